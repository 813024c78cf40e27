import pg from "pg";
import type { Logger } from "../../logger";
import { findPgError } from "../../errors/pg-error";
import { getServerName } from "../addresses";
import { connectDrizzle, type Database } from "../database";
import { handleLostConnections } from "../lost-connections";
import { UnnamedClient } from "../prepared";
import { MAX_AGE_MS } from "./choose-replica";
import type { PositionHistory } from "./history";
import { pollServer } from "./poll-server";
import { type LogPosition, parsePosition } from "./log-position";
import type { DatabaseServer } from "./server";
import type { PrimaryState } from "./primary";
import { createMonitoringClient } from "./monitoring-client";

const ASK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 5_000;
const TIMEOUT_MS = 1_500;
/** A slower statement is sent to the primary instead, which must still answer before the client gives up. */
const STATEMENT_MS = 2_500;
/** How long a replica is not used after it failed where the primary did not, doubled with each failure in a row. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 10_000];

const CONNECTION_FAILURE = "08006";

const STATE = `select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn()::text as position,
  (select system_identifier::text from pg_control_system()) as cluster`;

type Answer = { is_standby: boolean; position: string | null; cluster: string };

const PROBLEMS = {
  foreign: "a server is a replica of another primary, and not used",
  ahead: "a replica is further than the primary, and not used: it must have followed another one",
  late: "a replica is too far behind, and not used until it has caught up",
} as const;

type ReplicaState = { position: LogPosition; cluster: string };

/** Returns what is wrong with a replica whose position was read before the primary's; null if nothing is. */
export function findProblem(
  { position, cluster }: ReplicaState,
  primary: PrimaryState,
  history: PositionHistory,
): keyof typeof PROBLEMS | null {
  if (cluster !== primary.cluster) return "foreign";
  if (position > primary.position) return "ahead";
  return history.getAge(position, primary.askedAt) > MAX_AGE_MS ? "late" : null;
}

/** A replica of the primary and its known state. */
export type Replica = DatabaseServer & {
  name: string;
  /** Whether it answers, follows a primary, and is not paused after failures. */
  isUp(now: number): boolean;
  /** Runs a read. It fails as soon as the replica is known to be lost, without waiting for its answer. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The log position that it has at least reached. */
  position(): LogPosition;
  pollNow(): void;
  /** Call it when it failed where the primary did not: it is then paused for a while. */
  recordFailure(error: unknown): void;
  /**
   * Checks that it is a replica of this primary and near enough. A replica asked earlier must not be further than the
   * primary.
   */
  compareWith(primary: PrimaryState, history: PositionHistory): void;
  stop(): Promise<void>;
};

/** Opens a pool to a replica and keeps polling its log position. */
export function openReplica(
  address: string,
  { isPooled, max, log }: { isPooled: boolean; max: number; log: Logger },
): Replica {
  const name = getServerName(address);
  const rejectRunning = new Set<(error: Error) => void>();
  let pool = openPool();
  let db: Database = connectDrizzle(pool);
  let state: (ReplicaState & { answeredAt: number }) | null = null;
  /** Unknown, so the replica is not used until it has been compared with the primary. */
  let problem: keyof typeof PROBLEMS | "unknown" | null = "unknown";
  let pausedUntil = 0;
  let failures = 0;
  /** Whether it was already logged that it is not used. */
  let isLogged = false;

  function openPool(): pg.Pool {
    const opened = new pg.Pool({
      connectionString: address,
      max,
      connectionTimeoutMillis: TIMEOUT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 500,
      idle_in_transaction_session_timeout: 30_000,
      ...(isPooled && { Client: UnnamedClient }),
    });
    handleLostConnections(opened, log);
    return opened;
  }

  function logOnce(what: string, error?: unknown): void {
    if (!isLogged) log.warn({ err: error, server: name }, what);
    isLogged = true;
  }

  /** Fails the running statements without waiting for them, and opens new connections. */
  function handleLoss(error: unknown): void {
    logOnce("a replica is away, and not used", error);
    if (state === null) return;
    state = null;
    for (const give of rejectRunning)
      give(Object.assign(new Error("The replica is lost", { cause: error }), { code: CONNECTION_FAILURE }));
    const old = pool;
    pool = openPool();
    db = connectDrizzle(pool);
    old.end().catch(() => {});
  }

  const polling = pollServer({
    connect: async () => {
      const client = createMonitoringClient(address, TIMEOUT_MS);
      await client.connect();
      return client;
    },
    ask: async (client) => {
      const { rows } = await client.query<Answer>(STATE);
      const { is_standby, position, cluster } = rows[0]!;
      if (!is_standby || position === null) {
        // It was promoted, or has always been a primary. Running statements end there.
        state = null;
        return logOnce("a server is not a replica and is not used as one");
      }
      if (state === null) log.info({ server: name }, "a replica is there");
      isLogged = false;
      state = { position: parsePosition(position), cluster, answeredAt: performance.now() };
    },
    onFailure: handleLoss,
    onLost: handleLoss,
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
        rejectRunning.add(reject);
        work()
          .then(resolve, reject)
          .finally(() => rejectRunning.delete(reject));
      }),
    isUp: (now) => state !== null && (problem === null || problem === "late") && now >= pausedUntil,
    position: () => state?.position ?? 0n,
    pollNow: () => void polling.askNow(),
    recordFailure: (error) => {
      // Replaying the log cancelled the statement. The replica is as good as before.
      if (findPgError(error)?.code === "40001") return;
      const now = performance.now();
      // Statements that failed together count as one failure.
      if (now < pausedUntil) return;
      // The last failure was long ago.
      if (now > pausedUntil + LONGEST_PAUSE_MS) failures = 0;
      pausedUntil = now + Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      log.warn({ err: error, server: name }, "a replica failed, and is left alone for a while");
      void polling.askNow();
    },
    compareWith: (primary, history) => {
      if (state === null || state.answeredAt > primary.askedAt) return;
      const before = problem;
      problem = findProblem(state, primary, history);
      if (problem === before) return;
      if (problem !== null) log.warn({ server: name }, PROBLEMS[problem]);
      else if (before !== "unknown") log.info({ server: name }, "a replica has caught up");
    },
    stop: async () => {
      await polling.stop();
      await pool.end();
    },
  };
}
