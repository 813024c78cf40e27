import type { Logger } from "../../logger";
import { isDatabaseAway } from "../../errors/pg-error";
import type { Database } from "../database";
import { chooseReplica, OLDEST_SHOWN_MS, type ReadKind } from "./choose-replica";
import { selectLastWrite, upsertLastWrite } from "./last-writes";
import { furthest, type LogPosition } from "./log-position";
import type { Place } from "./server";
import type { Primary } from "./primary";
import type { Replica } from "./replica";
import { databaseBy, type Route } from "./routed-database";

/** Whoever asks: a person, who is shown what they have written; or a name, such as an address, for anybody else. */
type Asker = { userId: string } | { name: string };

/** What one request reads from. */
export type RequestReads = { catalogue: Database; own: Database };

/** Where reads go, see `chooseReplica`. */
export type Reads = {
  /** What belongs to one person, for whoever reads only. */
  own: Database;
  /** For a request that only reads. */
  forRequest(asker: Asker): RequestReads;
  /** Whether there is anything to be behind. */
  hasReplicas: boolean;
  /** Call it after a person's write, and before it is answered. */
  noteWrite(userId: string): Promise<void>;
  /** Whether the primary is away, and reads are answered all the same. */
  goOnAlone(): boolean;
  /** The replicas as they are now, for whoever watches the server. */
  standings(): ReplicaStanding[];
};

type ReplicaStanding = {
  /** Host and port. */
  server: string;
  isUsed: boolean;
  /** How old what it shows is at most. */
  ageMs: number;
  /** Statements and transactions that it has answered for this process. */
  answered: number;
};

/** Without replicas everything is read where it is written. */
export const readsOf = (db: Database): Reads => ({
  own: db,
  forRequest: () => ({ catalogue: db, own: db }),
  hasReplicas: false,
  noteWrite: () => Promise.resolve(),
  goOnAlone: () => false,
  standings: () => [],
});

type Servers = { primary: Place; watch: Primary; replicas: Replica[]; log: Logger };

/** Reads from the replicas as far as that may be. */
export function readsFrom({ primary, watch, replicas, log }: Servers): Reads {
  watch.onAsked((state) => {
    for (const replica of replicas) replica.compareWith(state, watch.history);
  });

  const answered = new Map(replicas.map((replica) => [replica, 0]));

  const standingOf = (replica: Replica) => {
    const now = performance.now();
    const position = replica.position();
    // Nothing has become older since there is nothing newer.
    const asOf = watch.isAway() ? watch.history.lastAskedAt() : now;
    // Of one that has not even that nobody knows how old it is.
    const isUp = replica.isUp(now) && position >= watch.wasFoundAt();
    return { isUp, position, ageMs: watch.history.ageOf(position, asOf) };
  };

  function choose(kind: ReadKind, mustHave: LogPosition | null, key = ""): Replica | null {
    const demand = { kind, isPrimaryAway: watch.isAway(), mustHave, key };
    const index = chooseReplica(replicas.map(standingOf), demand);
    return index === null ? null : replicas[index]!;
  }

  /** Where somebody reads the catalogue. */
  async function chooseFor(asker: Asker): Promise<Replica | null> {
    await watch.isStillAway();
    const base = watch.mustHave();
    if (watch.isAway() || "name" in asker)
      return choose("catalogue", base, "name" in asker ? asker.name : "");
    // Where no replica is fit for anybody it need not be known what they wrote.
    if (base === null || choose("catalogue", base, asker.userId) === null) return null;
    const written = await selectLastWrite(primary.pool, asker.userId).catch(async (error: unknown) => {
      // Nothing is known of what they wrote, and the primary knows nothing of it any more either.
      if (await isGone(error)) return null;
      throw error;
    });
    const chosen = choose("catalogue", furthest(base, written ?? 0n), asker.userId);
    // For the next request: where they are may be known by then.
    if (chosen === null) for (const replica of replicas) replica.askNow();
    return chosen;
  }

  /** Whether a statement failed because the primary is away. */
  const isGone = async (error: unknown) => isDatabaseAway(error) && (await watch.confirmAway());

  /**
   * The places of one request. The catalogue that it reads never goes back in time, for what is remembered of it carries the version that it
   * read first: a replica gives way to the primary; another replica is taken only while the primary is away and nothing was read yet.
   */
  function forRequest(asker: Asker): RequestReads {
    let chosen: Promise<Replica | null> | null = null;
    let hasRead = false;

    const catalogue: Route = async (read) => {
      const failed = new Map<Replica, unknown>();
      for (;;) {
        const replica = await (chosen ??= chooseFor(asker));
        try {
          const found = await readAt(replica, read);
          hasRead = true;
          // What the primary can answer it was not wrong to ask.
          if (replica === null) failed.forEach((error, at) => at.noteFailure(error));
          return found;
        } catch (error) {
          if (replica !== null) failed.set(replica, error);
          if (replica !== null && !(await watch.isStillAway())) chosen = Promise.resolve(null);
          else {
            if (hasRead || (replica === null && !(await isGone(error)))) throw error;
            const other = choose("catalogue", null);
            if (other === null || failed.has(other)) throw error;
            chosen = Promise.resolve(other);
          }
        }
      }
    };

    const own: Route = (read) =>
      readOwn(read, async () => {
        // The one that the catalogue was read from: another one might be behind it.
        if (chosen === null || (!hasRead && (await chosen) === null))
          chosen = Promise.resolve(choose("own", null));
        return chosen;
      });

    return { catalogue: databaseBy(catalogue), own: databaseBy(own) };
  }

  async function readAt<T>(replica: Replica | null, read: (place: Place) => Promise<T>): Promise<T> {
    if (replica === null) return read(primary);
    const found = await replica.run(() => read(replica));
    answered.set(replica, answered.get(replica)! + 1);
    return found;
  }

  /** Reads from the primary, and only while that is away from a substitute. */
  async function readOwn<T>(
    read: (place: Place) => Promise<T>,
    substitute: () => Promise<Replica | null>,
  ): Promise<T> {
    try {
      if (!(await watch.isStillAway())) return await read(primary);
    } catch (error) {
      if (!(await isGone(error))) throw error;
    }
    return readAt(await substitute(), read);
  }

  return {
    own: databaseBy((read) => readOwn(read, () => Promise.resolve(choose("own", null)))),
    forRequest,
    hasReplicas: true,
    noteWrite: async (userId) => {
      // The write stands, and whoever made it may be shown a copy without it for as long as any copy may be behind.
      await upsertLastWrite(primary.pool, userId).catch((error: unknown) =>
        log.warn({ err: error, userId }, "it was not noted that somebody wrote"),
      );
    },
    goOnAlone: () => watch.isAway() && choose("catalogue", null) !== null,
    standings: () =>
      replicas.map((replica) => {
        const { isUp, ageMs } = standingOf(replica);
        const isUsed = isUp && ageMs <= OLDEST_SHOWN_MS;
        return { server: replica.name, isUsed, ageMs, answered: answered.get(replica)! };
      }),
  };
}
