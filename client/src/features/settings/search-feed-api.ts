import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SearchFeedView } from "@shared/validators/saved-searches";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const buildPath = (id: string) => `/api/saved-searches/${encodeURIComponent(id)}/feed`;

export function searchFeedQuery(id: string) {
  return queryOptions({ queryKey: [buildPath(id)], queryFn: readOr<SearchFeedView | null>(null) });
}

/** Creates the address of a search's feed, or a new one that replaces the old. */
export function useMakeFeedAddress(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest<SearchFeedView>("POST", buildPath(id)),
    onSuccess: (feed) => {
      const { queryKey } = searchFeedQuery(id);
      const hadOne = Boolean(client.getQueryData(queryKey)?.url);
      client.setQueryData(queryKey, feed);
      toast(
        hadOne
          ? { title: t("New feed address made"), description: t("The old one no longer works.") }
          : { title: t("Feed address made") },
      );
    },
    onError: (error) => toastFailure(t("Failed to make the address"), error),
  });
}

export function useEndFeedAddress(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", buildPath(id)),
    onSuccess: () => {
      client.setQueryData<SearchFeedView>([buildPath(id)], { url: null });
      toast({ title: t("Feed address ended") });
    },
    onError: (error) => toastFailure(t("Failed to end the address"), error),
  });
}
