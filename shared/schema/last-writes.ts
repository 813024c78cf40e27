import { customType, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./users";

const logPosition = customType<{ data: string }>({ dataType: () => "pg_lsn" });

/**
 * The position of the database's log when a person last wrote. The person reads from a replica only when the
 * replica has reached that position. Rows are kept only when there are replicas.
 */
export const lastWrites = pgTable("last_writes", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  position: logPosition().notNull(),
});
