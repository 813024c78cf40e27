import { and, asc, count, eq, sql } from "drizzle-orm";
import { SAVED_SEARCHES_MAX } from "@shared/constants/news";
import { type SavedSearch, savedSearches, users } from "@shared/schema/index";
import type { UpdateSavedSearchInput } from "@shared/validators/saved-searches";
import type { Db } from "../../platform/db/database";

const owned = (userId: string, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));

export function selectSavedSearches(db: Db, userId: string): Promise<SavedSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id))
    .limit(SAVED_SEARCHES_MAX);
}

/**
 * Counts the user's saved searches. It locks the user's row, so that two requests cannot both take the last place.
 */
export async function countSavedSearchesLocked(db: Db, userId: string): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [row] = await db.select({ n: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  return row?.n ?? 0;
}

export async function insertSavedSearch(
  db: Db,
  values: typeof savedSearches.$inferInsert,
): Promise<SavedSearch> {
  const [saved] = await db.insert(savedSearches).values(values).returning();
  return saved!;
}

/**
 * Writes the given fields. A search that was off starts again at `now`, so that opportunities published meanwhile are
 * not reported.
 */
export async function updateSavedSearch(
  db: Db,
  userId: string,
  id: string,
  { name, frequency }: UpdateSavedSearchInput,
  now: Date,
): Promise<SavedSearch | undefined> {
  const [saved] = await db
    .update(savedSearches)
    .set({
      name,
      frequency,
      ...(frequency !== undefined &&
        frequency !== "off" && {
          reportedUntil: sql`case when ${savedSearches.frequency} = 'off' then ${now.toISOString()}::timestamptz else ${savedSearches.reportedUntil} end`,
        }),
      updatedAt: sql`now()`,
    })
    .where(owned(userId, id))
    .returning();
  return saved;
}

/** @returns whether there was one */
export async function removeSavedSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(savedSearches).where(owned(userId, id)).returning({ id: savedSearches.id });
  return removed.length > 0;
}
