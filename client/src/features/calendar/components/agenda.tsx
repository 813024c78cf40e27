import { useState } from "react";
import { withOrdinal } from "@shared/words/days";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { formatWholeDay } from "../day-names";
import { type Entry, groupByDay } from "../entries";
import { EntryRow } from "./entry-row";
import { t } from "@/words";

/** The entries by day, as a list. Those that are over stand behind a button. */
export function Agenda({
  entries,
  today,
  withEntity,
}: {
  entries: readonly Entry[];
  today: string;
  withEntity: boolean;
}) {
  const [showEarlier, setShowEarlier] = useState(false);
  const earlier = entries.filter(({ date }) => date < today);
  // A month that is over is all that was asked for.
  const isOver = earlier.length === entries.length;
  const shown = showEarlier || isOver ? entries : entries.slice(earlier.length);
  return (
    <div className="space-y-4">
      {shown.length < entries.length && (
        <Button variant="outline" className="max-md:w-full" onClick={() => setShowEarlier(true)}>
          {t.count(earlier.length, "Show 1 earlier", "Show {n} earlier")}
        </Button>
      )}
      {[...groupByDay(shown)].map(([day, ofDay]) => (
        <Card key={day} flush className="px-2 py-3 md:px-3">
          <section aria-labelledby={`day-${day}`}>
            <h3
              id={`day-${day}`}
              className="flex flex-wrap items-center gap-2 px-3 pb-1 text-base first-letter:uppercase"
            >
              <span className="first-letter:uppercase">{withOrdinal(formatWholeDay(day))}</span>
              {day === today && <Badge tone="primary">{t("Today")}</Badge>}
            </h3>
            <ul>
              {ofDay.map((entry) => (
                <li key={entry.id}>
                  <EntryRow entry={entry} today={today} withEntity={withEntity} />
                </li>
              ))}
            </ul>
          </section>
        </Card>
      ))}
    </div>
  );
}
