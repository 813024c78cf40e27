import type { JobDefinition } from "../../../jobs/types";
import { embedStaleOpportunities } from "./embed-opportunities";
import { enqueueOpportunityEmbeddings } from "./embeddings.service";

/** One try works for so long and leaves the rest to the next: a process that dies is then soon replaced by another. */
const WORK_MS = 30_000;

/**
 * Embeds what changed in the catalogue. Only one walks through it at a time, on however many processes. The timetable is for what
 * its retries did not outlast.
 */
export const embedOpportunitiesJob: JobDefinition<"embed-opportunities"> = {
  retries: 5,
  retryDelaySeconds: 60,
  // The work, then one request that may have to wait for a minute's turn, and its writing.
  expireInSeconds: 120,
  concurrency: 1,
  cron: "41 * * * *",

  async handle(deps, { data: { walk }, signal }) {
    // What the timetable queues has no key of its own: it only sees to it that one that has is there.
    const isDone = walk === true && (await embedStaleOpportunities(deps, { signal, forMs: WORK_MS }));
    if (!isDone) await enqueueOpportunityEmbeddings(deps, deps.db);
  },
};
