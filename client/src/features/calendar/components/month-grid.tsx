import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { getDayForKey, getMonth, listWeeks } from "@/lib/format/calendar-days";
import { formatShortWeekday, formatWeekday } from "../day-names";
import type { Entry } from "../entries";
import { DayCell } from "./day-cell";

/** A month that begins on a Monday, for the names of the days. */
const NAMES_FROM = "2029-01";

/**
 * A month as a grid with one tab stop: arrow keys move by day, Page Up and Page Down by month. From a day with entries, Tab goes on to
 * these.
 */
export function MonthGrid({
  month,
  byDay,
  today,
  selected,
  firstDay,
  labelId,
  onMonth,
  onSelect,
}: {
  month: string;
  byDay: ReadonlyMap<string, readonly Entry[]>;
  today: string;
  selected: string | null;
  /** 1 for Monday and 7 for Sunday. */
  firstDay: number;
  labelId: string;
  onMonth: (month: string) => void;
  onSelect: (day: string) => void;
}) {
  const [active, setActive] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const stop = active && getMonth(active) === month ? active : chooseTabStop(month, byDay, today);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const to = isPlain ? getDayForKey(event.key, stop, firstDay) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    isMoving.current = to !== stop;
    setActive(to);
    if (getMonth(to) !== month) onMonth(getMonth(to));
  };
  const weekdays = listWeeks(NAMES_FROM, firstDay)[1] as string[];

  return (
    <table
      ref={table}
      role="grid"
      aria-labelledby={labelId}
      onKeyDown={handleKeyDown}
      className="w-full table-fixed border-collapse max-md:text-center"
    >
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className="h-9 text-xs font-medium text-quiet">
              <span aria-hidden="true">{formatShortWeekday(day)}</span>
              <span className="sr-only">{formatWeekday(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month, firstDay).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                <DayCell
                  key={day}
                  day={day}
                  entries={byDay.get(day)}
                  today={today}
                  isStop={day === stop}
                  isSelected={day === selected}
                  onFocus={() => setActive(day)}
                  onPress={() => onSelect(day)}
                />
              ) : (
                <td key={column} className="md:border md:border-line" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns today in its own month, else the first day with entries, else the first of the month. */
function chooseTabStop(month: string, byDay: ReadonlyMap<string, unknown>, today: string): string {
  if (getMonth(today) === month) return today;
  return [...byDay.keys()].find((day) => getMonth(day) === month) ?? `${month}-01`;
}
