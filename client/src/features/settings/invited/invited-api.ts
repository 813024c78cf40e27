import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AcceptedInvitationView, ReceivedInvitationView } from "@shared/validators/members";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const PATH = "/api/invitations";
const invitedKey = [PATH] as const;
const buildPath = (id: string, verb: string) => `${PATH}/${encodeURIComponent(id)}/${verb}`;

/** The open invitations to the user's own address. */
export function invitedQuery() {
  return queryOptions({ queryKey: [...invitedKey], queryFn: readOr<ReceivedInvitationView[]>([]) });
}

/** Makes the user a member. All that was read was read without the new entity. */
export function useAccept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ReceivedInvitationView) =>
      apiRequest<AcceptedInvitationView>("POST", buildPath(id, "accept")),
    onSuccess: async ({ entityName }) => {
      toast({ title: t("You have joined {entity}", { entity: entityName }) });
      await client.invalidateQueries();
    },
    onError: (error) => {
      toastFailure(t("Failed to join"), error);
      void client.invalidateQueries({ queryKey: invitedKey });
    },
  });
}

export function useDecline() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ReceivedInvitationView) => apiRequest("POST", buildPath(id, "decline")),
    onSuccess: async (_answer, { entityName }) => {
      toast({ title: t("Invitation declined"), description: entityName });
      await client.invalidateQueries({ queryKey: invitedKey });
    },
    onError: (error) => {
      toastFailure(t("The invitation was not declined"), error);
      void client.invalidateQueries({ queryKey: invitedKey });
    },
  });
}
