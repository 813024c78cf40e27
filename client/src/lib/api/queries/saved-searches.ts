import { queryOptions } from "@tanstack/react-query";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { readOr } from "../normalise";

export const savedSearchesKey = ["/api/saved-searches"] as const;

/** The user's saved searches, by name. */
export function savedSearchesQuery() {
  return queryOptions({ queryKey: [...savedSearchesKey], queryFn: readOr<SavedSearchView[]>([]) });
}
