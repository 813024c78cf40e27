import { useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  AdminOpportunityDetailView,
  CreateOpportunityInput,
  UpdateOpportunityInput,
} from "@shared/validators/curation";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { adminOpportunitiesKey } from "@/lib/api/queries/admin-keys";
import { toast } from "@/lib/toast";
import { adminOpportunityQuery, refreshCatalogue } from "./api";
import { t } from "@/words";

const getPath = (id: string, ...rest: string[]) =>
  ["/api/admin/opportunities", ...[id, ...rest].map(encodeURIComponent)].join("/");

export function useCreateOpportunity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateOpportunityInput) =>
      apiRequest<AdminOpportunityDetailView>("POST", adminOpportunitiesKey[0], input),
    onSuccess: async (_created, { name }) => {
      await refreshCatalogue(client);
      toast({ title: t("Opportunity Created"), description: name });
    },
    onError: (error) => toastFailure(t("Creation Failed"), error, t("Failed to create opportunity")),
  });
}

export function useUpdateOpportunity(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateOpportunityInput) =>
      apiRequest<Partial<AdminOpportunityDetailView> | undefined>("PATCH", getPath(id), input),
    onSuccess: async (saved, { name }) => {
      // Another server may answer with fewer fields, or nothing.
      if (saved?.log)
        client.setQueryData(adminOpportunityQuery(id).queryKey, saved as AdminOpportunityDetailView);
      await refreshCatalogue(client);
      toast({ title: t("Opportunity Updated"), description: name });
    },
    onError: (error) => toastFailure(t("Update Failed"), error, t("Failed to update opportunity")),
  });
}

/** `onDeleted` is called before the lists are read again, so that nothing requests the deleted opportunity any more. */
export function useDeleteOpportunity({ id, name }: { id: string; name: string }, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", getPath(id)),
    onSuccess: () => {
      onDeleted();
      client.removeQueries({ queryKey: adminOpportunityQuery(id).queryKey });
      void refreshCatalogue(client);
      toast({ title: t("Opportunity Deleted"), description: name });
    },
    onError: (error) => toastFailure(t("Delete Failed"), error, t("Failed to delete opportunity")),
  });
}

/** Accepts a change that the source made, or keeps the present value. */
export function useDecideChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ changeId, decision }: { changeId: string; decision: "accept" | "decline" }) =>
      apiRequest<AdminOpportunityDetailView>("POST", getPath(id, "changes", changeId, decision)),
    onSuccess: (saved, { decision }) => {
      client.setQueryData(adminOpportunityQuery(id).queryKey, saved);
      void refreshCatalogue(client);
      toast(
        decision === "accept"
          ? { title: t("Opportunity Updated"), description: saved.name }
          : { title: t("Kept as it is"), description: saved.name },
      );
    },
    onError: (error) => {
      void refreshCatalogue(client);
      toastFailure(t("Update Failed"), error, t("Failed to update opportunity"));
    },
  });
}
