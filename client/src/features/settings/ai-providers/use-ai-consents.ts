import { useQuery } from "@tanstack/react-query";
import { lazyPart } from "@/components/lazy-part";
import { aiConsentsQuery } from "@/lib/api/queries/ai-consents";

// Settings is a long screen, so that this part of it is a file of its own.
export const consentPanel = lazyPart(() => import("./consent-panel"));

/** What AI providers may be sent of the entity that Settings shows. What stands below waits until it is known. */
export function useAiConsents(entityId: string | undefined) {
  const query = useQuery({ ...aiConsentsQuery(entityId ?? "none"), enabled: entityId !== undefined });
  const isPanelSettled = consentPanel.useSettled();
  const isSettled =
    entityId === undefined ||
    query.failureCount > 0 ||
    (!query.isPending && (query.data === null || isPanelSettled));
  return { query, isSettled };
}
export type AiConsents = ReturnType<typeof useAiConsents>["query"];
