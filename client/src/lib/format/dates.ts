import { calendarDay } from "@shared/calendar-day";
import { shortDay } from "@shared/words/days";
import { listComma } from "@shared/words/language";

/** This file formats dates for screens. Every page loads it, and only those that show deadlines load `deadlines.ts`. */

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

const padTwoDigits = (part: number): string => String(part).padStart(2, "0");

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
  return `${formatLocalDay(moment)}${listComma()}${padTwoDigits(moment.getHours())}:${padTwoDigits(moment.getMinutes())}`;
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
  return `${shortDay(Number(part.year), Number(part.month) - 1, Number(part.day))}${listComma()}${part.hour}:${part.minute}`;
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
