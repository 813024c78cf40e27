import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button, IconButton } from "@/ui/button";
import { addMonths, getMonth } from "@/lib/format/calendar-days";
import type { CalendarPlace } from "../calendar-address";
import { formatMonth } from "../day-names";
import { t } from "@/words";

/** The month, the ways to others, and the choice between the month and the list. */
export function Toolbar({
  place: { view, month },
  labelId,
  today,
  onChange,
}: {
  place: CalendarPlace;
  labelId: string;
  today: string;
  onChange: (changes: Partial<CalendarPlace>) => void;
}) {
  const show = (to: string) => onChange({ month: to === getMonth(today) ? "" : to, day: null });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-center gap-1">
        <IconButton label={t("Previous month")} onClick={() => show(addMonths(month, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={t("Next month")} onClick={() => show(addMonths(month, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <h2 id={labelId} aria-live="polite" className="px-1 text-xl first-letter:uppercase">
          {formatMonth(`${month}-01`)}
        </h2>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button variant="ghost" onClick={() => show(getMonth(today))}>
          {t("Today")}
        </Button>
        <div role="group" aria-label={t("Month or list")} className="flex gap-1">
          {(["month", "agenda"] as const).map((each) => (
            <Button
              key={each}
              variant={view === each ? "secondary" : "ghost"}
              aria-pressed={view === each}
              onClick={() => onChange({ view: each, day: null })}
            >
              {each === "month" ? t("Month § calendar") : t("List § calendar")}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
