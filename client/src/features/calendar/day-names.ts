import { LOCALE } from "@/lib/language";

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: "UTC" });
  return (date: string) => formatter.format(new Date(`${date}T00:00:00Z`));
};

export const formatMonth = format({ month: "long", year: "numeric" });
export const formatWholeDay = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
export const formatShortWeekday = format({ weekday: "short" });
export const formatWeekday = format({ weekday: "long" });
