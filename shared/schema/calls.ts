import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import {
  CALL_KINDS,
  CALL_SOURCES,
  CALL_STATUSES,
  type CallKind,
  type CallSource,
  type CallStatus,
} from "../constants/calls";
import type { CallChangeView, CallLineValue, CallReading } from "../validators/calls";
import { applications } from "./applications";
import { checkOneOf, id, instant, storedMessage, timestamps } from "./columns";
import { entities } from "./entities";
import { storedObjects } from "./stored-objects";
import { users } from "./users";

/** The call that an application answers: one document, read again whenever a newer one is given. */
export const calls = pgTable(
  "calls",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    applicationId: uuid()
      .notNull()
      .unique()
      .references(() => applications.id, { onDelete: "cascade" }),
    source: text().$type<CallSource>().notNull(),
    /** The name of the file, or the address of the page. */
    documentName: text().notNull(),
    url: text(),
    /** The file, which is kept as long as the call is read from it. */
    objectId: uuid()
      .unique()
      .references(() => storedObjects.id),
    /** A text that was pasted, until it is read. */
    pasted: text(),
    status: text().$type<CallStatus>().notNull().default("waiting"),
    /** Why the newest reading failed. What was read before stays. */
    failureReason: storedMessage(),
    /** Readings are numbered from 1: the newest that was asked for, and the newest that ended. */
    requestedRun: integer().notNull().default(1),
    finishedRun: integer().notNull().default(0),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    readAt: instant(),
    /** What a provider did for the newest reading; null where the rules read alone. */
    aiReading: jsonb().$type<CallReading>(),
    ...timestamps,
  },
  (t) => [
    index("calls_entity_idx").on(t.entityId),
    index("calls_requested_by_idx").on(t.requestedBy),
    checkOneOf("calls_source_known", t.source, CALL_SOURCES),
    checkOneOf("calls_status_known", t.status, CALL_STATUSES),
  ],
);
export type Call = typeof calls.$inferSelect;

/** The text of a page of a call, as it was read. */
export const callPages = pgTable(
  "call_pages",
  {
    callId: uuid()
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    text: text().notNull(),
    /** There is no text on it, only a picture. */
    isUnread: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.callId, t.number] })],
);

/** Something that a call states, with its exact words. */
export const callLines = pgTable(
  "call_lines",
  {
    id: id(),
    callId: uuid()
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
    kind: text().$type<CallKind>().notNull(),
    value: jsonb().$type<CallLineValue[CallKind]>(),
    page: integer().notNull(),
    quote: text().notNull(),
    position: integer().notNull(),
    /** Only a model found it; the rules did not. */
    isFromAi: boolean().notNull().default(false),
    acceptedAt: instant(),
    acceptedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("call_lines_list_idx").on(t.callId, t.position),
    index("call_lines_accepted_by_idx").on(t.acceptedBy),
    checkOneOf("call_lines_kind_known", t.kind, CALL_KINDS),
  ],
);
export type CallLine = typeof callLines.$inferSelect;

/** What an amended call says otherwise than the reading before. */
export const callChanges = pgTable(
  "call_changes",
  {
    id: id(),
    callId: uuid()
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
    changes: jsonb().$type<CallChangeView[]>().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [index("call_changes_list_idx").on(t.callId, t.changedAt)],
);
