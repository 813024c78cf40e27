import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { PAGE_SIZE, PAGE_SIZE_MAX } from "@shared/constants/limits";
import type { ListView } from "@shared/constants/matching";
import type { FeedbackView } from "@shared/validators/feedback";
import type {
  MatchDetails,
  OpportunityCardView,
  OpportunityListView,
  OpportunityView,
} from "@shared/validators/opportunities";
import { apiRequest } from "../api-client";
import { joinQueryKey } from "../query-client";
import { pageAfter } from "../../shown-opportunities";

/**
 * A server other than ours may send no score and know of no feedback: `undefined`, which is not the same as null (no figure yet,
 * nothing said).
 */
export type OpportunityCardData = Omit<OpportunityCardView, "matchScore" | "feedback"> & {
  matchScore?: number | null;
  feedback?: FeedbackView | null;
};
export type MatchedOpportunity = OpportunityCardData & { matchedEntityId?: string } & Partial<MatchDetails>;

/** Everything about opportunities; invalidate it after what changes the catalogue, an entity or a profile. */
export const opportunitiesKey = ["/api/opportunities"] as const;

type ListParams = { search: string; show?: ListView; entityId?: string };

/** Endless list, ten at a time. The page is the page parameter, what is asked for is in the key. */
export function opportunityListQuery({ search, show, entityId }: ListParams) {
  const asked = { limit: PAGE_SIZE, search, ...(show !== "all" && { show }), entityId };
  return infiniteQueryOptions({
    queryKey: [...opportunitiesKey, asked] as const,
    queryFn: ({ queryKey: [path, params], pageParam, signal }) =>
      apiRequest<OpportunityListView>(
        "GET",
        joinQueryKey([path, { page: pageParam, ...params }]),
        undefined,
        {
          signal,
        },
      ),
    initialPageParam: 1,
    getNextPageParam: (_page, pages, _number, read) => pageAfter(pages, read, show ?? "all"),
  });
}

/**
 * The open opportunities that one of the person's entities is eligible for, best first; `entityId` asks for that entity alone.
 */
export function matchedOpportunitiesQuery(entityId?: string) {
  return queryOptions<{ opportunities: MatchedOpportunity[] }>({
    queryKey: [...opportunitiesKey, "matched", ...(entityId ? [{ entityId }] : [])],
  });
}

/** What was saved, eligible or not, the soonest deadlines first, as many as a page may have. */
export function savedByDeadlineQuery() {
  return queryOptions<{ opportunities: OpportunityCardData[] }>({
    queryKey: [...opportunitiesKey, { limit: PAGE_SIZE_MAX, show: "saved", sort: "deadline" }],
  });
}

/** `entityId` asks how it fits that entity, instead of the one that it fits best. */
export function opportunityQuery(id: string, entityId?: string) {
  return queryOptions<OpportunityView>({
    queryKey: [...opportunitiesKey, id, ...(entityId ? [{ entityId }] : [])],
  });
}
