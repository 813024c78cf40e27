import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { FunderProfileView, FunderView } from "@shared/validators/catalogue";
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
import { completeFunder, readWhole } from "@/lib/api/normalise";
import { joinQueryKey } from "@/lib/api/query-client";
import { noteDraft } from "./note-drafts";
import { t } from "./words";

const fundersKey = ["/api/funders"] as const;
const nextStepsKey = ["/api/interactions", "next"] as const;

export const fundersQuery = () =>
  queryOptions({
    queryKey: [...fundersKey],
    queryFn: readWhole((funders: FunderView[]) => funders.map(completeFunder)),
  });

/** Read anew whenever it is opened: it speaks of entities and opportunities, which other screens change. */
export const funderQuery = (id: string) =>
  queryOptions<FunderProfileView>({ queryKey: [...fundersKey, id], staleTime: 0 });

/** The person's notes of contacts with a funder, the newest first, a hundred at a time. */
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

/** Read anew with every visit: entities may be gone, and with them their notes. */
export const nextStepsQuery = () =>
  queryOptions<NextStepsView>({ queryKey: [...nextStepsKey], staleTime: 0 });

function refreshNotes(client: QueryClient, funderId: string) {
  void client.invalidateQueries({ queryKey: nextStepsKey });
  return client.invalidateQueries({ queryKey: notesQuery(funderId).queryKey });
}

const pathOf = (id: string) => `/api/interactions/${encodeURIComponent(id)}`;

const postNote = (funderId: string, input: CreateInteractionInput) =>
  apiRequest<InteractionView>("POST", joinQueryKey([...fundersKey, funderId, "interactions"]), input);

/** What was typed is saved, also when its form is closed by then: it is no draft any more. */
function useSettleDraft(funderId: string, noteId: string | null) {
  const client = useQueryClient();
  const dropDrafts = useDropDrafts();
  return () => {
    dropDrafts(noteDraft(funderId, noteId));
    return refreshNotes(client, funderId);
  };
}

/** Saves the form of a new note, or of one that is gone since its form was opened. */
export function useCreateNote(funderId: string, noteId: string | null) {
  const settleDraft = useSettleDraft(funderId, noteId);
  return useMutation({
    mutationFn: (input: CreateInteractionInput) => postNote(funderId, input),
    onSuccess: settleDraft,
    onError: (error) => toastFailure(t("Failed to save the note"), error),
  });
}

/** Saves what was changed in the form of a note. */
export function useUpdateNote(funderId: string, noteId: string | null) {
  const settleDraft = useSettleDraft(funderId, noteId);
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: UpdateInteractionInput }) =>
      apiRequest<InteractionView>("PATCH", pathOf(id), changes),
    onSuccess: settleDraft,
    onError: (error) => toastFailure(t("Failed to save the note"), error),
  });
}

/** The next step of a note is done: it leaves the reminders and stays readable in the note. */
export function useFinishNextStep(funderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiRequest<InteractionView>("PATCH", pathOf(id), { done: true }),
    onSuccess: () => refreshNotes(client, funderId),
    onError: (error) => toastFailure(t("Failed to save the note"), error),
  });
}

/** Writes a deleted note again. */
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
    mutationFn: ({ id }: Pick<InteractionView, "id">) => apiRequest("DELETE", pathOf(id)),
    onSuccess: () => refreshNotes(client, funderId),
    onError: (error) => toastFailure(t("Failed to delete the note"), error),
  });
}
