import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { CreateApplicationInput } from "@shared/validators/applications";
import type { UpdateEntityInput } from "@shared/validators/entities";
import type { AskedField } from "@shared/validators/match-question";
import type { OpportunityTranslationView } from "@shared/validators/translations";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { applicationsKey } from "@/lib/api/queries/applications";
import { entitiesKey, profilesKey } from "@/lib/api/queries/entities";
import { opportunitiesKey } from "@/lib/api/queries/opportunities";
import { whenIdle } from "@/lib/browser/when-idle";
import { toast } from "@/lib/toast";
import { currentLanguage } from "@shared/words/language";
import { t } from "@/words";

/**
 * Creates a draft. After success and failure, lists and checks of applications are fetched again, because a
 * refusal may mean that an application exists. The callbacks run even when the screen has closed.
 */
export function useCreateApplication(callbacks: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateApplicationInput) => apiRequest("POST", "/api/applications", input),
    onSuccess: () => callbacks.onSuccess(),
    onError: (error) => callbacks.onError(error),
    onSettled: () => void client.invalidateQueries({ queryKey: applicationsKey }),
  });
}

/**
 * Tells the server that an opportunity was opened, so that it is no longer announced as news. Nothing waits
 * for the answer, and a failure does not matter.
 */
export function useNoteView(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    // The request is sent even if the user has left the screen by then.
    whenIdle(() => {
      apiRequest("POST", `/api/opportunities/${encodeURIComponent(id)}/view`).catch(() => {});
    });
  }, [id]);
}

/** Saves facts of an entity, and resolves when its matches are listed again. */
async function saveFacts(client: QueryClient, entityId: string, facts: UpdateEntityInput): Promise<void> {
  await apiRequest("PATCH", `/api/entities/${encodeURIComponent(entityId)}`, facts);
  void client.invalidateQueries({ queryKey: [...profilesKey, entityId] });
  void client.invalidateQueries({ queryKey: applicationsKey });
  await Promise.all([
    client.invalidateQueries({ queryKey: entitiesKey }),
    client.invalidateQueries({ queryKey: opportunitiesKey }),
  ]);
}

type Answer = { value: string; label: string };

/** Saves the answer to a question about a profile. A toast tells that the list has changed, and offers Undo. */
export function useAnswerQuestion({
  entityId,
  entityName,
  field,
}: {
  entityId: string;
  entityName: string;
  field: AskedField;
}) {
  const client = useQueryClient();
  const fail = (error: Error) => toastFailure(t("Failed to update entity"), error);
  return useMutation({
    mutationFn: ({ value }: Answer) =>
      saveFacts(client, entityId, { [field]: field === "industry" ? [value] : value }),
    onSuccess: (_saved, { label }) =>
      void toast({
        title: t("Your matches are updated"),
        description: t("{name}: {answer}", { name: entityName, answer: label }),
        // The field was empty before, because it was asked for.
        action: {
          label: t("Undo"),
          onPress: () => void saveFacts(client, entityId, { [field]: null }).catch(fail),
        },
      }),
    onError: fail,
  });
}

/** Has the texts of an opportunity translated into the reader's language. What was translated before comes at once. */
export function useTranslateOpportunity(id: string) {
  const controller = useRef<AbortController>(null);
  const { data, error, isError, isPending, mutate, reset } = useMutation({
    mutationFn: () => {
      controller.current = new AbortController();
      return apiRequest<OpportunityTranslationView>(
        "POST",
        `/api/opportunities/${encodeURIComponent(id)}/translation`,
        { language: currentLanguage() },
        { signal: controller.current.signal },
      );
    },
  });
  const stop = () => {
    controller.current?.abort();
    // What becomes of a request that nobody waits for is shown nowhere.
    reset();
  };
  return { data, error, isError, isPending, mutate, stop };
}
