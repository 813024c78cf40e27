import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallKind } from "@shared/constants/calls";
import type { CallAnswerView, CallSheetView, ReadCallInput } from "@shared/validators/calls";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const READ_AGAIN_MS = 3_000;

/** The call of an application. The push tells when it is read; asking again helps where that is away. */
export const callQuery = (applicationId: string) =>
  queryOptions<CallSheetView>({
    queryKey: [...applicationsKey, applicationId, "call"],
    refetchInterval: ({ state }) => (state.data?.call?.status === "waiting" ? READ_AGAIN_MS : false),
  });

export const pathOf = (applicationId: string, rest = "") =>
  `${joinQueryKey([...applicationsKey, applicationId, "call"])}${rest}`;

export const giveCall = (applicationId: string, input: ReadCallInput) =>
  apiRequest<CallSheetView>("POST", pathOf(applicationId), input);

export function useGiveCall(applicationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ReadCallInput) => giveCall(applicationId, input),
    onSuccess: (sheet) => client.setQueryData(callQuery(applicationId).queryKey, sheet),
  });
}

/** Shows the sheet as it is now. What accepted lines become is read when its screen opens. */
async function takeOver(client: QueryClient, applicationId: string, sheet: CallSheetView): Promise<void> {
  client.setQueryData(callQuery(applicationId).queryKey, sheet);
  await client.invalidateQueries({ queryKey: applicationsKey, refetchType: "none" });
}

/** A shared scope sends the presses one after another: each answer is the whole sheet, and an older one must not come last. */
const scopeOf = (applicationId: string) => ({ id: `call-${applicationId}` });

export function useAcceptLine(applicationId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: scopeOf(applicationId),
    mutationFn: ({ lineId, accepted }: { lineId: string; accepted: boolean }) =>
      apiRequest<CallSheetView>("PATCH", pathOf(applicationId, `/lines/${lineId}`), { accepted }),
    onSuccess: (sheet) => takeOver(client, applicationId, sheet),
    onError: (error) => toastFailure(t("Failed to save the line"), error),
  });
}

/** Accepts all lines of a kind. */
export function useAcceptLines(applicationId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: scopeOf(applicationId),
    mutationFn: (kind: CallKind) =>
      apiRequest<CallSheetView>("PATCH", pathOf(applicationId, "/lines"), { kind, accepted: true }),
    onSuccess: (sheet) => takeOver(client, applicationId, sheet),
    onError: (error) => toastFailure(t("Failed to save the lines"), error),
  });
}

export function useProposeLine(applicationId: string) {
  return useMutation({
    mutationFn: (lineId: string) => apiRequest("POST", pathOf(applicationId, `/lines/${lineId}/proposal`)),
    onSuccess: () => toast({ title: t("Proposed to the administrators of the catalogue") }),
    onError: (error) => toastFailure(t("Failed to propose the line"), error),
  });
}

export function useDeleteCall(applicationId: string, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", pathOf(applicationId)),
    onSuccess: async () => {
      // Its accepted lines stood in the checklist and at the questions.
      await client.invalidateQueries({ queryKey: applicationsKey, refetchType: "none" });
      await client.invalidateQueries({ queryKey: callQuery(applicationId).queryKey });
      toast({ title: t("Call deleted") });
      onDeleted();
    },
    onError: (error) => toastFailure(t("Failed to delete the call"), error),
  });
}

export const useAskCall = (applicationId: string) =>
  useMutation({
    mutationFn: (question: string) =>
      apiRequest<CallAnswerView>(
        "GET",
        pathOf(applicationId, `/answers?question=${encodeURIComponent(question)}`),
      ),
  });
