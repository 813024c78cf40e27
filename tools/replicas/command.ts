import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { canOwnPostgres, type OwnPostgres, startOwnPostgres } from "../../server/test/processes/own-postgres";
import {
  canOwnPgBouncer,
  type OwnPgBouncer,
  startPgBouncer,
} from "../../server/test/processes/own-pgbouncer";
import { startStandby } from "../../server/test/processes/own-standby";
import {
  createEntityAt,
  type ServerProcess,
  signUpAt,
  spawnServer,
} from "../../server/test/processes/server-process";
import { readFamilySeconds } from "../processor-time";
import { connectDrizzle } from "../../server/platform/db/database";
import { runMixRounds } from "./mix";
import { addWriters, writeAndRead } from "./pairs";
import { ACKNOWLEDGED_BY_ONE, followPrimary, killAndPromote } from "./promotion";
import { runReads } from "./steady";
import { COUNTED, countCatalogue, forgetStatements } from "./statements";

const SESSION_SECRET = "n3Qp8vXk2LrT7wYc5ZbJ9dFh4GmS6aEu";
/** Time for embedding the starter catalogue after the first start. */
const SETTLE_MS = 20_000;

type Say = (line: string) => void;
const readServerSeconds = async (server: OwnPostgres) => readFamilySeconds((await server.processes())[0]!);
type Servers = { primary: OwnPostgres; replicas: OwnPostgres[] };

type Setup = {
  settings?: Record<string, string>;
  replicas: Record<string, string>[];
  /** Whether each server gets a PgBouncer in front of it, if the program is available. */
  isPooled: boolean;
};

/** The pool size of docs/operations.md. */
const POOL_SIZE = 20;

/**
 * Starts a primary server, its replicas, and the processes that `work` asks for. Stops all of them at the
 * end.
 */
async function withServers(
  { settings = {}, replicas: replicaSettings, isPooled }: Setup,
  work: (
    servers: Servers,
    start: (changed?: Record<string, string>) => Promise<ServerProcess>,
  ) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "amberway-replicas-"));
  const running: ServerProcess[] = [];
  const postgres: OwnPostgres[] = [];
  const poolers: OwnPgBouncer[] = [];
  async function findAddress({ url }: OwnPostgres): Promise<string> {
    if (!isPooled || !canOwnPgBouncer()) return url;
    poolers.push(await startPgBouncer(url, POOL_SIZE));
    return poolers.at(-1)!.url;
  }
  try {
    const primary = await startOwnPostgres({ ...COUNTED, ...settings });
    postgres.push(primary);
    const replicas: OwnPostgres[] = [];
    for (const settingsOfReplica of replicaSettings)
      replicas.push(await startStandby(primary, { ...COUNTED, ...settingsOfReplica }));
    postgres.unshift(...replicas);
    // The extension is created after the replicas exist, because a synchronous primary waits for one.
    await primary.query("create extension if not exists pg_stat_statements");
    const address = await findAddress(primary);
    const readAddresses: string[] = [];
    for (const replica of replicas) readAddresses.push(await findAddress(replica));
    const startServer = async (changedEnv: Record<string, string> = {}) => {
      const server = spawnServer({
        DATABASE_URL: address,
        ...(address !== primary.url && { DATABASE_DIRECT_URL: primary.url }),
        DATABASE_READ_URLS: readAddresses.join(","),
        DATA_DIR: folder,
        SESSION_SECRET,
        PASSWORD_COST: "10",
        SEED: "catalogue",
        ...changedEnv,
      });
      running.push(server);
      await server.ready;
      return server;
    };
    await work({ primary, replicas }, startServer);
  } finally {
    for (const { child, ended } of running) {
      child.kill("SIGKILL");
      await ended;
    }
    for (const pooler of poolers) await pooler.stop();
    for (const server of postgres) await server.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

const signUpMany = async (url: string, count: number) => {
  const cookies: string[] = [];
  while (cookies.length < count) cookies.push(await signUpAt(url));
  return cookies;
};

/** Stops at this number of pairs, or when the time is over. */
const PAIRS = { pairs: 100_000, forMs: 90 * 60_000 };
const WRITERS = 120;

/** Measure (a): users always see their own writes. */
const measurePairs = (say: Say) =>
  withServers(
    { replicas: [{}, { recovery_min_apply_delay: "2s" }], isPooled: true },
    async (servers, start) => {
      const { primary, replicas } = servers;
      // The catalogue is empty, so that there is time for many pairs. Its size does not matter for stale
      // reads.
      const urls = [await (await start({ SEED: "none" })).ready, await (await start({ SEED: "none" })).ready];
      const pool = new pg.Pool({ connectionString: primary.url, max: 2 });
      const writers = await addWriters(urls[0]!, connectDrizzle(pool), WRITERS);
      await pool.end();
      for (const server of [primary, ...replicas]) await forgetStatements(server);
      const startedAt = performance.now();
      const results = await writeAndRead(urls, writers, { ...PAIRS, longestWaitMs: 3_000 });
      const counts = await Promise.all([primary, ...replicas].map(countCatalogue));
      say(
        `${results.pairs} writes, each read after it, at two processes: ${results.stale.length} stale, ${results.failed.length} failed, in ${Math.round((performance.now() - startedAt) / 1000)} s`,
      );
      say(
        `statements of the catalogue at the primary ${counts[0]}, near replica ${counts[1]}, two seconds behind ${counts[2]}`,
      );
      for (const line of [...new Set([...results.stale, ...results.failed])].slice(0, 10)) say(`  ${line}`);
    },
  );

/** Measure (b): a replica dies. */
const measureKill = (say: Say) =>
  withServers({ replicas: [{}, {}], isPooled: true }, async ({ replicas }, start) => {
    const url = await (await start()).ready;
    await sleep(SETTLE_MS);
    const cookies = await signUpMany(url, 30);
    for (const cookie of cookies) await createEntityAt(url, cookie, "Sunrise Labs");
    await runReads(url, cookies, { perSecond: 50, seconds: 10 });
    const KILLED_AT_S = 20;
    const reading = runReads(url, cookies, { perSecond: 100, seconds: 60 });
    await sleep(KILLED_AT_S * 1_000);
    await replicas[0]!.kill();
    const { requests, failed, times } = await reading;
    const p99 = (fromS: number, toS: number) => {
      const timesInRange = times.filter(({ atMs }) => atMs >= fromS * 1_000 && atMs < toS * 1_000);
      const sorted = timesInRange.map(({ ms }) => ms).sort((a, b) => a - b);
      return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? NaN);
    };
    say(
      `replica killed under 100 requests a second: ${requests} requests, ${failed.length} failed; p99 before ${p99(5, KILLED_AT_S)} ms, in the five seconds after ${p99(KILLED_AT_S, KILLED_AT_S + 5)} ms, from then on ${p99(KILLED_AT_S + 5, 60)} ms`,
    );
    for (const line of [...new Set(failed)].slice(0, 5)) say(`  ${line}`);
  });

// There is no pooler here, because it names one server and would have to be reconfigured.
const SYNCHRONOUS_SETUP: Setup = {
  settings: ACKNOWLEDGED_BY_ONE,
  replicas: [ACKNOWLEDGED_BY_ONE, ACKNOWLEDGED_BY_ONE],
  isPooled: false,
};

/** Measure (c): the primary dies. */
const measurePromotion = (say: Say) =>
  withServers(SYNCHRONOUS_SETUP, async (servers, start) => {
    const { primary, replicas } = servers;
    await followPrimary(primary, replicas);
    const hosts = [primary, ...replicas].map(({ port }) => `127.0.0.1:${port}`).join(",");
    const changed = { DATABASE_URL: primary.url.replace(`127.0.0.1:${primary.port}`, hosts) };
    const url = await (await start(changed)).ready;
    await sleep(SETTLE_MS);
    const cookies = await signUpMany(url, 30);
    const people = { url, writers: cookies.slice(0, 10), readers: cookies.slice(10) };
    const { acknowledged, lost, reads, readsFailed, writesBackMs } = await killAndPromote(servers, people, {
      beforeMs: 20_000,
      afterMs: 20_000,
    });
    say(
      `primary killed and a replica promoted: ${acknowledged} rows acknowledged, ${lost.length} lost, writes back after ${(writesBackMs / 1000).toFixed(1)} s, ${reads} reads, ${readsFailed.length} failed`,
    );
    for (const line of [...new Set(readsFailed)].slice(0, 5)) say(`  ${line}`);
  });

/** Measure (d): replicas take reads from the primary. */
const measureOffload = (say: Say) =>
  withServers({ replicas: [{}, {}], isPooled: true }, async ({ primary, replicas }, start) => {
    const servers = [primary, ...replicas];
    const runRounds = async (changed: Record<string, string>) => {
      const server = await start(changed);
      const url = await server.ready;
      await sleep(SETTLE_MS);
      const cookies = await signUpMany(url, 50);
      for (const cookie of cookies) await createEntityAt(url, cookie, "Sunrise Labs");
      const ids = await primary.query<{ id: string }>(
        "select id from funding_opportunities where verification_status = 'verified' order by id limit 100",
      );
      const runMix = (forMs: number) =>
        runMixRounds(
          url,
          cookies,
          ids.map(({ id }) => id),
          { forMs, thoughtMs: 1_000 },
        );
      await runMix(10_000);
      for (const database of servers) await forgetStatements(database);
      const before = await Promise.all(servers.map(readServerSeconds));
      const { requests, failed } = await runMix(60_000);
      const after = await Promise.all(servers.map(readServerSeconds));
      const counts = await Promise.all(servers.map(countCatalogue));
      server.child.kill("SIGTERM");
      await server.ended;
      return { requests, failed, counts, seconds: after.map((secondsAfter, n) => secondsAfter - before[n]!) };
    };
    const alone = await runRounds({ DATABASE_READ_URLS: "" });
    const shared = await runRounds({});
    const onReplicas = shared.counts.slice(1).reduce((sum, count) => sum + count, 0);
    const total = onReplicas + shared.counts[0]!;
    const perRequest = ({ seconds, requests }: typeof alone) => (seconds[0]! * 1_000) / requests;
    const saved = (1 - perRequest(shared) / perRequest(alone)) * 100;
    say(
      `statements of the catalogue that leave the primary: ${onReplicas} of ${total}, ${((onReplicas * 100) / total).toFixed(1)} %; ${shared.failed.length + alone.failed.length} of ${shared.requests + alone.requests} requests failed`,
    );
    say(
      `the primary's processor time for a request: ${perRequest(alone).toFixed(2)} ms alone, ${perRequest(shared).toFixed(2)} ms with two replicas, ${saved.toFixed(0)} % less`,
    );
  });

const MEASURES = {
  pairs: measurePairs,
  kill: measureKill,
  promotion: measurePromotion,
  leaving: measureOffload,
};

/**
 * Measures the promises about replicas on its own PostgreSQL servers. Needs a build, and the settings of
 * `canOwnPostgres`.
 * @param names the measures to run, or all if there is none
 */
export async function runMeasureCommand(names: string[], say: Say): Promise<void> {
  if (!canOwnPostgres()) return;
  say(
    canOwnPgBouncer() ? "All but the promotion goes through PgBouncer." : "Nothing goes through PgBouncer.",
  );
  const describeLoad = () =>
    loadavg()
      .map((load) => load.toFixed(1))
      .join(" ");
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const before = describeLoad();
    await measure(say);
    say(`  load of the machine before: ${before}, after: ${describeLoad()}`);
  }
}
