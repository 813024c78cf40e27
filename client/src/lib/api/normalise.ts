import type { QueryFunctionContext } from "@tanstack/react-query";
import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { FunderView, ResourceView } from "@shared/validators/catalogue";
import type {
  MatchDetails,
  MatchedOpportunityView,
  OpportunityCardView,
  OpportunityView,
} from "@shared/validators/opportunities";
import { ApiError, apiRequest } from "./api-client";
import { joinQueryKey } from "./query-client";

/**
 * Another server than ours may send fewer fields or support fewer calls. This file fills in the missing parts
 * once, so that no screen has to handle them.
 */

/** Returns true if the server does not support a call that ours answers: 404 without one of our codes. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.code === undefined;

/** Builds a query function that takes the key as the address and completes the answer. */
export function readWhole<Sent, Whole>(complete: (sent: Sent) => Whole) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<Whole> =>
    complete(await apiRequest<Sent>("GET", joinQueryKey(queryKey), undefined, { signal }));
}

/**
 * Builds the same kind of query function for a call that the server may not support; `instead` is then the
 * answer.
 */
export function readOr<T>(instead: T) {
  return async (context: QueryFunctionContext): Promise<T> => {
    try {
      return await readWhole((sent: T) => sent)(context);
    } catch (error) {
      if (isUnknownCall(error)) return instead;
      throw error;
    }
  };
}

type Sent<T extends { id: string; name: string }> = Partial<T> & Pick<T, "id" | "name">;

/**
 * @param score is used if the answer has no such field; null in the answer means that there is no score yet
 */
export const completeCard = (card: Sent<OpportunityCardView>, score: number | null): OpportunityCardView => ({
  slug: "",
  funderName: null,
  description: null,
  minAmount: null,
  maxAmount: null,
  deadline: null,
  deadlineTimezone: null,
  deadlineTime: null,
  closesAt: null,
  deadlineNote: null,
  openDate: null,
  featured: false,
  createdAt: "",
  matchScore: score,
  feedback: null,
  ...card,
  fundingType: card.fundingType ?? "grant",
  currency: card.currency ?? DEFAULT_CURRENCY,
  eligibleCountries: card.eligibleCountries ?? [],
  eligibleEntityTypes: card.eligibleEntityTypes ?? [],
});

const NO_REASONS = { matchReasons: [], matchParts: [], matchGates: [] };

export const completeMatch = (card: Sent<MatchedOpportunityView>, score: number): MatchedOpportunityView => ({
  matchedEntityId: "",
  ...NO_REASONS,
  ...card,
  ...completeCard(card, score),
  matchScore: card.matchScore ?? score,
});

const NO_TERMS = {
  equityStakeMin: null,
  equityStakeMax: null,
  yearFoundedMin: null,
  yearFoundedMax: null,
  applicantLimit: null,
  coFunding: null,
  coFundingShare: null,
  consortiumMin: null,
  sourceId: null,
  licence: null,
};
type Completed = OpportunityCardView & MatchDetails & typeof NO_TERMS;

export const completeOpportunity = (
  opportunity: Sent<OpportunityView> & Omit<OpportunityView, keyof Completed>,
): OpportunityView => ({
  ...NO_REASONS,
  ...NO_TERMS,
  ...opportunity,
  ...completeCard(opportunity, null),
  matchedEntityId: opportunity.matchedEntityId ?? null,
  eligibleRegions: opportunity.eligibleRegions ?? [],
  industryFocus: opportunity.industryFocus ?? [],
  stageFocus: opportunity.stageFocus ?? [],
});

export const completeFunder = (funder: FunderView): FunderView => ({
  ...funder,
  geographyFocus: funder.geographyFocus ?? [],
  industryFocus: funder.industryFocus ?? [],
  stageFocus: funder.stageFocus ?? [],
});

export const completeResource = (resource: ResourceView): ResourceView => ({
  ...resource,
  relevantFor: resource.relevantFor ?? [],
});
