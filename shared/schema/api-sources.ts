import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, id, instant } from "./columns";

/** Which sources with an API are read. One without a row is off. */
export const apiSources = pgTable("api_sources", {
  sourceId: text().primaryKey(),
  isOn: boolean().notNull(),
  changedAt: instant().notNull(),
});

/**
 * The answers of APIs as they came, without what they say of persons. They are kept for a time, so that a mended
 * adapter can read them again.
 */
export const sourceAnswers = pgTable(
  "source_answers",
  {
    id: id(),
    sourceId: text().notNull(),
    /** A SHA-256 digest of what was asked. */
    question: text().notNull(),
    url: text().notNull(),
    /** JSON, compressed with brotli. */
    body: bytes().notNull(),
    /** Bytes before the compression. */
    size: integer().notNull(),
    etag: text(),
    lastModified: text(),
    readAt: instant().notNull(),
  },
  (t) => [
    index("source_answers_question_idx").on(t.sourceId, t.question, t.readAt),
    index("source_answers_read_at_idx").on(t.readAt),
  ],
);
export type SourceAnswer = typeof sourceAnswers.$inferSelect;
