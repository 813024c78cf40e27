import { type JobDefinition, RetryLater } from "../../jobs/types";
import { queueSending } from "./add-notices";
import { selectDueSubscriptions } from "./notices.queries";
import { sendNotices } from "./send-notices";

const BROWSERS_AT_ONCE = 1_000;
/** A longer wait ends the job, so that new notices need not wait for it. The schedule queues the next one. */
const WAIT_SECONDS = 10;

/**
 * Sends the push notices of one browser. There is one job of each at a time. Every minute a job for each browser with
 * something due is queued, whatever became of the last one.
 */
export const sendPushNoticesJob: JobDefinition<"send-push-notices"> = {
  retries: 20,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  concurrency: 4,
  cron: "* * * * *",
  async handle(deps, { data: { subscriptionId }, signal }) {
    const { db, clock, jobs } = deps;
    if (subscriptionId === undefined) {
      const due = await selectDueSubscriptions(db, clock.now(), BROWSERS_AT_ONCE);
      await queueSending({ db, jobs }, due);
      if (due.length > 0) jobs.nudge("send-push-notices");
      return;
    }
    const seconds = await sendNotices(deps, subscriptionId, signal);
    if (seconds !== null && seconds <= WAIT_SECONDS) throw new RetryLater("further notices wait", seconds);
  },
};
