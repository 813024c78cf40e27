import { queryOptions } from "@tanstack/react-query";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { readOr } from "../normalise";

export const savedSearchesKey = ["/api/saved-searches"] as const;

/** Whether another member shares the search with the user, who can only use it. */
export const isOfOthers = ({ shared }: SavedSearchView): boolean => shared?.by !== undefined;

/** The user's saved searches by name, then those that others share with the user. */
export function savedSearchesQuery() {
  return queryOptions({ queryKey: [...savedSearchesKey], queryFn: readOr<SavedSearchView[]>([]) });
}
