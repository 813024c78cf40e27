import { duplicatePairs, fundingOpportunities as o } from "@shared/schema/index";
import type { Clock } from "../../server/platform/clock";
import type { Database } from "../../server/platform/db/database";
import { createLogger } from "../../server/platform/logger";
import { findDuplicates } from "../../server/features/catalogue/duplicates/find-duplicates";
import { findUniqueSlugs } from "../../server/features/catalogue/slug";
import { seedCatalogue } from "../../server/seed/seed";
import type { CallPair, CallRow } from "./pairs";

/** On this day all calls of the pairs are open. */
const clock: Clock = { now: () => new Date("2026-01-15T12:00:00Z") };
const log = createLogger("silent");

export const GOALS = { precision: 0.98, recall: 0.9 };

export type PairResult = { pair: CallPair; score: number | null };
export type Share = { share: number; of: number; low: number; high: number };
export type PairFigures = { precision: Share; recall: Share; wrong: PairResult[] };

/**
 * Puts the rows of the pairs into an empty, migrated database, with the rest of the starter catalogue around them, and compares all as
 * the server does.
 * @returns each pair with its score, or null if it was not proposed
 */
export async function measurePairs(db: Database, pairs: readonly CallPair[]): Promise<PairResult[]> {
  const lefts = new Map(pairs.map(({ left }) => [nameRow(left), left]));
  const rows = [...lefts.values(), ...pairs.map(({ right }) => right)];
  const ids = await insertRows(db, rows);
  await seedCatalogue({ db, clock, log });
  await findDuplicates({ db, clock, log, push: { publish: async () => {} } as never });
  const found = await db
    .select({ first: duplicatePairs.firstId, second: duplicatePairs.secondId, score: duplicatePairs.score })
    .from(duplicatePairs);
  const scores = new Map(found.map(({ first, second, score }) => [`${first} ${second}`, score]));
  const positions = new Map([...lefts.keys()].map((name, at) => [name, at]));
  return pairs.map((pair, at) => {
    const key = [ids[positions.get(nameRow(pair.left))!]!, ids[lefts.size + at]!].sort().join(" ");
    return { pair, score: scores.get(key) ?? null };
  });
}

const nameRow = ({ source, externalId }: CallRow) => `${source} ${externalId}`;

async function insertRows(db: Database, rows: readonly CallRow[]): Promise<string[]> {
  const slugs = await findUniqueSlugs(
    db,
    rows.map(({ name }) => name),
  );
  const inserted = await db
    .insert(o)
    .values(rows.map((row, at) => ({ ...row, slug: slugs[at]!, verificationStatus: "verified" as const })))
    .returning({ id: o.id });
  return inserted.map(({ id }) => id);
}

/** How many of the proposed pairs are right, and how many of the right ones are proposed. */
export function countPairs(results: readonly PairResult[]): PairFigures {
  const proposed = results.filter(({ score }) => score !== null);
  const same = results.filter(({ pair }) => pair.isSame);
  const right = proposed.filter(({ pair }) => pair.isSame).length;
  return {
    precision: estimateShare(right, proposed.length),
    recall: estimateShare(right, same.length),
    wrong: results.filter(({ pair, score }) => pair.isSame !== (score !== null)),
  };
}

/** A share with Wilson's interval, which holds the true one in 95 of 100 cases, also near 0 and 1. */
export function estimateShare(count: number, of: number): Share {
  if (of === 0) return { share: 0, of, low: 0, high: 1 };
  const z = 1.96;
  const share = count / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const width = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { share, of, low: Math.max(0, middle - width), high: Math.min(1, middle + width) };
}

const print = ({ share, of, low, high }: Share) =>
  `${share.toFixed(3)} of ${of} (95 %: ${low.toFixed(3)} to ${high.toFixed(3)})`;

/** The figures as text. The pairs that are wrong follow for "tune" only, since nobody looks at those of "report". */
export function describePairs({ precision, recall, wrong }: PairFigures, withWrong: boolean): string {
  const lines = [`Precision ${print(precision)}`, `Recall    ${print(recall)}`];
  if (withWrong)
    for (const { pair, score } of wrong)
      lines.push(
        `${pair.isSame ? "missed" : `wrong ${score?.toFixed(2)}`}: ${pair.left.name} | ${pair.right.name} (${pair.id})`,
      );
  return lines.join("\n");
}

export const reachesGoals = ({ precision, recall }: PairFigures): boolean =>
  precision.share >= GOALS.precision && recall.share >= GOALS.recall;
