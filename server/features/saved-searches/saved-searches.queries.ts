import { and, asc, count, eq, getTableColumns, ne, or, sql } from "drizzle-orm";
import { SAVED_SEARCHES_MAX, SHARED_SEARCHES_SHOWN } from "@shared/constants/news";
import { entities, type SavedSearch, savedSearches, users } from "@shared/schema/index";
import type { UpdateSavedSearchInput } from "@shared/validators/saved-searches";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const owned = (userId: string, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));

export type SeenSearch = SavedSearch & {
  /** Null for a search that is not shared. */
  entityName: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
};

/** What a user sees: their own, and what others share with an entity of which the user is a member. */
const isSeenBy = (userId: string) =>
  or(eq(savedSearches.userId, userId), can(userId, "read", savedSearches.entityId));

const selectSeen = (db: Db) =>
  db
    .select({
      ...getTableColumns(savedSearches),
      entityName: entities.name,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .leftJoin(entities, eq(entities.id, savedSearches.entityId));

const byName = [asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id)];

/** The user's own searches by name, then those that others share with the user, by name. */
export async function selectSavedSearches(db: Db, userId: string): Promise<SeenSearch[]> {
  const own = await selectSeen(db)
    .where(eq(savedSearches.userId, userId))
    .orderBy(...byName)
    .limit(SAVED_SEARCHES_MAX);
  const shared = await selectSeen(db)
    .where(and(can(userId, "read", savedSearches.entityId), ne(savedSearches.userId, userId)))
    .orderBy(...byName)
    .limit(SHARED_SEARCHES_SHOWN);
  return [...own, ...shared];
}

/** A search that the user sees. */
export async function selectSavedSearch(db: Db, userId: string, id: string): Promise<SeenSearch | undefined> {
  const [row] = await selectSeen(db).where(and(eq(savedSearches.id, id), isSeenBy(userId)));
  return row;
}

export async function countShared(db: Db, entityId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(savedSearches)
    .where(eq(savedSearches.entityId, entityId));
  return row?.n ?? 0;
}

/** Shares a search of the user with an entity, or with nobody. */
export async function setShared(
  db: Db,
  { userId, id }: { userId: string; id: string },
  entityId: string | null,
): Promise<SavedSearch | undefined> {
  const [saved] = await db
    .update(savedSearches)
    .set({ entityId, updatedAt: sql`now()` })
    .where(owned(userId, id))
    .returning();
  return saved;
}

/** Makes what a user shares with an entity theirs alone again. */
export async function clearShared(db: Db, who: { userId: string; entityId: string }): Promise<void> {
  await db
    .update(savedSearches)
    .set({ entityId: null })
    .where(and(eq(savedSearches.userId, who.userId), eq(savedSearches.entityId, who.entityId)));
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

/** Returns what was removed; undefined if there was nothing. */
export async function removeSavedSearch(
  db: Db,
  userId: string,
  id: string,
): Promise<SavedSearch | undefined> {
  const [removed] = await db.delete(savedSearches).where(owned(userId, id)).returning();
  return removed;
}
