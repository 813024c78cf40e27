import { readFile } from "node:fs/promises";
import { fundingOpportunities } from "@shared/schema/index";
import type { Db } from "../../../server/platform/db/database";
import type { Clock } from "../../../server/platform/clock";
import { findUniqueSlugs } from "../../../server/features/catalogue/slug";
import { GRANTS_GOV_SOURCE } from "../../../server/features/catalogue/grants-gov/mapping";
import { readDate } from "../../../server/features/catalogue/grants-gov/values";
import { readCatalogueFiles } from "../../../server/seed/catalogue-files";
import { seedCatalogue } from "../../../server/seed/seed";
import { readCalls } from "./calls";
import { listGrades, readNamedLabels } from "./label-files";
import { PROFILES } from "./profiles/index";
import { readReaders } from "./readers";
import * as chooseDifficult from "./sets/choose/organisations/difficult";
import * as chooseElaborate from "./sets/choose/organisations/elaborate";
import * as chooseOtherLanguages from "./sets/choose/organisations/other-languages";
import * as chooseTerse from "./sets/choose/organisations/terse";
import * as reportDifficult from "./sets/report/organisations/difficult";
import * as reportElaborate from "./sets/report/organisations/elaborate";
import * as reportOtherLanguages from "./sets/report/organisations/other-languages";
import * as reportTerse from "./sets/report/organisations/terse";
import type { EvalProfile, Grade, Labels } from "./types";

/** Figures that an evaluation must reach. `ineligible` is a number of opportunities, the others are shares. */
export type Goals = {
  ndcg: number;
  ndcgLead: number;
  recall: number;
  ineligible: number;
  calibrationError: number;
};

/** Organisations, a catalogue and grades. Sets have neither organisations nor opportunities in common. */
export type EvalSet = {
  name: "starter" | "choose" | "report";
  profiles: readonly EvalProfile[];
  goals: Goals;
  /** Fills an empty, migrated database. */
  fill(deps: { db: Db; clock: Clock }): Promise<void>;
  /** Names an opportunity in the labels. */
  nameKey(row: { source: string | null; externalId: string | null }): string;
  /** Reads when each opportunity was announced, by key; the day may be missing. */
  readDays(): Promise<ReadonlyMap<string, string>>;
  /** Reads the grades by profile and key. */
  readLabels(): Promise<ReadonlyMap<string, Labels>>;
};

/** The starter catalogue. The ranking was tuned to it, so its figures flatter. */
const starter: EvalSet = {
  name: "starter",
  profiles: PROFILES,
  goals: { ndcg: 0.8, ndcgLead: 0.15, recall: 0.85, ineligible: 0, calibrationError: 0.1 },
  fill: async (deps) => void (await seedCatalogue(deps)),
  nameKey: ({ source, externalId }) =>
    `${source === GRANTS_GOV_SOURCE ? "grants-gov" : "programmes"}/${externalId}`,
  readDays: async () => {
    const { programmes, grantsGov } = (await readCatalogueFiles()).parse();
    return new Map([
      ...programmes.map(({ id, asOf }) => [`programmes/${id}`, asOf] as const),
      // If the source does not say, it is the day when it was last read.
      ...grantsGov.map(
        ({ id, openDate, sourceAsOf }) => [`grants-gov/${id}`, readDate(openDate) ?? sourceAsOf] as const,
      ),
    ]);
  },
  readLabels: async () =>
    new Map([...(await readNamedLabels())].map(([id, labels]) => [id, listGrades(labels)])),
};

const ROWS_PER_STATEMENT = 50;

/**
 * Builds a set of calls and organisations that the ranking was not made for. `sets/MODEL-CARD.md` says how they
 * were made.
 */
function buildUnseen(name: "choose" | "report", profiles: readonly EvalProfile[]): EvalSet {
  const folder = new URL(`./sets/${name}/`, import.meta.url);
  return {
    name,
    profiles,
    goals: { ndcg: 0.7, ndcgLead: 0.12, recall: 0.8, ineligible: 0, calibrationError: 0.08 },
    fill: async ({ db, clock }) => {
      const calls = await readCalls(new URL("catalogue.jsonl", folder));
      const slugs = await findUniqueSlugs(
        db,
        calls.map((call) => call.name),
      );
      const rows = calls.map((call, index) => ({
        ...call,
        slug: slugs[index]!,
        verificationStatus: "verified" as const,
        verifiedAt: clock.now(),
      }));
      for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
        await db.insert(fundingOpportunities).values(rows.slice(start, start + ROWS_PER_STATEMENT));
    },
    nameKey: ({ externalId }) => externalId ?? "",
    readDays: async () => new Map(),
    readLabels: async () => {
      const judged = readReaders(await readFile(new URL("labels.tsv", folder), "utf8"));
      const labels = new Map<string, Map<string, Grade>>();
      for (const { organisation, call, grade } of judged)
        labels.set(organisation, (labels.get(organisation) ?? new Map<string, Grade>()).set(call, grade));
      return labels;
    },
  };
}

/** Parts of the ranking are compared on this set, and the best are kept. */
const choose = buildUnseen("choose", [
  ...chooseTerse.terse,
  ...chooseElaborate.elaborate,
  ...chooseOtherLanguages.otherLanguages,
  ...chooseDifficult.difficult,
]);

/** What is claimed of the ranking is measured on this set, once for each claim. */
const report = buildUnseen("report", [
  ...reportTerse.terse,
  ...reportElaborate.elaborate,
  ...reportOtherLanguages.otherLanguages,
  ...reportDifficult.difficult,
]);

export const SETS = { starter, choose, report } as const;
