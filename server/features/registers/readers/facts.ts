import { normaliseNumber, type RegisterId } from "@shared/constants/registers";
import { PROFILE_QUOTE_MAX } from "@shared/constants/profile-proposals";
import type { AnswerValue } from "@shared/constants/questionnaires/questions";
import type { RegisterFact } from "@shared/validators/registers";
import { cutText } from "../../../platform/documents/text";
import type { RegisterReading, Row } from "./types";

/** Figures whose year ended longer before the file say too little of today. */
const FIGURES_KEPT_MONTHS = 24;

/** Names columns with their values, as the file has them. */
const quoteColumns = (row: Row, ...columns: string[]): string =>
  cutText(columns.map((column) => `${column}: ${row[column]?.trim() ?? ""}`).join(", "), PROFILE_QUOTE_MAX);

/** A fact with the columns that state it. Nothing without a value. */
export function toFact(row: Row, fact: string, value: AnswerValue, ...columns: string[]): RegisterFact[] {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return [];
  return [{ fact, value, quote: quoteColumns(row, ...columns) }];
}

/** Reads a web address; the scheme is often left out. */
export function readWebsite(typed: string | undefined): string | null {
  const plain = typed?.trim() ?? "";
  if (plain === "" || /\s/.test(plain) || !plain.includes(".")) return null;
  return /^https?:\/\//i.test(plain) ? plain : `https://${plain}`;
}

/** Reads an amount that is not negative, without cents of zero. */
export const readAmount = (typed: string | undefined): string | null =>
  /^\d{1,13}(?:\.\d{1,2})?$/.exec(typed?.trim() ?? "")?.[0].replace(/\.0+$/, "") ?? null;

/** Reads the year of a day in the form 2016-03-12 or 12/03/2016. */
export function readYear(typed: string | undefined): number | null {
  const [, iso, other] = /^(?:(\d{4})-\d{2}-\d{2}|\d{2}\/\d{2}\/(\d{4}))/.exec(typed?.trim() ?? "") ?? [];
  return (iso ?? other) ? Number(iso ?? other) : null;
}

/**
 * Tells whether a year of figures is still of use.
 * @param ended the month in which it ended: `2025-12`
 * @param asOf the day of the file
 */
export function isRecent(ended: string, asOf: string): boolean {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(asOf) - months(ended) <= FIGURES_KEPT_MONTHS;
}

/** A reading, or null without a number of the register or without a name. */
export function toReading(
  register: RegisterId,
  { number, name, facts }: { number: string | undefined; name: string | undefined; facts: RegisterFact[] },
): RegisterReading | null {
  const stored = normaliseNumber(register, number ?? "");
  const plain = (name ?? "").replace(/\s+/g, " ").trim();
  return stored === null || plain === "" ? null : { number: stored, name: plain, facts };
}
