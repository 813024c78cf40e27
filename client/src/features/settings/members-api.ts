import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MemberRole } from "@shared/constants/members";
import type { EntityView } from "@shared/validators/entities";
import type { InvitationView, InviteInput } from "@shared/validators/members";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { isOfPresent, removeRow } from "@/lib/api/gone";
import { entitiesKey } from "@/lib/api/queries/entities";
import { membersKey } from "@/lib/api/queries/members";
import { toast } from "@/lib/toast";
import { formDrafts } from "./form-drafts";
import { withConfirmation } from "./second-factor/confirmation";
import { t } from "@/words";

const memberPath = (entityId: string, userId: string) => joinQueryKey([...membersKey(entityId), userId]);
const invitationPath = (entityId: string, ...rest: string[]) =>
  joinQueryKey([...entitiesKey, entityId, "invitations", ...rest]);

/** Returns a function that reads the people of an entity again. */
function useRefreshMembers(entityId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: membersKey(entityId) });
}

/** Drops the form's draft once the invitation is sent, even if the form is closed by then. */
export function useInvite(entityId: string) {
  const refresh = useRefreshMembers(entityId);
  const dropDrafts = useDropDrafts();
  return useMutation({
    mutationFn: (input: InviteInput) =>
      withConfirmation(() => apiRequest<InvitationView>("POST", invitationPath(entityId), input)),
    onSuccess: async (_sent, { email }) => {
      dropDrafts(formDrafts.invitation(entityId));
      toast({ title: t("Invitation sent to {email}", { email }) });
      await refresh();
    },
    onError: (error) => toastFailure(t("Failed to send the invitation"), error),
  });
}

export function useResendInvitation(entityId: string) {
  const refresh = useRefreshMembers(entityId);
  return useMutation({
    mutationFn: ({ id }: InvitationView) =>
      apiRequest<InvitationView>("POST", invitationPath(entityId, id, "resend")),
    onSuccess: async (_sent, { email }) => {
      toast({
        title: t("Invitation sent to {email}", { email }),
        description: t("The link in the mail before does not work any more."),
      });
      await refresh();
    },
    onError: (error) => toastFailure(t("Failed to send the invitation"), error),
  });
}

export function useRevokeInvitation(entityId: string) {
  const refresh = useRefreshMembers(entityId);
  return useMutation({
    mutationFn: ({ id }: InvitationView) => apiRequest("DELETE", invitationPath(entityId, id)),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Invitation revoked") });
    },
    onError: (error) => toastFailure(t("Failed to revoke the invitation"), error),
  });
}

export function useChangeRole(entityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: MemberRole }) =>
      withConfirmation(() => apiRequest("PATCH", memberPath(entityId, userId), { role })),
    onSuccess: async () => {
      // The entities too: they carry the caller's own role.
      await client.invalidateQueries({ queryKey: entitiesKey });
      toast({ title: t("Role changed") });
    },
    onError: (error) => toastFailure(t("Failed to change the role"), error),
  });
}

/** Removes a member. */
export function useRemoveMember(entityId: string) {
  const refresh = useRefreshMembers(entityId);
  return useMutation({
    mutationFn: (userId: string) =>
      withConfirmation(() => apiRequest("DELETE", memberPath(entityId, userId))),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Member removed") });
    },
    onError: (error) => toastFailure(t("Failed to remove the member"), error),
  });
}

/** Has the caller leave an entity, and forgets what was read of it. */
export function useLeaveEntity({ id, name }: Pick<EntityView, "id" | "name">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => withConfirmation(() => apiRequest("DELETE", memberPath(id, userId))),
    onSuccess: () => {
      removeRow(client, entitiesKey, id);
      void client.invalidateQueries({ predicate: isOfPresent(client) });
      toast({ title: t("You have left {name}", { name }) });
    },
    onError: (error) => toastFailure(t("Failed to leave"), error),
  });
}
