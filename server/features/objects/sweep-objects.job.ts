import type { JobDefinition } from "../../jobs/types";
import { sweepObjects } from "./objects.service";

/** Removes unused files: those whose use was deleted, and uploads that nothing used within a day. */
export const sweepObjectsJob: JobDefinition<"sweep-objects"> = {
  retries: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 100,
  concurrency: 1,
  cron: "17 * * * *",
  async handle(deps, { signal }) {
    const removed = await sweepObjects(deps, signal);
    if (removed > 0) deps.log.info({ removed }, "unused files removed");
  },
};
