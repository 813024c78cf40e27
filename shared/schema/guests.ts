import { sql } from "drizzle-orm";
import { boolean, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { TEXT_FIELDS, type TextField } from "../constants/applications";
import { GUEST_KINDS, type GuestKind } from "../constants/guests";
import { applications } from "./applications";
import { checkOneOf, id, instant, timestamps } from "./columns";
import { entities } from "./entities";
import { storedObjects } from "./stored-objects";
import { users } from "./users";

/** One thing that somebody without an account is asked for, and what they answered. Revoking it deletes the row. */
export const guestRequests = pgTable(
  "guest_requests",
  {
    id: id(),
    /** The entity of the application, for the right to read the file. */
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    kind: text().$type<GuestKind>().notNull(),
    name: text().notNull(),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    question: text().notNull(),
    dueDate: date({ mode: "string" }),
    /** The text that is to be approved, and how it was when it was asked for. */
    field: text().$type<TextField>(),
    askedText: text(),
    askedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** SHA-256 of the token of the newest mail. Null once the answer was accepted. */
    tokenHash: text().unique(),
    /** When the newest mail was queued. */
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    earlyReminderAt: instant(),
    dayReminderAt: instant(),
    /** What the guest wrote: an answer, or a remark on the text. */
    answer: text(),
    approved: boolean(),
    /** SHA-256 of the text that the guest had before them. */
    approvedHash: text(),
    objectId: uuid()
      .unique()
      .references(() => storedObjects.id),
    fileName: text(),
    answeredAt: instant(),
    /** What an editor wrote when they asked again. */
    returnRemark: text(),
    acceptedAt: instant(),
    acceptedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    ...timestamps,
  },
  (t) => [
    index("guest_requests_list_idx").on(t.applicationId, t.createdAt),
    index("guest_requests_entity_idx").on(t.entityId),
    index("guest_requests_asked_by_idx").on(t.askedBy),
    index("guest_requests_accepted_by_idx").on(t.acceptedBy),
    index("guest_requests_due_idx")
      .on(t.dueDate)
      .where(sql`${t.answeredAt} is null and ${t.tokenHash} is not null`),
    index("guest_requests_ended_idx")
      .on(t.expiresAt)
      .where(sql`${t.answeredAt} is null`),
    checkOneOf("guest_requests_kind_known", t.kind, GUEST_KINDS),
    checkOneOf("guest_requests_field_known", t.field, TEXT_FIELDS),
  ],
);
export type GuestRequest = typeof guestRequests.$inferSelect;
