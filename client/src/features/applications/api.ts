import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApplicationView, DraftView, UpdateApplicationInput } from "@shared/validators/applications";
import { apiRequest } from "@/lib/api-client";
import { applicationQuery, applicationsKey } from "@/lib/queries/applications";

/** Saves some fields of an application; the answer is the whole application as it now is. */
export function useUpdateApplication(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateApplicationInput) =>
      apiRequest<ApplicationView>("PATCH", `/api/applications/${id}`, changes),
    onSuccess: async (saved) => {
      client.setQueryData(applicationQuery(id).queryKey, saved);
      await client.invalidateQueries({ queryKey: applicationsKey, refetchType: "none" });
      await client.refetchQueries({ queryKey: applicationsKey, exact: true });
    },
  });
}

const generateKey = (id: string) => ["generate-draft", id];

/** A draft that was written but could not be saved: it is kept here, so that what was written is not lost. */
export class UnsavedDraftError extends Error {
  readonly draft: DraftView;
  constructor(draft: DraftView, cause: unknown) {
    super("The draft was written but could not be saved.", { cause });
    this.draft = draft;
  }
}

/**
 * Has a draft written and saves it. Both happen in one go, so that leaving the screen in between loses nothing.
 * Fails with UnsavedDraftError when only the saving failed.
 */
export function useGenerateDraft(application: ApplicationView) {
  const client = useQueryClient();
  const { id } = application;
  return useMutation({
    mutationKey: generateKey(id),
    mutationFn: async () => {
      const draft = await apiRequest<DraftView>("POST", "/api/applications/generate", {
        opportunityId: application.opportunityId,
        entityId: application.entityId,
        askingAmount: application.askingAmount,
        aiProvider: "openai",
      });
      try {
        return await apiRequest<ApplicationView>("PATCH", `/api/applications/${id}`, {
          aiDraftNarrative: draft.content,
          aiProvider: draft.aiProvider,
        });
      } catch (error) {
        throw new UnsavedDraftError(draft, error);
      }
    },
    onSuccess: async (saved) => {
      client.setQueryData(applicationQuery(id).queryKey, saved);
      await client.refetchQueries({ queryKey: applicationsKey, exact: true });
    },
  });
}

/** Whether a draft is being written for this application, also when that was asked for before coming back here. */
export const useIsGenerating = (id: string) => useIsMutating({ mutationKey: generateKey(id) }) > 0;
