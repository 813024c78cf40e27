import { eq, or } from "drizzle-orm";
import { entities, mailOutbox, pitchDecks, storedObjects, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { addressMark, COUNTED_MS } from "./mail-limit";

/** Locks all administrators for the rest of the transaction and returns their ids. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Lists the ids that jobs may refer to: the user's entities and decks. */
export async function selectOwnIds(db: Db, userId: string): Promise<string[]> {
  const own = await db.select({ id: entities.id }).from(entities).where(eq(entities.userId, userId));
  const decks = await db
    .select({ id: pitchDecks.id })
    .from(pitchDecks)
    .innerJoin(entities, eq(entities.id, pitchDecks.entityId))
    .where(eq(entities.userId, userId));
  return [...own, ...decks].map(({ id }) => id);
}

/** Gives up all files of the user, including uploads still to come. The next sweep deletes them. */
export async function releaseFiles(db: Db, userId: string): Promise<void> {
  await db.update(storedObjects).set({ userId: null }).where(eq(storedObjects.userId, userId));
}

/**
 * Deletes all mails queued for or sent to the user, or to the address before there was an account, and returns them.
 */
export function deleteMailsTo(db: Db, { id, email }: { id: string; email: string }): Promise<DeletedMail[]> {
  return db
    .delete(mailOutbox)
    .where(or(eq(mailOutbox.userId, id), eq(mailOutbox.toAddress, email)))
    .returning({ to: mailOutbox.toAddress, kind: mailOutbox.kind, createdAt: mailOutbox.createdAt });
}
export type DeletedMail = { to: string; kind: string; createdAt: Date };

/** The outbox deletes sent mails after this time. */
const OUTBOX_KEEPS_MS = 30 * 24 * 3_600_000;

/**
 * Keeps only the times of mails that count for the limit per address, without address and text. They are stored as
 * sent, so that they are not sent, and with a date that makes the outbox delete them as soon as they no longer count.
 */
export async function keepMailTimes(db: Db, mails: readonly DeletedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await db.insert(mailOutbox).values(
    mails.map(({ to, kind, createdAt }) => ({
      kind,
      toAddress: addressMark(to),
      subject: "",
      sentAt: new Date(createdAt.getTime() + COUNTED_MS - OUTBOX_KEEPS_MS),
      createdAt,
    })),
  );
}

/**
 * Deletes the user. Their entities go first, with applications and decks by cascade: a comment that loses both its author and
 * who resolved it would be checked against an application that the same statement deletes.
 */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(entities).where(eq(entities.userId, id));
  await db.delete(users).where(eq(users.id, id));
}
