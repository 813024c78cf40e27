import { index, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns";

/**
 * Copies of funders' logos from other hosts, by the address that they were read from. The page shows only
 * images of our own host.
 */
export const logos = pgTable(
  "logos",
  {
    address: text().primaryKey(),
    /** The image, drawn again as WebP. Null when there is none. */
    image: bytes(),
    /** A hash of the content, which names the image. */
    hash: text(),
    /** A sentence that says why the last reading gave no image. */
    problem: text(),
    checkedAt: instant().notNull(),
    nextCheckAt: instant().notNull(),
  },
  (t) => [index("logos_hash_idx").on(t.hash)],
);
