import type { JobDefinition } from "../../../jobs/types";
import { enqueueDuplicateSearch, findDuplicates } from "./find-duplicates";

/** One attempt works this long and leaves the rest to the next one. */
const WORK_MS = 30_000;

/** Compares what is new or changed in the catalogue. Only one walk runs at a time among all processes. */
export const findDuplicatesJob: JobDefinition<"find-duplicates"> = {
  retries: 5,
  retryDelaySeconds: 60,
  expireInSeconds: 120,
  concurrency: 1,
  cron: "23 * * * *",

  async handle(deps, { data: { walk }, signal }) {
    // A job of the schedule has no key, so it only queues a walk with the key.
    const isDone = walk === true && (await findDuplicates(deps, { signal, forMs: WORK_MS }));
    if (!isDone) await enqueueDuplicateSearch(deps, deps.db);
  },
};
