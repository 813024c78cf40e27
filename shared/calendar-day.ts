/** Few: the zones that people and deadlines are in. */
const formats = new Map<string, Intl.DateTimeFormat>();
const FORMATS_MAX = 500;

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known) return known;
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
 * The calendar date `YYYY-MM-DD` of a moment in a time zone. No zone, or one that this system does not know (any more), counts as UTC,
 * which needs no asking: the first format takes a slow phone a tenth of a second. Put together from its parts, because how a locale
 * writes a date as a whole changes from one release of its data to the next.
 */
export function calendarDay(moment: Date, timeZone: string | null | undefined): string {
  const format = timeZone && timeZone !== "UTC" ? formatIn(timeZone) : null;
  if (!format) return moment.toISOString().slice(0, 10);
  const parts = format.formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes, length: number) =>
    (parts.find(({ type }) => type === wanted)?.value ?? "").padStart(length, "0");
  return `${part("year", 4)}-${part("month", 2)}-${part("day", 2)}`;
}
