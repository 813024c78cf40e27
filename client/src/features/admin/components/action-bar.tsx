import { Check, Undo2, X } from "lucide-react";
import { Button, IconButton } from "@/ui/button";
import { cardClass } from "@/ui/card";
import { cn } from "@/lib/cn";
import { watchNavOverlap } from "@/lib/browser/over-nav";
import type { Decisions } from "../use-decisions";
import { DECISION_WORDS, type Decision } from "../wording";
import { t } from "@/words";

/** Floats over the end of the list: actions for the ticked rows, or else the last decision, which can be undone while it is shown. */
export function ActionBar({
  selectedCount,
  onDecide,
  onClear,
  decisions,
}: {
  selectedCount: number;
  onDecide: (decision: Decision) => void;
  onClear: () => void;
  decisions: Decisions;
}) {
  const { last, isLastShown, dismissLast, undoLast, isUndoing } = decisions;
  const isSelecting = selectedCount > 0;
  if (!isSelecting && !isLastShown) return null;
  return (
    <div
      ref={watchNavOverlap}
      role="group"
      aria-label={isSelecting ? t("Selected opportunities") : t("Last decision")}
      className={cn(
        cardClass,
        "fixed inset-x-3 bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+4.625rem)] z-20 mx-auto flex max-w-md animate-rise-in items-center gap-2 border-edge/60 p-2 ps-4",
        "md:sticky md:bottom-6 md:me-0 md:w-fit md:max-w-lg",
        // On the smallest screens the buttons get a line of their own.
        isSelecting && "max-[22.5rem]:flex-wrap max-[22.5rem]:[&>p]:basis-full",
      )}
    >
      <p className="min-w-0 flex-1 text-[0.9375rem] leading-5 font-medium md:me-2">
        {isSelecting ? (
          t.count(selectedCount, "{n} selected", "{n} selected")
        ) : (
          <span className="line-clamp-2 wrap-anywhere">{last && formatDecided(last)}</span>
        )}
      </p>
      {isSelecting ? (
        <>
          <Button size="sm" onClick={() => onDecide("verify")}>
            <Check aria-hidden="true" />
            {t("Verify")}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onDecide("reject")}>
            <X aria-hidden="true" />
            {t("Reject")}
          </Button>
          <IconButton label={t("Clear the selection")} onClick={onClear}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <>
          <Button size="sm" variant="secondary" pending={isUndoing} onClick={undoLast}>
            <Undo2 aria-hidden="true" />
            {t("Undo")}
          </Button>
          <IconButton label={t("Hide")} onClick={dismissLast}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}

function formatDecided({ decision, opportunities }: NonNullable<Decisions["last"]>): string {
  const { ofName, many } = DECISION_WORDS[decision];
  const [only] = opportunities;
  return opportunities.length === 1 && only ? ofName(only.name) : many(opportunities.length);
}
