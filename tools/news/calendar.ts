const formats = new Map<string, Intl.DateTimeFormat>();

function formatParts(moment: Date, timezone: string | null): Record<string, string> {
  const zone = timezone ?? "UTC";
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** Returns the date of a moment in a time zone, as `YYYY-MM-DD`. */
export function localDay(moment: Date, timezone: string | null): string {
  const { year, month, day } = formatParts(moment, timezone);
  return `${year}-${month}-${day}`;
}

/** Returns the minutes since midnight of a moment in a time zone. */
export function localMinutes(moment: Date, timezone: string | null): number {
  const { hour, minute } = formatParts(moment, timezone);
  return Number(hour) * 60 + Number(minute);
}

/** Adds calendar days to a date. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
