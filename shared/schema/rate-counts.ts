import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** What the limits count that all processes keep together: one row for each window that is open. */
export const rateCounts = pgTable(
  "rate_counts",
  {
    /** Which limit and for whom, as a keyed hash: the addresses of people who have no account are nobody's business. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => [index("rate_counts_ends_idx").on(t.endsAt)],
);
