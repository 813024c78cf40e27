import type pg from "pg";
import type { OpenDatabase } from "../platform/db/database";
import type { Logger } from "../platform/logger";
import { deleteEndedJobs, expireRunningJobs, insertScheduled, recoverLostJobs } from "./job-rows";
import { JOB_NAMES, type Lane } from "./lanes";
import { isScheduledFor } from "./timetable";
import type { Timing } from "./timing";
import type { JobDefinitions } from "./types";

const CLEAR_EVERY_MS = 60 * 60_000;

/**
 * Starts the periodic work of the queue: queue scheduled jobs, recover jobs lost in a crash, delete ended ones. Any
 * number of processes may do this at the same time.
 * @returns a function that stops it
 */
export async function startUpkeep(
  { pool, isEmbedded }: OpenDatabase,
  {
    lanes,
    definitions,
    timing,
    log,
  }: { lanes: Lane[]; definitions: JobDefinitions; timing: Timing; log: Logger },
): Promise<() => void> {
  // No other process works on the embedded database, so running jobs were cut off with the process before this one.
  if (isEmbedded) await expireRunningJobs(pool);
  await recoverLostJobs(pool, lanes);
  await queueScheduled(pool, definitions);

  const every = (milliseconds: number, work: () => Promise<void>) =>
    setInterval(() => {
      work().catch((error: unknown) => log.warn({ err: error }, "the job queue's upkeep was left out"));
    }, milliseconds).unref();
  const timers = [
    every(timing.recoverEveryMs, () => recoverLostJobs(pool, lanes)),
    every(timing.timetableSeconds * 1000, () => queueScheduled(pool, definitions)),
    every(CLEAR_EVERY_MS, () =>
      deleteEndedJobs(
        pool,
        lanes.map(({ queue }) => queue),
      ),
    ),
  ];
  return () => timers.forEach(clearInterval);
}

/** Queues the jobs that are due at this minute by the database's clock, which all processes share. */
async function queueScheduled(pool: pg.Pool, definitions: JobDefinitions): Promise<void> {
  const { rows } = await pool.query<{ minute: Date }>("select date_trunc('minute', now()) as minute");
  const { minute } = rows[0]!;
  for (const name of JOB_NAMES) {
    const { cron } = definitions[name];
    if (cron && isScheduledFor(cron, minute)) await insertScheduled(pool, name, minute);
  }
}
