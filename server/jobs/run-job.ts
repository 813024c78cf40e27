import { setTimeout as sleep } from "node:timers/promises";
import { DEFAULT_LANGUAGE } from "@shared/words/language";
import { retryUntilDatabaseIsBack } from "../platform/db/retry-database";
import type { Logger } from "../platform/logger";
import { isDatabaseLost } from "../platform/errors/pg-error";
import { withLanguage } from "../platform/text/with-language";
import type { ClaimedJob } from "./job-rows";
import type { Lane } from "./lanes";
import { RetryLater, PermanentFailure } from "./types";

/** How long a handler may take to end after its signal is aborted. */
const ABORT_GRACE_MS = 1_000;

/** What happens to a job after an attempt. */
type Outcome = "done" | "retry" | "given-up" | "requeue";
/** Stores an outcome. A requeued job is not due for `seconds`. */
export type Settle = (lane: Lane, job: ClaimedJob, outcome: Outcome, seconds: number) => Promise<void>;

/**
 * Runs one attempt of a claimed job and stores its outcome. Never rejects.
 * @param signals `stopping` is aborted when the server stops: a job that does not end is requeued as if it had not been tried. `cancelled` is
 * aborted when the job no longer exists
 */
export async function runJob(
  lane: Lane,
  job: ClaimedJob,
  {
    stopping,
    cancelled,
    settle,
    log,
  }: { stopping: AbortSignal; cancelled: AbortSignal; settle: Settle; log: Logger },
): Promise<void> {
  const began = Date.now();
  const { error, isInTime } = await tryOnce(lane, job, AbortSignal.any([stopping, cancelled]));
  if (cancelled.aborted)
    return log.info({ job: lane.queue, jobId: job.id, ms: Date.now() - began }, "job cancelled");
  const outcome = decideOutcome(lane, job, { error, isCutOff: stopping.aborted });
  const facts = { job: lane.queue, jobId: job.id, attempt: job.attempt + 1, ms: Date.now() - began };
  if (outcome === "done") log.info(facts, "job done");
  else if (outcome === "requeue") log.info(facts, "job put back");
  else if (outcome === "retry") log.warn({ ...facts, isInTime, err: error }, "job failed, tried again later");
  else log.error({ ...facts, isInTime, err: error }, "job given up");

  // After `lostAfterSeconds` the database counts the job as lost by itself.
  const lostAt = began + lane.lostAfterSeconds * 1000;
  await retryUntilDatabaseIsBack(
    () => settle(lane, job, outcome, error instanceof RetryLater ? error.seconds : 0),
    {
      isOver: () => stopping.aborted || Date.now() > lostAt,
    },
  ).catch((cause: unknown) =>
    log.warn({ ...facts, outcome, err: cause }, "the end of a job could not be written down"),
  );
}

type Try = { error: unknown; isInTime: boolean };

/** Runs one attempt. It ends a moment after its time is up or `ending` is aborted, even if the handler ignores its signal. */
async function tryOnce(lane: Lane, job: ClaimedJob, ending: AbortSignal): Promise<Try> {
  const timeIsUp = AbortSignal.timeout(lane.expireInSeconds * 1000);
  const signal = AbortSignal.any([ending, timeIsUp]);
  // Otherwise the job would run in the language of the request that woke the workers.
  const handled = withLanguage(DEFAULT_LANGUAGE, async () => lane.run(job.data, signal)).then(
    () => ({ error: null, isInTime: true }),
    (error: unknown) => ({ error: error ?? new Error("no reason"), isInTime: !timeIsUp.aborted }),
  );
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
  const cutOff = aborted
    .then(() => sleep(ABORT_GRACE_MS, undefined, { ref: false }))
    .then(() => ({ error: new Error("The job did not end in time"), isInTime: false }));
  return Promise.race([handled, cutOff]);
}

function decideOutcome(
  lane: Lane,
  job: ClaimedJob,
  { error, isCutOff }: { error: unknown; isCutOff: boolean },
): Outcome {
  if (error === null) return "done";
  if (error instanceof PermanentFailure) return "given-up";
  // The database became unreachable, which is not the job's fault.
  if (isCutOff || error instanceof RetryLater || isDatabaseLost(error)) return "requeue";
  return job.attempt < lane.retries ? "retry" : "given-up";
}
