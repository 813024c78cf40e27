import { useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  AdminOpportunityDetailView,
  CreateOpportunityInput,
  UpdateOpportunityInput,
} from "@shared/validators/curation";
import { apiRequest } from "@/lib/api-client";
import { toastFailure } from "@/lib/failure-toast";
import { adminOpportunitiesKey } from "@/lib/queries/admin";
import { toast } from "@/lib/toast";
import { adminOpportunityQuery, refreshCatalogue } from "./api";

const pathOf = (id: string, ...rest: string[]) =>
  ["/api/admin/opportunities", ...[id, ...rest].map(encodeURIComponent)].join("/");

export function useCreateOpportunity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateOpportunityInput) =>
      apiRequest<AdminOpportunityDetailView>("POST", adminOpportunitiesKey[0], input),
    onSuccess: async ({ name }) => {
      await refreshCatalogue(client);
      toast({ title: "Opportunity Created", description: name });
    },
    onError: (error) => toastFailure("Creation Failed", error, "Failed to create opportunity"),
  });
}

export function useUpdateOpportunity(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateOpportunityInput) =>
      apiRequest<AdminOpportunityDetailView>("PATCH", pathOf(id), input),
    onSuccess: async (saved) => {
      client.setQueryData(adminOpportunityQuery(id).queryKey, saved);
      await refreshCatalogue(client);
      toast({ title: "Opportunity Updated", description: saved.name });
    },
    onError: (error) => toastFailure("Update Failed", error, "Failed to update opportunity"),
  });
}

/** `onDeleted` comes before the lists are read anew, so that nothing asks for the deleted one any more. */
export function useDeleteOpportunity({ id, name }: { id: string; name: string }, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", pathOf(id)),
    onSuccess: () => {
      onDeleted();
      client.removeQueries({ queryKey: adminOpportunityQuery(id).queryKey });
      void refreshCatalogue(client);
      toast({ title: "Opportunity Deleted", description: name });
    },
    onError: (error) => toastFailure("Delete Failed", error, "Failed to delete opportunity"),
  });
}

/** What to do with a change that the source made: take it over, or keep what we have. */
export function useDecideChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ changeId, decision }: { changeId: string; decision: "accept" | "decline" }) =>
      apiRequest<AdminOpportunityDetailView>("POST", pathOf(id, "changes", changeId, decision)),
    onSuccess: (saved, { decision }) => {
      client.setQueryData(adminOpportunityQuery(id).queryKey, saved);
      void refreshCatalogue(client);
      toast(
        decision === "accept"
          ? { title: "Opportunity Updated", description: saved.name }
          : { title: "Kept as it is", description: saved.name },
      );
    },
    onError: (error) => {
      void refreshCatalogue(client);
      toastFailure("Update Failed", error, "Failed to update opportunity");
    },
  });
}
