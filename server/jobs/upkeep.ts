import type pg from "pg";
import type { OpenDatabase } from "../platform/db/database";
import type { Logger } from "../platform/logger";
import { clearEnded, expireAllUnderWay, insertScheduled, settleLost } from "./job-rows";
import { JOB_NAMES, type Lane } from "./lanes";
import { isScheduledFor } from "./timetable";
import type { Timing } from "./timing";
import type { JobDefinitions } from "./types";

const CLEAR_EVERY_MS = 60 * 60_000;

/**
 * Begins what the queue needs beside its jobs: the timetable, the search for tries that a crash cut off, the clearing away of what is
 * done. Any number of processes may do so.
 * @returns a function that ends it
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
  // Nobody else works on the embedded database: what is under way in it was cut off with the process before.
  if (isEmbedded) await expireAllUnderWay(pool);
  await settleLost(pool, lanes);
  await queueScheduled(pool, definitions);

  const every = (milliseconds: number, work: () => Promise<void>) =>
    setInterval(() => {
      work().catch((error: unknown) => log.warn({ err: error }, "the job queue's upkeep was left out"));
    }, milliseconds).unref();
  const timers = [
    every(timing.lostEveryMs, () => settleLost(pool, lanes)),
    every(timing.timetableSeconds * 1000, () => queueScheduled(pool, definitions)),
    every(CLEAR_EVERY_MS, () =>
      clearEnded(
        pool,
        lanes.map(({ queue }) => queue),
      ),
    ),
  ];
  return () => timers.forEach(clearInterval);
}

/** Queues what comes round at this minute by the clock of the database, which all processes share. */
async function queueScheduled(pool: pg.Pool, definitions: JobDefinitions): Promise<void> {
  const { rows } = await pool.query<{ minute: Date }>("select date_trunc('minute', now()) as minute");
  const { minute } = rows[0]!;
  for (const name of JOB_NAMES) {
    const { cron } = definitions[name];
    if (cron && isScheduledFor(cron, minute)) await insertScheduled(pool, name, minute);
  }
}
