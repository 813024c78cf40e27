import { countDaysUntil } from "@shared/calendar-day";
import { t } from "@/words";

/**
 * This file formats deadlines for screens. A deadline is a calendar date ("2026-03-31") in a time zone, or in UTC
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
 * reads as due in N days if there was no hour, as the specification asks, which knows no hours.
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
