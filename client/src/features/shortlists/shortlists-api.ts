import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  CreateShortlistInput,
  SharedShortlistView,
  ShortlistSummaryView,
  ShortlistView,
  UpdateShortlistInput,
} from "@shared/validators/shortlists";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const LIST = "/api/shortlists";
const SHARED = "/api/shared/read";
const buildPath = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

export function shortlistsQuery() {
  return queryOptions<ShortlistSummaryView[]>({ queryKey: [LIST] });
}

export function shortlistQuery(id: string) {
  return queryOptions<ShortlistView>({ queryKey: [LIST, id] });
}

/** What anybody with the link sees. The token goes in the body, so that no log keeps it. */
export const sharedShortlistQuery = (token: string) =>
  queryOptions({
    queryKey: [SHARED, token],
    queryFn: ({ signal }) => apiRequest<SharedShortlistView>("POST", SHARED, { token }, { signal }),
  });

export function useCreateShortlist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateShortlistInput) => apiRequest<ShortlistView>("POST", LIST, input),
    onSuccess: (made) => {
      client.setQueryData<ShortlistView>([LIST, made.id], made);
      return client.invalidateQueries({ queryKey: [LIST], exact: true });
    },
  });
}

export function useSaveShortlist(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateShortlistInput) => apiRequest<ShortlistView>("PUT", buildPath(id), input),
    onSuccess: (saved) => {
      client.setQueryData<ShortlistView>([LIST, id], saved);
      toast({ title: t("Shortlist saved") });
      void client.invalidateQueries({ queryKey: [LIST], exact: true });
    },
    onError: (error) => {
      // The top of a long list, where a form says it, is far from the button that was pressed.
      toastFailure(t("The shortlist could not be saved"), error);
      // What others have saved is read; what was typed stays with the person.
      void client.invalidateQueries({ queryKey: [LIST, id] });
    },
  });
}

export function useDeleteShortlist(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", buildPath(id)),
    onSuccess: () => {
      toast({ title: t("Shortlist deleted") });
      // Or the back button would show it as if it still existed.
      client.removeQueries({ queryKey: [LIST, id] });
      void client.invalidateQueries({ queryKey: [LIST], exact: true });
    },
    onError: (error) => toastFailure(t("Failed to delete the shortlist"), error),
  });
}

/** Makes a link with which anybody reads the shortlist, or ends it. */
export function useShortlistLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOpen: boolean) => {
      if (isOpen) return (await apiRequest<ShortlistView>("POST", `${buildPath(id)}/link`)).url;
      await apiRequest("DELETE", `${buildPath(id)}/link`);
      return null;
    },
    onSuccess: (url) => {
      client.setQueryData<ShortlistView>([LIST, id], (known) => known && { ...known, url });
      void client.invalidateQueries({ queryKey: [LIST], exact: true });
    },
    onError: (error) => toastFailure(t("Failed to change who can read it"), error),
  });
}
