import { currentRules, perLanguage } from "./language";

const days = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);

/** A day as an `Intl` format wrote it, which knows no ordinals: with one French writes the first of a month. */
export const withOrdinal = (written: string): string => currentRules().withOrdinal(written);

/** "3 March 2027", of `YYYY-MM-DD`. */
export const longDay = (date: string): string => withOrdinal(days().format(new Date(`${date}T00:00:00Z`)));

/**
 * "3 Mar 2027"
 * @param month from 0, as `Date` counts
 */
export const shortDay = (year: number, month: number, day: number): string =>
  withOrdinal(`${day} ${currentRules().shortMonths[month]} ${year}`);
