import type { Deps } from "../context/deps";
import type { JobData, JobDefinition, JobDefinitions, JobName } from "./types";

/** One queue as this process works on it. */
export type Lane = {
  queue: string;
  /** Where a job goes that is not tried again any more; null when nothing is to be done about it. */
  giveUpQueue: string | null;
  retries: number;
  /** Seconds before the next try, given how many there were before the one that failed. */
  delayAfter(attempt: number): number;
  /** How long one try may take. */
  expireInSeconds: number;
  /** After how long a try of which nothing was heard counts as cut off by a crash. */
  lostAfterSeconds: number;
  concurrency: number;
  run(data: unknown, signal: AbortSignal): Promise<void>;
};

/** Whoever works on a job ends it in time by himself; the database's own clock only judges those who are gone. */
const LOST_MARGIN_SECONDS = 3;
/** Giving up is small work that must happen: it is tried for hours, with longer and longer pauses up to ten minutes. */
const GIVE_UP = { retries: 50, firstDelaySeconds: 5, longestDelaySeconds: 600, expireInSeconds: 60 };

const NAMES: Record<JobName, true> = {
  "analyze-deck": true,
  "sweep-objects": true,
  scrape: true,
  "refresh-sources": true,
  "check-links": true,
  "embed-opportunities": true,
  "embed-entity": true,
  "send-news": true,
  "prune-news": true,
  "clear-expired": true,
  "remove-empty-accounts": true,
  "mend-texts": true,
  "fetch-logos": true,
};
export const JOB_NAMES = Object.keys(NAMES) as JobName[];

const giveUpQueueOf = (name: JobName) => `${name}-given-up`;

export const lanesOf = (deps: Deps, definitions: JobDefinitions): Lane[] =>
  JOB_NAMES.flatMap((name) => lanesOfJob(deps, name, definitions[name]));

function lanesOfJob<N extends JobName>(deps: Deps, name: N, definition: JobDefinition<N>): Lane[] {
  const { retries, retryDelaySeconds, expireInSeconds, concurrency } = definition;
  const giveUpQueue = giveUpQueueOf(name);
  return [
    {
      queue: name,
      giveUpQueue: definition.giveUp ? giveUpQueue : null,
      retries,
      delayAfter: (attempt) => retryDelaySeconds * 2 ** attempt,
      expireInSeconds,
      lostAfterSeconds: expireInSeconds + LOST_MARGIN_SECONDS,
      concurrency,
      run: (data, signal) => definition.handle(deps, { data: data as JobData[N], signal }),
    },
    {
      queue: giveUpQueue,
      giveUpQueue: null,
      retries: GIVE_UP.retries,
      delayAfter: (attempt) =>
        Math.min(GIVE_UP.firstDelaySeconds * 2 ** attempt, GIVE_UP.longestDelaySeconds),
      expireInSeconds: GIVE_UP.expireInSeconds,
      lostAfterSeconds: GIVE_UP.expireInSeconds + LOST_MARGIN_SECONDS,
      concurrency: 1,
      run: async (data) => definition.giveUp?.(deps, data as JobData[N]),
    },
  ];
}
