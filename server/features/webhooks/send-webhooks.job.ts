import { type JobDefinition, RetryLater } from "../../jobs/types";
import { selectDueWebhooks } from "./deliveries.queries";
import { queueSending } from "./record-events";
import { sendDeliveries } from "./send-deliveries";

const WEBHOOKS_AT_ONCE = 1_000;
/** A longer wait ends the job, so that new messages need not wait for it. The schedule queues the next one. */
const WAIT_SECONDS = 10;

/**
 * Sends the messages of one webhook. There is one job of each at a time, so that a slow receiver delays no other. Every
 * minute a job for each webhook with something due is queued, whatever became of the last one.
 */
export const sendWebhooksJob: JobDefinition<"send-webhooks"> = {
  retries: 20,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
  concurrency: 4,
  cron: "* * * * *",
  async handle(deps, { data: { webhookId }, signal }) {
    const { db, clock, jobs } = deps;
    if (webhookId === undefined) {
      const due = await selectDueWebhooks(db, clock.now(), WEBHOOKS_AT_ONCE);
      await queueSending({ db, jobs }, due);
      if (due.length > 0) jobs.nudge("send-webhooks");
      return;
    }
    const seconds = await sendDeliveries(deps, webhookId, signal);
    if (seconds !== null && seconds <= WAIT_SECONDS) throw new RetryLater("further messages wait", seconds);
  },
};
