import {
  and,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type StoredObject, storedObjects, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";
import type { FileUse } from "./file-use";

const o = storedObjects;

const isOwned = (userId: string, which: { id: string } | { key: string }) =>
  and("id" in which ? eq(o.id, which.id) : eq(o.key, which.key), eq(o.userId, userId));

const isUsed = (db: Db, { objectId }: FileUse, which?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(objectId.table)
      .where(and(eq(objectId, o.id), which)),
  );

/**
 * Selects a file that the user may read: as a member of the entity that uses it, or, while nothing uses it, as who
 * uploaded it.
 */
export async function selectReadableObject(
  db: Db,
  uses: readonly FileUse[],
  userId: string,
  id: string,
): Promise<StoredObject | undefined> {
  const isMembers = uses.map((use) => isUsed(db, use, can(userId, "read", use.entityId)));
  const [object] = await db
    .select()
    .from(o)
    .where(and(eq(o.id, id), or(...isMembers, and(eq(o.userId, userId), isUnclaimed(db, uses)))));
  return object;
}

const countedBytes = sql`coalesce(${o.size}, ${o.maxBytes})`;
/**
 * Counts stored files and uploads that may still arrive: until they expire, and in an S3 store, which does
 * not report arrivals, until they are swept.
 */
const isCounted = (now: Date) => or(isNotNull(o.storedAt), isNotNull(o.size), gt(o.expiresAt, now));

/**
 * Sums the user's files and their bytes, including uploads that may still arrive; `arrived` counts the stored
 * files. Locks the user's row, so that two requests cannot both take the last place.
 */
export async function sumObjectsLocked(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ files: number; arrived: number; bytes: number }> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [row] = await db
    .select({
      files: count(),
      arrived: count(o.storedAt),
      bytes: sql<string>`coalesce(sum(${countedBytes}), 0)`,
    })
    .from(o)
    .where(and(eq(o.userId, userId), isCounted(now)));
  return { files: row?.files ?? 0, arrived: row?.arrived ?? 0, bytes: Number(row?.bytes ?? 0) };
}

const TOTAL_LOCK = 727_004;

/**
 * Sums the bytes of all files, including uploads that may still arrive, and of users without a verified
 * address. Other callers wait until the transaction ends, so that two requests cannot both take the last
 * space.
 */
export async function sumAllObjectsLocked(
  db: Db,
  now: Date,
): Promise<{ bytes: number; unverifiedBytes: number }> {
  await db.execute(sql`select pg_advisory_xact_lock(${TOTAL_LOCK})`);
  const [row] = await db
    .select({
      bytes: sql<string>`coalesce(sum(${countedBytes}), 0)`,
      unverifiedBytes: sql<string>`coalesce(sum(${countedBytes}) filter (where not ${users.emailVerified}), 0)`,
    })
    .from(o)
    .leftJoin(users, eq(users.id, o.userId))
    .where(isCounted(now));
  return { bytes: Number(row?.bytes ?? 0), unverifiedBytes: Number(row?.unverifiedBytes ?? 0) };
}

export async function insertObject(db: Db, values: typeof o.$inferInsert): Promise<StoredObject> {
  const [object] = await db.insert(o).values(values).returning();
  return object!;
}

export async function selectObject(
  db: Db,
  userId: string,
  which: { id: string } | { key: string },
): Promise<StoredObject | undefined> {
  const [object] = await db.select().from(o).where(isOwned(userId, which));
  return object;
}

/**
 * Marks an upload as stored. The result is undefined if it already is or no longer exists, so only one of two
 * uploads wins.
 */
export async function markStored(
  db: Db,
  userId: string,
  id: string,
  columns: { storedAt: Date; size: number; key?: string },
): Promise<StoredObject | undefined> {
  const [object] = await db
    .update(o)
    .set(columns)
    .where(and(isOwned(userId, { id }), isNull(o.storedAt)))
    .returning();
  return object;
}

export async function deleteObject(db: Db, id: string): Promise<void> {
  await db.delete(o).where(eq(o.id, id));
}

/** Returns the name that whatever uses a file gives it. */
export async function selectFileName(
  db: Db,
  uses: readonly FileUse[],
  id: string,
): Promise<string | undefined> {
  for (const { objectId, fileName } of uses) {
    const [user] = await db
      .select({ fileName: sql<string>`${fileName}` })
      .from(objectId.table)
      .where(eq(objectId, id));
    if (user) return user.fileName;
  }
  return undefined;
}

const isUnclaimed = (db: Db, uses: readonly FileUse[]) => and(...uses.map((use) => not(isUsed(db, use))));

/**
 * Lists files that nothing uses and that have no owner or were created before `before`, by key, after
 * `afterKey`.
 */
export function selectUnclaimed(
  db: Db,
  uses: readonly FileUse[],
  { before, afterKey, limit }: { before: Date; afterKey: string; limit: number },
): Promise<{ id: string; key: string }[]> {
  return db
    .select({ id: o.id, key: o.key })
    .from(o)
    .where(and(gt(o.key, afterKey), or(isNull(o.userId), lt(o.createdAt, before)), isUnclaimed(db, uses)))
    .orderBy(o.key)
    .limit(limit);
}

/**
 * Makes an unused object unreachable for good: without an owner and with a new id. Undefined when something
 * uses it. Fails with a foreign key error when a feature claims it at the same moment, or makes the claim fail if this
 * comes first.
 */
export async function disownUnclaimed(
  db: Db,
  uses: readonly FileUse[],
  id: string,
): Promise<{ id: string; key: string } | undefined> {
  const [object] = await db
    .update(o)
    .set({ id: sql`gen_random_uuid()`, userId: null })
    .where(and(eq(o.id, id), isUnclaimed(db, uses)))
    .returning({ id: o.id, key: o.key });
  return object;
}

/** Removes the owner from one file, or from all files of an entity. The result is their number. */
export async function disownObjects(
  db: Db,
  uses: readonly FileUse[],
  which: { id: string } | { entityId: string },
): Promise<number> {
  const areMeant =
    "id" in which
      ? [eq(o.id, which.id)]
      : uses.map((use) =>
          inArray(
            o.id,
            db.select({ id: use.objectId }).from(use.objectId.table).where(eq(use.entityId, which.entityId)),
          ),
        );
  const released = await db
    .update(o)
    .set({ userId: null })
    // Without any condition every file would lose its owner.
    .where(or(sql`false`, ...areMeant))
    .returning({ id: o.id });
  return released.length;
}
