import { useId, useMemo, useRef, useState } from "react";
import { longDay } from "@shared/words/days";
import { listComma } from "@shared/words/language";
import { LiveRegion } from "@/components/live-region";
import { TextLink } from "@/components/text-link";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { todayForInput } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { filterUpcoming, type Deadline } from "../../deadlines";
import { t } from "@/words";
import { CalendarGrid } from "./calendar-grid";
import { DeadlineList } from "./deadline-list";

/** The next deadlines as a list, and beside it, where there is room, a calendar month. */
export function DeadlinesCard({ deadlines }: { deadlines: readonly Deadline[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const today = todayForInput();
  const byDay = useMemo(() => groupByDay(deadlines), [deadlines]);
  const ahead = filterUpcoming(deadlines);
  const next = ahead[0];
  // The chosen deadline may have been sent or hidden.
  const ofDay = (chosen && byDay.get(chosen)) || null;
  const onDay = ofDay ? t("Deadlines on {date}", { date: longDay(chosen ?? "") }) : "";

  const showUpcoming = () => {
    setChosen(null);
    // The pressed button is gone.
    heading.current?.focus();
  };
  return (
    <Card>
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="text-xl">
            {t("Deadlines")}
          </h2>
          <TextLink href={paths.calendar} className="inline-flex min-h-11 items-center md:min-h-0">
            {t("Open the calendar")}
          </TextLink>
        </div>
        {next && (
          <p className="mt-1 text-quiet">
            {t.count(ahead.length, "1 deadline ahead, on {date}", "{n} deadlines ahead, the next on {date}", {
              date: longDay(next.date),
            })}
          </p>
        )}
        <div className="mt-3 md:mt-5 @xl:grid @xl:grid-cols-[19rem_minmax(0,1fr)] @xl:gap-8">
          <div className="max-md:hidden">
            <CalendarGrid byDay={byDay} today={today} selected={ofDay && chosen} onSelect={setChosen} />
          </div>
          <div className="min-w-0">
            <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 max-md:sr-only">
              <h3 ref={heading} tabIndex={-1} className="text-base">
                {onDay || t("Coming up")}
              </h3>
              {ofDay && (
                <Button variant="ghost" size="sm" className="-me-3" onClick={showUpcoming}>
                  {t("Show all upcoming")}
                </Button>
              )}
            </div>
            <LiveRegion>
              {ofDay ? `${onDay}: ${ofDay.map(({ name }) => name).join(listComma())}` : ""}
            </LiveRegion>
            <DeadlineList key={ofDay ? chosen : ""} deadlines={ofDay ?? ahead} today={today} />
          </div>
        </div>
      </section>
    </Card>
  );
}

function groupByDay(deadlines: readonly Deadline[]): Map<string, Deadline[]> {
  const byDay = new Map<string, Deadline[]>();
  for (const deadline of deadlines) byDay.set(deadline.date, [...(byDay.get(deadline.date) ?? []), deadline]);
  return byDay;
}
