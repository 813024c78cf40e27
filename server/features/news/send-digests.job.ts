import type { JobDefinition } from "../../jobs/types";
import { sendDigests } from "./send-digests";

/** Sends the digests that are due, every quarter of an hour. */
export const sendDigestsJob: JobDefinition<"send-news"> = {
  retries: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 600,
  concurrency: 1,
  cron: "*/15 * * * *",
  async handle(deps, { signal }) {
    const { people, mails } = await sendDigests(deps, signal);
    if (people > 0) deps.log.info({ people, mails }, "digests sent");
  },
};
