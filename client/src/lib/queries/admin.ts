import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { AdminListView, FLAGS, ScrapeOverviewView } from "@shared/validators/curation";

/** Every list of the administrators' catalogue and every opportunity in it. */
export const adminOpportunitiesKey = ["/api/admin/opportunities"] as const;
export const pendingKey = [...adminOpportunitiesKey, "pending"] as const;

/** The newest runs of the scrapers and what each source gave so far. */
export const scrapeRunsKey = ["/api/admin/scrape/runs"] as const;

export type Flag = (typeof FLAGS)[number];
/** As the list routes take them; an empty word filters nothing. */
export type ListFilters = { page: number; search: string; source: string; flag: Flag | "" };

/** One page of what waits for a decision. */
export function pendingListQuery(filters: ListFilters) {
  return queryOptions<AdminListView>({ queryKey: [...pendingKey, filters] });
}

export function scrapeOverviewQuery() {
  return queryOptions<ScrapeOverviewView>({ queryKey: [...scrapeRunsKey] });
}

/** Asks for the list that the administrators' screen opens with, unless it is there: for a link to it that is pointed at. */
export function prefetchAdminScreen(client: QueryClient): void {
  void client.prefetchQuery(pendingListQuery({ page: 1, search: "", source: "", flag: "" }));
}
