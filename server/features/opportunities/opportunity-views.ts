import type {
  MatchedOpportunityView,
  MatchReason,
  OpportunityCardView,
  OpportunityView,
} from "@shared/validators/opportunities";
import type { OpportunityCard, VisibleOpportunity } from "./opportunities.queries";

export const toCardView = (card: OpportunityCard, matchScore: number | null): OpportunityCardView => ({
  ...card,
  createdAt: card.createdAt.toISOString(),
  matchScore,
});

export const toMatchedView = (
  card: OpportunityCard,
  match: { matchScore: number; matchedEntityId: string; matchReasons: MatchReason[] },
): MatchedOpportunityView => ({
  ...toCardView(card, match.matchScore),
  matchScore: match.matchScore,
  matchedEntityId: match.matchedEntityId,
  matchReasons: match.matchReasons,
});

/** Everything about an opportunity but who verified it and the numbers it is kept under. */
export function toOpportunityView(
  opportunity: VisibleOpportunity,
  match: Pick<OpportunityView, "matchScore" | "matchedEntityId" | "matchReasons">,
): OpportunityView {
  const {
    externalId: _externalId,
    verifiedAt: _verifiedAt,
    verifiedBy: _verifiedBy,
    updatedAt: _updatedAt,
    ...shown
  } = opportunity;
  return {
    ...shown,
    createdAt: opportunity.createdAt.toISOString(),
    lastSyncedAt: opportunity.lastSyncedAt?.toISOString() ?? null,
    matchScore: match.matchScore,
    matchedEntityId: match.matchedEntityId,
    matchReasons: match.matchReasons,
  };
}
