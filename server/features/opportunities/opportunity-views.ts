import type { FeedbackView } from "@shared/validators/feedback";
import type {
  MatchDetails,
  MatchedOpportunityView,
  OpportunityCardView,
  OpportunityFactsView,
  OpportunityView,
} from "@shared/validators/opportunities";
import { OWN_SOURCE } from "../catalogue/curation/curation.service";
import { findDescribedSource, wordLicence } from "../catalogue/sources/described-sources";
import type { OpportunityCard, VisibleOpportunity } from "./opportunities.queries";

/** A card without what is known of a person. */
export const toPlainCardView = (
  card: OpportunityCard,
): Omit<OpportunityCardView, "matchScore" | "feedback"> => ({
  ...card,
  closesAt: card.closesAt?.toISOString() ?? null,
  createdAt: card.createdAt.toISOString(),
});

export const toCardView = (
  card: OpportunityCard,
  matchScore: number | null,
  feedback: FeedbackView | null,
): OpportunityCardView => ({ ...toPlainCardView(card), matchScore, feedback });

export const toMatchedView = (
  card: OpportunityCard,
  match: MatchDetails & { matchScore: number; matchedEntityId: string },
  feedback: FeedbackView | null,
): MatchedOpportunityView => ({
  ...toCardView(card, match.matchScore, feedback),
  matchScore: match.matchScore,
  matchedEntityId: match.matchedEntityId,
  matchReasons: match.matchReasons,
  matchParts: match.matchParts,
  matchGates: match.matchGates,
});

export const toOpportunityView = (
  opportunity: VisibleOpportunity,
  match: Pick<OpportunityView, "matchScore" | "matchedEntityId" | keyof MatchDetails>,
  feedback: FeedbackView | null,
): OpportunityView => ({
  ...toFactsView(opportunity),
  matchScore: match.matchScore,
  matchedEntityId: match.matchedEntityId,
  matchReasons: match.matchReasons,
  matchParts: match.matchParts,
  matchGates: match.matchGates,
  feedback,
});

/** Leaves out who verified the opportunity and its external id. */
export function toFactsView(opportunity: VisibleOpportunity): OpportunityFactsView {
  const {
    externalId: _externalId,
    verifiedAt,
    verifiedBy,
    decidedAt,
    updatedAt: _updatedAt,
    ...shown
  } = opportunity;
  const source = findDescribedSource(opportunity.source);
  // The starter catalogue is published without an administrator. What an administrator enters needs no decision.
  const isOwn = verifiedBy !== null || opportunity.source === OWN_SOURCE;
  const confirmedAt = decidedAt ?? (isOwn ? verifiedAt : null);
  return {
    ...shown,
    sourceId: source?.id ?? null,
    licence: source ? wordLicence(source) : null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    closesAt: opportunity.closesAt?.toISOString() ?? null,
    createdAt: opportunity.createdAt.toISOString(),
    lastSyncedAt: opportunity.lastSyncedAt?.toISOString() ?? null,
  };
}
