import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AnswerValue } from "@shared/constants/questionnaires/questions";
import type {
  PreviewedMatchesView,
  ProfileProposalsView,
  ReadProfileSourceInput,
} from "@shared/validators/profile-proposals";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { entitiesKey, profilesKey } from "@/lib/api/queries/entities";
import { opportunitiesKey } from "@/lib/api/queries/opportunities";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const READ_AGAIN_MS = 3_000;
const proposalsKey = ["/api/profile-proposals"] as const;
/** Also the address of a reading under way, which ends when it is deleted. */
export const pathOf = (entityId: string, rest = "") => `${joinQueryKey([...proposalsKey, entityId])}${rest}`;

/** What is proposed for a profile. The push tells when it is read; asking again helps where that is away. */
export const proposalsQuery = (entityId: string) =>
  queryOptions<ProfileProposalsView>({
    queryKey: [...proposalsKey, entityId],
    refetchInterval: ({ state }) => (state.data?.reading?.status === "waiting" ? READ_AGAIN_MS : false),
  });

/** The matches with some of the proposed answers. `version` changes when the profile does. */
export const previewQuery = (entityId: string, fields: readonly string[], version: string) =>
  queryOptions({
    queryKey: [...proposalsKey, entityId, "matches", version, fields],
    queryFn: () => apiRequest<PreviewedMatchesView>("POST", pathOf(entityId, "/matches"), { fields }),
    placeholderData: keepPreviousData,
  });

type WithoutEntity<T> = T extends unknown ? Omit<T, "entityId"> : never;
type SourceInput = WithoutEntity<ReadProfileSourceInput>;

export const askForReading = (entityId: string, input: SourceInput) =>
  apiRequest<ProfileProposalsView>("POST", joinQueryKey(proposalsKey), { entityId, ...input });

export function useReadSource(entityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SourceInput) => askForReading(entityId, input),
    onSuccess: (view) => client.setQueryData(proposalsQuery(entityId).queryKey, view),
  });
}

/** Discards the proposals of a reading. */
export function useDiscardProposals(entityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", pathOf(entityId)),
    onSuccess: () => client.invalidateQueries({ queryKey: proposalsQuery(entityId).queryKey }),
    onError: (error) => toastFailure(t("Failed to discard the proposals"), error),
  });
}

type AcceptedAnswer = { field: string; before: AnswerValue };

export function useAcceptProposals(entityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: readonly AcceptedAnswer[]) =>
      apiRequest("POST", pathOf(entityId, "/answers"), { answers }),
    onSuccess: (_saved, answers) =>
      toast({ title: t.count(answers.length, "1 answer saved", "{n} answers saved") }),
    onError: (error) => toastFailure(t("Failed to save profile"), error),
    // After a conflict the person sees what is there now.
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: opportunitiesKey });
      void client.invalidateQueries({ queryKey: entitiesKey });
      void client.invalidateQueries({ queryKey: proposalsQuery(entityId).queryKey });
      await client.invalidateQueries({ queryKey: [...profilesKey, entityId] });
    },
  });
}
