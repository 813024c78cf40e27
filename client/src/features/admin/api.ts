import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type {
  AdminListView,
  AdminOpportunityDetailView,
  ScrapeSourceView,
} from "@shared/validators/curation";
import { ApiError } from "@/lib/api-client";
import { adminOpportunitiesKey, type ListFilters, scrapeRunsKey } from "@/lib/queries/admin";
import { applicationsKey } from "@/lib/queries/applications";
import { opportunitiesKey } from "@/lib/queries/opportunities";

/** One page of what founders see. */
export function verifiedListQuery(filters: ListFilters) {
  return queryOptions<AdminListView>({ queryKey: [...adminOpportunitiesKey, filters] });
}

/** One opportunity with its origins, proposed changes and history. */
export function adminOpportunityQuery(id: string) {
  return queryOptions<AdminOpportunityDetailView>({ queryKey: [...adminOpportunitiesKey, id] });
}

/** The configured sources; Grants.gov is not among them. */
export function scrapeSourcesQuery() {
  return queryOptions<ScrapeSourceView[]>({ queryKey: ["/api/admin/scrape/sources"] });
}

/** Whatever a change to the catalogue makes untrue, also on the founders' screens. */
export function refreshCatalogue(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: scrapeRunsKey });
  void client.invalidateQueries({ queryKey: opportunitiesKey });
  void client.invalidateQueries({ queryKey: applicationsKey });
  return client.invalidateQueries({ queryKey: adminOpportunitiesKey });
}

export const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;
