const DAY_MS = 86_400_000;

/** The map stays small, because people and deadlines are in few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();
const FORMATS_MAX = 500;

function getFormat(timeZone: string): Intl.DateTimeFormat | null {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  try {
    const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    if (formats.size >= FORMATS_MAX) formats.clear();
    formats.set(timeZone, format);
    return format;
  } catch {
    return null;
  }
}

/**
 * Returns the calendar date `YYYY-MM-DD` of a moment in a time zone. A missing or unknown zone counts as UTC.
 * UTC needs no format, because the first format takes a slow phone a tenth of a second. The date is built
 * from its parts, because a locale's way of writing a whole date changes between releases of its data.
 */
export function calendarDay(moment: Date, timeZone: string | null | undefined): string {
  const format = timeZone && timeZone !== "UTC" ? getFormat(timeZone) : null;
  if (!format) return moment.toISOString().slice(0, 10);
  const parts = format.formatToParts(moment);
  const readPart = (partType: Intl.DateTimeFormatPartTypes, length: number) =>
    (parts.find(({ type }) => type === partType)?.value ?? "").padStart(length, "0");
  return `${readPart("year", 4)}-${readPart("month", 2)}-${readPart("day", 2)}`;
}

/** Returns a number of the day that can be subtracted from another one; it is not a moment. */
const dayNumber = (date: string): number => Math.round(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS);

/**
 * Returns the days on the calendar of a time zone from the one of a moment until a date: 0 on the day itself,
 * negative when it has ended there.
 */
export const countDaysUntil = (date: string, timeZone: string | null | undefined, moment: Date): number =>
  dayNumber(date) - dayNumber(calendarDay(moment, timeZone));
