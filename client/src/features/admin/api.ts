import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { AdminOpportunityDetailView, ScrapeSourceView } from "@shared/validators/curation";
import { ApiError } from "@/lib/api/api-client";
import { readOr } from "@/lib/api/normalise";
import { duplicatesKey } from "@/lib/api/queries/admin";
import { adminOpportunitiesKey, scrapeRunsKey } from "@/lib/api/queries/admin-keys";
import { applicationsKey } from "@/lib/api/queries/applications";
import { opportunitiesKey } from "@/lib/api/queries/opportunities";

/** Reads one opportunity with its origins, proposed changes and history; null where the server offers only its lists. */
export function adminOpportunityQuery(id: string) {
  return queryOptions({
    queryKey: [...adminOpportunitiesKey, id],
    queryFn: readOr<AdminOpportunityDetailView | null>(null),
  });
}

/** Reads the configured sources; Grants.gov is not among them. */
export function scrapeSourcesQuery() {
  return queryOptions<ScrapeSourceView[]>({ queryKey: ["/api/admin/scrape/sources"] });
}

/** Reads everything again that a change of the catalogue makes outdated, also on the founders' screens. */
export function refreshCatalogue(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: scrapeRunsKey });
  void client.invalidateQueries({ queryKey: duplicatesKey });
  void client.invalidateQueries({ queryKey: opportunitiesKey });
  void client.invalidateQueries({ queryKey: applicationsKey });
  return client.invalidateQueries({ queryKey: adminOpportunitiesKey });
}

export const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;
