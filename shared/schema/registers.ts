import { date, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { REGISTER_IDS, type RegisterId } from "../constants/registers";
import type { RegisterFact } from "../validators/registers";
import { checkOneOf, instant } from "./columns";

/** Organisations as open registers state them, from files that an operator imports. No person's name is kept. */
export const registerEntries = pgTable(
  "register_entries",
  {
    register: text().$type<RegisterId>().notNull(),
    /** In the form of `normaliseNumber`. */
    number: text().notNull(),
    name: text().notNull(),
    /** What it states of the organisation, each with its words. */
    facts: jsonb().$type<RegisterFact[]>().notNull().default([]),
    /** The day of the file. */
    asOf: date({ mode: "string" }).notNull(),
    importedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.register, t.number] }),
    checkOneOf("register_entries_register_known", t.register, REGISTER_IDS),
  ],
);
export type RegisterEntry = typeof registerEntries.$inferSelect;
