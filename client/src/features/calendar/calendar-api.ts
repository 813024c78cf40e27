import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CalendarEntriesView } from "@shared/validators/calendar";
import { readOr } from "@/lib/api/normalise";

/** What the calendar holds from one day to another. Asked for anew at each visit, because work on many screens changes it. */
export function calendarEntriesQuery(days: { from: string; to: string; entityId: string }) {
  return queryOptions({
    queryKey: ["/api/calendar", "entries", days],
    queryFn: readOr<CalendarEntriesView>({ entries: [], isWhole: true }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
