import { currentLanguage, type Language, perLanguage } from "./language";

const days = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);

/** A day as an `Intl` format wrote it, which knows no ordinals: with one French writes the first of a month. */
export const withOrdinal = (written: string): string =>
  currentLanguage() === "fr" ? written.replace(/\b1(?=\s)/, "1er") : written;

/** "3 March 2027", of `YYYY-MM-DD`. */
export const longDay = (date: string): string => withOrdinal(days().format(new Date(`${date}T00:00:00Z`)));

/** Stated, because the first format that a browser makes takes a slow phone a tenth of a second. */
const SHORT_MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
  fr: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
};

/**
 * "3 Mar 2027"
 * @param month from 0, as `Date` counts
 */
export const shortDay = (year: number, month: number, day: number): string =>
  withOrdinal(`${day} ${SHORT_MONTHS[currentLanguage()][month]} ${year}`);
