import { and, eq, gt } from "drizzle-orm";
import { emailChanges, users, verificationTokens } from "@shared/schema/index";
import type { Actor } from "../../../context/deps";
import type { Db } from "../../../platform/db/database";
import { actorColumns } from "../auth.queries";

/** Stores the address that a user wants, instead of one wanted before. */
export async function saveEmailChange(
  db: Db,
  userId: string,
  change: { newEmail: string; confirmHash: string; cancelHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
}

/** Finds the change that a user waits for, while its link works. */
export async function findEmailChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ newEmail: string; expiresAt: Date } | null> {
  const [row] = await db
    .select({ newEmail: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row ?? null;
}

/** Gives a change another link to the new address. The one in the warning stays. */
export async function renewEmailChange(
  db: Db,
  userId: string,
  link: { confirmHash: string; expiresAt: Date },
): Promise<void> {
  await db.update(emailChanges).set(link).where(eq(emailChanges.userId, userId));
}

/** Finds whose change the link to the new address is for, while it works. */
export async function findChangeOwner(db: Db, confirmHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(and(eq(emailChanges.confirmHash, confirmHash), gt(emailChanges.expiresAt, now)));
  return row?.userId ?? null;
}

/** Uses up the link to the new address, in one statement: of two requests at once, one gets null. */
export async function takeEmailChange(
  db: Db,
  userId: string,
  confirmHash: string,
  now: Date,
): Promise<{ newEmail: string } | null> {
  const [row] = await db
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.confirmHash, confirmHash),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .returning({ newEmail: emailChanges.newEmail });
  return row ?? null;
}

/** Stops a change by the link of the warning, and returns whose it was; null when the link does not work. */
export async function stopEmailChange(db: Db, cancelHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.cancelHash, cancelHash), gt(emailChanges.expiresAt, now)))
    .returning({ userId: emailChanges.userId });
  return row?.userId ?? null;
}

/** Forgets the address that a user wanted. */
export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/**
 * Gives a user another address, which counts as confirmed, and ends the links that were mailed to the old one.
 * @throws a unique violation of `users_email_unique` when another account has it
 */
export async function setEmail(db: Db, userId: string, email: string, now: Date): Promise<Actor | null> {
  const [user] = await db
    .update(users)
    .set({
      email,
      emailVerified: true,
      verificationToken: null,
      verificationTokenExpiry: null,
      resetPasswordToken: null,
      resetPasswordExpiry: null,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
    .returning(actorColumns);
  await db.delete(verificationTokens).where(eq(verificationTokens.userId, userId));
  return user ?? null;
}
