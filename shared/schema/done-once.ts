import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Work that a newer version does once on the data of an older one, by its name. */
export const doneOnce = pgTable("done_once", {
  name: text().primaryKey(),
  doneAt: instant().notNull(),
});
