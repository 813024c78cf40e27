import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import type { NewsItem } from "./recipients";
import { FOLLOWING_STATUSES } from "./sections/change.queries";
import { nextMoment } from "./next-moment";

/** An opportunity before it is deleted. `mergedIds` are those that were merged into it, and go with it. */
export type DeletedOpportunity = {
  id: string;
  name: string;
  isPublished: boolean;
  mergedIds: readonly string[];
};

/**
 * Inserts the same news for everybody who follows an opportunity and does not know yet that it is out of the catalogue: because it is in
 * it, or because it was taken out since the person's last digest. The next digest mails it.
 * @returns the ids of those people
 */
export async function insertWithdrawalNews(
  db: Db,
  { id, isPublished, mergedIds }: DeletedOpportunity,
  { kind, key, data }: Pick<NewsItem<"change">, "kind" | "key" | "data">,
  now: Date,
): Promise<string[]> {
  const ids = sql`${sql.param([id, ...mergedIds])}::uuid[]`;
  const { rows } = await db.execute<{ user_id: string }>(sql`
    insert into news (user_id, kind, key, data, created_at, awaits_mail)
    select follower.user_id, ${kind}, ${key}, ${JSON.stringify({ kind, ...data })}::jsonb, ${nextMoment(now, sql`follower.user_id`)}, true
    from (
      select f.user_id from opportunity_feedback f where f.opportunity_id = any(${ids}) and f.kind = 'saved'
      union
      select m.user_id from applications a join memberships m on m.entity_id = a.entity_id
      where a.opportunity_id = any(${ids}) and a.status = any(${sql.param([...FOLLOWING_STATUSES])}::text[])
    ) follower
    left join news_mornings digest on digest.user_id = follower.user_id
    where ${isPublished} or exists (
      select from followed_changes c where c.opportunity_id = ${id} and c.fact = 'publication'
        and not (c.after ->> 'isPublished')::boolean and c.changed_at > coalesce(digest.until, '-infinity'))
    on conflict (user_id, key) do nothing
    returning user_id`);
  return rows.map(({ user_id: userId }) => userId);
}
