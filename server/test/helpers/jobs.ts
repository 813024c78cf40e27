import type { OpenDatabase } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import { createLogger } from "../../platform/logger";
import { createJobQueue } from "../../jobs/create-job-queue";
import type { Timing } from "../../jobs/timing";
import type { JobDefinition, JobDefinitions, JobQueue, JobRun } from "../../jobs/types";

export type DeckRun = JobRun<"analyze-deck">;
type DeckJob = JobDefinition<"analyze-deck">;

const IDLE = {
  handle: async () => {},
  retries: 0,
  retryDelaySeconds: 0,
  expireInSeconds: 30,
  concurrency: 1,
};

/** Definitions in which `analyze-deck` is what a test says, and the rest does nothing. */
export const definitionsWith = (job: Partial<DeckJob>): JobDefinitions => ({
  "analyze-deck": {
    handle: async () => {},
    retries: 2,
    retryDelaySeconds: 0,
    expireInSeconds: 30,
    concurrency: 2,
    ...job,
  },
  "sweep-objects": { ...IDLE },
  scrape: { ...IDLE },
  "refresh-sources": { ...IDLE },
  "check-links": { ...IDLE },
  "send-news": { ...IDLE },
  "prune-news": { ...IDLE },
  "clear-expired": { ...IDLE },
  "remove-empty-accounts": { ...IDLE },
  "embed-opportunities": { ...IDLE },
  "embed-entity": { ...IDLE },
  "mend-texts": { ...IDLE },
  "fetch-logos": { ...IDLE },
});

/** A queue that works on a database. Handlers of these tests need no deps. Stop it at the end. */
export async function startQueue(
  database: OpenDatabase,
  job: Partial<DeckJob>,
  timing: Partial<Timing> = {},
): Promise<JobQueue> {
  const queue = createJobQueue(database, createLogger("silent"), {
    pollEveryMs: 50,
    recoverEveryMs: 100,
    ...timing,
  });
  await queue.start({} as Deps, definitionsWith(job));
  return queue;
}

/** A promise, and the way to keep it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Rejects with the signal's reason once it is aborted, as a handler does that heeds it. */
export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
