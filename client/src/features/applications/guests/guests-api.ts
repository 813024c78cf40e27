import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AskGuestInput, GuestRequestsView, GuestRequestView } from "@shared/validators/guests";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { apiRequest } from "@/lib/api/api-client";
import { download } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { joinQueryKey } from "@/lib/api/query-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** What was asked of people without an account. Null where the server has none. */
export const guestsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationId, "guests"],
    queryFn: readOr<GuestRequestsView | null>(null),
  });

const pathOf = (applicationId: string, ...rest: string[]) =>
  joinQueryKey([...guestsQuery(applicationId).queryKey, ...rest]);

/** Names the draft of a new request, for hooks/use-form-draft. */
export const getAskDraft = (applicationId: string) => `guest:${applicationId}`;
/** Names the draft of a remark on an answer. */
export const getReturnDraft = (requestId: string) => `guest-return:${requestId}`;

function useRefresh(applicationId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: guestsQuery(applicationId).queryKey });
}

export function useAskGuest(applicationId: string) {
  const refresh = useRefresh(applicationId);
  const dropDrafts = useDropDrafts();
  return useMutation({
    mutationFn: (input: AskGuestInput) => apiRequest<GuestRequestView>("POST", pathOf(applicationId), input),
    onSuccess: async ({ name }) => {
      dropDrafts(getAskDraft(applicationId));
      await refresh();
      toast({ title: t("{name} was asked by mail", { name }) });
    },
    onError: (error) => toastFailure(t("Failed to ask"), error),
  });
}

/** Mails a request again, or asks again with a remark on the answer. */
export function useAskAgain(applicationId: string, { id, name }: GuestRequestView) {
  const refresh = useRefresh(applicationId);
  const dropDrafts = useDropDrafts();
  return useMutation({
    mutationFn: (input: { remark: string } | null) =>
      input
        ? apiRequest<GuestRequestView>("POST", pathOf(applicationId, id, "return"), input)
        : apiRequest<GuestRequestView>("POST", pathOf(applicationId, id, "resend")),
    onSuccess: async () => {
      dropDrafts(getReturnDraft(id));
      await refresh();
      toast({ title: t("{name} was asked by mail", { name }) });
    },
    onError: (error) => {
      toastFailure(t("Failed to ask"), error);
      void refresh();
    },
  });
}

export function useAcceptAnswer(applicationId: string, { id, answeredAt }: GuestRequestView) {
  const refresh = useRefresh(applicationId);
  return useMutation({
    mutationFn: () =>
      apiRequest<GuestRequestView>("POST", pathOf(applicationId, id, "accept"), { answeredAt }),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Answer accepted") });
    },
    onError: (error) => {
      toastFailure(t("Failed to accept the answer"), error);
      void refresh();
    },
  });
}

export function useRemoveRequest(applicationId: string, { id }: GuestRequestView) {
  const refresh = useRefresh(applicationId);
  return useMutation({
    mutationFn: () => apiRequest("DELETE", pathOf(applicationId, id)),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Request removed") });
    },
    onError: (error) => toastFailure(t("Failed to remove the request"), error),
  });
}

export function useDownloadDocument(url: string) {
  return useMutation({
    mutationFn: () => download(url),
    onError: (error) => toastFailure(t("Failed to download the file"), error),
  });
}
