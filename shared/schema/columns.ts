import { type AnyColumn, sql } from "drizzle-orm";
import { check, customType, numeric, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Message, PlainKey } from "../words/messages";

export const id = () => uuid().primaryKey().defaultRandom();

export const instant = (column = "") => timestamp(column, { withTimezone: true, mode: "date" });

export const timestamps = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
};

/**
 * An exact amount with 13 digits before the point and 2 after it. It is a decimal string in code and JSON,
 * and never a float.
 */
export const money = () => numeric({ precision: 15, scale: 2 });
/** A share in percent. It may be negative or above 100 (growth, margin). */
export const percent = () => numeric({ precision: 9, scale: 2 });

export const textList = () => text().array();

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * A message for a person. It is stored as its key, or as JSON when it has parameters. A text that an older
 * version stored is a key by itself.
 */
export const storedMessage = customType<{ data: Message; driverData: string }>({
  dataType: () => "text",
  toDriver: (message) => (typeof message === "string" ? message : JSON.stringify(message)),
  fromDriver: (text) => (text.startsWith("{") ? (JSON.parse(text) as Message) : (text as PlainKey)),
});

/** A CHECK that a text column holds one of the words of a list of constants. */
export function checkOneOf(name: string, column: AnyColumn, words: readonly string[]) {
  const wordList = sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", "));
  return check(name, sql`${column} in (${wordList})`);
}

/** A CHECK that a money or count column is not negative. */
export function notNegative(name: string, ...columns: AnyColumn[]) {
  return check(
    name,
    sql.join(
      columns.map((column) => sql`coalesce(${column}, 0) >= 0`),
      sql` and `,
    ),
  );
}
