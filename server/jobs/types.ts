import type { Db } from "../platform/db/database";
import type { Deps } from "../context/deps";

/** The data of every kind of job. Ids, not contents, to keep it small. */
export type JobData = {
  /** `countedOn` is the day whose limit the run counts for. Older releases left it out. */
  "analyze-deck": { deckId: string; run: number; countedOn?: string };
  "read-call": { callId: string; run: number };
  "read-profile-source": { readingId: string; run: number };
  /** `countedOn` is null where the built-in rules judge, which is not counted. */
  "review-application": { applicationId: string; run: number; countedOn: string | null };
  "sweep-objects": Record<string, never>;
  scrape: { runId: string };
  "refresh-sources": Record<string, never>;
  "refresh-exchange-rates": Record<string, never>;
  "check-links": Record<string, never>;
  /** Without `walk`, as the schedule queues it, it only makes sure that a walk is queued. */
  "embed-opportunities": { walk?: true };
  "embed-entity": { entityId: string };
  "send-news": Record<string, never>;
  "remind-guests": Record<string, never>;
  /** Without `webhookId`, as the schedule queues it, it makes sure that every webhook with something due has a job. */
  "send-webhooks": { webhookId?: string };
  /** Without `subscriptionId`, as the schedule queues it, it makes sure that every browser with something due has a job. */
  "send-push-notices": { subscriptionId?: string };
  "prune-news": Record<string, never>;
  "clear-expired": Record<string, never>;
  "remove-empty-accounts": Record<string, never>;
  "mend-texts": Record<string, never>;
  "fetch-logos": Record<string, never>;
  "read-awards": Record<string, never>;
  /** Without `walk`, as the schedule queues it, it only makes sure that a walk is queued. */
  "find-duplicates": { walk?: true };
};
export type JobName = keyof JobData;

export type JobRun<N extends JobName> = {
  data: JobData[N];
  /** Aborted when the server stops, the job's time is up or it is cancelled. */
  signal: AbortSignal;
};

export type JobDefinition<N extends JobName> = {
  /**
   * Throw to have it retried later with back-off. `PermanentFailure` ends it at once; `RetryLater` does not count as an
   * attempt.
   */
  handle(deps: Deps, run: JobRun<N>): Promise<void>;
  /** Called once after the last attempt failed, also when every attempt ended in a crash. */
  giveUp?(deps: Deps, data: JobData[N]): Promise<void>;
  /** Attempts after the first one. */
  retries: number;
  /** Seconds before the first retry; doubled for each further one. */
  retryDelaySeconds: number;
  /** Seconds that one attempt may take. An attempt lost in a crash counts as failed once they have passed. */
  expireInSeconds: number;
  /** How many run at the same time in one process. */
  concurrency: number;
  /** Schedule in UTC, minutes and hours only, such as `7,22 * * * *`. */
  cron?: string;
};
export type JobDefinitions = { [N in JobName]: JobDefinition<N> };

/** Thrown by a job that no retry can help. */
export class PermanentFailure extends Error {}

/** Thrown by a job that cannot run yet: it is requeued for some seconds, so that other jobs run meanwhile. */
export class RetryLater extends Error {
  readonly seconds: number;

  constructor(why: string, seconds: number) {
    super(why);
    this.seconds = seconds;
  }
}

export type JobQueue = {
  /**
   * Queues a job. Inside a transaction it exists with the commit. At most one job per `key` waits beside the running
   * one: a further job replaces the waiting one.
   */
  enqueue<N extends JobName>(db: Db, name: N, data: JobData[N], options?: { key?: string }): Promise<void>;
  /**
   * Deletes the jobs with this key. The signal of a running one is aborted after the commit: at the next nudge in this process, within
   * seconds in another. Nothing of it is tried again.
   * @returns the data of those that no process had begun
   */
  cancel<N extends JobName>(db: Db, name: N, key: string): Promise<JobData[N][]>;
  /** Deletes the jobs about the records with these ids, done or waiting. A running one ends by itself. */
  forget(db: Db, ids: readonly string[]): Promise<void>;
  /** Makes this process look for work at once instead of at its next poll. Call it after the commit. */
  nudge(name: JobName): void;
  /** Starts running jobs. */
  start(deps: Deps, definitions: JobDefinitions): Promise<void>;
  /** Takes no new jobs, and waits a little for the running ones. */
  stop(): Promise<void>;
};
