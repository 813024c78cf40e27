import pg from "pg";
import type { Logger } from "../../logger";
import { pgErrorOf } from "../../errors/pg-error";
import { serverNameOf } from "../addresses";
import { connectDrizzle, type Database } from "../database";
import { outliveLostConnections } from "../lost-connections";
import { OLDEST_SHOWN_MS } from "./choose-replica";
import type { History } from "./history";
import { keepAsking } from "./poll-server";
import { type LogPosition, parsePosition } from "./log-position";
import type { Place } from "./server";
import type { PrimaryState } from "./primary";
import { makeWatchingClient } from "./monitoring-client";

const ASK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 5_000;
const PATIENCE_MS = 1_500;
/** A statement that takes longer is asked of the primary, and must be answered there before anybody has lost patience. */
const STATEMENT_MS = 2_500;
/** How long one that failed where the primary did not is left alone, doubled with each failure in a row. */
const [FIRST_REST_MS, LONGEST_REST_MS] = [1_000, 10_000];

const CONNECTION_FAILURE = "08006";

const STATE = `select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn()::text as position,
  (select system_identifier::text from pg_control_system()) as cluster`;

type Answer = { is_standby: boolean; position: string | null; cluster: string };

const STRANGENESS = {
  foreign: "a server is a replica of another primary, and not used",
  ahead: "a replica is further than the primary, and not used: it must have followed another one",
  late: "a replica is too far behind, and not used until it has caught up",
} as const;

type ReplicaState = { position: LogPosition; cluster: string };

/** What is wrong with a copy that said where it was before the primary did; null where it is a good one. */
export function findStrangeness(
  { position, cluster }: ReplicaState,
  primary: PrimaryState,
  history: History,
): keyof typeof STRANGENESS | null {
  if (cluster !== primary.cluster) return "foreign";
  if (position > primary.position) return "ahead";
  return history.ageOf(position, primary.askedAt) > OLDEST_SHOWN_MS ? "late" : null;
}

/** A copy of the primary, and what is known of it. */
export type Replica = Place & {
  name: string;
  /** Whether it answers, follows a primary, and was not left alone for its failures. */
  isUp(now: number): boolean;
  /** Runs what reads from it. Fails as soon as it is known to be lost, however long it lets one wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** What it shows at the least. */
  position(): LogPosition;
  askNow(): void;
  /** It failed where the primary did not: it is left alone for a while. */
  noteFailure(error: unknown): void;
  /** Looks whether it is a copy of this primary, and near enough. One that was further than that before that was asked is none. */
  compareWith(primary: PrimaryState, history: History): void;
  stop(): Promise<void>;
};

/** Opens a pool to a copy, and keeps asking how far it has come. */
export function openReplica(address: string, { max, log }: { max: number; log: Logger }): Replica {
  const name = serverNameOf(address);
  const abandon = new Set<(error: Error) => void>();
  let pool = openPool();
  let db: Database = connectDrizzle(pool);
  let state: (ReplicaState & { answeredAt: number }) | null = null;
  /** Unknown, and so not to be used, until it was compared with the primary once. */
  let strangeness: keyof typeof STRANGENESS | "unknown" | null = "unknown";
  let restsUntil = 0;
  let failures = 0;
  /** Whether it was told already that it is not used. */
  let isTold = false;

  function openPool(): pg.Pool {
    const opened = new pg.Pool({
      connectionString: address,
      max,
      connectionTimeoutMillis: PATIENCE_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 500,
      idle_in_transaction_session_timeout: 30_000,
    });
    outliveLostConnections(opened, log);
    return opened;
  }

  function tellOnce(what: string, error?: unknown): void {
    if (!isTold) log.warn({ err: error, server: name }, what);
    isTold = true;
  }

  /** What is under way there is not waited for, and its connections are of no use any more. */
  function lose(error: unknown): void {
    tellOnce("a replica is away, and not used", error);
    if (state === null) return;
    state = null;
    for (const give of abandon)
      give(Object.assign(new Error("The replica is lost", { cause: error }), { code: CONNECTION_FAILURE }));
    const old = pool;
    pool = openPool();
    db = connectDrizzle(pool);
    old.end().catch(() => {});
  }

  const asking = keepAsking({
    connect: async () => {
      const client = makeWatchingClient(address, PATIENCE_MS);
      await client.connect();
      return client;
    },
    ask: async (client) => {
      const { rows } = await client.query<Answer>(STATE);
      const { is_standby, position, cluster } = rows[0]!;
      if (!is_standby || position === null) {
        // It was made the primary, or always was it. What is under way there ends there.
        state = null;
        return tellOnce("a server is no replica, and not used as one");
      }
      if (state === null) log.info({ server: name }, "a replica is there");
      isTold = false;
      state = { position: parsePosition(position), cluster, answeredAt: performance.now() };
    },
    onFailure: lose,
    onLost: lose,
    everyMs: ASK_EVERY_MS,
    longestWaitMs: LONGEST_WAIT_MS,
  });

  return {
    name,
    get pool() {
      return pool;
    },
    get db() {
      return db;
    },
    run: (work) =>
      new Promise((resolve, reject) => {
        abandon.add(reject);
        work()
          .then(resolve, reject)
          .finally(() => abandon.delete(reject));
      }),
    isUp: (now) => state !== null && (strangeness === null || strangeness === "late") && now >= restsUntil,
    position: () => state?.position ?? 0n,
    askNow: () => void asking.askNow(),
    noteFailure: (error) => {
      // What it was told to write was in the way of what it was asked: it is as good as before.
      if (pgErrorOf(error)?.code === "40001") return;
      const now = performance.now();
      // Statements that failed together are one failure.
      if (now < restsUntil) return;
      // Long ago forgiven.
      if (now > restsUntil + LONGEST_REST_MS) failures = 0;
      restsUntil = now + Math.min(FIRST_REST_MS * 2 ** failures, LONGEST_REST_MS);
      failures += 1;
      log.warn({ err: error, server: name }, "a replica failed, and is left alone for a while");
      void asking.askNow();
    },
    compareWith: (primary, history) => {
      if (state === null || state.answeredAt > primary.askedAt) return;
      const told = strangeness;
      strangeness = findStrangeness(state, primary, history);
      if (strangeness === told) return;
      if (strangeness !== null) log.warn({ server: name }, STRANGENESS[strangeness]);
      else if (told !== "unknown") log.info({ server: name }, "a replica has caught up");
    },
    stop: async () => {
      await asking.stop();
      await pool.end();
    },
  };
}
