import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type {
  AwardListQuery,
  AwardListView,
  FunderAwardsView,
  OpportunityFunderView,
} from "@shared/validators/awards";
import { apiRequest } from "../api-client";
import { joinQueryKey } from "../query-client";
import { opportunitiesKey } from "./opportunities";

/** Which of a funder's awards a list shows. */
export type AwardFilter = Partial<Omit<AwardListQuery, "page" | "limit">>;

/** Read again whenever it is opened, because it counts organisations like the user's entities. */
export const funderAwardsQuery = (funderId: string) =>
  queryOptions<FunderAwardsView>({
    queryKey: ["/api/funders", funderId, "awards", "summary"],
    staleTime: 0,
  });

export const opportunityFunderQuery = (opportunityId: string) =>
  queryOptions<OpportunityFunderView>({ queryKey: [...opportunitiesKey, opportunityId, "funder"] });

/** A funder's awards, the newest first, ten at a time. */
export const awardsQuery = (funderId: string, filter: AwardFilter) =>
  infiniteQueryOptions({
    queryKey: ["/api/funders", funderId, "awards", filter] as const,
    queryFn: ({ queryKey: [path, id, list, params], pageParam, signal }) =>
      apiRequest<AwardListView>(
        "GET",
        joinQueryKey([path, id, list, { ...params, page: pageParam }]),
        undefined,
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasMore ? pagination.page + 1 : undefined),
  });
