import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarView, UpdateCalendarInput } from "@shared/validators/calendar";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { notePress } from "@/lib/browser/presses";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const PATH = "/api/calendar";
const calendarKey = [PATH] as const;

/** Null where the server has no calendar. */
export function calendarQuery() {
  return queryOptions({ queryKey: [...calendarKey], queryFn: readOr<CalendarView | null>(null) });
}

/** Creates the calendar's address, or a new one that replaces the old. */
export function useMakeCalendarAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest<CalendarView>("POST", PATH),
    onSuccess: (calendar) => {
      const hadOne = Boolean(client.getQueryData<CalendarView>(calendarKey)?.url);
      client.setQueryData(calendarKey, calendar);
      toast(
        hadOne
          ? { title: t("New calendar address made"), description: t("The old one no longer works.") }
          : { title: t("Calendar address made") },
      );
    },
    onError: (error) => toastFailure(t("Failed to make the address"), error),
  });
}

export function useTurnOffCalendar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", PATH),
    onSuccess: () => {
      client.setQueryData<CalendarView>(calendarKey, { url: null, webcalUrl: null, withSaved: true });
      toast({ title: t("Calendar turned off") });
    },
    onError: (error) => toastFailure(t("Failed to turn off the calendar"), error),
  });
}

/** Changes the setting at once and takes it back if it is refused. Requests run in the order of the presses. */
export function useUpdateCalendar() {
  const client = useQueryClient();
  const write = (withSaved: boolean) =>
    client.setQueryData<CalendarView>(calendarKey, (known) => known && { ...known, withSaved });
  return useMutation({
    scope: { id: "calendar" },
    mutationFn: (input: UpdateCalendarInput) => apiRequest<CalendarView>("PATCH", PATH, input),
    onMutate: ({ withSaved }) => {
      write(withSaved);
      return notePress(client, "calendar", !withSaved);
    },
    onSuccess: (_answer, { withSaved }, press) => press.accept(withSaved),
    onError: (error, _input, press) => {
      const back = press?.refuse();
      if (back) write(back.stored);
      toastFailure(t("Failed to update the calendar"), error);
    },
  });
}
