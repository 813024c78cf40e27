import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type {
  CreateSavedSearchInput,
  SavedSearchView,
  UpdateSavedSearchInput,
} from "@shared/validators/saved-searches";
import { ApiError, apiRequest } from "./api-client";
import { toastFailure } from "./failure-toast";
import { LOCALE } from "../language";
import { savedSearchesKey } from "./queries/saved-searches";
import { t } from "@/words";

/** In the order of the presses: what is undone was deleted before. */
const scope = { id: "saved-searches" };
const pathOf = (id: string) => `${savedSearchesKey[0]}/${encodeURIComponent(id)}`;
const byName = (a: SavedSearchView, b: SavedSearchView) =>
  a.name.localeCompare(b.name, LOCALE, { sensitivity: "base" });

const write = (client: QueryClient, change: (known: SavedSearchView[]) => SavedSearchView[]) =>
  client.setQueryData<SavedSearchView[]>(savedSearchesKey, (known) => known && change(known).sort(byName));

/** Keeps a search. `onSaved` is called before the lists show it. */
export function useSaveSearch({ onSaved }: { onSaved?: (saved: SavedSearchView) => void } = {}) {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (input: CreateSavedSearchInput) =>
      apiRequest<SavedSearchView>("POST", savedSearchesKey[0], input),
    onSuccess: (saved) => {
      onSaved?.(saved);
      write(client, (known) => [...known, saved]);
      void client.invalidateQueries({ queryKey: savedSearchesKey });
    },
    onError: (error) => toastFailure(t("Failed to save the search"), error),
  });
}

/** Renames one or changes how often it is told. */
export function useUpdateSavedSearch(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (input: UpdateSavedSearchInput) => apiRequest<SavedSearchView>("PATCH", pathOf(id), input),
    onSuccess: (saved) => write(client, (known) => known.map((each) => (each.id === id ? saved : each))),
    onError: (error) => toastFailure(t("Failed to change the saved search"), error),
  });
}

/** Takes one out of the list. A list that was asked for before must not bring it back. */
function takeOut(client: QueryClient, id: string): void {
  void client.cancelQueries({
    queryKey: savedSearchesKey,
    predicate: ({ state }) => state.data !== undefined,
  });
  write(client, (known) => known.filter((each) => each.id !== id));
}

async function sendDelete({ id }: SavedSearchView): Promise<void> {
  try {
    await apiRequest("DELETE", pathOf(id));
  } catch (error) {
    // What is gone already need not be deleted.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Takes one away at once, and gives it back when that is refused. */
export function useDeleteSavedSearch() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: sendDelete,
    onMutate: ({ id }) => takeOut(client, id),
    // Again: what was done before it in the order of the presses may have had the list read meanwhile.
    onSuccess: (_answer, { id }) => takeOut(client, id),
    onError: (error, saved) => {
      write(client, (known) => [...known.filter(({ id }) => id !== saved.id), saved]);
      toastFailure(t("Failed to delete the saved search"), error);
    },
  });
}
