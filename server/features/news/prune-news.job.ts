import type { JobDefinition } from "../../jobs/types";
import { deleteOldChanges, deleteOldNews } from "./news.queries";

const KEPT_MS = 180 * 86_400_000;
/** Few at a time, so that no statement takes long. */
const AT_ONCE = { people: 200, changes: 2_000 } as const;

/** Forgets news of half a year ago, and the changes that were told then. */
export const pruneNewsJob: JobDefinition<"prune-news"> = {
  retries: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: "41 3 * * *",
  async handle({ db, clock }, { signal }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    let afterId: string | null = null;
    do {
      signal.throwIfAborted();
      afterId = await deleteOldNews(db, before, { afterId, people: AT_ONCE.people });
    } while (afterId !== null);
    while ((await deleteOldChanges(db, before, AT_ONCE.changes)) === AT_ONCE.changes) signal.throwIfAborted();
  },
};
