import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { id, instant, timestamps } from "./columns";

export const users = pgTable(
  "users",
  {
    id: id(),
    /** The address is always trimmed and in lower case. */
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    /** Null for accounts that were made by signing in elsewhere and have no password yet. */
    passwordHash: text(),
    emailVerified: boolean().notNull().default(false),
    /**
     * SHA-256 of the newest mailed token, then of the one that worked, so that a link that is opened twice
     * still answers ok.
     */
    verificationToken: text(),
    verificationTokenExpiry: instant(),
    /** SHA-256 of the mailed token. */
    resetPasswordToken: text(),
    resetPasswordExpiry: instant(),
    isAdmin: boolean().notNull().default(false),
    country: varchar({ length: 2 }),
    countryName: text(),
    timezone: text(),
    preferredLanguage: varchar({ length: 5 }),
    role: text(),
    bio: text(),
    socialLinks: jsonb().$type<Record<string, string>>(),
    notifyNewOpportunities: boolean().notNull().default(false),
    notifyDeadlines: boolean().notNull().default(true),
    notifyChanges: boolean().notNull().default(true),
    notifySavedSearches: boolean().notNull().default(true),
    notifyComments: boolean().notNull().default(true),
    ...timestamps,
  },
  (t) => [
    uniqueIndex("users_email_unique").on(t.email),
    index("users_verification_token_idx").on(t.verificationToken),
    index("users_reset_password_token_idx").on(t.resetPasswordToken),
  ],
);
export type User = typeof users.$inferSelect;

/**
 * Every mailed token that confirms an address, until it expires. A person who asks for another link may open
 * the first.
 */
export const verificationTokens = pgTable(
  "verification_tokens",
  {
    /** SHA-256 of the mailed token. */
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("verification_tokens_user_idx").on(t.userId),
    index("verification_tokens_expires_idx").on(t.expiresAt),
  ],
);

/**
 * The address that a person wants to change to, until the link that was mailed there is opened or the one in the
 * warning. A newer wish replaces it. The row is written also when somebody else has the address.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    newEmail: text().notNull(),
    /** SHA-256 of the token that was mailed to the new address. */
    confirmHash: text().notNull(),
    /** SHA-256 of the token that was mailed to the present address. */
    cancelHash: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("email_changes_confirm_unique").on(t.confirmHash),
    uniqueIndex("email_changes_cancel_unique").on(t.cancelHash),
    index("email_changes_expires_idx").on(t.expiresAt),
  ],
);

/** The account of a provider of sign-ins that signs a person in. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The address of the provider, as a URL writes it. */
    issuer: text().notNull(),
    /** The provider's own name for the account. It never changes, as an address may. */
    subject: text().notNull(),
    /** The address that the provider stated when the row was made, so that the person knows which account it is. */
    email: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("identities_subject_unique").on(t.issuer, t.subject),
    uniqueIndex("identities_user_unique").on(t.userId, t.issuer),
  ],
);

/** connect-pg-simple writes this table. `sess.userId` names the signed-in user. */
export const sessions = pgTable(
  "sessions",
  {
    sid: varchar().primaryKey(),
    sess: json().$type<{ userId?: string }>().notNull(),
    expire: timestamp({ precision: 6, withTimezone: true }).notNull(),
  },
  (t) => [
    index("sessions_expire_idx").on(t.expire),
    index("sessions_user_idx").on(sql`(${t.sess} ->> 'userId')`),
  ],
);
