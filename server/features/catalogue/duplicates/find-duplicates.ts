import { createYield } from "../../../platform/concurrency/yield-to-event-loop";
import { type Db, inTransaction } from "../../../platform/db/database";
import type { Deps } from "../../../context/deps";
import { publishCatalogue } from "../curation/curation-push";
import { listComparisonKeys } from "./comparison-keys";
import * as queries from "./duplicates.queries";
import { PROPOSED_FROM, scoreCalls } from "./score-calls";
import { type ComparedRow, describeCall, type Traits } from "./traits";

/** Few rows are taken at a time, so that a transaction is short. */
const BATCH = 40;
/** Comparing holds up the process for so long at a time, between requests. */
const SLICES = { workMs: 10, pauseMs: 5 };
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
  const letOthersWork = createYield({ ...SLICES, signal });
  let found = 0;
  let isDone = false;
  do {
    signal?.throwIfAborted();
    const outcome = await compareBatch(db, clock.now(), letOthersWork);
    found += outcome.found;
    isDone = outcome.compared < BATCH;
  } while (!isDone && performance.now() < endsAt);
  if (found > 0) {
    deps.log.info({ found }, "pairs that seem to be the same call");
    await publishCatalogue(deps, db);
  }
  return isDone;
}

async function compareBatch(
  db: Db,
  now: Date,
  letOthersWork: () => Promise<void>,
): Promise<{ compared: number; found: number }> {
  const { due, own } = await inTransaction(db, async (tx) => {
    const taken = await queries.takeDue(tx, BATCH);
    const rows = await queries.selectCompared(tx, listIds(taken), now);
    const traits = rows.map(describeCall);
    await queries.storeKeys(
      tx,
      traits.map((one) => ({ id: one.row.id, keys: listComparisonKeys(one) })),
    );
    return { due: taken, own: traits };
  });
  if (due.length === 0) return { compared: 0, found: 0 };
  const pairs = await findPairs(db, own, now, letOthersWork);
  const found = await inTransaction(db, async (tx) => {
    const ids = [
      ...new Set([...listIds(due), ...pairs.flatMap(({ firstId, secondId }) => [firstId, secondId])]),
    ];
    const held = await queries.holdOpportunities(tx, ids);
    // A row that somebody is writing now is compared again.
    const isHeld = ({ firstId, secondId }: queries.FoundPair) => held.has(firstId) && held.has(secondId);
    const waiting = new Set(
      pairs.filter((pair) => !isHeld(pair)).flatMap(({ firstId, secondId }) => [firstId, secondId]),
    );
    const storable = pairs.filter(isHeld);
    const done = due.filter(({ id }) => held.has(id) && !waiting.has(id));
    await queries.withdrawPairs(tx, listIds(done), storable);
    await queries.storePairs(tx, storable, now);
    await queries.withdrawWeaker(tx, [
      ...new Set(storable.flatMap(({ firstId, secondId }) => [firstId, secondId])),
    ]);
    await queries.markCompared(tx, done);
    return storable.length;
  });
  return { compared: due.length, found };
}

const listIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function findPairs(
  db: Db,
  own: readonly Traits[],
  now: Date,
  letOthersWork: () => Promise<void>,
): Promise<queries.FoundPair[]> {
  const ids = own.map(({ row }) => row.id);
  const [byKeys, nearest] = [await queries.selectByKeys(db, ids), await queries.selectNearest(db, ids)];
  const candidatesOf = (id: string) => [...new Set([...(byKeys.get(id) ?? []), ...(nearest.get(id) ?? [])])];
  const known = new Map(own.map((traits) => [traits.row.id, traits]));
  const others = [...new Set(ids.flatMap(candidatesOf))].filter((id) => !known.has(id));
  for (const row of await queries.selectCompared(db, others, now)) {
    await letOthersWork();
    known.set(row.id, describeCall(row));
  }
  const pairs = new Map<string, queries.FoundPair>();
  for (const one of own) {
    await letOthersWork();
    for (const id of candidatesOf(one.row.id)) {
      const other = known.get(id);
      if (!other || areToldApartBySource(one.row, other.row)) continue;
      const { score, reasons } = scoreCalls(one, other);
      const [firstId, secondId] = [one.row.id, id].sort() as [string, string];
      if (score >= PROPOSED_FROM) pairs.set(`${firstId} ${secondId}`, { firstId, secondId, score, reasons });
    }
  }
  return [...pairs.values()];
}

/** Two ids of one source are two calls, as its own administrators say. */
const areToldApartBySource = (a: ComparedRow, b: ComparedRow) =>
  a.source === b.source && a.externalId !== null && b.externalId !== null;
