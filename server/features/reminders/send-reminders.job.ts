import type { JobDefinition } from "../../jobs/types";
import { sendDueReminders } from "./send-reminders";

/** Looks every quarter of an hour for whom the morning of a reminder has come. */
export const sendRemindersJob: JobDefinition<"send-reminders"> = {
  retries: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 300,
  concurrency: 1,
  cron: "*/15 * * * *",
  async handle(deps, { signal }) {
    const mails = await sendDueReminders(deps, signal);
    if (mails > 0) deps.log.info({ mails }, "deadline reminders owed");
  },
};
