import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "./columns";
import { users } from "./users";

/** Mail that is owed: written in the transaction that causes it, sent at least once, also after a crash. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    /** Emptied once sent: it holds the link with the token, of which only the hash is kept elsewhere. */
    textBody: text(),
    htmlBody: text(),
    /** Where one press ends mails of this kind; null for those that everybody gets. Emptied with the text. */
    unsubscribeUrl: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    sentAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("mail_outbox_due_idx").on(t.sentAt, t.nextAttemptAt),
    // Few rows: what somebody waits for is found without a look at the thousands of a morning's mails.
    index("mail_outbox_awaited_idx")
      .on(t.sentAt, t.nextAttemptAt)
      .where(sql`${t.kind} <> 'news'`),
    index("mail_outbox_address_idx").on(t.toAddress, t.kind, t.createdAt),
    index("mail_outbox_user_idx").on(t.userId),
  ],
);
