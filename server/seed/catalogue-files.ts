import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { AWARD_SOURCES, RECIPIENT_TYPES } from "@shared/constants/awards";
import { FUNDER_TYPES, FUNDING_TYPES } from "@shared/constants/enums";

const text = z.string().nullable();
const words = z.array(z.string());
const amount = z.number().min(0).nullable();
const basis = z.enum(["source", "general-knowledge"]);

const programme = z.object({
  id: z.string(),
  name: z.string(),
  funderName: z.string(),
  funderType: z.enum(FUNDER_TYPES),
  fundingType: z.enum(FUNDING_TYPES),
  minAmount: amount,
  maxAmount: amount,
  currency: text,
  eligibleEntityTypes: words,
  eligibleCountries: words,
  industryFocus: words,
  stageFocus: words,
  description: text,
  equityTerms: text,
  deadline: text,
  deadlineType: z.enum(["rolling", "annual", "cohort", "fixed", "recurring"]).nullable(),
  status: z.enum(["open", "closed", "rolling", "upcoming", "waitlist", "paused", "to-confirm"]).nullable(),
  applicationUrl: z.string(),
  sourceUrl: z.string(),
  asOf: z.iso.date(),
  basis,
  sourceList: z.enum(["foundshore-2026", "nyserda-2026"]).nullable(),
});
export type Programme = z.infer<typeof programme>;

const funder = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(FUNDER_TYPES),
  website: text,
  country: text,
  geographies: words,
  industryFocus: words,
  stageFocus: words,
  minCheque: amount,
  maxCheque: amount,
  currency: text,
  description: text,
  sourceUrl: z.string(),
  asOf: z.iso.date(),
  basis,
  rorId: z.url().optional(),
  orgIds: words.default([]),
  uei: z.string().optional(),
  aliases: words.default([]),
  /** The `id` of the funder that it is a part of. */
  parentId: z.string().optional(),
});
export type CatalogueFunder = z.infer<typeof funder>;

const resource = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(["template", "guide", "tool", "video", "course", "database"]),
  publisher: text,
  /** Null for texts that were written for this project. Their text is in `contentFile`. */
  url: text,
  contentFile: z.string().optional(),
  description: text,
  relevantFor: words,
  licence: text,
  asOf: z.iso.date(),
  basis: z.enum([...basis.options, "own"]),
});
/** `content` is Markdown. */
export type CatalogueResource = Omit<z.infer<typeof resource>, "contentFile"> & { content: string | null };

const grantsGovRow = z.object({
  id: z.string(),
  number: text,
  title: z.string(),
  agency: text,
  openDate: text,
  closeDate: text,
  responseDateDesc: text,
  docType: z.enum(["synopsis", "forecast"]),
  synopsisDescExcerpt: text,
  applicantTypes: words.nullable(),
  fundingInstruments: words.nullable(),
  fundingActivityCategories: words.nullable(),
  awardFloor: text,
  awardCeiling: text,
  fundingDescLinkUrl: text,
  sourceAsOf: z.iso.date(),
});
export type GrantsGovRow = z.infer<typeof grantsGovRow>;

/** The rows were written by the readers of awards, from recorded answers. */
const award = z.object({
  source: z.enum(AWARD_SOURCES),
  sourceId: z.string(),
  awardKey: z.string(),
  funderIdentifier: text,
  funderName: z.string(),
  recipientName: z.string(),
  recipientIdentifiers: words,
  recipientType: z.enum(RECIPIENT_TYPES).nullable(),
  recipientCountry: text,
  recipientRegion: text,
  amount: z.string(),
  currency: z.string(),
  awardedOn: z.iso.date(),
  title: text,
  url: text,
  licence: z.string(),
  readAt: z.iso.date(),
});
export type CatalogueAward = z.infer<typeof award>;

export type Catalogue = {
  programmes: Programme[];
  grantsGov: GrantsGovRow[];
  funders: CatalogueFunder[];
  resources: CatalogueResource[];
  awards: CatalogueAward[];
};

export type CatalogueFiles = {
  /** Changes when any of the files does. */
  fingerprint: string;
  parse: () => Catalogue;
};

const FILES = [
  "programmes.json",
  "grants-gov-opportunities.jsonl",
  "funders.json",
  "resources.json",
  "awards.jsonl",
] as const;

/** Finds the folder of data, which is beside the sources and has another relative path from a build. */
export function findDataFolder(): string {
  for (const path of ["./data", "../../server/seed/data", "../server/seed/data"]) {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(join(folder, FILES[0]))) return folder;
  }
  throw new Error("The folder server/seed/data/ with the starter catalogue is missing.");
}

/** Reads the texts that were written for the library, by file name. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return new Map(names.map((name, index) => [name, texts[index] ?? ""]));
}

/** Reads the files of the starter catalogue. They are parsed only if the rows are needed. */
export async function readCatalogueFiles(): Promise<CatalogueFiles> {
  const folder = findDataFolder();
  const [programmes, grantsGov, funders, resources, awards] = await Promise.all(
    FILES.map((name) => readFile(join(folder, name), "utf8")),
  );
  const texts = await readTexts(join(folder, "resources"));
  const hash = createHash("sha256");
  for (const file of [programmes, grantsGov, funders, resources, awards, ...texts.values()])
    hash.update(file ?? "").update("\0");
  return {
    fingerprint: hash.digest("hex"),
    parse: () => ({
      programmes: z.array(programme).parse(JSON.parse(programmes ?? "")),
      grantsGov: parseLines(grantsGov).map((row) => grantsGovRow.parse(row)),
      awards: parseLines(awards).map((row) => award.parse(row)),
      funders: z.array(funder).parse(JSON.parse(funders ?? "")),
      resources: z
        .array(resource)
        .parse(JSON.parse(resources ?? ""))
        .map(({ contentFile, ...row }) => ({ ...row, content: findText(texts, contentFile) })),
    }),
  };
}

const parseLines = (file: string | undefined): unknown[] =>
  (file ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line));

function findText(texts: ReadonlyMap<string, string>, file: string | undefined): string | null {
  if (file === undefined) return null;
  const text = texts.get(file);
  if (text === undefined) throw new Error(`The starter catalogue has no text ${file}.`);
  return text;
}
