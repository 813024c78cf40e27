import { type SQL, sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  DOCUMENT_KINDS,
  LIBRARY_FORMATS,
  type LibraryFormat,
  type LibraryKind,
  UNREAD_REASONS,
  type UnreadReason,
} from "../constants/documents";
import type { DocumentTableView } from "../validators/documents";
import { checkOneOf, id, instant, timestamps, tsvector } from "./columns";
import { entities } from "./entities";
import { storedObjects } from "./stored-objects";
import { users } from "./users";

/** A document of an organisation's library, with its present file and what was read from it. */
export const documents = pgTable(
  "documents",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    kind: text().$type<LibraryKind>().notNull(),
    name: text().notNull(),
    year: integer(),
    expiresOn: date({ mode: "string" }),
    mayBeSentToAi: boolean().notNull().default(false),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    objectId: uuid()
      .notNull()
      .unique()
      .references(() => storedObjects.id),
    fileName: text().notNull(),
    format: text().$type<LibraryFormat>().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Pages, slides or sheets. Null when the file could not be read. */
    pages: integer(),
    unreadReason: text().$type<UnreadReason>(),
    text: text().notNull(),
    /** Where in the text each page ends. Null for a file that was read before this was kept. */
    pageEnds: integer().array(),
    tables: jsonb().$type<DocumentTableView[]>().notNull(),
    /** Counts the files, from 1. */
    version: integer().notNull().default(1),
    uploadedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    uploadedAt: instant().notNull(),
    ...timestamps,
    /** Of a long text only the beginning is searched, because the words of more may not fit. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', immutable_unaccent(${documents.name} || ' ' || ${documents.fileName})), 'A') || setweight(to_tsvector('english', immutable_unaccent(left(${documents.text}, 100000))), 'C')`,
      ),
  },
  (t) => [
    index("documents_entity_idx").on(t.entityId, t.createdAt),
    index("documents_search_idx").using("gin", t.search),
    index("documents_expires_idx")
      .on(t.entityId, t.expiresOn)
      .where(sql`${t.expiresOn} is not null`),
    index("documents_created_by_idx").on(t.createdBy),
    index("documents_uploaded_by_idx").on(t.uploadedBy),
    checkOneOf("documents_kind_known", t.kind, DOCUMENT_KINDS),
    checkOneOf("documents_format_known", t.format, LIBRARY_FORMATS),
    checkOneOf("documents_unread_reason_known", t.unreadReason, UNREAD_REASONS),
  ],
);
export type LibraryDocument = typeof documents.$inferSelect;

/** A former file of a document. */
export const documentVersions = pgTable(
  "document_versions",
  {
    id: id(),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    objectId: uuid()
      .notNull()
      .unique()
      .references(() => storedObjects.id),
    fileName: text().notNull(),
    format: text().$type<LibraryFormat>().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    uploadedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    uploadedAt: instant().notNull(),
  },
  (t) => [
    unique("document_versions_number_unique").on(t.documentId, t.version),
    index("document_versions_entity_idx").on(t.entityId),
    index("document_versions_uploaded_by_idx").on(t.uploadedBy),
    checkOneOf("document_versions_format_known", t.format, LIBRARY_FORMATS),
  ],
);
