import type { Logger } from "../../logger";
import { isDatabaseUnavailable } from "../../errors/pg-error";
import type { Database } from "../database";
import { chooseReplica, MAX_AGE_MS, type ReadKind } from "./choose-replica";
import { selectLastWrite, upsertLastWrite } from "./last-writes";
import { maxPosition, type LogPosition } from "./log-position";
import type { DatabaseServer } from "./server";
import type { Primary } from "./primary";
import type { Replica } from "./replica";
import { createRoutedDatabase, type Route } from "./routed-database";

/** The caller: a user, who must see their own writes, or a name, such as an address, for anybody else. */
type Caller = { userId: string } | { name: string };

/** The databases that one request reads from. */
export type RequestReads = { catalogue: Database; own: Database };

/** Routes reads to replicas or the primary, see `chooseReplica`. */
export type Reads = {
  /** For work that only reads data of one person. */
  own: Database;
  /** For a request that only reads. */
  forRequest(caller: Caller): RequestReads;
  /** Whether there are replicas that can be behind. */
  hasReplicas: boolean;
  /** Call it after a user's write and before it is answered. */
  recordWrite(userId: string): Promise<void>;
  /** Whether the primary is away but replicas can still answer reads. */
  canReadWithoutPrimary(): boolean;
  /** The current state of the replicas, for monitoring. */
  listReplicas(): ReplicaInfo[];
};

type ReplicaInfo = {
  /** Host and port. */
  server: string;
  isUsed: boolean;
  /** The largest possible age of its data. */
  ageMs: number;
  /** Statements and transactions that it has answered for this process. */
  answered: number;
};

/** Creates reads without replicas: everything is read from the primary. */
export const createPrimaryReads = (db: Database): Reads => ({
  own: db,
  forRequest: () => ({ catalogue: db, own: db }),
  hasReplicas: false,
  recordWrite: () => Promise.resolve(),
  canReadWithoutPrimary: () => false,
  listReplicas: () => [],
});

type Servers = { primary: DatabaseServer; primaryMonitor: Primary; replicas: Replica[]; log: Logger };

/** Creates reads from the replicas where that is allowed. */
export function createReplicaReads({ primary, primaryMonitor, replicas, log }: Servers): Reads {
  primaryMonitor.onAsked((state) => {
    for (const replica of replicas) replica.compareWith(state, primaryMonitor.history);
  });

  const answered = new Map(replicas.map((replica) => [replica, 0]));

  const getStatus = (replica: Replica) => {
    const now = performance.now();
    const position = replica.position();
    // While the primary is away nothing newer exists, so data does not age.
    const asOf = primaryMonitor.isAway() ? primaryMonitor.history.lastAskedAt() : now;
    // The age of a replica that is even behind this position is unknown.
    const isUp = replica.isUp(now) && position >= primaryMonitor.firstPosition();
    return { isUp, position, ageMs: primaryMonitor.history.getAge(position, asOf) };
  };

  function choose(kind: ReadKind, minPosition: LogPosition | null, key = ""): Replica | null {
    const demand = { kind, isPrimaryAway: primaryMonitor.isAway(), minPosition, key };
    const index = chooseReplica(replicas.map(getStatus), demand);
    return index === null ? null : replicas[index]!;
  }

  /** Chooses where a caller reads the catalogue. */
  async function chooseFor(caller: Caller): Promise<Replica | null> {
    await primaryMonitor.recheckAway();
    const base = primaryMonitor.minPosition();
    if (primaryMonitor.isAway() || "name" in caller)
      return choose("catalogue", base, "name" in caller ? caller.name : "");
    // If no replica qualifies for anybody, there is no need to look up the last write.
    if (base === null || choose("catalogue", base, caller.userId) === null) return null;
    const written = await selectLastWrite(primary.pool, caller.userId).catch(async (error: unknown) => {
      // The last write is unknown, and the primary does not know it any more either.
      if (await isPrimaryLost(error)) return null;
      throw error;
    });
    const chosen = choose("catalogue", maxPosition(base, written ?? 0n), caller.userId);
    // Ask the replicas for their positions now, so that the next request may find one that qualifies.
    if (chosen === null) for (const replica of replicas) replica.pollNow();
    return chosen;
  }

  /** Whether a statement failed because the primary is away. */
  const isPrimaryLost = async (error: unknown) =>
    isDatabaseUnavailable(error) && (await primaryMonitor.confirmAway());

  /**
   * Creates the databases of one request. The catalogue it reads must never go back in time, because caches store it
   * under the version that was read first: a replica may be replaced by the primary, and by another replica only while
   * the primary is away and nothing has been read yet.
   */
  function forRequest(caller: Caller): RequestReads {
    let chosen: Promise<Replica | null> | null = null;
    let hasRead = false;

    const catalogue: Route = async (read) => {
      const failed = new Map<Replica, unknown>();
      for (;;) {
        const replica = await (chosen ??= chooseFor(caller));
        try {
          const result = await readAt(replica, read);
          hasRead = true;
          // The primary answered the same read, so the failure was the replica's.
          if (replica === null) failed.forEach((error, at) => at.recordFailure(error));
          return result;
        } catch (error) {
          if (replica !== null) failed.set(replica, error);
          if (replica !== null && !(await primaryMonitor.recheckAway())) chosen = Promise.resolve(null);
          else {
            if (hasRead || (replica === null && !(await isPrimaryLost(error)))) throw error;
            const other = choose("catalogue", null);
            if (other === null || failed.has(other)) throw error;
            chosen = Promise.resolve(other);
          }
        }
      }
    };

    const own: Route = (read) =>
      readOwn(read, async () => {
        // The replica that the catalogue was read from: another one might be behind it.
        if (chosen === null || (!hasRead && (await chosen) === null))
          chosen = Promise.resolve(choose("own", null));
        return chosen;
      });

    return { catalogue: createRoutedDatabase(catalogue), own: createRoutedDatabase(own) };
  }

  async function readAt<T>(
    replica: Replica | null,
    read: (server: DatabaseServer) => Promise<T>,
  ): Promise<T> {
    if (replica === null) return read(primary);
    const found = await replica.run(() => read(replica));
    answered.set(replica, answered.get(replica)! + 1);
    return found;
  }

  /** Reads from the primary, or from a substitute while it is away. */
  async function readOwn<T>(
    read: (server: DatabaseServer) => Promise<T>,
    substitute: () => Promise<Replica | null>,
  ): Promise<T> {
    try {
      if (!(await primaryMonitor.recheckAway())) return await read(primary);
    } catch (error) {
      if (!(await isPrimaryLost(error))) throw error;
    }
    return readAt(await substitute(), read);
  }

  return {
    own: createRoutedDatabase((read) => readOwn(read, () => Promise.resolve(choose("own", null)))),
    forRequest,
    hasReplicas: true,
    recordWrite: async (userId) => {
      // The write is committed. Its user may be shown a replica without it for as long as a replica may be behind.
      await upsertLastWrite(primary.pool, userId).catch((error: unknown) =>
        log.warn({ err: error, userId }, "it was not noted that somebody wrote"),
      );
    },
    canReadWithoutPrimary: () => primaryMonitor.isAway() && choose("catalogue", null) !== null,
    listReplicas: () =>
      replicas.map((replica) => {
        const { isUp, ageMs } = getStatus(replica);
        const isUsed = isUp && ageMs <= MAX_AGE_MS;
        return { server: replica.name, isUsed, ageMs, answered: answered.get(replica)! };
      }),
  };
}
