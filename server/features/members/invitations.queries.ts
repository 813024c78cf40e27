import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import { INVITATIONS_PER_ENTITY, RECEIVED_INVITATIONS_MAX } from "@shared/constants/members";
import { entities, invitations as i, memberships as m, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const columns = {
  id: i.id,
  email: i.email,
  role: i.role,
  sentAt: i.sentAt,
  expiresAt: i.expiresAt,
};

/** The open invitations of an entity, the oldest first. */
export function selectInvitations(db: Db, entityId: string) {
  return db
    .select(columns)
    .from(i)
    .where(eq(i.entityId, entityId))
    .orderBy(asc(i.createdAt), asc(i.id))
    .limit(INVITATIONS_PER_ENTITY);
}

export async function countInvitations(db: Db, entityId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(i).where(eq(i.entityId, entityId));
  return row?.n ?? 0;
}

export async function hasMemberWithAddress(db: Db, entityId: string, email: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: m.userId })
    .from(m)
    .innerJoin(users, eq(users.id, m.userId))
    .where(and(eq(m.entityId, entityId), eq(users.email, email)));
  return row !== undefined;
}

/** Whom a mail to an address greets, and in which language, if there is an account. */
export async function selectAccount(db: Db, email: string) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      preferredLanguage: users.preferredLanguage,
    })
    .from(users)
    .where(eq(users.email, email));
  return account;
}

/** Returns undefined if the address is invited already. */
export async function insertInvitation(db: Db, values: typeof i.$inferInsert) {
  const [row] = await db
    .insert(i)
    .values(values)
    .onConflictDoNothing({ target: [i.entityId, i.email] })
    .returning(columns);
  return row;
}

/** Gives an invitation a new link: the old one ends. Undefined if it is gone. */
export async function renewInvitation(
  db: Db,
  which: { entityId: string; id: string },
  link: { tokenHash: string; invitedBy: string; sentAt: Date; expiresAt: Date },
) {
  const [row] = await db
    .update(i)
    .set(link)
    .where(and(eq(i.id, which.id), eq(i.entityId, which.entityId)))
    .returning(columns);
  return row;
}

/** Returns undefined if it is gone already. */
export async function deleteInvitation(
  db: Db,
  which: { entityId: string; id: string },
): Promise<{ email: string } | undefined> {
  const [row] = await db
    .delete(i)
    .where(and(eq(i.id, which.id), eq(i.entityId, which.entityId)))
    .returning({ email: i.email });
  return row;
}

/** By the mailed link, or from the list of the person whom it is for. */
export type Which = { tokenHash: string } | { id: string };

const isUsable = (which: Which, now: Date) =>
  and("id" in which ? eq(i.id, which.id) : eq(i.tokenHash, which.tokenHash), gt(i.expiresAt, now));

/** The open invitations to an address, the oldest first. */
export function selectReceived(db: Db, email: string, now: Date) {
  return db
    .select({
      ...columns,
      entityName: entities.name,
      inviterFirstName: users.firstName,
      inviterLastName: users.lastName,
    })
    .from(i)
    .innerJoin(entities, eq(entities.id, i.entityId))
    .leftJoin(users, eq(users.id, i.invitedBy))
    .where(and(eq(i.email, email), gt(i.expiresAt, now)))
    .orderBy(asc(i.createdAt), asc(i.id))
    .limit(RECEIVED_INVITATIONS_MAX);
}

/** An invitation that still works, with its entity. */
export async function selectUsable(db: Db, which: Which, now: Date) {
  const [row] = await db
    .select({
      ...columns,
      entityId: i.entityId,
      entityName: entities.name,
      inviterFirstName: users.firstName,
      inviterLastName: users.lastName,
      hasAccount: sql<boolean>`exists (select from users invited where invited.email = ${i.email})`,
    })
    .from(i)
    .innerJoin(entities, eq(entities.id, i.entityId))
    .leftJoin(users, eq(users.id, i.invitedBy))
    .where(isUsable(which, now));
  return row;
}

/** Takes an invitation to an address, so that it works once. */
export async function takeUsable(db: Db, which: Which, email: string, now: Date) {
  const [row] = await db
    .delete(i)
    .where(and(isUsable(which, now), eq(i.email, email)))
    .returning({ entityId: i.entityId, role: i.role });
  return row;
}

/** Locks an entity until the transaction ends. Its name; undefined if it is gone. */
export async function lockEntityName(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: entities.name })
    .from(entities)
    .where(eq(entities.id, id))
    .for("no key update");
  return row?.name;
}

/** Marks the address of an account as its own: a link that was mailed there was opened. */
export async function confirmAddress(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
}
