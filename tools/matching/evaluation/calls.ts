import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { EntityType } from "@shared/constants/enums";
import { LONG_TEXT_MAX, NAME_MAX } from "@shared/constants/limits";
import { toRegionCodes } from "@shared/constants/regions/regions";
import {
  type CatalogueOpportunity,
  mapGrantsGovRecord,
} from "../../../server/features/catalogue/grants-gov/mapping";
import { cutAtWord } from "../../../server/platform/text/text";

const text = z.string().nullish();
const words = z.array(z.string()).nullish();

/** A record of Grants.gov with the service's own field names. `docType` is as in its answers. */
const federalCall = z.object({
  set: z.literal("federal"),
  id: z.string(),
  number: text,
  title: z.string(),
  agency: text,
  docType: z.enum(["synopsis", "forecast"]),
  synopsisDescExcerpt: text,
  eligibilityDesc: text,
  applicantTypes: words,
  fundingInstruments: words,
  fundingActivityCategories: words,
  awardFloor: text,
  awardCeiling: text,
  sourceAsOf: z.iso.date(),
});

/** A grant of Pennsylvania or California, from the public samples of the CommonGrants protocol. */
const stateCall = z.object({
  set: z.literal("state"),
  id: z.string(),
  state: z.enum(["Pennsylvania", "California"]),
  title: z.string(),
  agency: z.string(),
  description: text,
  applicantType: text,
  eligibility: text,
  category: text,
  fundingType: text,
  sourceAsOf: z.iso.date(),
});

const call = z.discriminatedUnion("set", [federalCall, stateCall]);
type StateCall = z.infer<typeof stateCall>;

/**
 * Reads a catalogue of calls that is kept for the evaluation alone. Every call counts as open, because what is
 * measured is the ranking and not the calendar.
 * @throws ZodError for a malformed line
 */
export async function readCalls(file: URL): Promise<CatalogueOpportunity[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const row = call.parse(JSON.parse(line));
    const readAt = new Date(`${row.sourceAsOf}T00:00:00Z`);
    if (row.set === "state") return mapStateCall(row, readAt);
    return mapGrantsGovRecord(
      { ...row, description: row.synopsisDescExcerpt ?? null, openDate: null, closeDate: null },
      readAt,
    );
  });
}

/** The words of the two states for applicants. What is not listed leaves the list open. */
const APPLICANT_WORDS: readonly (readonly [words: RegExp, types: readonly EntityType[]])[] = [
  [/non-?profit|501|charit|library|museum/i, ["Nonprofit"]],
  [
    /public agenc|municipal|count(?:y|ies)|borough|township|cit(?:y|ies)|government|tribal|authorit/i,
    ["Government"],
  ],
  [/business|for[- ]profit|compan|corporation|farm|developer|employer/i, ["Startup", "Social Enterprise"]],
  [/school|intermediate unit/i, ["School"]],
  [/universit|college|higher education|academic/i, ["Research", "School"]],
  [/individual|resident|homeowner|student/i, ["Individual"]],
  [/community (?:group|based|organization)|association|club|fire compan/i, ["Community Group", "Nonprofit"]],
];

function mapStateCall(row: StateCall, readAt: Date): CatalogueOpportunity {
  const applicants = row.applicantType ?? "";
  const types = new Set(APPLICANT_WORDS.flatMap(([words, types]) => (words.test(applicants) ? types : [])));
  const description = [row.description, row.category].filter(Boolean).join("\n");
  return {
    name: cutAtWord(row.title, NAME_MAX),
    funderName: cutAtWord(row.agency, NAME_MAX),
    funderType: "government",
    description: cutAtWord(description, LONG_TEXT_MAX) || null,
    fundingType: /loan/i.test(row.fundingType ?? "") ? "loan" : "grant",
    eligibleEntityTypes: [...types],
    // A list in words is never complete for sure.
    eligibleEntityTypesOpenEnded: types.size > 0,
    eligibleCountries: ["US"],
    eligibleRegions: toRegionCodes([row.state], ["US"]),
    eligibilityText: [row.applicantType, row.eligibility].filter(Boolean).join("\n") || null,
    source: row.state,
    externalId: row.id,
    lastSyncedAt: readAt,
  };
}
