import { Bookmark, FilePen } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatDaysRemaining } from "@/lib/format/deadlines";
import { LOCALE } from "@/lib/language";
import { once } from "@/lib/once";
import { isUrgent } from "@/lib/format/opportunity-facts";
import { preloadRoute } from "@/lib/api/preload";
import type { Deadline } from "../../deadlines";
import { t } from "@/words";

const FIRST = 4;
const shortMonth = once(() => new Intl.DateTimeFormat(LOCALE, { month: "short", timeZone: "UTC" }));
const shortMonthAndYear = once(
  () => new Intl.DateTimeFormat(LOCALE, { month: "short", year: "numeric", timeZone: "UTC" }),
);

/** Lists each deadline with a link to what must be sent. */
export function DeadlineList({ deadlines, today }: { deadlines: readonly Deadline[]; today: string }) {
  const [showAll, setShowAll] = useState(false);
  const shown = showAll ? deadlines : deadlines.slice(0, FIRST);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((deadline) => (
          <li key={`${deadline.kind} ${deadline.id}`}>
            <Row deadline={deadline} today={today} />
          </li>
        ))}
      </ul>
      {shown.length < deadlines.length && (
        <Button variant="ghost" className="mt-1 w-full" onClick={() => setShowAll(true)}>
          {t("Show all {n}", { n: deadlines.length })}
        </Button>
      )}
    </>
  );
}

function Row({ deadline, today }: { deadline: Deadline; today: string }) {
  const { kind, date, timeZone, closesAt, name, entity, href, isPast } = deadline;
  const Icon = kind === "application" ? FilePen : Bookmark;
  const closing = { deadline: date, deadlineTimezone: timeZone, closesAt };
  const urgent = isUrgent(closing);
  const prepare = () => preloadRoute(href);
  return (
    <Link
      href={href}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="focus-inset -mx-3 flex items-center gap-4 rounded-control px-3 py-3 transition-colors hover:bg-raised"
    >
      <DayTile date={date} isThisYear={date.startsWith(today.slice(0, 4))} />
      <span className="min-w-0 flex-1">
        <bdi className="line-clamp-2 font-semibold wrap-anywhere">{name}</bdi>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-quiet">
          <span className="flex min-w-0 items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {kind === "application" ? t("Application not sent yet") : t("Saved for later")}
              {entity && (
                <>
                  {"\u00A0· "}
                  <bdi>{entity}</bdi>
                </>
              )}
            </span>
          </span>
          <span className={cn("font-medium", urgent ? "text-destructive" : !isPast && "text-ink")}>
            {formatDaysRemaining(closing)}
          </span>
        </span>
      </span>
    </Link>
  );
}

/** "12" over "May", with the year if it is another one. Screen readers hear the whole date. */
function DayTile({ date, isThisYear }: { date: string; isThisYear: boolean }) {
  const month = (isThisYear ? shortMonth : shortMonthAndYear)().format(new Date(`${date}T00:00:00Z`));
  return (
    <span className="w-14 shrink-0 text-center">
      <span className="sr-only">{formatDate(date)}</span>
      <span aria-hidden="true" className="block font-display text-xl leading-6 font-semibold">
        {Number(date.slice(8))}
      </span>
      <span aria-hidden="true" className="block text-xs text-quiet">
        {month}
      </span>
    </span>
  );
}
