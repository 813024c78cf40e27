import { queryOptions } from "@tanstack/react-query";
import type { FLAGS } from "@shared/constants/curation";
import type { AdminListView, ScrapeOverviewView } from "@shared/validators/curation";
import type { DuplicateListView, MergeListView } from "@shared/validators/duplicates";
import { apiRequest } from "../api-client";
import { readOr } from "../normalise";
import { joinQueryKey } from "../query-client";
import { adminOpportunitiesKey, pendingKey, scrapeRunsKey } from "./admin-keys";

export type Flag = (typeof FLAGS)[number];
/** The parameters of the list routes; an empty string filters nothing. */
export type ListFilters = { page: number; search: string; source: string; flag: Flag | "" };

/** One page of a list. A server without paging sends the whole list. */
function listQuery(key: readonly string[], { page, ...filters }: ListFilters) {
  return queryOptions<AdminListView>({
    queryKey: [...key, { ...(page > 1 && { page }), ...filters }],
    queryFn: async ({ queryKey, signal }) => {
      const list = await apiRequest<Pick<AdminListView, "opportunities"> & Partial<AdminListView>>(
        "GET",
        joinQueryKey(queryKey),
        undefined,
        { signal },
      );
      return { pagination: { page: 1, total: list.opportunities.length, hasMore: false }, ...list };
    },
  });
}

/** One page of the opportunities that wait for a decision. */
export const pendingListQuery = (filters: ListFilters) => listQuery(pendingKey, filters);

/** One page of the verified opportunities. */
export const verifiedListQuery = (filters: ListFilters) => listQuery(adminOpportunitiesKey, filters);

/** `isKept` is true if the server records runs. If it does not, the overview is empty and shows no error. */
export type ScrapeOverview = ScrapeOverviewView & { isKept: boolean };

export function scrapeOverviewQuery() {
  return queryOptions<ScrapeOverview>({
    queryKey: [...scrapeRunsKey],
    queryFn: async (context) => {
      const overview = await readOr<ScrapeOverviewView | null>(null)(context);
      return overview ? { ...overview, isKept: true } : { runs: [], sources: [], isKept: false };
    },
  });
}

/** The prefix of the pairs that seem to be the same call, and of what was merged. */
export const duplicatesKey = ["/api/admin/duplicates"] as const;

/** One page of the pairs that wait for a decision; null where the server does not look for them. */
export const duplicatesQuery = (page: number) =>
  queryOptions<DuplicateListView | null>({
    queryKey: [...duplicatesKey, { ...(page > 1 && { page }) }],
    queryFn: readOr<DuplicateListView | null>(null),
  });

/** The newest merges; null where the server does not look for duplicates. */
export const mergesQuery = () =>
  queryOptions<MergeListView | null>({
    queryKey: [...duplicatesKey, "merged"],
    queryFn: readOr<MergeListView | null>(null),
  });
