import type { Db } from "../platform/db/database";
import type { Deps } from "../context/deps";

/** Every kind of job and what it is given. Small: ids, not contents. */
export type JobData = {
  /** `countedOn`: the day whose limit the run counts for. Left out by servers before it was noted. */
  "analyze-deck": { deckId: string; run: number; countedOn?: string };
  "sweep-objects": Record<string, never>;
  scrape: { runId: string };
  "refresh-sources": Record<string, never>;
  "check-links": Record<string, never>;
  /** Without `walk`, as the timetable queues it, it only sees to it that a walk is queued. */
  "embed-opportunities": { walk?: true };
  "embed-entity": { entityId: string };
  "send-news": Record<string, never>;
  "prune-news": Record<string, never>;
  "clear-expired": Record<string, never>;
  "remove-empty-accounts": Record<string, never>;
  "mend-texts": Record<string, never>;
  "fetch-logos": Record<string, never>;
};
export type JobName = keyof JobData;

export type JobRun<N extends JobName> = {
  data: JobData[N];
  /** Aborted when the server stops or the job's time is up. */
  signal: AbortSignal;
};

export type JobDefinition<N extends JobName> = {
  /** Throwing has it tried again later, with back-off; `PermanentFailure` ends it at once, `NotYet` counts as no try. */
  handle(deps: Deps, run: JobRun<N>): Promise<void>;
  /** Called once when it is not tried again any more, also when every try ended in a crash. */
  giveUp?(deps: Deps, data: JobData[N]): Promise<void>;
  /** Tries after the first. */
  retries: number;
  /** Seconds before the first retry; doubled for each further one. */
  retryDelaySeconds: number;
  /** Seconds that one try may take. A try cut off by a crash counts as failed once they have passed. */
  expireInSeconds: number;
  /** How many run side by side in one process. */
  concurrency: number;
  /** Minutes and hours in UTC, as `7,22 * * * *`; for jobs that come round by themselves. */
  cron?: string;
};
export type JobDefinitions = { [N in JobName]: JobDefinition<N> };

/** Thrown by a job that no further try can help. */
export class PermanentFailure extends Error {}

/** Thrown by a job that cannot begin yet: it is put back for some seconds, so that others go meanwhile. */
export class NotYet extends Error {
  readonly seconds: number;

  constructor(why: string, seconds: number) {
    super(why);
    this.seconds = seconds;
  }
}

export type JobQueue = {
  /**
   * Queues a job; inside a transaction it exists with the commit. Of jobs with the same `key` at most one waits beside the one
   * that runs: a further one takes the place of the one that waits.
   */
  enqueue<N extends JobName>(db: Db, name: N, data: JobData[N], options?: { key?: string }): Promise<void>;
  /** Removes the jobs about the things with these ids, done or waiting; one that is being run ends by itself. */
  forget(db: Db, ids: readonly string[]): Promise<void>;
  /** Has this process look for work at once instead of at its next look. Call it after the commit. */
  nudge(name: JobName): void;
  /** Begins to work. */
  start(deps: Deps, definitions: JobDefinitions): Promise<void>;
  /** Takes nothing new, and waits a little for what is under way. */
  stop(): Promise<void>;
};
