import type pg from "pg";
import type { Logger } from "../platform/logger";
import { isUniqueViolation } from "../platform/errors/pg-error";
import { claimJob, type ClaimedJob, findCancelled, listDueQueues } from "./job-rows";
import type { Lane } from "./lanes";
import { runJob, type Settle } from "./run-job";
import type { Timing } from "./timing";

/** How long `stop` waits for running jobs before it aborts them. */
const FINISH_MS = 5_000;
/** How long `stop` then waits for their outcomes to be stored. */
const STORE_OUTCOMES_MS = 2_000;

export type Workers = {
  /** Looks for work now. */
  poll(): void;
  stop(): Promise<void>;
};

/** Claims due jobs and runs them, up to the concurrency of each lane. Its timers do not keep the process alive. */
export function startWorkers(
  lanes: Lane[],
  { pool, settle, timing, log }: { pool: pg.Pool; settle: Settle; timing: Timing; log: Logger },
): Workers {
  const running = new Map(lanes.map((lane) => [lane.queue, new Set<Promise<void>>()]));
  const attempts = new Map<ClaimedJob, AbortController>();
  const hasRoom = (lane: Lane) => running.get(lane.queue)!.size < lane.concurrency;
  const stopping = new AbortController();
  let stopped = false;
  let polling: Promise<void> | null = null;
  let pollRequested = false;
  let isDatabaseDown = false;

  async function fillLane(lane: Lane): Promise<void> {
    while (!stopped && hasRoom(lane)) {
      const job = await claimJob(pool, lane).catch((error: unknown) => {
        // Two processes claimed two jobs of one key at the same moment, and the other process has it.
        if (isUniqueViolation(error)) return null;
        throw error;
      });
      if (!job) return;
      const cancelling = new AbortController();
      attempts.set(job, cancelling);
      const signals = { stopping: stopping.signal, cancelled: cancelling.signal };
      const run = runJob(lane, job, { ...signals, settle, log }).finally(() => {
        attempts.delete(job);
        running.get(lane.queue)!.delete(run);
        // There is room again, and a job with the same key may be waiting.
        poll();
      });
      running.get(lane.queue)!.add(run);
    }
  }

  async function abortCancelled(): Promise<void> {
    if (attempts.size === 0) return;
    for (const job of await findCancelled(pool, [...attempts.keys()]))
      attempts.get(job)?.abort(new Error("The job was cancelled"));
  }

  async function pollQueues(): Promise<void> {
    try {
      do {
        pollRequested = false;
        await abortCancelled();
        const free = lanes.filter(hasRoom);
        if (free.length === 0) return;
        const due = await listDueQueues(
          pool,
          free.map(({ queue }) => queue),
        );
        for (const lane of free) if (due.includes(lane.queue)) await fillLane(lane);
        if (isDatabaseDown) log.info("jobs are being taken again");
        isDatabaseDown = false;
      } while (pollRequested && !stopped);
    } catch (error) {
      if (!isDatabaseDown) log.warn({ err: error }, "no jobs can be taken; it is tried again and again");
      isDatabaseDown = true;
    } finally {
      // No await between the last check of `pollRequested` and this line, or a nudge in between would be lost.
      polling = null;
    }
  }

  function poll(): void {
    if (stopped) return;
    if (polling) pollRequested = true;
    else polling = pollQueues();
  }

  const timer = setInterval(poll, timing.pollEveryMs).unref();
  poll();

  return {
    poll,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const allEnded = async () => {
        await polling;
        await Promise.all([...running.values()].flatMap((runs) => [...runs]));
      };
      if (await isWithin(FINISH_MS, allEnded())) return;
      stopping.abort(new Error("The server is stopping"));
      if (!(await isWithin(STORE_OUTCOMES_MS, allEnded()))) log.warn("jobs were still under way at the end");
    },
  };
}

/** Whether `work` ends within the time. */
async function isWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
