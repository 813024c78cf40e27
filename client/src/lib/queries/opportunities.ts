import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { PAGE_SIZE } from "@shared/constants/limits";
import type {
  OpportunityCardView,
  OpportunityListView,
  OpportunityView,
} from "@shared/validators/opportunities";
import type { MatchReason } from "@shared/validators/opportunities";
import { apiRequest } from "../api-client";
import { joinQueryKey } from "../query-client";

/** A server other than ours may send no score at all: `undefined`, which is not the same as null (no figure yet). */
export type OpportunityCardData = Omit<OpportunityCardView, "matchScore"> & { matchScore?: number | null };
export type MatchedOpportunity = OpportunityCardData & {
  matchedEntityId?: string;
  matchReasons?: MatchReason[];
};

/** Everything about opportunities; invalidate it after what changes the catalogue, an entity or a profile. */
export const opportunitiesKey = ["/api/opportunities"] as const;

/** Endless list, ten at a time. The page is the page parameter, the search is in the key. */
export function opportunityListQuery({ search }: { search: string }) {
  return infiniteQueryOptions({
    queryKey: [...opportunitiesKey, { limit: PAGE_SIZE, search }] as const,
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
    getNextPageParam: ({ pagination }) => (pagination.hasMore ? pagination.page + 1 : undefined),
  });
}

/** The open opportunities that one of the person's entities is eligible for, best first. */
export function matchedOpportunitiesQuery() {
  return queryOptions<{ opportunities: MatchedOpportunity[] }>({
    queryKey: [...opportunitiesKey, "matched"],
  });
}

export function opportunityQuery(id: string) {
  return queryOptions<OpportunityView>({ queryKey: [...opportunitiesKey, id] });
}
