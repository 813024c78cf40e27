import { FALLBACK_MATCH_LIST } from "@shared/constants/limits";
import { OpportunityCard } from "@/components/opportunity-card";
import { cn } from "@/lib/cn";
import { markNear } from "@/lib/browser/near-window";
import type { OpportunityCardData } from "@/lib/api/queries/opportunities";

/**
 * A few cards of the list, in its order. On a phone they are one box to the browser, which skips it while it is far away: hundreds of boxes,
 * each looked at in every frame, hold up every press. In two columns that would leave gaps; there each card is skipped by itself.
 */
export function CardGroup({
  opportunities,
  entityId,
  isOneBox,
  isFirst,
}: {
  opportunities: readonly OpportunityCardData[];
  entityId: string | undefined;
  /** On a phone; otherwise its cards are skipped by themselves there, too. */
  isOneBox: boolean;
  /** What the screen begins with is never skipped: what follows it would jump when its size is known. */
  isFirst: boolean;
}) {
  const isSkipped = isOneBox && !isFirst;
  return (
    <div
      ref={isSkipped ? markNear : undefined}
      className={cn(
        "min-w-0 md:contents",
        isOneBox ? "max-md:grid max-md:gap-4" : "contents",
        isSkipped && "max-md:skip-far",
      )}
    >
      {opportunities.map((opportunity) => (
        <div
          key={opportunity.id}
          role="listitem"
          className={cn("min-w-0", !isFirst && (isOneBox ? "md:*:skip-unseen" : "*:skip-unseen"))}
        >
          <OpportunityCard
            opportunity={opportunity}
            fallbackMatch={FALLBACK_MATCH_LIST}
            entityId={entityId}
          />
        </div>
      ))}
    </div>
  );
}
