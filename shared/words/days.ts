import { currentRules, perLanguage } from "./language";

const getFormat = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);

/** Adds the ordinal that a day from an `Intl` format lacks. French writes the first of a month with one. */
export const withOrdinal = (written: string): string => currentRules().withOrdinal(written);

/** Formats `YYYY-MM-DD` as "3 March 2027". */
export const longDay = (date: string): string =>
  withOrdinal(getFormat().format(new Date(`${date}T00:00:00Z`)));

/**
 * Formats a day as "3 Mar 2027".
 * @param month counts from 0, as `Date` does
 */
export const shortDay = (year: number, month: number, day: number): string =>
  withOrdinal(`${day} ${currentRules().shortMonths[month]} ${year}`);
