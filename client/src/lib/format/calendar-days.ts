import { direction, LOCALE } from "../language";

/** Arithmetic with calendar dates, "2030-05-10", and months, "2030-05", without clocks or time zones. */
const DAY_MS = 86_400_000;

const parseDay = (date: string) => Date.parse(`${date}T00:00:00Z`);
const formatDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export const getMonth = (date: string): string => date.slice(0, 7);
const addDays = (date: string, days: number): string => formatDay(parseDay(date) + days * DAY_MS);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return formatDay(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** Returns the last day of a month. */
export const getLastDay = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);
const countDays = (month: string) => Number(getLastDay(month).slice(8));
/** Counts from the first day of a week, which is 1 for Monday and 7 for Sunday. */
const getWeekday = (date: string, firstDay: number) =>
  (new Date(parseDay(date)).getUTCDay() + 7 - (firstDay % 7)) % 7;

/** Returns the same day of another month, or its last day. */
function moveToMonth(date: string, month: string): string {
  const day = Math.min(Number(date.slice(8)), countDays(month));
  return `${month}-${String(day).padStart(2, "0")}`;
}

/** Lists the weeks of a month, from Monday on if nothing else is said; null for days of the neighbouring months. */
export function listWeeks(month: string, firstDay = 1): (string | null)[][] {
  const before = getWeekday(`${month}-01`, firstDay);
  const count = countDays(month);
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
}

/** Returns the day that a key moves to; undefined for any other key. */
export function getDayForKey(key: string, date: string, firstDay = 1): string | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(date, direction === "rtl" ? 1 : -1);
    case "ArrowRight":
      return addDays(date, direction === "rtl" ? -1 : 1);
    case "ArrowUp":
      return addDays(date, -7);
    case "ArrowDown":
      return addDays(date, 7);
    case "Home":
      return addDays(date, -getWeekday(date, firstDay));
    case "End":
      return addDays(date, 6 - getWeekday(date, firstDay));
    case "PageUp":
      return moveToMonth(date, addMonths(getMonth(date), -1));
    case "PageDown":
      return moveToMonth(date, addMonths(getMonth(date), 1));
    default:
      return undefined;
  }
}

type KnowsWeeks = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** Returns the day with which weeks begin in a country, 1 for Monday and 7 for Sunday. Some browsers do not know it. */
export function getFirstDay(country: string | null): number {
  try {
    const locale: KnowsWeeks = new Intl.Locale(country ? `und-${country}` : LOCALE);
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    return 1;
  }
}
