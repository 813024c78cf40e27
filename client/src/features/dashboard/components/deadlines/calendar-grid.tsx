import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { withOrdinal } from "@shared/words/days";
import { IconButton } from "@/ui/button";
import { cn } from "@/lib/cn";
import { LOCALE } from "@/lib/language";
import type { Deadline } from "../../deadlines";
import { t } from "@/words";
import { addMonths, getDayForKey, getMonth, listWeeks } from "@/lib/format/calendar-days";

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: "UTC" });
  return (date: string) => formatter.format(new Date(`${date}T00:00:00Z`));
};
const monthAndYear = format({ month: "long", year: "numeric" });
const wholeDay = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const weekdayLetter = format({ weekday: "narrow" });
const weekdayName = format({ weekday: "long" });
/** Any week from Monday to Sunday, for the names of its days. */
const A_WEEK = listWeeks("2029-01")[0] as string[];

/** A month as a grid with one tab stop: arrow keys move by day, Page Up and Page Down by month. A day with deadlines is a button. */
export function CalendarGrid({
  byDay,
  today,
  selected,
  onSelect,
}: {
  byDay: ReadonlyMap<string, readonly Deadline[]>;
  today: string;
  selected: string | null;
  onSelect: (day: string | null) => void;
}) {
  const [month, setMonth] = useState(getMonth(today));
  const [active, setActive] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const id = useId();
  const stop = active && getMonth(active) === month ? active : chooseTabStop(month, byDay, today);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : getDayForKey(event.key, stop);
    if (to === undefined) return;
    event.preventDefault();
    isMoving.current = to !== stop;
    setMonth(getMonth(to));
    setActive(to);
  };
  const showMonth = (months: number) => setMonth(addMonths(month, months));

  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-2">
        <IconButton label={t("Previous month")} onClick={() => showMonth(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h3 id={id} aria-live="polite" className="text-base first-letter:uppercase">
          {monthAndYear(`${month}-01`)}
        </h3>
        <IconButton label={t("Next month")} onClick={() => showMonth(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <table
        ref={table}
        role="grid"
        aria-labelledby={id}
        onKeyDown={handleKeyDown}
        className="w-full table-fixed text-center text-[0.9375rem]"
      >
        <thead>
          <tr>
            {A_WEEK.map((day) => (
              <th key={day} scope="col" className="h-8 text-xs font-medium text-quiet">
                <span aria-hidden="true">{weekdayLetter(day)}</span>
                <span className="sr-only">{weekdayName(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day ? (
                  <Day
                    key={day}
                    day={day}
                    deadlines={byDay.get(day)}
                    isToday={day === today}
                    isStop={day === stop}
                    isSelected={day === selected}
                    onFocus={() => setActive(day)}
                    onPress={() => onSelect(day === selected ? null : day)}
                  />
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the day of the tab stop: the month's next deadline, else any deadline, else today. */
function chooseTabStop(month: string, byDay: ReadonlyMap<string, unknown>, today: string): string {
  const days = [...byDay.keys()].filter((day) => getMonth(day) === month).sort();
  const next = days.find((day) => day >= today) ?? days[0];
  return next ?? (getMonth(today) === month ? today : `${month}-01`);
}

const frameClass = "mx-auto grid size-10 place-items-center rounded-control";

function Day({
  day,
  deadlines,
  isToday,
  isStop,
  isSelected,
  onFocus,
  onPress,
}: {
  day: string;
  deadlines: readonly Deadline[] | undefined;
  isToday: boolean;
  isStop: boolean;
  isSelected: boolean;
  onFocus: () => void;
  onPress: () => void;
}) {
  const shared = {
    "data-day": day,
    tabIndex: isStop ? 0 : -1,
    onFocus,
    "aria-current": isToday ? ("date" as const) : undefined,
  };
  const number: ReactNode = (
    <span className={cn(isToday && "underline decoration-2 underline-offset-4")}>{Number(day.slice(8))}</span>
  );
  if (!deadlines)
    return (
      <td {...shared} className="rounded-control focus-inset">
        <span className={cn(frameClass, isToday ? "font-semibold" : "text-quiet")}>{number}</span>
      </td>
    );
  const isPast = deadlines.every((deadline) => deadline.isPast);
  return (
    <td aria-selected={isSelected}>
      <button
        type="button"
        {...shared}
        onClick={onPress}
        aria-label={t.count(deadlines.length, "{date}: 1 deadline", "{date}: {n} deadlines", {
          date: withOrdinal(wholeDay(day)),
        })}
        className={cn(
          frameClass,
          "border font-semibold transition-colors",
          isSelected
            ? "border-link bg-link text-on-primary forced-colors:border-3 forced-colors:border-[Highlight]"
            : isPast
              ? "border-line bg-raised text-quiet hover:border-edge"
              : "border-link/40 bg-link/12 text-link hover:border-link",
        )}
      >
        {number}
      </button>
    </td>
  );
}
