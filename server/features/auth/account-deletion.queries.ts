import { eq, or } from "drizzle-orm";
import { entities, mailOutbox, pitchDecks, storedObjects, users } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { addressMark, COUNTED_MS } from "./mail-limit";

/** The ids of all administrators, held for the rest of the transaction. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/** What jobs may be about: the user's entities and decks. */
export async function selectOwnIds(db: Db, userId: string): Promise<string[]> {
  const own = await db.select({ id: entities.id }).from(entities).where(eq(entities.userId, userId));
  const decks = await db
    .select({ id: pitchDecks.id })
    .from(pitchDecks)
    .innerJoin(entities, eq(entities.id, pitchDecks.entityId))
    .where(eq(entities.userId, userId));
  return [...own, ...decks].map(({ id }) => id);
}

/** Every file of the user is nobody's from now on, those of decks and those that are still to come: the next sweep removes them. */
export async function releaseFiles(db: Db, userId: string): Promise<void> {
  await db.update(storedObjects).set({ userId: null }).where(eq(storedObjects.userId, userId));
}

/** What was owed or sent to the user, or to the address before there was an account; gives back what it was. */
export function deleteMailsTo(db: Db, { id, email }: { id: string; email: string }): Promise<DeletedMail[]> {
  return db
    .delete(mailOutbox)
    .where(or(eq(mailOutbox.userId, id), eq(mailOutbox.toAddress, email)))
    .returning({ to: mailOutbox.toAddress, kind: mailOutbox.kind, createdAt: mailOutbox.createdAt });
}
export type DeletedMail = { to: string; kind: string; createdAt: Date };

/** The outbox forgets what was sent so long ago. */
const OUTBOX_KEEPS_MS = 30 * 24 * 3_600_000;

/**
 * Keeps of mails only that they were, while they count for the limit of mails to an address: no address, no text. They stand as sent,
 * so that nobody sends them, and so long ago that the outbox forgets them as soon as they count no more.
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

/** Takes with it what belongs to the user, their entities, their applications and their decks. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
