import { and, eq, gt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { NotificationKind } from "@shared/constants/reminders";
import { sessions, users, verificationTokens } from "@shared/schema/index";
import type { Language } from "@shared/words/language";
import type { Actor } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { prepareQuery } from "../../platform/db/prepared";

/** What is known of who acts. */
export const actorColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  emailVerified: users.emailVerified,
  country: users.country,
  countryName: users.countryName,
  isAdmin: users.isAdmin,
  timezone: users.timezone,
  preferredLanguage: users.preferredLanguage,
} as const;

const preferenceColumns = {
  notifyNewOpportunities: users.notifyNewOpportunities,
  notifyDeadlines: users.notifyDeadlines,
  notifyChanges: users.notifyChanges,
  notifySavedSearches: users.notifySavedSearches,
  notifyComments: users.notifyComments,
  timezone: users.timezone,
  preferredLanguage: users.preferredLanguage,
} as const;

export type Preferences = Record<NotificationKind, boolean> & {
  timezone: string | null;
  preferredLanguage: string | null;
};
export type MailedToken = { hash: string; expiresAt: Date };

const first = <T>(rows: T[]): T | null => rows[0] ?? null;

const queryUser = prepareQuery("find user", (db) =>
  db
    .select(actorColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder("id"))),
);

export const findUser = async (db: Db, id: string): Promise<Actor | null> =>
  first(await queryUser(db, { id }));

export const findCredentials = async (db: Db, email: string) =>
  first(
    await db
      .select({ ...actorColumns, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, email)),
  );

/** Null also for an account without a password. */
export const findPasswordHash = async (db: Db, id: string): Promise<string | null> =>
  first(await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id)))
    ?.passwordHash ?? null;

/** Returns the password's hash after any running change of it has been committed. Null without an account. */
export const findSettledPassword = async (
  db: Db,
  id: string,
): Promise<{ passwordHash: string | null } | null> =>
  first(
    await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id)).for("share"),
  );

/** Inserts a user; null when the address is taken, which only the unique index can decide. */
export const insertUser = async (
  db: Db,
  values: {
    email: string;
    firstName?: string;
    lastName?: string;
    passwordHash: string | null;
    emailVerified?: boolean;
    preferredLanguage?: Language;
    timezone?: string;
    isAdmin?: boolean;
  },
): Promise<Actor | null> =>
  first(
    await db
      .insert(users)
      .values(values)
      .onConflictDoNothing({ target: users.email })
      .returning(actorColumns),
  );

/** Locks an account for the rest of the transaction, so that changes to it happen one at a time. */
export const lockUser = async (db: Db, where: { id: string } | { email: string }): Promise<Actor | null> =>
  first(
    await db
      .select(actorColumns)
      .from(users)
      .where("id" in where ? eq(users.id, where.id) : eq(users.email, where.email))
      .for("update"),
  );

const updateWhere = async (db: Db, set: Partial<typeof users.$inferInsert>, where: SQL | undefined) =>
  first(await db.update(users).set(set).where(where).returning(actorColumns));

export const updateUser = (
  db: Db,
  id: string,
  set: { firstName?: string; lastName?: string; country?: string | null; countryName?: string | null },
  now: Date,
): Promise<Actor | null> => updateWhere(db, { ...set, updatedAt: now }, eq(users.id, id));

/** Makes an account an administrator; null unless its address is confirmed and it is not one already. */
export const makeAdmin = (db: Db, email: string, now: Date): Promise<Actor | null> =>
  updateWhere(
    db,
    { isAdmin: true, updatedAt: now },
    and(eq(users.email, email), eq(users.emailVerified, true), eq(users.isAdmin, false)),
  );

/** Adds a verification link, and deletes the expired ones of the account. */
export async function addVerificationToken(
  db: Db,
  id: string,
  { hash, expiresAt }: MailedToken,
  now: Date,
): Promise<void> {
  await db
    .delete(verificationTokens)
    .where(and(eq(verificationTokens.userId, id), lte(verificationTokens.expiresAt, now)));
  await db.insert(verificationTokens).values({ hash, userId: id, expiresAt });
  await updateWhere(db, { verificationToken: hash, verificationTokenExpiry: expiresAt }, eq(users.id, id));
}

/** Matches the account that a link was mailed to; `among` restricts which tokens count. */
const ownerOfToken = (db: Db, hash: string, among?: SQL) =>
  eq(
    users.id,
    sql`(${db
      .select({ userId: verificationTokens.userId })
      .from(verificationTokens)
      .where(and(eq(verificationTokens.hash, hash), among))})`,
  );

/**
 * Verifies an address in one statement, so that a link opened twice at once verifies once. The hash stays, so that the
 * link is recognized later.
 */
export const spendVerificationToken = (db: Db, hash: string, now: Date): Promise<Actor | null> =>
  updateWhere(
    db,
    { emailVerified: true, verificationToken: hash, updatedAt: now },
    and(
      eq(users.emailVerified, false),
      or(
        ownerOfToken(db, hash, gt(verificationTokens.expiresAt, now)),
        and(eq(users.verificationToken, hash), gt(users.verificationTokenExpiry, now)),
      ),
    ),
  );

/** Finds the account of a link whose address is already confirmed, by this link or another one. */
export const findVerifiedByToken = async (db: Db, hash: string): Promise<{ id: string } | null> =>
  first(
    await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(users.emailVerified, true), or(eq(users.verificationToken, hash), ownerOfToken(db, hash))),
      ),
  );

export const setResetToken = (db: Db, id: string, { hash, expiresAt }: MailedToken) =>
  updateWhere(db, { resetPasswordToken: hash, resetPasswordExpiry: expiresAt }, eq(users.id, id));

const liveResetToken = (hash: string, now: Date) =>
  and(eq(users.resetPasswordToken, hash), gt(users.resetPasswordExpiry, now));

export const findByResetToken = async (
  db: Db,
  hash: string,
  now: Date,
): Promise<{ email: string; emailVerified: boolean } | null> =>
  first(
    await db
      .select({ email: users.email, emailVerified: users.emailVerified })
      .from(users)
      .where(liveResetToken(hash, now)),
  );

const newPassword = (passwordHash: string, now: Date) => ({
  passwordHash,
  // A link that was mailed for the old password must not replace the new one.
  resetPasswordToken: null,
  resetPasswordExpiry: null,
  updatedAt: now,
});

/**
 * Sets the password and deletes the token in one statement: of two requests at once, one gets null. Also verifies the
 * address, because the token was mailed to it.
 */
export const spendResetToken = (
  db: Db,
  hash: string,
  passwordHash: string,
  now: Date,
): Promise<Actor | null> =>
  updateWhere(db, { ...newPassword(passwordHash, now), emailVerified: true }, liveResetToken(hash, now));

/** Replaces the password that was checked; null when it has been changed meanwhile. */
export const replacePassword = (
  db: Db,
  id: string,
  checkedHash: string,
  passwordHash: string,
  now: Date,
): Promise<Actor | null> =>
  updateWhere(db, newPassword(passwordHash, now), and(eq(users.id, id), eq(users.passwordHash, checkedHash)));

/**
 * Returns when a session was started and whether by an administrator; null when it has ended or the account is deleted.
 */
export const findSessionFacts = async (
  db: Db,
  sid: string,
): Promise<{ signedInAt: number; isAdmin: boolean } | null> =>
  first(
    await db
      .select({
        signedInAt: sql<number>`(${sessions.sess} ->> 'signedInAt')::float8`,
        isAdmin: users.isAdmin,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sql`(${sessions.sess} ->> 'userId')::uuid`))
      .where(and(eq(sessions.sid, sid), gt(sessions.expire, sql`now()`))),
  );

/** Deletes all sessions of a user, optionally except one. */
export async function deleteSessions(db: Db, userId: string, exceptSid?: string): Promise<void> {
  const ofUser = eq(sql`${sessions.sess} ->> 'userId'`, userId);
  await db
    .delete(sessions)
    .where(exceptSid === undefined ? ofUser : and(ofUser, ne(sessions.sid, exceptSid)));
}

/** Deletes the sessions of everybody. Returns how many there were. */
export const deleteAllSessions = async (db: Db): Promise<number> =>
  (await db.delete(sessions).returning({ sid: sessions.sid })).length;

export const findPreferences = async (db: Db, id: string): Promise<Preferences | null> =>
  first(await db.select(preferenceColumns).from(users).where(eq(users.id, id)));

export const updatePreferences = async (
  db: Db,
  id: string,
  set: Partial<Preferences>,
  now: Date,
): Promise<Preferences | null> =>
  first(
    await db
      .update(users)
      .set({ ...set, updatedAt: now })
      .where(eq(users.id, id))
      .returning(preferenceColumns),
  );
