import { readFile } from "node:fs/promises";
import { z } from "zod";
import { FUNDING_TYPES } from "@shared/constants/enums";

const amount = z.string().regex(/^\d+$/).nullable();
const rowSchema = z.strictObject({
  source: z.string(),
  externalId: z.string().nullable(),
  name: z.string(),
  funderName: z.string().nullable(),
  description: z.string().nullable(),
  fundingType: z.enum(FUNDING_TYPES),
  minAmount: amount,
  maxAmount: amount,
  currency: z.string().length(3),
  eligibleCountries: z.array(z.string()),
  deadline: z.iso.date().nullable(),
  applicationUrl: z.url().nullable(),
  sourceUrl: z.url().nullable(),
});
const pairSchema = z.strictObject({
  id: z.string(),
  isSame: z.boolean(),
  /** The language of `right`. */
  language: z.string(),
  left: rowSchema,
  right: rowSchema,
});
export type CallRow = z.infer<typeof rowSchema>;
export type CallPair = z.infer<typeof pairSchema>;

/** Rules are made with "tune". Of "report" only the figures are looked at. */
export type Half = "tune" | "report";
export const HALVES = ["tune", "report"] as const satisfies readonly Half[];

/** Reads the labelled pairs of a half. @throws if a line is no pair */
export async function readPairs(half: Half): Promise<CallPair[]> {
  const text = await readFile(new URL(`pairs/${half}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => pairSchema.parse(JSON.parse(line)));
}
