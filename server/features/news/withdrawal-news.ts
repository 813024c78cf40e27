import type { ServiceContext } from "../../context/deps";
import { recordNews } from "../webhooks/record-events";
import { publishNews } from "./news-push";
import { leaveName } from "./sections/merge-changes";
import { type DeletedOpportunity, insertWithdrawalNews } from "./withdrawal-news.queries";

/**
 * Tells those who follow an opportunity that it left the catalogue for good: in the app and by their webhooks at once, by mail and push
 * notice with the next digest. Who was told of its withdrawal before hears nothing. Call it in the transaction that deletes it, before that.
 */
export async function addWithdrawalNews(
  { db, deps }: ServiceContext<"clock" | "jobs" | "push">,
  deleted: DeletedOpportunity,
): Promise<void> {
  const now = deps.clock.now();
  const data = {
    opportunity: leaveName(deleted),
    changes: [{ fact: "publication" as const, before: { isPublished: true }, after: { isPublished: false } }],
  };
  // Rows of before are gone with the opportunity, so that no change has the number 0.
  const item = { kind: "change" as const, key: `change:${deleted.id}:0`, opportunityId: null, data };
  const told = await insertWithdrawalNews(db, deleted, item, now);
  await recordNews(
    { db, jobs: deps.jobs },
    told.map((userId) => ({ userId, ...item })),
    now,
  );
  for (const userId of told) await publishNews(deps, db, userId);
}
