import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * The number of changes of the catalogue, counted by triggers of `funding_opportunities` and
 * `opportunity_embeddings`. The sum grows with every visible change. There are many rows, so that two writers
 * do not wait for each other.
 */
export const catalogueChanges = pgTable("catalogue_changes", {
  slot: integer().primaryKey(),
  changes: bigint({ mode: "bigint" }).notNull(),
});

/**
 * The number of opportunities with a word (a stem of the index), counted when the catalogue had changed
 * `countedAt` times. All processes share it, so that each of them finds the same words significant.
 */
export const catalogueWords = pgTable("catalogue_words", {
  word: text().primaryKey(),
  seen: integer().notNull(),
  countedAt: bigint({ mode: "bigint" }).notNull(),
});
