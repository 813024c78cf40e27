import type { JobDefinition } from "../../jobs/types";
import { remindGuests } from "./remind-guests";

/** Mails guests whose day is near, every quarter of an hour. */
export const remindGuestsJob: JobDefinition<"remind-guests"> = {
  retries: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 300,
  concurrency: 1,
  cron: "9,24,39,54 * * * *",
  async handle(deps, { signal }) {
    const mails = await remindGuests(deps, signal);
    if (mails > 0) deps.log.info({ mails }, "guests reminded");
  },
};
