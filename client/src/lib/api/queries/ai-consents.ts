import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AiConsentsView, ChangeAiConsentInput } from "@shared/validators/ai-consents";
import { apiRequest } from "../api-client";
import { toastFailure } from "../failure-toast";
import { readOr } from "../normalise";
import { joinQueryKey } from "../query-client";
import { entitiesKey } from "./entities";
import { t } from "@/words";

/** What AI providers may be sent of an entity. Null where the server does not ask for that. */
export const aiConsentsQuery = (entityId: string) =>
  queryOptions({
    queryKey: [...entitiesKey, entityId, "ai-consents"],
    queryFn: readOr<AiConsentsView | null>(null),
  });

/** Agrees to uses by providers, or withdraws that, one after the other. The matches change with it. */
export function useChangeAiConsents(entityId: string) {
  const client = useQueryClient();
  const { queryKey } = aiConsentsQuery(entityId);
  return useMutation({
    // Each answer has all agreements, and an older one must not come last.
    scope: { id: `ai-consents-${entityId}` },
    mutationFn: async (changes: readonly ChangeAiConsentInput[]) => {
      for (const change of changes) {
        const view = await apiRequest<AiConsentsView>("PUT", joinQueryKey(queryKey), change);
        client.setQueryData(queryKey, view);
      }
    },
    onSuccess: (_done, changes) =>
      changes.some(({ use }) => use === "matching")
        ? client.invalidateQueries({ queryKey: ["/api/opportunities"] })
        : undefined,
    onError: (error) => toastFailure(t("The agreement could not be saved"), error),
  });
}
