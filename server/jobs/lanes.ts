import type { Deps } from "../context/deps";
import type { JobData, JobDefinition, JobDefinitions, JobName } from "./types";

/** How this process works on one queue. */
export type Lane = {
  queue: string;
  /** The queue for the clean-up after the last failed attempt; null when there is nothing to clean up. */
  giveUpQueue: string | null;
  retries: number;
  /** Seconds before the next attempt, given the number of attempts before the one that failed. */
  delayAfter(attempt: number): number;
  /** How long one attempt may take. */
  expireInSeconds: number;
  /** After how many seconds an attempt counts as lost in a crash. */
  lostAfterSeconds: number;
  concurrency: number;
  run(data: unknown, signal: AbortSignal): Promise<void>;
};

/** A worker ends its jobs in time by itself, so only crashed processes reach the database's longer limit. */
const LOST_MARGIN_SECONDS = 3;
/** The clean-up is small but must happen: it is retried for hours, with pauses that grow up to ten minutes. */
const GIVE_UP = { retries: 50, firstDelaySeconds: 5, longestDelaySeconds: 600, expireInSeconds: 60 };

const NAMES: Record<JobName, true> = {
  "analyze-deck": true,
  "read-call": true,
  "read-profile-source": true,
  "review-application": true,
  "sweep-objects": true,
  scrape: true,
  "refresh-sources": true,
  "refresh-exchange-rates": true,
  "check-links": true,
  "embed-opportunities": true,
  "embed-entity": true,
  "send-news": true,
  "remind-guests": true,
  "send-webhooks": true,
  "send-push-notices": true,
  "prune-news": true,
  "clear-expired": true,
  "remove-empty-accounts": true,
  "mend-texts": true,
  "fetch-logos": true,
  "read-awards": true,
  "find-duplicates": true,
};
export const JOB_NAMES = Object.keys(NAMES) as JobName[];

const getGiveUpQueue = (name: JobName) => `${name}-given-up`;

export const createLanes = (deps: Deps, definitions: JobDefinitions): Lane[] =>
  JOB_NAMES.flatMap((name) => createJobLanes(deps, name, definitions[name]));

function createJobLanes<N extends JobName>(deps: Deps, name: N, definition: JobDefinition<N>): Lane[] {
  const { retries, retryDelaySeconds, expireInSeconds, concurrency } = definition;
  const giveUpQueue = getGiveUpQueue(name);
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
