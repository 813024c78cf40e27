import { bigint, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./users";

/** How much AI a person used on a day (UTC): what the daily limits count, and what the calls cost in tokens. */
export const aiUsage = pgTable(
  "ai_usage",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    /** `draft`, `deck` or `page`. */
    kind: text().notNull(),
    calls: integer().notNull().default(0),
    inputTokens: bigint({ mode: "number" }).notNull().default(0),
    outputTokens: bigint({ mode: "number" }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.kind] })],
);

/**
 * How often models were asked on a day (UTC), by everybody together: what the daily limit of the installation counts. It belongs to
 * nobody, so that who deletes an account takes nothing off it.
 */
export const aiDays = pgTable("ai_days", {
  day: date({ mode: "string" }).primaryKey(),
  calls: integer().notNull().default(0),
  /** Those among them of people who had not verified their address. */
  unverifiedCalls: integer().notNull().default(0),
});
