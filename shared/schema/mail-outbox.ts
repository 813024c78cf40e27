import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "./columns";
import { users } from "./users";

/**
 * Mails that must be sent. A mail is written in the transaction that causes it, and is sent at least once,
 * even after a crash.
 */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    /**
     * Is emptied after sending, because it holds the link with the token. Elsewhere only the hash of the
     * token is kept.
     */
    textBody: text(),
    htmlBody: text(),
    /**
     * The address that ends mails of this kind with one press. Null for mails that everybody gets. It is
     * emptied with the text.
     */
    unsubscribeUrl: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    lastError: text(),
    sentAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("mail_outbox_due_idx").on(t.sentAt, t.nextAttemptAt),
    // The index has few rows, so that a mail that a person waits for is found without reading thousands of
    // digests.
    index("mail_outbox_awaited_idx")
      .on(t.sentAt, t.nextAttemptAt)
      .where(sql`${t.kind} <> 'news'`),
    index("mail_outbox_address_idx").on(t.toAddress, t.kind, t.createdAt),
    index("mail_outbox_user_idx").on(t.userId),
  ],
);
