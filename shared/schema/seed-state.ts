import { pgTable, text } from "drizzle-orm/pg-core";
import { instant, textList } from "./columns";

/** What was seeded once is never seeded again: rows that an administrator edited or deleted stay so. */
export const seedState = pgTable("seed_state", {
  name: text().primaryKey(),
  /** Of the files that were loaded last: while they are the same there is nothing to do. */
  fingerprint: text().notNull(),
  /** The keys of every row ever seeded. */
  seededKeys: textList().notNull(),
  appliedAt: instant().notNull(),
});
