import type { JobDefinition } from "../../../jobs/types";
import { embedStaleOpportunities } from "./embed-opportunities";
import { enqueueOpportunityEmbeddings } from "./embeddings.service";

/**
 * One attempt works this long and leaves the rest to the next one. If a process dies, the work is then soon taken up
 * again.
 */
const WORK_MS = 30_000;

/**
 * Embeds the opportunities that changed. Only one walk through the catalogue runs at a time among all processes. The
 * schedule starts a walk again if its retries were used up.
 */
export const embedOpportunitiesJob: JobDefinition<"embed-opportunities"> = {
  retries: 5,
  retryDelaySeconds: 60,
  // This allows for the work and for one more request, which may wait a minute for its rate limit.
  expireInSeconds: 120,
  concurrency: 1,
  cron: "41 * * * *",

  async handle(deps, { data: { walk }, signal }) {
    // A job of the schedule has no key, so it does not walk itself. It only queues a walk with the key.
    const isDone = walk === true && (await embedStaleOpportunities(deps, { signal, forMs: WORK_MS }));
    if (!isDone) await enqueueOpportunityEmbeddings(deps, deps.db);
  },
};
