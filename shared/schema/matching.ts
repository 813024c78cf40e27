import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * How often the catalogue has changed, counted by triggers of `funding_opportunities` and `opportunity_embeddings`. The sum grows with
 * every change that can be seen. In many rows, so that two who write at a time do not wait for each other.
 */
export const catalogueChanges = pgTable("catalogue_changes", {
  slot: integer().primaryKey(),
  changes: bigint({ mode: "bigint" }).notNull(),
});

/**
 * How many opportunities have a word (a stem of the index), as it was when there had been `countedAt` changes of the catalogue: kept for
 * all processes, so that each of them finds the same words telling.
 */
export const catalogueWords = pgTable("catalogue_words", {
  word: text().primaryKey(),
  seen: integer().notNull(),
  countedAt: bigint({ mode: "bigint" }).notNull(),
});
