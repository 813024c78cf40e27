import type pg from "pg";
import type { Logger } from "../platform/logger";
import { isUniqueViolation } from "../platform/errors/pg-error";
import { claimJob, listDueQueues } from "./job-rows";
import type { Lane } from "./lanes";
import { runJob, type Settle } from "./run-job";
import type { Timing } from "./timing";

/** How long stopping waits for jobs that are under way before it tells them to end. */
const STOP_MS = 5_000;
/** And then, for their end to be written down. */
const CUT_OFF_MS = 2_000;

export type Workers = {
  /** Looks for work now. */
  look(): void;
  stop(): Promise<void>;
};

/** Takes jobs that are due and runs them, as many of a lane side by side as it allows. Its timers keep no process alive. */
export function startWorkers(
  lanes: Lane[],
  { pool, settle, timing, log }: { pool: pg.Pool; settle: Settle; timing: Timing; log: Logger },
): Workers {
  const running = new Map(lanes.map((lane) => [lane.queue, new Set<Promise<void>>()]));
  const hasRoom = (lane: Lane) => running.get(lane.queue)!.size < lane.concurrency;
  const stopping = new AbortController();
  let stopped = false;
  let looking: Promise<void> | null = null;
  let askedAgain = false;
  let isAway = false;

  async function fill(lane: Lane): Promise<void> {
    while (!stopped && hasRoom(lane)) {
      const job = await claimJob(pool, lane).catch((error: unknown) => {
        // Two processes took two jobs of one key at the same moment: the other one has it.
        if (isUniqueViolation(error)) return null;
        throw error;
      });
      if (!job) return;
      const run = runJob(lane, job, { stopping: stopping.signal, settle, log }).finally(() => {
        running.get(lane.queue)!.delete(run);
        // There is room again, and a job of the same key may wait.
        look();
      });
      running.get(lane.queue)!.add(run);
    }
  }

  async function lookAround(): Promise<void> {
    try {
      do {
        askedAgain = false;
        const open = lanes.filter(hasRoom);
        if (open.length === 0) return;
        const due = await listDueQueues(
          pool,
          open.map(({ queue }) => queue),
        );
        for (const lane of open) if (due.includes(lane.queue)) await fill(lane);
        if (isAway) log.info("jobs are being taken again");
        isAway = false;
      } while (askedAgain && !stopped);
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "no jobs can be taken; it is tried again and again");
      isAway = true;
    } finally {
      // No await between the last look at `askedAgain` and this line, or a nudge could fall between.
      looking = null;
    }
  }

  function look(): void {
    if (stopped) return;
    if (looking) askedAgain = true;
    else looking = lookAround();
  }

  const timer = setInterval(look, timing.lookEveryMs).unref();
  look();

  return {
    look,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const allEnded = async () => {
        await looking;
        await Promise.all([...running.values()].flatMap((runs) => [...runs]));
      };
      if (await isWithin(STOP_MS, allEnded())) return;
      stopping.abort(new Error("The server is stopping"));
      if (!(await isWithin(CUT_OFF_MS, allEnded()))) log.warn("jobs were still under way at the end");
    },
  };
}

/** Whether something ends in time. */
async function isWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
