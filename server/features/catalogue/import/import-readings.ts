import { type Db, inSavepoint } from "../../../platform/db/database";
import type { ScrapedOpportunity } from "../extraction/types";
import { isValueError } from "../../../platform/errors/pg-error";
import { updateKnown } from "./update-known";
import { insertNew } from "./insert-new";
import * as queries from "./import.queries";
import { type IncomingReading, getPageKey, removeRepeats } from "./identity";
import { matchReadings, hasNewValues } from "./match-batch";
import { CLOSED, cleanAddress, cleanId, cleanValues, fingerprintValues, type Values } from "./reading-values";

const BATCH = 500;
/** An import of more readings counts as a bulk. */
const BULK_ABOVE = 200;
/** `lastSyncedAt` is written at most once an hour, to spare needless updates. */
export const SYNC_WRITTEN_EVERY_MS = 3_600_000;

/** Counts of an import. Their sum is the number of readings, less those that the database refused. */
export type ImportCounts = {
  created: number;
  /** Opportunities that took over what the source says: pending ones, and verified ones facts that they lacked. */
  updated: number;
  /** Verified opportunities for which changes were proposed. */
  proposed: number;
  /** Known and unchanged, rejected before, or over. */
  skipped: number;
};

export type Reading = IncomingReading & {
  /** Its values as they are stored for the next comparison (see `fingerprintValue`). Lazy: most of a large extract is closed and needs none. */
  fingerprints: () => Values;
} & Pick<ScrapedOpportunity, "origins" | "constants" | "isClosed">;

/** What is read of a call that the catalogue has. It may leave out the name. */
export type KnownReading = Omit<Reading, "values"> & {
  values: Values;
  /** When the source last listed the call, where it is closed because no list has had it since. */
  lastListedAt?: Date;
};

export type ImportContext = {
  source: string;
  now: Date;
  /** In a bulk no similar names are looked for: each would take a search of its own. */
  isBulk: boolean;
  /** A bulk in which every reading has an id of its source, and is told from the others by that id alone. */
  isIdentifiedByIds: boolean;
  /** Whether the source may have said something else since. */
  isOld: boolean;
  /** The number of readings from each page; empty when ids decide. */
  readingsOfPage: ReadonlyMap<string, number>;
};

type OnRefused = (name: string, cause: unknown) => void;
type ImportOptions = {
  source: string;
  now: Date;
  isBulk?: boolean;
  isOld?: boolean;
  onRefused?: OnRefused;
};

/**
 * Imports readings of one source into the catalogue. New opportunities become pending, pending ones are updated, and for verified ones
 * the changes are proposed; rejected ones stay as they are. Fields that an administrator wrote are never changed. Readings go in by
 * batches, each in a transaction of its own or all in the caller's.
 * @param options `source` is stored with the rows; `isBulk` marks a part of a large import (see `ImportContext`); `isOld` that the source
 * may have said something else since, so that nothing is closed or opened; `onRefused` is called
 * for each reading that the database refuses, while all others go in; without it the first refusal is thrown
 */
export async function importReadings(
  db: Db,
  readings: readonly ScrapedOpportunity[],
  options: ImportOptions,
): Promise<ImportCounts> {
  return importPreparedReadings(db, prepareReadings(readings), options);
}

/** Readings ready for the import: cleaned and without repeats. `given` counts them before that. */
export type PreparedReadings = { given: number; clean: readonly Reading[] };

/** The part of an import that needs no database: it can run while the batch before is stored. */
export function prepareReadings(readings: readonly ScrapedOpportunity[]): PreparedReadings {
  return {
    given: readings.length,
    clean: removeRepeats(readings.flatMap((reading) => prepareReading(reading) ?? [])),
  };
}

/** The part of `importReadings` that needs the database. */
export async function importPreparedReadings(
  db: Db,
  { given, clean }: PreparedReadings,
  options: ImportOptions,
): Promise<ImportCounts> {
  const isBulk = options.isBulk === true || clean.length > BULK_ABOVE;
  const isIdentifiedByIds = isBulk && clean.every(({ externalId }) => externalId !== null);
  const context: ImportContext = {
    source: options.source,
    now: options.now,
    isBulk,
    isIdentifiedByIds,
    isOld: options.isOld === true,
    readingsOfPage: isIdentifiedByIds ? new Map() : countReadingsPerPage(clean),
  };
  const total: ImportCounts = { created: 0, updated: 0, proposed: 0, skipped: given - clean.length };
  for (let start = 0; start < clean.length; start += BATCH) {
    const batch = clean.slice(start, start + BATCH);
    const outcome = await importWithBisection(db, batch, start, context, options.onRefused);
    total.created += outcome.created;
    total.updated += outcome.updated;
    total.proposed += outcome.proposed;
    total.skipped += outcome.skipped;
  }
  return total;
}

/**
 * Notes that a source lists these of its calls, by its ids, although it says nothing of them that the product reads. They are not
 * closed as calls that it lists no more.
 */
export async function noteListed(
  db: Db,
  externalIds: readonly string[],
  { source, now }: Pick<ImportContext, "source" | "now">,
): Promise<void> {
  if (externalIds.length === 0) return;
  await markDue(db, await queries.selectByExternalIds(db, source, [...externalIds]), now);
}

/** Notes that the source has listed these rows now, where that was noted too long ago. */
async function markDue(
  db: Db,
  rows: readonly Pick<queries.KnownRow, "id" | "lastSyncedAt">[],
  now: Date,
): Promise<void> {
  const isDue = (noted: Date | null) =>
    noted === null || now.getTime() - noted.getTime() >= SYNC_WRITTEN_EVERY_MS;
  const due = rows.filter(({ lastSyncedAt }) => isDue(lastSyncedAt));
  await queries.markSynced(
    db,
    now,
    due.map(({ id }) => id),
  );
}

/** Imports a batch; where the database refuses a value, it halves the batch until only the refused reading is left out. */
async function importWithBisection(
  db: Db,
  batch: readonly Reading[],
  start: number,
  context: ImportContext,
  onRefused: OnRefused | undefined,
): Promise<ImportCounts> {
  try {
    // A savepoint, so that a refused reading does not end the caller's transaction.
    const { created, updated, proposed } = await inSavepoint(db, (tx) =>
      importBatch(tx, batch, start, context),
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
  const first = await importWithBisection(db, batch.slice(0, half), start, context, onRefused);
  const second = await importWithBisection(db, batch.slice(half), start + half, context, onRefused);
  return {
    created: first.created + second.created,
    updated: first.updated + second.updated,
    proposed: first.proposed + second.proposed,
    skipped: first.skipped + second.skipped,
  };
}

function prepareReading({
  url,
  externalId,
  values,
  origins,
  constants,
  isClosed,
}: ScrapedOpportunity): Reading | null {
  const clean = cleanValues(values);
  if (clean === null) return null;
  let notes: Values | undefined;
  return {
    // The two are often equal, and checking an address is slow.
    url: url === clean.applicationUrl ? url : (cleanAddress(url) ?? ""),
    externalId: cleanId(externalId) ?? null,
    values: clean,
    fingerprints: () =>
      (notes ??= {
        ...fingerprintValues(clean),
        ...(isClosed && clean.deadline == null && { deadline: CLOSED }),
      }),
    origins,
    constants,
    isClosed,
  };
}

function countReadingsPerPage(readings: readonly Reading[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reading of readings) counts.set(getPageKey(reading), (counts.get(getPageKey(reading)) ?? 0) + 1);
  return counts;
}

async function importBatch(tx: Db, batch: readonly Reading[], start: number, context: ImportContext) {
  await (context.isIdentifiedByIds ? queries.lockCatalogueForBulk(tx) : queries.lockCatalogue(tx));
  const { matches, newReadings } = await matchReadings(tx, batch, context);
  const live = matches.filter(({ row }) => row.status !== "rejected");
  const known = await updateKnown(
    tx,
    live.filter(({ reading, row }) => hasNewValues(reading, row, context)),
    context,
  );
  const created = await insertNew(tx, newReadings, start, context);
  await markDue(
    tx,
    live.map(({ row }) => row),
    context.now,
  );
  return { ...known, created };
}
