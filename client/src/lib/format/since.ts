import { LOCALE } from "../language";
import { once } from "../once";
import { t } from "@/words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const getFormat = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }));

/** Returns "3 days ago", "2 hours ago" or "just now", in the reader's language. A moment to come counts as now. */
export function formatSince(moment: string, now = Date.now()): string {
  const ms = Math.max(0, now - new Date(moment).getTime());
  if (ms < MINUTE) return t("just now");
  const format = getFormat();
  if (ms < HOUR) return format.format(-Math.floor(ms / MINUTE), "minute");
  if (ms < DAY) return format.format(-Math.floor(ms / HOUR), "hour");
  return format.format(-Math.floor(ms / DAY), "day");
}
