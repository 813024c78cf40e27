import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { FALLBACK_MATCH_DASHBOARD, FALLBACK_MATCH_LIST, PAGE_SIZE } from "@shared/constants/limits";
import type { Facet } from "@shared/constants/facets";
import type { ListView } from "@shared/constants/matching";
import type { ListSort } from "@shared/constants/saved-searches";
import type { ComparisonView, EffortView } from "@shared/validators/comparisons";
import type { FacetsView } from "@shared/validators/facets";
import type { MatchQuestionView } from "@shared/validators/match-question";
import type {
  MatchedListView,
  OpportunityCardView,
  OpportunityListView,
  OpportunityView,
  SimilarListView,
  SavedDeadlinesView,
} from "@shared/validators/opportunities";
import { apiRequest } from "../api-client";
import { completeCard, completeMatch, completeOpportunity, readOr, readWhole } from "../normalise";
import { joinQueryKey } from "../query-client";
import { pageAfter } from "../../shown-opportunities";

/**
 * The prefix of every query about opportunities. Invalidate it after a change to the catalogue, an entity or
 * a profile.
 */
export const opportunitiesKey = ["/api/opportunities"] as const;

type Cards = { opportunities: OpportunityCardView[] };

const completeList = <List extends Cards>(list: List): List => ({
  ...list,
  opportunities: list.opportunities.map((opportunity) => completeCard(opportunity, FALLBACK_MATCH_LIST)),
});

/** Filters that the server applies to the whole catalogue. Facets have commas between their values. */
export type WholeFilters = { order?: ListSort; country?: string } & Partial<Record<Facet, string>>;
type ListParams = { search: string; show?: ListView; entityId?: string; whole?: WholeFilters };

/**
 * An infinite list with ten opportunities a page. The page is the page parameter; the filters are in the key.
 */
export function opportunityListQuery({ search, show, entityId, whole }: ListParams) {
  const filters = { limit: PAGE_SIZE, search, ...(show !== "all" && { show }), entityId, ...whole };
  return infiniteQueryOptions({
    queryKey: [...opportunitiesKey, filters] as const,
    queryFn: async ({ queryKey: [path, params], pageParam, signal }) => {
      const address = joinQueryKey([path, { page: pageParam, ...params }]);
      const page = await apiRequest<OpportunityListView>("GET", address, undefined, { signal });
      return completeList(page);
    },
    initialPageParam: 1,
    getNextPageParam: (_page, pages, _number, read) => pageAfter(pages, read, show ?? "all"),
  });
}

/** How many opportunities each value of each facet would list. */
export function facetsQuery({
  search,
  whole: { order: _order, ...filters },
}: {
  search: string;
  whole: WholeFilters;
}) {
  return queryOptions<FacetsView>({
    queryKey: [...opportunitiesKey, "facets", { search, ...filters }],
  });
}

/**
 * The open opportunities that one of the user's entities is eligible for, best first. `entityId` limits them
 * to that entity.
 */
export function matchedOpportunitiesQuery(entityId?: string) {
  return queryOptions({
    queryKey: [...opportunitiesKey, "matched", ...(entityId ? [{ entityId }] : [])],
    queryFn: readWhole((list: MatchedListView) => ({
      ...list,
      opportunities: list.opportunities.map((opportunity) =>
        completeMatch(opportunity, FALLBACK_MATCH_DASHBOARD),
      ),
    })),
  });
}

/**
 * The question that would help the matches of an entity most, and their best score. Without an id it is the user's
 * only entity.
 */
export function matchQuestionQuery(entityId?: string) {
  return queryOptions<MatchQuestionView>({
    queryKey: [...opportunitiesKey, "question", ...(entityId ? [{ entityId }] : [])],
  });
}

/** The deadlines of all saved opportunities, eligible or not. */
export function savedDeadlinesQuery() {
  return queryOptions({
    queryKey: [...opportunitiesKey, "saved", "deadlines"],
    queryFn: readOr<SavedDeadlinesView>({ opportunities: [] }),
  });
}

/** Open opportunities like one, without what the user has hidden. A server may not have this call. */
export function similarQuery(id: string, entityId?: string) {
  return queryOptions<SimilarListView>({
    queryKey: [...opportunitiesKey, id, "similar", ...(entityId ? [{ entityId }] : [])],
    queryFn: readOr({ opportunities: [] }),
  });
}

/** How much an application asks for, as far as its call was read. A server may not have this call. */
export function effortQuery(id: string) {
  return queryOptions<EffortView>({
    queryKey: [...opportunitiesKey, id, "effort"],
    queryFn: readOr({ call: null }),
    // It changes with the call sheet of an application.
    staleTime: 0,
  });
}

export function compareQuery(ids: readonly string[], entityId?: string) {
  return queryOptions<ComparisonView>({
    queryKey: [...opportunitiesKey, "compare", { ids: ids.join(","), entityId }],
    staleTime: 0,
  });
}

/** `entityId` asks for the match with that entity. Without it the match is with the entity that fits best. */
export function opportunityQuery(id: string, entityId?: string) {
  return queryOptions({
    queryKey: [...opportunitiesKey, id, ...(entityId ? [{ entityId }] : [])],
    queryFn: readWhole((opportunity: OpportunityView) => completeOpportunity(opportunity)),
  });
}
