import type { Db, OpenDatabase } from "../platform/db/database";
import { retryUntilDatabaseIsBack } from "../platform/db/retry-database";
import type { Logger } from "../platform/logger";
import { deleteJobsAbout, deleteJobsOf, insertJob, markDone, markFailed, requeueJob } from "./job-rows";
import { createLanes } from "./lanes";
import type { Settle } from "./run-job";
import { TIMING, type Timing } from "./timing";
import type { JobData, JobName, JobQueue } from "./types";
import { startUpkeep } from "./upkeep";
import { startWorkers, type Workers } from "./workers";

/** Creates the job queue, which uses the table `jobs` over the shared connection pool. */
export function createJobQueue(
  database: OpenDatabase,
  log: Logger,
  changedTiming: Partial<Timing> = {},
): JobQueue {
  const { pool } = database;
  const timing = { ...TIMING, ...changedTiming };
  let workers: Workers | null = null;
  let stopUpkeep = () => {};
  let stopped = false;

  const settle: Settle = async (lane, job, outcome, seconds) => {
    if (outcome === "done") await markDone(pool, job);
    else if (outcome === "requeue")
      await requeueJob(pool, job, { afterSeconds: seconds, countsAsTry: false });
    else if (outcome === "retry")
      await requeueJob(pool, job, { afterSeconds: lane.delayAfter(job.attempt), countsAsTry: true });
    else await markFailed(pool, lane, job);
  };

  return {
    enqueue: (on, name, data, { key } = {}) => insertJob(on, { queue: name, key: key ?? null, data }),
    cancel: async <N extends JobName>(on: Db, name: N, key: string) =>
      (await deleteJobsOf(on, name, key)) as JobData[N][],
    forget: deleteJobsAbout,
    nudge: () => workers?.poll(),
    async start(deps, definitions) {
      const lanes = createLanes(deps, definitions);
      try {
        stopUpkeep = await retryUntilDatabaseIsBack(
          () => startUpkeep(database, { lanes, definitions, timing, log }),
          {
            isOver: () => stopped,
            onAway: (error) => log.warn({ err: error }, "the job queue cannot start yet"),
          },
        );
      } catch (error) {
        if (stopped) return;
        throw error;
      }
      if (stopped) stopUpkeep();
      else workers = startWorkers(lanes, { pool, settle, timing, log });
    },
    async stop() {
      stopped = true;
      stopUpkeep();
      await workers?.stop();
    },
  };
}
