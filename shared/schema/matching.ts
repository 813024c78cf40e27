import { bigint, integer, pgTable } from "drizzle-orm/pg-core";

/**
 * How often the catalogue has changed, counted by triggers of `funding_opportunities` and `opportunity_embeddings`. The sum grows with
 * every change that can be seen. In many rows, so that two who write at a time do not wait for each other.
 */
export const catalogueChanges = pgTable("catalogue_changes", {
  slot: integer().primaryKey(),
  changes: bigint({ mode: "bigint" }).notNull(),
});
