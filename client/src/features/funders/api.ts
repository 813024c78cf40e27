import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { FunderProfileView } from "@shared/validators/catalogue";
import type {
  CreateInteractionInput,
  InteractionListView,
  InteractionView,
  NextStepsView,
  UpdateInteractionInput,
} from "@shared/validators/interactions";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { fundersKey } from "@/lib/api/queries/funders";
import { joinQueryKey } from "@/lib/api/query-client";
import { getDraftName } from "./note-drafts";
import { t } from "@/words";

const nextStepsKey = ["/api/interactions", "next"] as const;

/** Read again whenever it is opened, because other screens change the entities and opportunities in it. */
export const funderQuery = (id: string) =>
  queryOptions<FunderProfileView>({ queryKey: [...fundersKey, id], staleTime: 0 });

/** Reads the user's notes of contact with a funder, newest first, a hundred at a time. */
export const notesQuery = (funderId: string) =>
  infiniteQueryOptions({
    queryKey: [...fundersKey, funderId, "interactions"] as const,
    queryFn: ({ queryKey, pageParam, signal }) =>
      apiRequest<InteractionListView>("GET", joinQueryKey([...queryKey, { page: pageParam }]), undefined, {
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
    staleTime: 0,
  });

/** Read again with every visit: entities may be deleted, and their notes with them. */
export const nextStepsQuery = () =>
  queryOptions<NextStepsView>({ queryKey: [...nextStepsKey], staleTime: 0 });

function refreshNotes(client: QueryClient, funderId: string) {
  void client.invalidateQueries({ queryKey: nextStepsKey });
  return client.invalidateQueries({ queryKey: notesQuery(funderId).queryKey });
}

const getNotesPath = (id: string) => `/api/interactions/${encodeURIComponent(id)}`;

const postNote = (funderId: string, input: CreateInteractionInput) =>
  apiRequest<InteractionView>("POST", joinQueryKey([...fundersKey, funderId, "interactions"]), input);

/** Drops the draft of a saved note, even if its form is closed by then. */
function useSettleDraft(funderId: string, noteId: string | null) {
  const client = useQueryClient();
  const dropDrafts = useDropDrafts();
  return () => {
    dropDrafts(getDraftName(funderId, noteId));
    return refreshNotes(client, funderId);
  };
}

/** Saves the form of a new note, or of one that was deleted while its form was open. */
export function useCreateNote(funderId: string, noteId: string | null) {
  const settleDraft = useSettleDraft(funderId, noteId);
  return useMutation({
    mutationFn: (input: CreateInteractionInput) => postNote(funderId, input),
    onSuccess: settleDraft,
    onError: (error) => toastFailure(t("Failed to save the note"), error),
  });
}

/** Saves the changed fields of a note. */
export function useUpdateNote(funderId: string, noteId: string | null) {
  const settleDraft = useSettleDraft(funderId, noteId);
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: UpdateInteractionInput }) =>
      apiRequest<InteractionView>("PATCH", getNotesPath(id), changes),
    onSuccess: settleDraft,
    onError: (error) => toastFailure(t("Failed to save the note"), error),
  });
}

/** Completes the next step of a note: it leaves the reminders and stays in the note. */
export function useFinishNextStep(funderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiRequest<InteractionView>("PATCH", getNotesPath(id), { done: true }),
    onSuccess: () => refreshNotes(client, funderId),
    onError: (error) => toastFailure(t("Failed to save the note"), error),
  });
}

/** Creates a deleted note again. */
export function useRestoreNote(funderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateInteractionInput) => postNote(funderId, input),
    onSuccess: () => refreshNotes(client, funderId),
    onError: (error) => toastFailure(t("Failed to save the note"), error),
  });
}

export function useDeleteNote(funderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<InteractionView, "id">) => apiRequest("DELETE", getNotesPath(id)),
    onSuccess: () => refreshNotes(client, funderId),
    onError: (error) => toastFailure(t("Failed to delete the note"), error),
  });
}
