import type { JobDefinition } from "../../jobs/types";
import { deleteOldChanges, deleteOldNews } from "./news.queries";

const KEEP_MS = 180 * 86_400_000;
/** Batches are small, so that no statement takes long. */
const BATCH_SIZE = { people: 200, changes: 2_000 } as const;

/** Deletes news and followed changes that are older than half a year. */
export const pruneNewsJob: JobDefinition<"prune-news"> = {
  retries: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: "41 3 * * *",
  async handle({ db, clock }, { signal }) {
    const before = new Date(clock.now().getTime() - KEEP_MS);
    let afterId: string | null = null;
    do {
      signal.throwIfAborted();
      afterId = await deleteOldNews(db, before, { afterId, people: BATCH_SIZE.people });
    } while (afterId !== null);
    while ((await deleteOldChanges(db, before, BATCH_SIZE.changes)) === BATCH_SIZE.changes)
      signal.throwIfAborted();
  },
};
