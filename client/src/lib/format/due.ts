import { t } from "@/words";
import { formatDate, todayForInput } from "./dates";

/** "Overdue since 1 Mar 2026", "Due today" or "Due 12 Mar 2026", by the reader's date. */
export function formatDue(date: string, now = new Date()): { words: string; isOverdue: boolean } {
  const today = todayForInput(now);
  const day = formatDate(date) ?? date;
  if (date < today) return { words: t("Overdue since {date}", { date: day }), isOverdue: true };
  return { words: date === today ? t("Due today") : t("Due {date}", { date: day }), isOverdue: false };
}
