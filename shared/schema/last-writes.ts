import { customType, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./users";

const logPosition = customType<{ data: string }>({ dataType: () => "pg_lsn" });

/**
 * Where the database's log had come to when somebody last wrote anything. They are shown a copy of the database only when it has come
 * as far. Kept only where there are copies.
 */
export const lastWrites = pgTable("last_writes", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  position: logPosition().notNull(),
});
