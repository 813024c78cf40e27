import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { news } from "@shared/schema/index";
import { createApp } from "../../server/app/app";
import { buildDeps } from "../../server/app/build-deps";
import { readConfig } from "../../server/platform/config/config";
import { openDatabase } from "../../server/platform/db/database";
import { migrateDatabase } from "../../server/platform/db/migrate";
import type { Deps } from "../../server/context/deps";
import { createLogger } from "../../server/platform/logger";
import { signUpAt } from "../../server/test/processes/server-process";
import { summarizeLatencies } from "../matching/measuring/load";
import { seededRandom } from "../matching/measuring/varied-catalogue";
import { sendDigests } from "../../server/features/news/send-digests";
import { setStatementTimeout } from "../matching/measuring/with-filled-database";
import { fillWorld, makeDigestsDue } from "./fill";
import { randomFrom } from "./world";

/**
 * A server has as many users as a busy installation. The embedded database has as many as a trial might have.
 */
const SIZES = {
  server: { people: 10_000, opportunities: 20_000, newlyPublished: [300, 2_000] },
  embedded: { people: 500, opportunities: 2_000, newlyPublished: [100, 300] },
};
const ASK_EVERY_MS = 20;
const IDLE_MS = 5_000;
const LOOP_RESOLUTION_MS = 2;
/** Filling a database takes longer than the time limit for requests. */
const FILL_TIMEOUT = "10min";

/**
 * Measures the digests of one morning, while a server in the same process answers small requests. It uses the
 * database that DATABASE_URL names and fills it if it is empty, or an embedded database.
 */
export async function runMeasureNewsCommand(
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "amberway-news-"));
  const url = env.DATABASE_URL;
  const config = readConfig({
    ...(url === undefined ? {} : { DATABASE_URL: setStatementTimeout(url, FILL_TIMEOUT) }),
    ...{ DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMIT_SCALE: "0" },
  });
  const log = createLogger("silent");
  const database = await openDatabase(config, log);
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
  const builtDeps = buildDeps({
    ...{ config, database, log, clock: { now: () => noon } },
    transport: { send: async () => {}, close: () => {} },
  });
  // Mails are not delivered, because only the time for making them is measured.
  const deps = { ...builtDeps, mail: { ...builtDeps.mail, nudge: () => {} } };
  try {
    await migrateDatabase(database);
    const { newlyPublished, ...size } = SIZES[url === undefined ? "embedded" : "server"];
    await fillWorld(deps, url, size, randomFrom(seededRandom(7)), say);
    const server = createApp(deps).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const cookie = await signUpAt(address);
    const idle = startAsking(address, cookie);
    await pause(IDLE_MS);
    say(`a small request with nothing else to do: ${describeLatencies(await idle.stop())}`);
    for (const count of newlyPublished) await measureDigests(deps, count, { address, cookie }, say);
    server.close();
    server.closeAllConnections();
  } finally {
    await deps.mail.stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureDigests(
  deps: Deps,
  newlyPublished: number,
  { address, cookie }: { address: string; cookie: string },
  say: (line: string) => void,
): Promise<void> {
  await makeDigestsDue(deps, newlyPublished);
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  const asking = startAsking(address, cookie);
  const [cpu, startedAt] = [process.cpuUsage(), performance.now()];
  loop.enable();
  const { people, mails } = await sendDigests(deps);
  loop.disable();
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpuUsed = process.cpuUsage(cpu);
  const newsCount = await deps.db.$count(news);
  say(
    `${newlyPublished} new: ${people} people in ${seconds.toFixed(1)} s (${((cpuUsed.user + cpuUsed.system) / 1e6).toFixed(1)} s of this process), ${mails} mails, ${newsCount} pieces of news`,
  );
  say(
    `  event loop held up for at most ${(loop.max / 1e6).toFixed(0)} ms, p99 ${(loop.percentile(99) / 1e6).toFixed(0)} ms`,
  );
  say(
    `  a small request meanwhile: ${describeLatencies(await asking.stop())}; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
}

/** Requests the preferences repeatedly. */
function startAsking(address: string, cookie: string): { stop: () => Promise<number[]> } {
  const times: number[] = [];
  let isOver = false;
  const pendingTimes = (async () => {
    while (!isOver) {
      const requestedAt = performance.now();
      const answer = await fetch(`${address}/api/auth/user/preferences`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A small request was answered with ${answer.status}`);
      times.push(performance.now() - requestedAt);
      await pause(ASK_EVERY_MS);
    }
    return times;
  })();
  return {
    stop: () => {
      isOver = true;
      return pendingTimes;
    },
  };
}

function describeLatencies(times: readonly number[]): string {
  const { requests, p50, p95, p99 } = summarizeLatencies(times);
  return `${requests} answers, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)}, longest ${Math.max(...times).toFixed(0)} ms`;
}
