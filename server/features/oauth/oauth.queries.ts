import { and, count, eq, gt, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { apiKeys as k, oauthClients, oauthCodes, oauthConnections as c } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

export async function insertClient(db: Db, values: typeof oauthClients.$inferInsert) {
  const [row] = await db.insert(oauthClients).values(values).returning();
  return row!;
}

export async function selectClient(db: Db, id: string) {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.id, id));
  return row;
}

export async function touchClient(db: Db, id: string, now: Date): Promise<void> {
  await db.update(oauthClients).set({ lastUsedAt: now }).where(eq(oauthClients.id, id));
}

export async function insertCode(db: Db, values: typeof oauthCodes.$inferInsert): Promise<void> {
  await db.insert(oauthCodes).values(values);
}

/** Counts the codes of a person that no program has taken yet. */
export async function countOpenCodes(db: Db, userId: string, now: Date): Promise<number> {
  const isOpen = and(eq(oauthCodes.userId, userId), gt(oauthCodes.expiresAt, now), isNull(oauthCodes.usedAt));
  const [row] = await db.select({ n: count() }).from(oauthCodes).where(isOpen);
  return row!.n;
}

const isCodeOf = (codeHash: string, clientId: string) =>
  and(eq(oauthCodes.codeHash, codeHash), eq(oauthCodes.clientId, clientId));

export async function selectChallenge(db: Db, codeHash: string, clientId: string) {
  const [row] = await db
    .select({ codeChallenge: oauthCodes.codeChallenge })
    .from(oauthCodes)
    .where(isCodeOf(codeHash, clientId));
  return row?.codeChallenge;
}

/** Whose code it is. */
export async function selectCodeUser(db: Db, codeHash: string, clientId: string) {
  const [row] = await db
    .select({ userId: oauthCodes.userId })
    .from(oauthCodes)
    .where(isCodeOf(codeHash, clientId));
  return row?.userId;
}

/** Two programs with one code come one after the other. */
export async function lockCode(tx: Db, codeHash: string, clientId: string) {
  const [row] = await tx.select().from(oauthCodes).where(isCodeOf(codeHash, clientId)).for("update");
  return row;
}

export async function useCode(tx: Db, codeHash: string, apiKeyId: string, now: Date): Promise<void> {
  await tx.update(oauthCodes).set({ usedAt: now, apiKeyId }).where(eq(oauthCodes.codeHash, codeHash));
}

export async function insertConnection(tx: Db, values: typeof c.$inferInsert): Promise<void> {
  await tx.insert(c).values(values);
}

/** The connection of a program that a family of refresh tokens belongs to. */
export async function lockConnection(tx: Db, familyHash: string, clientId: string) {
  const [row] = await tx
    .select({
      ...{ apiKeyId: c.apiKeyId, renewedAt: c.renewedAt },
      ...{ refreshHash: c.refreshHash, usedRefreshHash: c.usedRefreshHash },
      ...{ userId: k.userId, scopes: k.scopes, createdAt: k.createdAt, expiresAt: k.expiresAt },
    })
    // The key first, as whoever ends it locks it before what goes with it.
    .from(k)
    .innerJoin(c, eq(c.apiKeyId, k.id))
    .where(and(eq(c.clientId, clientId), eq(c.familyHash, familyHash)))
    .for("update");
  return row;
}

export async function renewConnection(tx: Db, apiKeyId: string, refreshHash: string, now: Date) {
  await tx
    .update(c)
    .set({ refreshHash, usedRefreshHash: sql`${c.refreshHash}`, renewedAt: now })
    .where(eq(c.apiKeyId, apiKeyId));
}

/** The key of a program that an access token, or a family of refresh tokens, belongs to. */
export async function selectConnectedKey(db: Db, hash: string, clientId: string) {
  const [row] = await db
    .select({ id: k.id })
    .from(k)
    .innerJoin(c, eq(c.apiKeyId, k.id))
    .where(and(eq(c.clientId, clientId), or(eq(c.familyHash, hash), eq(k.keyHash, hash))));
  return row?.id;
}

/** The keys of a program that a person has connected for the same entity before. */
export async function selectConnectedKeys(
  tx: Db,
  { clientId, userId, entityId }: { clientId: string; userId: string; entityId: string | null },
): Promise<string[]> {
  const isSameEntity = entityId === null ? isNull(k.entityId) : eq(k.entityId, entityId);
  const rows = await tx
    .select({ id: k.id })
    .from(k)
    .innerJoin(c, eq(c.apiKeyId, k.id))
    .where(and(eq(c.clientId, clientId), eq(k.userId, userId), isSameEntity));
  return rows.map(({ id }) => id);
}

/** Deletes at most `limit` codes that ended before a moment, and returns how many. */
export async function deleteEndedCodes(db: Db, before: Date, limit: number): Promise<number> {
  const ended = db
    .select({ codeHash: oauthCodes.codeHash })
    .from(oauthCodes)
    .where(lt(oauthCodes.expiresAt, before))
    .orderBy(oauthCodes.expiresAt)
    .limit(limit);
  return (await db.delete(oauthCodes).where(inArray(oauthCodes.codeHash, ended))).rowCount ?? 0;
}

/**
 * Deletes at most `limit` programs that are not connected: those that were last used before a moment, and those that
 * registered before a later one and that nobody has let in.
 */
export async function deleteUnusedClients(
  db: Db,
  { before, neverBefore }: { before: Date; neverBefore: Date },
  limit: number,
): Promise<number> {
  const connections = db
    .select({ one: sql`1` })
    .from(c)
    .where(eq(c.clientId, oauthClients.id));
  const unused = db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(
      and(
        lt(oauthClients.lastUsedAt, neverBefore),
        or(lt(oauthClients.lastUsedAt, before), eq(oauthClients.lastUsedAt, oauthClients.createdAt)),
        notExists(connections),
      ),
    )
    .orderBy(oauthClients.lastUsedAt)
    .limit(limit);
  return (await db.delete(oauthClients).where(inArray(oauthClients.id, unused))).rowCount ?? 0;
}
