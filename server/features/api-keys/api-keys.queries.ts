import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { API_KEYS_PER_USER, API_KEYS_SHOWN } from "@shared/constants/api-keys";
import {
  type ApiKey,
  apiKeys as k,
  entities,
  oauthCodes,
  oauthConnections as c,
  users,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const MINUTE_MS = 60_000;

/** A key that has not expired, and whose it is. */
export async function selectKey(db: Db, keyHash: string, now: Date) {
  const [row] = await db
    .select({
      userId: k.userId,
      lastUsedAt: k.lastUsedAt,
      key: {
        ...{ id: k.id, scopes: k.scopes, entityId: k.entityId, createdAt: k.createdAt },
        isConnected: sql<boolean>`${c.apiKeyId} is not null`,
      },
    })
    .from(k)
    .leftJoin(c, eq(c.apiKeyId, k.id))
    .where(and(eq(k.keyHash, keyHash), gt(k.expiresAt, now)));
  return row;
}

/** Notes that a key was used, once a minute at most. */
export async function touchKey(db: Db, id: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - MINUTE_MS);
  await db
    .update(k)
    .set({ lastUsedAt: now })
    .where(and(eq(k.id, id), or(isNull(k.lastUsedAt), lte(k.lastUsedAt, aMinuteAgo))));
}

/** Whether the time of the last use that is stored is older than a minute. */
export const isUseOld = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS;

const selectViews = (db: Db) =>
  db
    .select({
      id: k.id,
      userId: k.userId,
      name: k.name,
      hint: k.hint,
      scopes: k.scopes,
      createdAt: k.createdAt,
      expiresAt: k.expiresAt,
      lastUsedAt: k.lastUsedAt,
      entityId: k.entityId,
      entityName: entities.name,
      redirectUri: c.redirectUri,
      maker: sql<string>`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email})`,
    })
    .from(k)
    .innerJoin(users, eq(users.id, k.userId))
    .leftJoin(entities, eq(entities.id, k.entityId))
    .leftJoin(c, eq(c.apiKeyId, k.id))
    .$dynamic();
export type ApiKeyRow = Awaited<ReturnType<typeof selectViews>>[number];

/** The user's own keys, newest first, then those of others for the entities that the user owns. */
export async function selectKeys(db: Db, userId: string): Promise<ApiKeyRow[]> {
  const own = await selectViews(db)
    .where(eq(k.userId, userId))
    .orderBy(desc(k.createdAt), asc(k.id))
    .limit(API_KEYS_PER_USER);
  const others = await selectViews(db)
    .where(and(can(userId, "manage", k.entityId), sql`${k.userId} <> ${userId}`))
    .orderBy(desc(k.createdAt), asc(k.id))
    .limit(API_KEYS_SHOWN);
  return [...own, ...others];
}

export async function selectView(db: Db, id: string): Promise<ApiKeyRow | undefined> {
  const [row] = await selectViews(db).where(eq(k.id, id));
  return row;
}

/** Counts the keys of a user, ended ones that are still listed too. The caller must have locked the account. */
export async function countKeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(k).where(eq(k.userId, userId));
  return row?.n ?? 0;
}

export async function insertKey(db: Db, values: typeof k.$inferInsert): Promise<string> {
  const [row] = await db.insert(k).values(values).returning({ id: k.id });
  return row!.id;
}

export async function updateKey(
  db: Db,
  id: string,
  values: Pick<ApiKey, "keyHash" | "hint" | "expiresAt">,
): Promise<void> {
  await db.update(k).set(values).where(eq(k.id, id));
}

export async function dropKeys(db: Db, ids: string[]): Promise<void> {
  await db.delete(k).where(inArray(k.id, ids));
}

/** Deletes a key of the user, or one for an entity that the user owns. Returns what it was. */
export async function deleteKey(db: Db, userId: string, id: string): Promise<ApiKey | undefined> {
  const [gone] = await db
    .delete(k)
    .where(and(eq(k.id, id), or(eq(k.userId, userId), can(userId, "manage", k.entityId))))
    .returning();
  return gone;
}

/** Deletes all keys of a user, and codes that programs have not taken yet. Returns how many keys there were. */
export async function deleteKeysOf(db: Db, userId: string): Promise<number> {
  await db.delete(oauthCodes).where(eq(oauthCodes.userId, userId));
  return (await db.delete(k).where(eq(k.userId, userId)).returning({ id: k.id })).length;
}

export async function deleteAllKeys(db: Db): Promise<number> {
  await db.delete(oauthCodes);
  return (await db.delete(k).returning({ id: k.id })).length;
}

/** Deletes at most `limit` keys that ended before a moment, and returns how many. */
export async function deleteEndedKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${k} where ${k.id} in (
      select id from api_keys where expires_at <= ${before.toISOString()}::timestamptz order by expires_at limit ${limit})`);
  return rowCount ?? 0;
}
