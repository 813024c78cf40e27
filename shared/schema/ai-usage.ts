import { bigint, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./users";

/**
 * The AI that a person used on a day (UTC). The daily limits count the calls, and the tokens show the cost.
 */
export const aiUsage = pgTable(
  "ai_usage",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    /** `draft`, `deck`, `page` or `translation`. */
    kind: text().notNull(),
    calls: integer().notNull().default(0),
    inputTokens: bigint({ mode: "number" }).notNull().default(0),
    outputTokens: bigint({ mode: "number" }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.kind] })],
);

/**
 * The calls of models on a day (UTC) by all people together, which the daily limit of the installation
 * counts. The row belongs to no person, so that deleting an account does not reduce it.
 */
export const aiDays = pgTable("ai_days", {
  day: date({ mode: "string" }).primaryKey(),
  calls: integer().notNull().default(0),
  /** The part of the calls by people who had not verified their address. */
  unverifiedCalls: integer().notNull().default(0),
});
