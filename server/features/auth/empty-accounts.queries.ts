import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  calendarFeeds,
  emailChanges,
  entities,
  mailOutbox,
  memberships,
  opportunityFeedback,
  savedSearches,
  sessions,
  storedObjects,
  users,
  verificationTokens,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/**
 * The columns that link what a person made or chose to them: with one such row the account is not empty. Applications,
 * decks and notes belong to entities.
 */
export const MADE_BY_PERSON: readonly PgColumn[] = [
  entities.userId,
  memberships.userId,
  opportunityFeedback.userId,
  savedSearches.userId,
  calendarFeeds.userId,
  storedObjects.userId,
];

/** Accounts created after `before` are left alone. */
type Moments = { now: Date; before: Date };

/**
 * Matches accounts that were never verified, own nothing, have no session, and have no link that could still verify
 * them.
 */
function isForgotten(db: Db, { now, before }: Moments): SQL | undefined {
  const none = (column: PgColumn, which: SQL | undefined) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(column.table)
        .where(which),
    );
  const isOver = (expiry: PgColumn) => or(isNull(expiry), lte(expiry, now));
  return and(
    eq(users.emailVerified, false),
    eq(users.isAdmin, false),
    lt(users.createdAt, before),
    isOver(users.resetPasswordExpiry),
    isOver(users.verificationTokenExpiry),
    none(
      verificationTokens.userId,
      and(eq(verificationTokens.userId, users.id), gt(verificationTokens.expiresAt, now)),
    ),
    none(emailChanges.userId, and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, now))),
    none(sessions.sid, and(sql`${sessions.sess} ->> 'userId' = ${users.id}::text`, gt(sessions.expire, now))),
    ...MADE_BY_PERSON.map((column) => none(column, eq(column, users.id))),
  );
}

/** Locks the next abandoned accounts after `afterId`. Accounts that are being changed right now are skipped. */
export async function lockForgotten(
  db: Db,
  { afterId, limit, ...moments }: Moments & { afterId: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isForgotten(db, moments), afterId === null ? undefined : gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

/**
 * Deletes those of the locked accounts that are still abandoned: rows added just before the lock are only visible here.
 * Mails to their addresses are deleted as well.
 * @returns the number of deleted accounts
 */
export async function deleteForgotten(db: Db, ids: string[], moments: Moments): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await db
    .delete(users)
    .where(and(inArray(users.id, ids), isForgotten(db, moments)))
    .returning({ email: users.email });
  const addresses = gone.map(({ email }) => email);
  if (addresses.length > 0) await db.delete(mailOutbox).where(inArray(mailOutbox.toAddress, addresses));
  return gone.length;
}
