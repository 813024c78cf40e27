import { todayForInput } from "./dates";
import { LOCALE } from "../language";
import { once } from "../once";

const DAY_MS = 86_400_000;

/** Counts the days since a moment by the reader's calendar: 0 for today, 1 for yesterday. */
export function countDaysSince(moment: string, now = new Date()): number {
  const getDayNumber = (at: Date) => Math.round(Date.parse(`${todayForInput(at)}T00:00:00Z`) / DAY_MS);
  return getDayNumber(now) - getDayNumber(new Date(moment));
}

const getFormat = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }));

/** Returns "today", "yesterday" or "3 days ago". A moment that is ahead of the reader's clock counts as today. */
export const formatDaysAgo = (moment: string, now = new Date()): string =>
  // Not minus 0, which would be "in 0 days" in some languages.
  getFormat().format(Math.min(0, -countDaysSince(moment, now)) || 0, "day");
