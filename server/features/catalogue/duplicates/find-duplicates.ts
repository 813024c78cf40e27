import { type Db, inTransaction } from "../../../platform/db/database";
import type { Deps } from "../../../context/deps";
import { publishCatalogue } from "../curation/curation-push";
import { listComparisonKeys } from "./comparison-keys";
import * as queries from "./duplicates.queries";
import { PROPOSED_FROM, scoreCalls } from "./score-calls";
import { type ComparedRow, describeCall, type Traits } from "./traits";

/** Few rows are compared in one transaction: an import that changes one of them waits for its end. */
const BATCH = 40;
/** All walks share this key, so that only one runs at a time. */
const WALK_KEY = "catalogue";

/** Queues the comparison of what is new or changed, after a committed change. The schedule finds what could not be queued. */
export async function requestDuplicateSearch(deps: Pick<Deps, "jobs" | "db" | "log">): Promise<void> {
  await enqueueDuplicateSearch(deps, deps.db).catch((error: unknown) =>
    deps.log.warn({ err: error }, "the search for duplicates could not be queued"),
  );
}

/** Queues the same in a transaction. Nothing happens if it is queued already. */
export async function enqueueDuplicateSearch(deps: Pick<Deps, "jobs">, db: Db): Promise<void> {
  await deps.jobs.enqueue(db, "find-duplicates", { walk: true }, { key: WALK_KEY });
  deps.jobs.nudge("find-duplicates");
}

/**
 * Compares the rows that are new or changed with those that share a rare trait with them, and proposes the pairs that seem to be the
 * same call. Finished batches stay stored after a failure.
 * @param limits `forMs`: no batch begins later than this
 * @returns whether all is done
 */
export async function findDuplicates(
  deps: Pick<Deps, "clock" | "db" | "log" | "push">,
  { signal, forMs = Infinity }: { signal?: AbortSignal; forMs?: number } = {},
): Promise<boolean> {
  const { db, clock } = deps;
  const endsAt = performance.now() + forMs;
  let found = 0;
  let isDone = false;
  do {
    signal?.throwIfAborted();
    const outcome = await inTransaction(db, (tx) => compareBatch(tx, clock.now()));
    found += outcome.found;
    isDone = outcome.compared < BATCH;
  } while (!isDone && performance.now() < endsAt);
  if (found > 0) {
    deps.log.info({ found }, "pairs that seem to be the same call");
    await publishCatalogue(deps, db);
  }
  return isDone;
}

async function compareBatch(tx: Db, now: Date): Promise<{ compared: number; found: number }> {
  const due = await queries.lockDue(tx, BATCH);
  if (due.length === 0) return { compared: 0, found: 0 };
  const own = (await queries.selectCompared(tx, due, now)).map(describeCall);
  await queries.storeKeys(
    tx,
    own.map((traits) => ({ id: traits.row.id, keys: listComparisonKeys(traits) })),
  );
  const pairs = await findPairs(tx, own, now);
  await queries.withdrawPairs(tx, due);
  await queries.storePairs(tx, pairs, now);
  await queries.withdrawWeaker(tx, [
    ...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId])),
  ]);
  await queries.markCompared(tx, due);
  return { compared: due.length, found: pairs.length };
}

async function findPairs(tx: Db, own: readonly Traits[], now: Date): Promise<queries.FoundPair[]> {
  const ids = own.map(({ row }) => row.id);
  const [byKeys, nearest] = [await queries.selectByKeys(tx, ids), await queries.selectNearest(tx, ids)];
  const candidatesOf = (id: string) => [...new Set([...(byKeys.get(id) ?? []), ...(nearest.get(id) ?? [])])];
  const known = new Map(own.map((traits) => [traits.row.id, traits]));
  const others = [...new Set(ids.flatMap(candidatesOf))].filter((id) => !known.has(id));
  for (const row of await queries.selectCompared(tx, others, now)) known.set(row.id, describeCall(row));
  const pairs = new Map<string, queries.FoundPair>();
  for (const one of own)
    for (const id of candidatesOf(one.row.id)) {
      const other = known.get(id);
      if (!other || areToldApartBySource(one.row, other.row)) continue;
      const { score, reasons } = scoreCalls(one, other);
      const [firstId, secondId] = [one.row.id, id].sort() as [string, string];
      if (score >= PROPOSED_FROM) pairs.set(`${firstId} ${secondId}`, { firstId, secondId, score, reasons });
    }
  return [...pairs.values()];
}

/** Two ids of one source are two calls, as its own administrators say. */
const areToldApartBySource = (a: ComparedRow, b: ComparedRow) =>
  a.source === b.source && a.externalId !== null && b.externalId !== null;
