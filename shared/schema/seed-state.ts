import { pgTable, text } from "drizzle-orm/pg-core";
import { instant, textList } from "./columns";

/** A row is seeded only once, so that rows that an administrator edited or deleted stay that way. */
export const seedState = pgTable("seed_state", {
  name: text().primaryKey(),
  /** Identifies the files that were loaded last. While they are the same, there is nothing to do. */
  fingerprint: text().notNull(),
  /** The keys of all rows that were ever seeded. */
  seededKeys: textList().notNull(),
  appliedAt: instant().notNull(),
});
