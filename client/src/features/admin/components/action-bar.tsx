import { Check, Undo2, X } from "lucide-react";
import { Button, IconButton } from "@/components/ui/button";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/lib/cn";
import type { Decisions } from "../use-decisions";
import { countOpportunities, DECISION_WORDS, type Decision } from "../wording";

/**
 * Floats over the list's end: what can be done with the ticked ones, else the last decision, which can be taken back
 * for as long as it stands here.
 */
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
      role="group"
      aria-label={isSelecting ? "Selected opportunities" : "Last decision"}
      className={cn(
        cardClass,
        "fixed inset-x-3 bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+4.625rem)] z-20 mx-auto flex max-w-md animate-rise-in items-center gap-2 border-edge/60 p-2 pl-4",
        "md:sticky md:bottom-6 md:mr-0 md:w-fit md:max-w-lg",
        // On the smallest screens the buttons have a line of their own.
        isSelecting && "max-[22.5rem]:flex-wrap max-[22.5rem]:[&>p]:basis-full",
      )}
    >
      <p className="min-w-0 flex-1 text-[0.9375rem] leading-5 font-medium md:mr-2">
        {isSelecting ? (
          `${selectedCount} selected`
        ) : (
          <span className="line-clamp-2 wrap-anywhere">{last && decidedText(last)}</span>
        )}
      </p>
      {isSelecting ? (
        <>
          <Button size="sm" onClick={() => onDecide("verify")}>
            <Check aria-hidden="true" />
            Verify
          </Button>
          <Button size="sm" variant="outline" onClick={() => onDecide("reject")}>
            <X aria-hidden="true" />
            Reject
          </Button>
          <IconButton label="Clear the selection" onClick={onClear}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <>
          <Button size="sm" variant="secondary" pending={isUndoing} onClick={undoLast}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
          <IconButton label="Hide" onClick={dismissLast}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}

function decidedText({ decision, opportunities }: NonNullable<Decisions["last"]>): string {
  const { done } = DECISION_WORDS[decision];
  const [only] = opportunities;
  return opportunities.length === 1 && only
    ? `${done}: ${only.name}`
    : `${countOpportunities(opportunities.length)} ${done.toLowerCase()}`;
}
