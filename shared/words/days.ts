import { currentLanguage, perLanguage } from "./language";

const days = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);

/** "3 March 2027", of `YYYY-MM-DD`. */
export function longDay(date: string): string {
  const written = days().format(new Date(`${date}T00:00:00Z`));
  // Formats know no ordinals, with which French writes the first of a month.
  return currentLanguage() === "fr" ? written.replace(/^1(?=\s)/, "1er") : written;
}
