import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import type { DuplicatePairView, MergeView } from "@shared/validators/duplicates";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { duplicatesKey } from "@/lib/api/queries/admin";
import { toast } from "@/lib/toast";
import { refreshCatalogue } from "./api";
import { t } from "@/words";

const getPath = (...rest: string[]) => [duplicatesKey[0], ...rest.map(encodeURIComponent)].join("/");

/** Merges a pair into one of its two, or keeps it as two calls when `keep` is null. */
export function useDecidePair() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ pair, keep }: { pair: DuplicatePairView; keep: { id: string; name: string } | null }) =>
      keep
        ? apiRequest("POST", getPath(pair.id, "merge"), { keep: keep.id })
        : apiRequest("POST", getPath(pair.id, "apart")),
    onSuccess: async (_answer, { keep }) => {
      await refreshCatalogue(client);
      toast(
        keep
          ? { title: t("Merged"), description: keep.name }
          : { title: t("Kept as two calls"), description: t("You will not be asked about these two again.") },
      );
    },
    onError: (error) => {
      void refreshCatalogue(client);
      toastFailure(t("Update Failed"), error, t("Failed to update opportunity"));
    },
  });
}

/** Takes a merge back. */
export function useSplitMerge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ merged }: MergeView) =>
      apiRequest<AdminOpportunityDetailView>("POST", getPath("merged", merged.id, "split")),
    onSuccess: async (_split, { merged }) => {
      await refreshCatalogue(client);
      toast({ title: t("Split again"), description: merged.name });
    },
    onError: (error) => {
      void refreshCatalogue(client);
      toastFailure(t("Update Failed"), error, t("Failed to update opportunity"));
    },
  });
}
