import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type {
  CreateSavedSearchInput,
  SavedSearchView,
  UpdateSavedSearchInput,
} from "@shared/validators/saved-searches";
import { ApiError, apiRequest } from "./api-client";
import { toastFailure } from "./failure-toast";
import { LOCALE } from "../language";
import { toast } from "../toast";
import { isOfOthers, savedSearchesKey } from "./queries/saved-searches";
import { t } from "@/words";

/** A shared scope runs the requests in the order of the presses: an undo must run after its delete. */
const scope = { id: "saved-searches" };
const buildPath = (id: string) => `${savedSearchesKey[0]}/${encodeURIComponent(id)}`;
const buildSharePath = (id: string) => `${buildPath(id)}/share`;
const compareNames = (a: SavedSearchView, b: SavedSearchView) =>
  // Those of others come last, as in the server's list.
  Number(isOfOthers(a)) - Number(isOfOthers(b)) ||
  a.name.localeCompare(b.name, LOCALE, { sensitivity: "base" });

const writeList = (client: QueryClient, change: (searches: SavedSearchView[]) => SavedSearchView[]) =>
  client.setQueryData<SavedSearchView[]>(
    savedSearchesKey,
    (searches) => searches && change(searches).sort(compareNames),
  );

/** Saves a search. `onSaved` is called before the lists show it. */
export function useSaveSearch({ onSaved }: { onSaved?: (saved: SavedSearchView) => void } = {}) {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (input: CreateSavedSearchInput) =>
      apiRequest<SavedSearchView>("POST", savedSearchesKey[0], input),
    onSuccess: (saved) => {
      onSaved?.(saved);
      writeList(client, (searches) => [...searches, saved]);
      void client.invalidateQueries({ queryKey: savedSearchesKey });
    },
    onError: (error) => toastFailure(t("Failed to save the search"), error),
  });
}

/** Saves a search again that was deleted, shared with the same entity as before. */
export function useBringBackSearch() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: async ({ name, search, country, sort, facets, frequency, shared }: SavedSearchView) => {
      const input: CreateSavedSearchInput = { name, search, country, sort, facets, frequency };
      const saved = await apiRequest<SavedSearchView>("POST", savedSearchesKey[0], input);
      if (!shared) return saved;
      try {
        await apiRequest("PUT", buildSharePath(saved.id), { entityId: shared.entityId });
        return { ...saved, shared };
      } catch (error) {
        // The search itself is back.
        toastFailure(t("Failed to change the saved search"), error);
        return saved;
      }
    },
    onSuccess: (saved) => {
      writeList(client, (searches) => [...searches, saved]);
      void client.invalidateQueries({ queryKey: savedSearchesKey });
    },
    onError: (error) => toastFailure(t("Failed to save the search"), error),
  });
}

/** Renames a saved search or changes how often it sends news. */
export function useUpdateSavedSearch(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (input: UpdateSavedSearchInput) => apiRequest<SavedSearchView>("PATCH", buildPath(id), input),
    onSuccess: (saved) =>
      writeList(client, (searches) => searches.map((search) => (search.id === id ? saved : search))),
    onError: (error) => toastFailure(t("Failed to change the saved search"), error),
  });
}

/** Shares a search of the user's own with an entity, or with nobody; an owner of the entity ends that of others. */
export function useShareSearch(id: string) {
  const client = useQueryClient();
  const path = buildSharePath(id);
  return useMutation({
    scope,
    mutationFn: (entityId: string | null) =>
      entityId === null ? apiRequest("DELETE", path) : apiRequest("PUT", path, { entityId }),
    onSuccess: async (_answer, entityId) => {
      await client.invalidateQueries({ queryKey: savedSearchesKey });
      toast({ title: entityId === null ? t("Search no longer shared") : t("Search shared") });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: savedSearchesKey });
      toastFailure(t("Failed to change the saved search"), error);
    },
  });
}

/** Removes a search from the cached list. An answer to an earlier request must not bring it back. */
function removeFromList(client: QueryClient, id: string): void {
  void client.cancelQueries({
    queryKey: savedSearchesKey,
    predicate: ({ state }) => state.data !== undefined,
  });
  writeList(client, (searches) => searches.filter((search) => search.id !== id));
}

async function sendDelete({ id }: SavedSearchView): Promise<void> {
  try {
    await apiRequest("DELETE", buildPath(id));
  } catch (error) {
    // A search that is already deleted is no error.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Removes a saved search at once, and brings it back if the server refuses. */
export function useDeleteSavedSearch() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: sendDelete,
    onMutate: ({ id }) => removeFromList(client, id),
    // An earlier request in the same scope may have fetched the list again, so the search is removed once
    // more.
    onSuccess: (_answer, { id }) => removeFromList(client, id),
    onError: (error, saved) => {
      writeList(client, (searches) => [...searches.filter(({ id }) => id !== saved.id), saved]);
      toastFailure(t("Failed to delete the saved search"), error);
    },
  });
}
