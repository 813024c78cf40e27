import type { KeptNewsOf } from "@shared/validators/news";
import type { ServiceContext } from "../../context/deps";
import { addNotices } from "../push-notices/add-notices";
import { insertCommentNews, selectTold } from "./comment-news.queries";
import { publishNews } from "./news-push";
import { composeNotice } from "./push-notice";

/**
 * Tells people of a comment, or of the decision on a suggestion: in the app and by a push notice at once, and in the next
 * digest. Nobody is told the same twice. Call it in the transaction that writes it.
 */
export async function addCommentNews(
  { db, deps }: ServiceContext<"clock" | "jobs" | "push">,
  items: readonly { userId: string; data: KeptNewsOf["comment"] }[],
): Promise<void> {
  const now = deps.clock.now();
  const inserted = await insertCommentNews(db, items, now);
  for (const { userId } of inserted) await publishNews(deps, db, userId);
  const told = await selectTold(db, inserted);
  const notices = told.map(({ person, item, entityId }) => composeNotice(person, [{ ...item, entityId }]));
  await addNotices({ db, jobs: deps.jobs }, notices, now);
}
