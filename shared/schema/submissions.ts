import { date, index, integer, jsonb, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import {
  DOCUMENT_REQUIREMENTS,
  type DocumentRequirement,
  LIBRARY_FORMATS,
  type LibraryFormat,
} from "../constants/documents";
import type { SentContent } from "../validators/submissions";
import { applications } from "./applications";
import { checkOneOf, id, instant, money } from "./columns";
import { entities } from "./entities";
import { storedObjects } from "./stored-objects";
import { users } from "./users";

/** An application as it was sent to the funder. It is never changed. */
export const applicationSubmissions = pgTable(
  "application_submissions",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** Counts the submissions of an application, from 1. */
    number: integer().notNull(),
    sentOn: date({ mode: "string" }).notNull(),
    amount: money(),
    currency: varchar({ length: 3 }).notNull(),
    content: jsonb().$type<SentContent>().notNull(),
    /** SHA-256 of the canonical JSON of day, amount and content, in hexadecimal. */
    sha256: text().notNull(),
    /** Null once the account is deleted. */
    sentBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique("application_submissions_number_unique").on(t.applicationId, t.number),
    index("application_submissions_entity_idx").on(t.entityId),
    index("application_submissions_sent_by_idx").on(t.sentBy),
  ],
);
export type ApplicationSubmission = typeof applicationSubmissions.$inferSelect;

/** A file as it was sent. It stays when the library deletes its document. */
export const submissionFiles = pgTable(
  "submission_files",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    submissionId: uuid()
      .notNull()
      .references(() => applicationSubmissions.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    requirement: text().$type<DocumentRequirement>(),
    name: text().notNull(),
    fileName: text().notNull(),
    format: text().$type<LibraryFormat>().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Of the file, in hexadecimal. */
    sha256: text().notNull(),
    objectId: uuid()
      .notNull()
      .references(() => storedObjects.id),
  },
  (t) => [
    unique("submission_files_position_unique").on(t.submissionId, t.position),
    index("submission_files_entity_idx").on(t.entityId),
    index("submission_files_object_idx").on(t.objectId),
    checkOneOf("submission_files_requirement_known", t.requirement, DOCUMENT_REQUIREMENTS),
    checkOneOf("submission_files_format_known", t.format, LIBRARY_FORMATS),
  ],
);
