import { queryOptions } from "@tanstack/react-query";
import type { FLAGS } from "@shared/constants/curation";
import type { AdminListView, ScrapeOverviewView } from "@shared/validators/curation";
import { apiRequest } from "../api-client";
import { readOr } from "../normalise";
import { joinQueryKey } from "../query-client";

/** Every list of the administrators' catalogue and every opportunity in it. */
export const adminOpportunitiesKey = ["/api/admin/opportunities"] as const;
export const pendingKey = [...adminOpportunitiesKey, "pending"] as const;

/** The newest runs of the scrapers and what each source gave so far. */
export const scrapeRunsKey = ["/api/admin/scrape/runs"] as const;

export type Flag = (typeof FLAGS)[number];
/** As the list routes take them; an empty word filters nothing. */
export type ListFilters = { page: number; search: string; source: string; flag: Flag | "" };

/** One page of a list. A server that knows of no pages gives the whole list. */
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

/** One page of what waits for a decision. */
export const pendingListQuery = (filters: ListFilters) => listQuery(pendingKey, filters);

/** One page of what founders see. */
export const verifiedListQuery = (filters: ListFilters) => listQuery(adminOpportunitiesKey, filters);

/** `isKept`: the server keeps account of runs. Without it there is nothing to show, and no failure to tell. */
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
