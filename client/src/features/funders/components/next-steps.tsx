import { useId } from "react";
import { Link } from "wouter";
import { CalendarClock } from "lucide-react";
import { Card } from "@/ui/card";
import { cn } from "@/lib/cn";
import { OPENED_HERE } from "@/hooks/use-address-dialog";
import type { NextStepsView } from "@shared/validators/interactions";
import { t } from "@/words";
import { formatDue } from "@/lib/format/due";

/** Lists the user's next steps with funders, earliest first; renders nothing when there are none. */
export function NextSteps({
  nextSteps,
  hasMore,
  hrefOf,
}: NextStepsView & { hrefOf: (funderId: string) => string }) {
  const id = useId();
  if (nextSteps.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Card flush>
        <h2 id={id} className="px-5 pt-4 text-base md:px-6">
          {t("Next steps")}
        </h2>
        <ul className="py-2">
          {nextSteps.map((step) => {
            const { words, isOverdue } = formatDue(step.nextActionDate);
            return (
              <li key={step.id}>
                <Link
                  href={hrefOf(step.funderId)}
                  state={OPENED_HERE}
                  className="focus-inset flex min-h-11 flex-wrap items-baseline gap-x-4 px-5 py-2 transition-colors hover:bg-raised md:px-6"
                >
                  <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
                    <span dir="auto" className="font-medium">
                      {step.nextAction}
                    </span>{" "}
                    <span className="text-[0.9375rem] text-quiet">
                      <bdi>{step.funderName}</bdi>
                      {"\u00A0· "}
                      <bdi>{step.entityName}</bdi>
                    </span>
                  </span>
                  <span
                    className={cn(
                      "flex items-baseline gap-1.5 text-[0.9375rem]",
                      isOverdue ? "font-semibold text-destructive" : "text-quiet",
                    )}
                  >
                    <CalendarClock aria-hidden="true" className="size-4 shrink-0 self-center" />
                    {words}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
        {hasMore && (
          <p className="-mt-1 px-5 pb-4 text-sm text-quiet md:px-6">
            {t("Others are due later: you find them with their funders.")}
          </p>
        )}
      </Card>
    </section>
  );
}
