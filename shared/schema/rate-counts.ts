import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** The counts of limits that all processes share, with one row for each open window. */
export const rateCounts = pgTable(
  "rate_counts",
  {
    /**
     * Names the limit and the caller as a keyed hash, because addresses of people without an account stay
     * private.
     */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => [index("rate_counts_ends_idx").on(t.endsAt)],
);
