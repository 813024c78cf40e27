import { useSearchParams } from "wouter";
import { useIsMobile } from "@/hooks/use-mobile";
import { getMonth } from "@/lib/format/calendar-days";
import { todayForInput } from "@/lib/format/dates";
import { DEFAULT_KINDS, type EntryKind, ENTRY_KINDS } from "./entries";

export type CalendarPlace = {
  view: "month" | "agenda";
  /** "2030-05" */
  month: string;
  /** The day of the month that is shown by itself. */
  day: string | null;
  kinds: readonly EntryKind[];
  /** "" for all. */
  entityId: string;
};

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

const isDefault = (kinds: readonly EntryKind[]) =>
  kinds.length === DEFAULT_KINDS.length && DEFAULT_KINDS.every((kind) => kinds.includes(kind));

/** What the address says of the calendar, and how to change it, so that Back, reloading and a link show the same. */
export function useCalendarPlace(): [CalendarPlace, (changes: Partial<CalendarPlace>) => void] {
  const [params, setParams] = useSearchParams();
  const isMobile = useIsMobile();
  const given = { view: params.get("view"), month: params.get("month") ?? "", day: params.get("day") ?? "" };
  const month = MONTH.test(given.month) ? given.month : getMonth(todayForInput());
  const kinds = params.get("kinds")?.split(",");
  const place: CalendarPlace = {
    view: given.view === "month" || given.view === "agenda" ? given.view : isMobile ? "agenda" : "month",
    month,
    day: given.day.startsWith(`${month}-`) ? given.day : null,
    kinds: kinds ? ENTRY_KINDS.filter((kind) => kinds.includes(kind)) : DEFAULT_KINDS,
    entityId: params.get("entity") ?? "",
  };
  const change = ({ kinds: chosen, entityId, ...changes }: Partial<CalendarPlace>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ ...changes, entity: entityId })) {
          if (value) next.set(name, value);
          else if (value === null || value === "") next.delete(name);
        }
        if (chosen && isDefault(chosen)) next.delete("kinds");
        else if (chosen) next.set("kinds", chosen.join(","));
        return next;
      },
      { replace: true },
    );
  return [place, change];
}
