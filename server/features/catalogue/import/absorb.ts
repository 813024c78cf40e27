import { type Db, inSavepoint } from "../../../platform/db/database";
import type { ScrapedOpportunity } from "../extraction/types";
import { isValueError } from "../../../platform/errors/pg-error";
import { absorbKnown } from "./absorb-known";
import { absorbNew } from "./absorb-new";
import * as queries from "./absorb.queries";
import { type Incoming, pageOf, withoutRepeats } from "./identity";
import { matchBatch, saysMore } from "./match-batch";
import { cleanAddress, cleanId, cleanValues, notesOf, type Values } from "./reading-values";

const BATCH = 500;
/** More readings than these are a bulk. */
const FEW = 200;
/** A row that was read a moment ago is not written again only to say so. */
const SYNC_NOTED_EVERY_MS = 3_600_000;

/** What became of readings: their sum is how many there were, but for those that were refused. */
export type Absorbed = {
  created: number;
  /** Pending ones that now say what the source says. */
  updated: number;
  /** Verified ones for which changes were proposed. */
  proposed: number;
  /** Known and unchanged, rejected before, or over. */
  skipped: number;
};

export type Reading = Incoming & {
  /** How its values are remembered (see `noted`). Not made for what is over and unknown, which is much of a large extract. */
  notes: () => Values;
} & Pick<ScrapedOpportunity, "origins" | "constants">;

export type AbsorbContext = {
  source: string;
  now: Date;
  /** So many that nobody searches for names that are only alike: each would be a search of its own. */
  isBulk: boolean;
  /** A bulk in which the source names every one by an id: nothing but that tells its own opportunities apart. */
  isByIds: boolean;
  /** How many readings came from each page; empty where that says nothing. */
  readingsOfPage: ReadonlyMap<string, number>;
};

type OnRefused = (name: string, cause: unknown) => void;
type AbsorbOptions = { source: string; now: Date; isBulk?: boolean; onRefused?: OnRefused };

/**
 * Takes what was read from a source into the catalogue. What is new waits for a curator; a known one that still waits says from
 * then on what its source says; for a verified one the changes are proposed; what was rejected stays so. No field that an
 * administrator wrote is touched. Any number of readings, in batches with a transaction each, or all in the caller's one.
 * @param options `source` is the word that the rows carry as theirs; `isBulk` is for a part of a large import (see `AbsorbContext`);
 * `onRefused` is told of each that the database does not take, all others go in; without it, the first one is thrown
 */
export async function absorb(
  db: Db,
  readings: readonly ScrapedOpportunity[],
  options: AbsorbOptions,
): Promise<Absorbed> {
  return absorbPrepared(db, prepareReadings(readings), options);
}

/** Readings on their way into the catalogue: cleaned, none twice. */
export type PreparedReadings = { given: number; clean: readonly Reading[] };

/** The part of absorbing that needs no database, so that an import can do it while the batch before is being stored. */
export function prepareReadings(readings: readonly ScrapedOpportunity[]): PreparedReadings {
  return {
    given: readings.length,
    clean: withoutRepeats(readings.flatMap((reading) => toReading(reading) ?? [])),
  };
}

/** The other part of `absorb`. */
export async function absorbPrepared(
  db: Db,
  { given, clean }: PreparedReadings,
  options: AbsorbOptions,
): Promise<Absorbed> {
  const isBulk = options.isBulk === true || clean.length > FEW;
  const isByIds = isBulk && clean.every(({ externalId }) => externalId !== null);
  const context: AbsorbContext = {
    source: options.source,
    now: options.now,
    isBulk,
    isByIds,
    readingsOfPage: isByIds ? new Map() : countPages(clean),
  };
  const total: Absorbed = { created: 0, updated: 0, proposed: 0, skipped: given - clean.length };
  for (let start = 0; start < clean.length; start += BATCH) {
    const batch = clean.slice(start, start + BATCH);
    const outcome = await absorbWhatGoes(db, batch, start, context, options.onRefused);
    total.created += outcome.created;
    total.updated += outcome.updated;
    total.proposed += outcome.proposed;
    total.skipped += outcome.skipped;
  }
  return total;
}

/** A batch that holds something the database refuses is taken in by halves, until what it refuses stands alone. */
async function absorbWhatGoes(
  db: Db,
  batch: readonly Reading[],
  start: number,
  context: AbsorbContext,
  onRefused: OnRefused | undefined,
): Promise<Absorbed> {
  try {
    // In the caller's transaction a savepoint: what was refused leaves the rest of it as it was.
    const { created, updated, proposed } = await inSavepoint(db, (tx) =>
      absorbBatch(tx, batch, start, context),
    );
    return { created, updated, proposed, skipped: batch.length - created - updated - proposed };
  } catch (error) {
    if (!onRefused || !isValueError(error)) throw error;
    if (batch.length === 1) {
      onRefused(batch[0]!.values.name, error);
      return { created: 0, updated: 0, proposed: 0, skipped: 0 };
    }
  }
  const half = Math.ceil(batch.length / 2);
  const first = await absorbWhatGoes(db, batch.slice(0, half), start, context, onRefused);
  const second = await absorbWhatGoes(db, batch.slice(half), start + half, context, onRefused);
  return {
    created: first.created + second.created,
    updated: first.updated + second.updated,
    proposed: first.proposed + second.proposed,
    skipped: first.skipped + second.skipped,
  };
}

function toReading({ url, externalId, values, origins, constants }: ScrapedOpportunity): Reading | null {
  const clean = cleanValues(values);
  if (clean === null) return null;
  let notes: Values | undefined;
  return {
    // Often the same, and an address is slow to check.
    url: url === clean.applicationUrl ? url : (cleanAddress(url) ?? ""),
    externalId: cleanId(externalId) ?? null,
    values: clean,
    notes: () => (notes ??= notesOf(clean)),
    origins,
    constants,
  };
}

function countPages(readings: readonly Reading[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reading of readings) counts.set(pageOf(reading), (counts.get(pageOf(reading)) ?? 0) + 1);
  return counts;
}

async function absorbBatch(tx: Db, batch: readonly Reading[], start: number, context: AbsorbContext) {
  await (context.isByIds ? queries.lockCatalogueForBulk(tx) : queries.lockCatalogue(tx));
  const { matches, news } = await matchBatch(tx, batch, context);
  const live = matches.filter(({ row }) => row.status !== "rejected");
  const known = await absorbKnown(
    tx,
    live.filter(({ reading, row }) => saysMore(reading, row, context.source)),
    context,
  );
  const created = await absorbNew(tx, news, start, context);
  const isDue = (noted: Date | null) =>
    noted === null || context.now.getTime() - noted.getTime() >= SYNC_NOTED_EVERY_MS;
  const due = live.filter(({ row }) => isDue(row.lastSyncedAt));
  await queries.noteSynced(
    tx,
    context.now,
    due.map(({ row }) => row.id),
  );
  return { ...known, created };
}
