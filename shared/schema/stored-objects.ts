import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "./columns";
import { users } from "./users";

/** A file in the object store, from the moment its upload was allowed. */
export const storedObjects = pgTable(
  "stored_objects",
  {
    id: id(),
    /** Its name in the store: ours, unguessable, and below the prefix of its owner. */
    key: text().notNull().unique(),
    /** Null once the account is gone: the file is then removed. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull().defaultNow(),
    /** Until when it may be uploaded. */
    expiresAt: instant().notNull(),
    /** Null until the file is there, whole. */
    storedAt: instant(),
    /** Bytes. */
    size: integer(),
  },
  (t) => [index("stored_objects_user_idx").on(t.userId), index("stored_objects_created_idx").on(t.createdAt)],
);
export type StoredObject = typeof storedObjects.$inferSelect;
