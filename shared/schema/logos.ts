import { index, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns";

/** Copies of funders' logos from other hosts, by the address that they were read from: the page shows images of ours alone. */
export const logos = pgTable(
  "logos",
  {
    address: text().primaryKey(),
    /** Drawn anew, as WebP; null where there is none. */
    image: bytes(),
    /** Names the image: of its content. */
    hash: text(),
    /** Why there was nothing to draw at the last reading, in a sentence. */
    problem: text(),
    checkedAt: instant().notNull(),
    nextCheckAt: instant().notNull(),
  },
  (t) => [index("logos_hash_idx").on(t.hash)],
);
