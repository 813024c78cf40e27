import { Link } from "wouter";
import { withOrdinal } from "@shared/words/days";
import { cn } from "@/lib/cn";
import { preloadRoute } from "@/lib/api/preload";
import { formatWholeDay } from "../day-names";
import { type Entry, isPast, KINDS, pathOf } from "../entries";
import { t } from "@/words";

/** The number of entries in a day of the month. */
const SHOWN_MAX = 3;

/** A day of the month. With entries it is a button that leads to the day; on a phone dots stand for these. */
export function DayCell({
  day,
  entries = [],
  today,
  isStop,
  isSelected,
  onFocus,
  onPress,
}: {
  day: string;
  entries: readonly Entry[] | undefined;
  today: string;
  isStop: boolean;
  isSelected: boolean;
  onFocus: () => void;
  onPress: () => void;
}) {
  const isToday = day === today;
  const shared = {
    "data-day": day,
    tabIndex: isStop ? 0 : -1,
    onFocus,
    "aria-current": isToday ? ("date" as const) : undefined,
  };
  const numberClass = cn(
    "grid size-8 place-items-center rounded-control text-sm max-md:mx-auto max-md:size-11 md:size-7",
    isToday ? "bg-link font-semibold text-on-primary print:bg-transparent print:text-ink" : "text-ink",
  );
  const number = Number(day.slice(8));
  const cellClass = cn(
    "align-top md:h-32 md:border md:border-line md:p-1 print:h-auto print:border print:border-line print:p-1",
    isSelected && "md:bg-raised",
  );
  if (entries.length === 0)
    return (
      <td {...shared} className={cn(cellClass, "focus-inset")}>
        <span className={cn(numberClass, !isToday && "text-quiet")}>{number}</span>
      </td>
    );
  const more = entries.length - SHOWN_MAX;
  return (
    <td aria-selected={isSelected} className={cellClass}>
      <button
        type="button"
        {...shared}
        onClick={onPress}
        aria-label={t.count(entries.length, "{date}: 1 entry", "{date}: {n} entries", {
          date: withOrdinal(formatWholeDay(day)),
        })}
        className={cn(
          numberClass,
          "relative font-semibold transition-colors hover:bg-raised",
          isToday && "hover:bg-link",
          isSelected && "ring-2 ring-link",
        )}
      >
        {number}
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-1 flex justify-center gap-0.5 md:hidden"
        >
          {entries.slice(0, SHOWN_MAX).map(({ id }) => (
            <span key={id} className={cn("size-1 rounded-full", isToday ? "bg-on-primary" : "bg-link")} />
          ))}
        </span>
      </button>
      {/* Buttons are not printed. */}
      <span aria-hidden="true" className="hidden size-7 place-items-center text-sm font-semibold print:grid">
        {number}
      </span>
      <ul className="mt-0.5 space-y-0.5 text-start max-md:hidden print:block">
        {entries.map((entry, index) => (
          <li key={entry.id} className={cn(index >= SHOWN_MAX && "hidden print:list-item")}>
            <Chip entry={entry} isPast={isPast(entry, today)} isStop={isStop} onFocus={onFocus} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          onFocus={onFocus}
          onClick={onPress}
          className="mt-0.5 min-h-6 w-full rounded-sm px-1 text-start text-xs font-semibold text-link hover:bg-raised max-md:hidden"
        >
          {t("+{n} more", { n: more })}
          <span className="sr-only">, {withOrdinal(formatWholeDay(day))}</span>
        </button>
      )}
    </td>
  );
}

function Chip({
  entry,
  isPast: over,
  isStop,
  onFocus,
}: {
  entry: Entry;
  isPast: boolean;
  isStop: boolean;
  onFocus: () => void;
}) {
  const { icon: Icon, label } = KINDS[entry.kind];
  const href = pathOf(entry);
  const title = entry.title || t("Untitled Application");
  return (
    <Link
      href={href}
      tabIndex={isStop ? 0 : -1}
      title={`${title} · ${label}`}
      onPointerEnter={() => preloadRoute(href)}
      onFocus={() => {
        onFocus();
        preloadRoute(href);
      }}
      className={cn(
        "focus-inset flex min-h-6 items-center print:items-start gap-1 rounded-sm px-1 text-xs transition-colors hover:bg-link/20",
        over ? "bg-raised text-quiet" : "bg-link/12 text-ink",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0 print:mt-px" />
      <span className="sr-only">{label}: </span>
      <bdi className="truncate print:whitespace-normal">{title}</bdi>
    </Link>
  );
}
