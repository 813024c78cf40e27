import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { toInstant } from "../catalogue/visibility";
import type { NewsItem } from "./recipients";

/**
 * Inserts news items.
 * @returns the items that the users did not have yet, in the given order
 */
export async function insertNews(db: Db, items: readonly NewsItem[], now: Date): Promise<NewsItem[]> {
  if (items.length === 0) return [];
  const places = new Map<string, number>();
  const rows = items.map(({ userId, kind, key, opportunityId, data }) => {
    const place = places.get(userId) ?? 0;
    places.set(userId, place + 1);
    // The times are a millisecond apart with the newest first, so that a time alone marks the end of a page.
    const at = new Date(now.getTime() - place).toISOString();
    return { user_id: userId, kind, key, opportunity_id: opportunityId, data: { kind, ...data }, at };
  });
  const { rows: inserted } = await db.execute<{ user_id: string; key: string }>(sql`
    insert into news (user_id, kind, key, opportunity_id, data, created_at)
    select user_id, kind, key, opportunity_id, data, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      piece(user_id uuid, kind text, key text, opportunity_id uuid, data jsonb, at timestamptz)
    on conflict (user_id, key) do nothing
    returning user_id, key`);
  const isNew = new Set(inserted.map(({ user_id, key }) => `${user_id} ${key}`));
  return items.filter(({ userId, key }) => isNew.has(`${userId} ${key}`));
}

/**
 * Deletes the old news of the next people.
 * @returns the id of the last of these people for the next call; null if there are no more
 */
export async function deleteOldNews(
  db: Db,
  before: Date,
  { afterId, people }: { afterId: string | null; people: number },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with these as materialized (
      select id from users ${afterId === null ? sql`` : sql`where id > ${afterId}`} order by id limit ${people}
    ), gone as (
      delete from news using these where news.user_id = these.id and news.created_at < ${toInstant(before)}
    )
    select id from these order by id desc limit 1`);
  return rows[0]?.id ?? null;
}

/**
 * Deletes up to `limit` old changes, which all digests have covered.
 * @returns the number of deleted changes
 */
export async function deleteOldChanges(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from followed_changes where id in (
      select id from followed_changes where changed_at < ${toInstant(before)} order by changed_at limit ${limit})`);
  return rowCount ?? 0;
}
