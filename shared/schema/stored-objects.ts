import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { FILE_BYTES_MAX } from "../constants/limits";
import { id, instant } from "./columns";
import { users } from "./users";

/** A file in the object store, from the moment its upload was allowed. */
export const storedObjects = pgTable(
  "stored_objects",
  {
    id: id(),
    /** Our name for the file in the store. It cannot be guessed, and it is below the prefix of its owner. */
    key: text().notNull().unique(),
    /** Null once the account is deleted. The file is then removed. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull().defaultNow(),
    /** The upload is allowed until this time. */
    expiresAt: instant().notNull(),
    /** Null until the whole file is there. */
    storedAt: instant(),
    /** Bytes. */
    size: integer(),
    /** The most bytes that the upload may have. */
    maxBytes: integer().notNull().default(FILE_BYTES_MAX),
  },
  (t) => [index("stored_objects_user_idx").on(t.userId), index("stored_objects_created_idx").on(t.createdAt)],
);
export type StoredObject = typeof storedObjects.$inferSelect;
