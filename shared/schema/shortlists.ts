import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, timestamps } from "./columns";
import { entities } from "./entities";
import { users } from "./users";

export type ShortlistItem = { opportunityId: string; note: string };

/** Opportunities that an entity looks at more closely, with a note each. */
export const shortlists = pgTable(
  "shortlists",
  {
    id: id(),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    name: text().notNull(),
    items: jsonb().$type<ShortlistItem[]>().notNull().default([]),
    /** The readable half of the address for everybody, as in `calendarFeeds`; null while only members see it. */
    linkNonce: text().unique("shortlists_link_nonce_unique"),
    /** Counts the saves. A save is refused when it names an older version. */
    version: integer().notNull().default(1),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    ...timestamps,
  },
  (t) => [
    index("shortlists_entity_idx").on(t.entityId, t.updatedAt.desc()),
    index("shortlists_created_by_idx").on(t.createdBy),
  ],
);
export type Shortlist = typeof shortlists.$inferSelect;
