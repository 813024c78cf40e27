import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, text, uniqueIndex, uuid, varchar } from "drizzle-orm/pg-core";
import type { NotificationKind } from "../constants/reminders";
import { id, instant, textList } from "./columns";
import { memberships } from "./members";
import { sessions, users } from "./users";

/** A browser that shows push notices to a person, for as long as the person is signed in there. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** However a session ends, its notices end with it. */
    sessionId: varchar()
      .notNull()
      .references(() => sessions.sid, { onDelete: "cascade" }),
    /** The address at the browser's push service. It is never logged: whoever knows it can write to the browser's service. */
    endpoint: text().notNull(),
    /** The public key and the secret that the browser reads notices with, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The beginning of the header by which the browser names itself. */
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    lastSentAt: instant(),
    /** Notices in a row that could not be brought. */
    failures: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("push_subscriptions_endpoint_unique").on(t.endpoint),
    uniqueIndex("push_subscriptions_session_unique").on(t.sessionId),
    index("push_subscriptions_user_idx").on(t.userId, t.createdAt),
  ],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * A push notice for one browser that is still to be sent. It is written in the transaction that causes it, sent at least
 * once even after a crash, and deleted then.
 */
export const pushNotices = pgTable(
  "push_notices",
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    userId: uuid().notNull(),
    /** The entity that it tells of. Null for none, and for several. */
    entityId: uuid(),
    /** It is sent while the person wants to hear of one of these. Empty: it is always sent. */
    topics: textList().$type<NotificationKind[]>().notNull(),
    title: text().notNull(),
    /** One sentence. */
    text: text().notNull(),
    /** Where it leads, within the product. */
    path: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    /** After this nobody wants to read it any more. */
    expiresAt: instant().notNull(),
  },
  (t) => [
    // What waits for a former member is not sent.
    foreignKey({
      name: "push_notices_membership_fk",
      columns: [t.entityId, t.userId],
      foreignColumns: [memberships.entityId, memberships.userId],
    }).onDelete("cascade"),
    index("push_notices_due_idx").on(t.subscriptionId, t.nextAttemptAt),
    index("push_notices_waiting_idx").on(t.nextAttemptAt),
    index("push_notices_member_idx")
      .on(t.entityId, t.userId)
      .where(sql`${t.entityId} is not null`),
  ],
);
export type PushNotice = typeof pushNotices.$inferSelect;
