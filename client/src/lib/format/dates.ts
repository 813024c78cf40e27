import { calendarDay, countDaysUntil } from "@shared/calendar-day";
import { shortDay } from "@shared/words/days";
import { t } from "@/words";

/**
 * This file formats dates for screens. A deadline is a calendar date ("2026-03-31") in a time zone, or in UTC
 * if it has none; it is open until that day ends there, or until an hour of it. The functions take the present moment, so that tests
 * need no fake clock.
 */

/** What tells until when an opportunity is open. Another server may send only the day. */
export type Closing = {
  deadline: string | null;
  deadlineTimezone: string | null;
  /** The hour, if it has one. */
  deadlineTime?: string | null;
  /** The moment at which it closes. */
  closesAt?: string | null;
};

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

const padTwoDigits = (part: number): string => String(part).padStart(2, "0");

/**
 * Returns the whole days from today until the deadline's day, in its time zone: 0 on the last day, negative
 * when closed.
 */
export function daysRemaining(deadline: string, timeZone?: string | null, now = new Date()): number {
  return countDaysUntil(deadline, timeZone, now);
}

/**
 * Returns true from the deadline's hour on, or when its day has ended. An opportunity without a deadline never
 * closes.
 */
export function isClosed({ deadline, deadlineTimezone, closesAt }: Closing, now = new Date()): boolean {
  if (!deadline) return false;
  return closesAt
    ? Date.parse(closesAt) <= now.getTime()
    : daysRemaining(deadline, deadlineTimezone, now) < 0;
}

/**
 * Returns 'Due in N days' or 'No due date', or 'Closed' once its hour has passed. N is the absolute distance
 * between now and the start of the deadline's day, rounded up. So the last day reads as 1, and a past day also
 * reads as due in N days if there was no hour: so the specification wants it, which knows no hours.
 */
export function formatDeadline(closing: Closing, now = new Date()): string {
  const { deadline, deadlineTimezone, deadlineTime } = closing;
  if (!deadline) return t("No due date");
  if (deadlineTime && isClosed(closing, now)) return t("Closed");
  const days = daysRemaining(deadline, deadlineTimezone, now);
  return t.count(days > 0 ? days : 1 - days, "Due in {n} days", "Due in {n} days");
}

/** Returns the text for detail pages: "Closes today", "1 day remaining", "12 days remaining", "Closed". */
export function formatDaysRemaining(closing: Closing & { deadline: string }, now = new Date()): string {
  if (isClosed(closing, now)) return t("Closed");
  const days = daysRemaining(closing.deadline, closing.deadlineTimezone, now);
  return days > 0 ? t.count(days, "1 day remaining", "{n} days remaining") : t("Closes today");
}

/**
 * Returns until when an opportunity is open on its last day: "Open until 17:00 of that day, Africa/Lagos time".
 * @param hour `HH:MM` in the time zone, or null when the day ends first
 */
export function formatClosing(hour: string | null, timeZone: string | null): string {
  const zone = (timeZone ?? "UTC").replaceAll("_", " ");
  return hour
    ? t("Open until {hour} of that day, {zone} time", { hour, zone })
    : t("Open until that day ends, {zone} time", { zone });
}

let readerZone: string | null | undefined;

/** Sets the time zone in which the server renders. A browser needs none, because it knows its reader's. */
export const setReaderZone = (timeZone: string | null | undefined) => void (readerZone = timeZone);

const formatLocalDay = (moment: Date) => shortDay(moment.getFullYear(), moment.getMonth(), moment.getDate());

/**
 * Returns "31 Mar 2026", or undefined if the value is unreadable. A calendar date is the same date
 * everywhere; a moment is shown in the reader's time zone.
 */
export function formatDate(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  const isCalendarDate = CALENDAR_DATE.test(value);
  const moment = new Date(isCalendarDate ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(moment.getTime())) return undefined;
  if (!isCalendarDate) return formatLocalDay(moment);
  return shortDay(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}

/** Returns "31 Mar 2026, 14:05" in the reader's time zone. */
export function formatDateTime(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  return `${formatLocalDay(moment)}, ${padTwoDigits(moment.getHours())}:${padTwoDigits(moment.getMinutes())}`;
}

/**
 * Returns "1 Mar 2026, 01:00" in the browser's time zone, for a moment that is told in another one. Undefined if
 * the clocks there show the same.
 */
export function formatInReaderZone(value: string, timeZone: string, ownZone?: string): string | undefined {
  const [here, there] = [ownZone, timeZone].map((zone) => formatClock(value, zone));
  return here === there ? undefined : here;
}

function formatClock(value: string, timeZone: string | undefined): string {
  const moment = new Date(value);
  const clock = createClock(timeZone) ?? createClock("UTC")!;
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value: text }) => [type, text]));
  return `${shortDay(Number(part.year), Number(part.month) - 1, Number(part.day))}, ${part.hour}:${part.minute}`;
}

/** Returns undefined for a time zone that is not known here. */
function createClock(timeZone: string | undefined): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en", {
      ...{ timeZone, year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
    });
  } catch {
    return undefined;
  }
}

/** Returns the reader's calendar date of today, for date inputs. */
export function todayForInput(now = new Date()): string {
  if (readerZone) return calendarDay(now, readerZone);
  return `${now.getFullYear()}-${padTwoDigits(now.getMonth() + 1)}-${padTwoDigits(now.getDate())}`;
}
