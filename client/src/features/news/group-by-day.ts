import { withOrdinal } from "@shared/words/days";
import { countDaysSince } from "@/lib/format/days-ago";
import { LOCALE } from "@/lib/language";
import { once } from "@/lib/once";
import { t } from "@/words";

const getWeekdayFormat = once(
  () => new Intl.DateTimeFormat(LOCALE, { weekday: "long", day: "numeric", month: "long" }),
);
const getYearFormat = once(
  () => new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "long", year: "numeric" }),
);

/** Returns "Today", "Yesterday" or "Thursday 19 November", with the year if it is not the current one. */
export function formatDayTitle(moment: string, now = new Date()): string {
  const days = countDaysSince(moment, now);
  if (days <= 0) return t("Today");
  if (days === 1) return t("Yesterday");
  const at = new Date(moment);
  if (at.getFullYear() !== now.getFullYear()) return withOrdinal(getYearFormat().format(at));
  // Some browsers write a comma after the weekday.
  const title = withOrdinal(getWeekdayFormat().format(at).replace(",", ""));
  // French weekdays begin with a small letter, but not in a heading.
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export type Day<T> = { title: string; items: T[] };

/** Groups items, newest first, by the days of the reader's calendar. */
export function groupByDay<T extends { createdAt: string }>(items: readonly T[], now = new Date()): Day<T>[] {
  const days: Day<T>[] = [];
  for (const item of items) {
    const title = formatDayTitle(item.createdAt, now);
    const last = days.at(-1);
    if (last?.title === title) last.items.push(item);
    else days.push({ title, items: [item] });
  }
  return days;
}
