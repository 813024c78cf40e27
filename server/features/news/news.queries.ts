import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { toInstant } from "../catalogue/visibility";
import type { Piece } from "./recipients";

/**
 * Writes down what people are told.
 * @returns what they were not told before, in the order given
 */
export async function insertNews(db: Db, pieces: readonly Piece[], now: Date): Promise<Piece[]> {
  if (pieces.length === 0) return [];
  const places = new Map<string, number>();
  const rows = pieces.map(({ userId, kind, key, opportunityId, data }) => {
    const place = places.get(userId) ?? 0;
    places.set(userId, place + 1);
    // A millisecond apart, the first the newest: then the time alone says where a page of somebody's news ends.
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
  return pieces.filter(({ userId, key }) => isNew.has(`${userId} ${key}`));
}

/**
 * Forgets the news of the next people from before a moment.
 * @returns the last of these people, from whom to go on; null when there are no more
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

/** Forgets changes from before a moment, which everybody was told; at most `limit`. @returns how many went */
export async function deleteOldChanges(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from followed_changes where id in (
      select id from followed_changes where changed_at < ${toInstant(before)} order by changed_at limit ${limit})`);
  return rowCount ?? 0;
}
