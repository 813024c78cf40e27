import PgBoss from "pg-boss";
import type { OpenDatabase } from "../db/database";
import type { Logger } from "../lib/logger";
import { bossInBackground, bossOnPool } from "./boss-db";
import { expireAllUnderWay } from "./job-rows";
import { JOB_NAMES, RETIRED_JOBS } from "./lanes";
import type { Timing } from "./timing";
import type { JobDefinitions } from "./types";

const CLEAN_EVERY_MS = 60 * 60_000;
const DONE_KEPT_SECONDS = 60 * 60;

/**
 * Begins what the queue needs beside its jobs: the timetable, the search for tries that a crash cut off, the clearing away of what is
 * done. Any number of processes may do so.
 * @returns a function that ends it
 */
export async function startUpkeep(
  { pool, isEmbedded }: OpenDatabase,
  { definitions, timing, log }: { definitions: JobDefinitions; timing: Timing; log: Logger },
): Promise<() => Promise<void>> {
  const onPool = bossOnPool(pool);
  const inBackground = bossInBackground(pool, log);
  let isStarting = true;
  const boss = new PgBoss({
    db: { executeSql: (...call) => (isStarting ? onPool : inBackground).executeSql(...call) },
    migrate: false,
    supervise: false,
    archiveCompletedAfterSeconds: DONE_KEPT_SECONDS,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: timing.timetableSeconds,
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue's upkeep was left out"));

  if (isEmbedded) {
    // Nobody else works on this database: what is under way in it was cut off with the process before.
    await expireAllUnderWay(pool);
    await boss.expire();
  }
  for (const name of JOB_NAMES) {
    const { cron } = definitions[name];
    if (cron) await boss.schedule(name, cron, {}, { tz: "UTC" });
    else await boss.unschedule(name);
  }
  for (const name of RETIRED_JOBS) await boss.unschedule(name);
  await boss.start();
  isStarting = false;
  const timers = [
    setInterval(() => void boss.expire(), timing.lostEveryMs).unref(),
    setInterval(() => void boss.maintain(), CLEAN_EVERY_MS).unref(),
  ];
  return async () => {
    timers.forEach(clearInterval);
    await boss.stop({ graceful: false, close: false });
  };
}
