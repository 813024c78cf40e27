import type { OpenDatabase } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import { createLogger } from "../../platform/logger";
import { createJobQueue } from "../../jobs/create-job-queue";
import type { Timing } from "../../jobs/timing";
import type { JobDefinition, JobDefinitions, JobQueue, JobRun } from "../../jobs/types";

export type DeckRun = JobRun<"analyze-deck">;
type DeckJob = JobDefinition<"analyze-deck">;

const IDLE_JOB = {
  handle: async () => {},
  retries: 0,
  retryDelaySeconds: 0,
  expireInSeconds: 30,
  concurrency: 1,
};

/** Definitions with this `analyze-deck`. All other jobs do nothing. */
export const definitionsWith = (job: Partial<DeckJob>): JobDefinitions => ({
  "analyze-deck": {
    handle: async () => {},
    retries: 2,
    retryDelaySeconds: 0,
    expireInSeconds: 30,
    concurrency: 2,
    ...job,
  },
  "read-call": { ...IDLE_JOB },
  "read-profile-source": { ...IDLE_JOB },
  "review-application": { ...IDLE_JOB },
  "sweep-objects": { ...IDLE_JOB },
  scrape: { ...IDLE_JOB },
  "refresh-sources": { ...IDLE_JOB },
  "refresh-exchange-rates": { ...IDLE_JOB },
  "check-links": { ...IDLE_JOB },
  "send-news": { ...IDLE_JOB },
  "remind-guests": { ...IDLE_JOB },
  "send-webhooks": { ...IDLE_JOB },
  "send-push-notices": { ...IDLE_JOB },
  "prune-news": { ...IDLE_JOB },
  "clear-expired": { ...IDLE_JOB },
  "remove-empty-accounts": { ...IDLE_JOB },
  "embed-opportunities": { ...IDLE_JOB },
  "embed-entity": { ...IDLE_JOB },
  "mend-texts": { ...IDLE_JOB },
  "fetch-logos": { ...IDLE_JOB },
  "read-awards": { ...IDLE_JOB },
  "find-duplicates": { ...IDLE_JOB },
});

/** Starts a queue on a database. Handlers of these tests need no deps. Stop it at the end. */
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

/** A promise, and a function that resolves it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Rejects with the signal's reason when the signal is aborted, as a handler that obeys it would. */
export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
