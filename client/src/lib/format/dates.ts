import { calendarDay } from "@shared/calendar-day";
import { shortDay } from "@shared/words/days";
import { t } from "@/words";

/**
 * Dates as screens show them. A deadline is a calendar date ("2026-03-31") in a time zone, UTC if none: open until
 * that day ends there. Every function takes the present moment, so that tests need no fake clock.
 */
const DAY_MS = 86_400_000;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Milliseconds of a calendar date at midnight UTC: a day number to count with, not a moment. */
function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS);
}

const twoDigits = (part: number): string => String(part).padStart(2, "0");

/** Whole days from today until the deadline's day, in its time zone: 0 on the last day, negative when closed. */
export function daysRemaining(deadline: string, timeZone?: string | null, now = new Date()): number {
  return dayNumber(deadline) - dayNumber(calendarDay(now, timeZone));
}

/** True once the deadline's day has ended; an opportunity without a deadline never closes. */
export function isClosed(
  deadline: string | null | undefined,
  timeZone?: string | null,
  now = new Date(),
): boolean {
  return Boolean(deadline) && daysRemaining(deadline as string, timeZone, now) < 0;
}

/**
 * 'Due in N days' or 'No due date'. N is the absolute distance between now and the start of the deadline's day,
 * rounded up: a past deadline also reads as due in N days, and the last day reads as 1.
 */
export function formatDeadline(
  deadline: string | null | undefined,
  timeZone?: string | null,
  now = new Date(),
): string {
  if (!deadline) return t("No due date");
  const days = daysRemaining(deadline, timeZone, now);
  return t.count(days > 0 ? days : 1 - days, "Due in {n} days", "Due in {n} days");
}

/** For detail pages: "Closes today", "1 day remaining", "12 days remaining", "Closed". */
export function formatDaysRemaining(deadline: string, timeZone?: string | null, now = new Date()): string {
  const days = daysRemaining(deadline, timeZone, now);
  if (days < 0) return t("Closed");
  if (days === 0) return t("Closes today");
  return t.count(days, "1 day remaining", "{n} days remaining");
}

let readerZone: string | null | undefined;

/** Sets the time zone that the server renders in: a browser knows its reader's by itself. */
export const setReaderZone = (timeZone: string | null | undefined) => void (readerZone = timeZone);

const writtenHere = (moment: Date) => shortDay(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** "31 Mar 2026". A calendar date is that date everywhere; a moment is shown in the reader's zone. Undefined if unreadable. */
export function formatDate(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  const isCalendarDate = CALENDAR_DATE.test(value);
  const moment = new Date(isCalendarDate ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(moment.getTime())) return undefined;
  if (!isCalendarDate) return writtenHere(moment);
  return shortDay(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}

/** "31 Mar 2026, 14:05" in the reader's zone. */
export function formatDateTime(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  return `${writtenHere(moment)}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** Today's calendar date where the reader is, for date inputs. */
export function todayForInput(now = new Date()): string {
  if (readerZone) return calendarDay(now, readerZone);
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
