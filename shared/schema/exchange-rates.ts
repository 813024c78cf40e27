import { sql } from "drizzle-orm";
import { check, date, numeric, pgTable, varchar } from "drizzle-orm/pg-core";

/**
 * The reference rates of the European Central Bank that were read last, all of one day. The table is empty until the
 * first reading; the rates that the product brings along then count.
 */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    currency: varchar({ length: 3 }).primaryKey(),
    /** So much of the currency is one euro. */
    perEuro: numeric({ precision: 18, scale: 8 }).notNull(),
    day: date({ mode: "string" }).notNull(),
  },
  (t) => [check("exchange_rates_above_zero", sql`${t.perEuro} > 0`)],
);
