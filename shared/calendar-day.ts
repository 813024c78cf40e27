const DAY_MS = 86_400_000;

/** A day in a time zone, with the first and the last moment (ms) that are known to be of it. */
type Day = { date: string; from: number; to: number };

/**
 * What is known of a time zone. The day that was asked for last is kept, because thousands of opportunities are asked
 * for at one moment.
 */
type Zone = { format: Intl.DateTimeFormat; day?: Day };

/** The map stays small, because people and deadlines are in few time zones. */
const zones = new Map<string, Zone>();
const ZONES_MAX = 500;

function getZone(timeZone: string): Zone | null {
  const knownZone = zones.get(timeZone);
  if (knownZone) return knownZone;
  try {
    const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    if (zones.size >= ZONES_MAX) zones.clear();
    const zone = { format };
    zones.set(timeZone, zone);
    return zone;
  } catch {
    return null;
  }
}

type PartReader = (part: Intl.DateTimeFormatPartTypes, length: number) => string;

/** Dates are built from their parts, because a locale's way of writing a whole date changes between releases of its data. */
function readParts(format: Intl.DateTimeFormat, moment: Date): PartReader {
  const parts = format.formatToParts(moment);
  return (part, length) => (parts.find(({ type }) => type === part)?.value ?? "").padStart(length, "0");
}

function formatDay(format: Intl.DateTimeFormat, moment: Date): string {
  const read = readParts(format, moment);
  return `${read("year", 4)}-${read("month", 2)}-${read("day", 2)}`;
}

/**
 * Returns the calendar date `YYYY-MM-DD` of a moment in a time zone. A missing or unknown zone counts as UTC.
 * UTC needs no format, because the first format takes a slow phone a tenth of a second.
 */
export function calendarDay(moment: Date, timeZone: string | null | undefined): string {
  const zone = timeZone && timeZone !== "UTC" ? getZone(timeZone) : null;
  if (!zone) return moment.toISOString().slice(0, 10);
  const at = moment.getTime();
  const { day } = zone;
  if (day && at >= day.from && at <= day.to) return day.date;
  const date = formatDay(zone.format, moment);
  zone.day =
    day?.date === date
      ? { date, from: Math.min(day.from, at), to: Math.max(day.to, at) }
      : { date, from: at, to: at };
  return date;
}

/** Returns what the clocks of a time zone show at a moment, `HH:MM`. A missing or unknown zone counts as UTC. */
export function clockTime(moment: Date, timeZone: string | null | undefined): string {
  if (!timeZone || !getZone(timeZone)) return moment.toISOString().slice(11, 16);
  const read = readParts(
    new Intl.DateTimeFormat("en-u-nu-latn", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
    moment,
  );
  return `${read("hour", 2)}:${read("minute", 2)}`;
}

/** Returns a number of the day that can be subtracted from another one; it is not a moment. */
const dayNumber = (date: string): number => Math.round(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS);

/**
 * Returns the days on the calendar of a time zone from the one of a moment until a date: 0 on the day itself,
 * negative when it has ended there.
 */
export const countDaysUntil = (date: string, timeZone: string | null | undefined, moment: Date): number =>
  dayNumber(date) - dayNumber(calendarDay(moment, timeZone));

/** Returns the instant (ms) at which the next day begins in a time zone. */
export function nextDayAt(moment: Date, timeZone: string | null | undefined): number {
  const date = calendarDay(moment, timeZone);
  let [last, next] = [moment.getTime(), moment.getTime() + 2 * DAY_MS];
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2);
    if (calendarDay(new Date(middle), timeZone) === date) last = middle;
    else next = middle;
  }
  return next;
}
