import type { JobDefinition } from "../../jobs/types";
import { sendNews } from "./send-digests";

/** Looks every quarter of an hour for whom the morning has come. */
export const sendNewsJob: JobDefinition<"send-news"> = {
  retries: 3,
  retryDelaySeconds: 30,
  expireInSeconds: 600,
  concurrency: 1,
  cron: "*/15 * * * *",
  async handle(deps, { signal }) {
    const { people, mails } = await sendNews(deps, signal);
    if (people > 0) deps.log.info({ people, mails }, "news of the morning told");
  },
};
