import type { Ref } from "react";
import { longDay } from "@shared/words/days";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import type { Entry } from "../entries";
import { EntryRow } from "./entry-row";
import { t } from "@/words";

/** All entries of the chosen day, below the month. */
export function DaySection({
  day,
  entries,
  today,
  withEntity,
  headingRef,
  onClose,
}: {
  day: string;
  entries: readonly Entry[];
  today: string;
  withEntity: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}) {
  return (
    <Card flush className="px-2 py-3 md:px-3">
      <section aria-labelledby="chosen-day">
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-3">
          <h3 ref={headingRef} id="chosen-day" tabIndex={-1} className="text-base">
            {longDay(day)}
          </h3>
          <Button variant="ghost" size="sm" className="-me-3" onClick={onClose}>
            {t("Close")}
          </Button>
        </div>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryRow entry={entry} today={today} withEntity={withEntity} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
