import { useQueryClient } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import type { MatchedOpportunityView, OpportunityCardView } from "@shared/validators/opportunities";
import { afterPaint } from "@/lib/browser/after-paint";
import { hiddenText } from "@/lib/format/feedback-wording";
import { paths } from "@/lib/paths";
import { preloadRoute } from "@/lib/api/preload";
import { opportunityQuery } from "@/lib/api/queries/opportunities";
import { CompareIcon } from "./compare/compare-toggle";
import { FeedbackButtons } from "./feedback-buttons";
import { MatchBreakdown } from "./match-breakdown";
import { MatchButton } from "./match-button";
import { cardFrameClass, OpportunityCardFrame } from "./opportunity-card-frame";
import { OwnCurrencyLine } from "./own-currency";
import { Skeleton } from "../ui/skeleton";

/**
 * Shows one opportunity in a list with what is known of it for the person. `entityId` is the entity that the score is
 * for, if there is only one. `reasons` says why it fits.
 */
export const OpportunityCard = memo(function OpportunityCard({
  opportunity,
  entityId,
  reasons,
  isComparable = false,
}: {
  opportunity: OpportunityCardView & Partial<Pick<MatchedOpportunityView, "matchParts" | "matchedEntityId">>;
  entityId?: string;
  reasons?: ReactNode;
  /** Offers to compare it with others. The screen then has the bar that shows what is chosen. */
  isComparable?: boolean;
}) {
  const client = useQueryClient();
  const { id, name, matchScore, matchParts, feedback } = opportunity;
  const href = paths.opportunity(id, entityId);
  const match = matchScore === null ? undefined : Math.round(matchScore);
  // On a phone the user may be pressing a button, which has to react first.
  const prefetch = () =>
    afterPaint(() => {
      preloadRoute(href);
      void client.prefetchQuery(opportunityQuery(id, entityId));
    });

  return (
    <OpportunityCardFrame
      opportunity={opportunity}
      href={href}
      onPrefetch={prefetch}
      corner={
        match !== undefined && (
          <MatchButton match={match}>
            {() => <MatchBreakdown id={id} entityId={entityId} score={match} parts={matchParts} />}
          </MatchButton>
        )
      }
      note={
        feedback?.kind === "dismissed" ? (
          <p className="mt-3 text-[0.9375rem] text-quiet">{hiddenText(feedback)}</p>
        ) : (
          reasons
        )
      }
      ownAmount={
        <OwnCurrencyLine
          range={opportunity}
          entityId={entityId ?? opportunity.matchedEntityId}
          className="block text-[0.9375rem] wrap-anywhere text-quiet"
        />
      }
      actions={
        <div className="relative z-10 -me-3 -mb-3 ms-auto flex shrink-0 gap-1">
          {isComparable && <CompareIcon id={id} name={name} />}
          <FeedbackButtons id={id} name={name} feedback={feedback} />
        </div>
      }
    />
  );
});

/** Shows the shape of a card while it loads. */
export function OpportunityCardSkeleton() {
  return (
    <div className={cardFrameClass}>
      <div className="flex justify-between">
        <Skeleton className="h-6 w-16" />
        <Skeleton className="h-6 w-20" />
      </div>
      <Skeleton className="mt-4 h-5 w-4/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-3/4" />
      <Skeleton className="mt-7 h-7 w-40" />
      <Skeleton className="mt-3 h-4 w-56 max-w-full" />
    </div>
  );
}

export const opportunityGridClass = "grid gap-4 md:grid-cols-2 md:gap-6";
