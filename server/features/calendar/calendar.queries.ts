import { eq } from "drizzle-orm";
import { calendarFeeds, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const columns = {
  userId: calendarFeeds.userId,
  nonce: calendarFeeds.nonce,
  withSaved: calendarFeeds.withSaved,
};
export type CalendarFeed = { userId: string; nonce: string; withSaved: boolean };

export async function selectFeed(db: Db, userId: string): Promise<CalendarFeed | undefined> {
  const [feed] = await db.select(columns).from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed;
}

/** Selects a calendar with the language of its owner. */
export async function selectFeedByNonce(
  db: Db,
  nonce: string,
): Promise<(CalendarFeed & { preferredLanguage: string | null }) | undefined> {
  const [feed] = await db
    .select({ ...columns, preferredLanguage: users.preferredLanguage })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.nonce, nonce));
  return feed;
}

/** Creates the calendar of a user, or replaces the nonce of the existing one. */
export async function upsertFeed(db: Db, userId: string, nonce: string, now: Date): Promise<CalendarFeed> {
  const [feed] = await db
    .insert(calendarFeeds)
    .values({ userId, nonce, createdAt: now })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { nonce, createdAt: now } })
    .returning(columns);
  return feed!;
}

export async function updateFeed(
  db: Db,
  userId: string,
  changes: { withSaved: boolean },
): Promise<CalendarFeed | undefined> {
  const [feed] = await db
    .update(calendarFeeds)
    .set(changes)
    .where(eq(calendarFeeds.userId, userId))
    .returning(columns);
  return feed;
}

/** Deletes the calendar; false when there was none. */
export async function deleteFeed(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).returning(columns);
  return deleted.length > 0;
}
