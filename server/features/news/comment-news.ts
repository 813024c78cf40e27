import type { KeptNewsOf } from "@shared/validators/news";
import type { ServiceContext } from "../../context/deps";
import { insertCommentNews } from "./comment-news.queries";
import { publishNews } from "./news-push";

/**
 * Tells people of a comment, or of the decision on a suggestion, in the app at once and in the next digest. Nobody is told the same
 * twice. Call it in the transaction that writes it.
 */
export async function addCommentNews(
  { db, deps }: ServiceContext<"clock" | "push">,
  items: readonly { userId: string; data: KeptNewsOf["comment"] }[],
): Promise<void> {
  for (const userId of await insertCommentNews(db, items, deps.clock.now()))
    await publishNews(deps, db, userId);
}
