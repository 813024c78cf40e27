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
  varchar,
} from "drizzle-orm/pg-core";
import { id, instant, timestamps } from "./columns";

export const users = pgTable(
  "users",
  {
    id: id(),
    /** Always trimmed and lower-cased. */
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    passwordHash: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** SHA-256 of the mailed token; kept after use, so that a link opened twice still answers ok. */
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
    ...timestamps,
  },
  (t) => [
    uniqueIndex("users_email_unique").on(t.email),
    index("users_verification_token_idx").on(t.verificationToken),
    index("users_reset_password_token_idx").on(t.resetPasswordToken),
  ],
);
export type User = typeof users.$inferSelect;

/** Written by connect-pg-simple. `sess.userId` names the signed-in user. */
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
