import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  CriteriaInput,
  DismissFindingInput,
  MockReviewView,
  ReadinessView,
} from "@shared/validators/readiness";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** What to mend in an application. It is found anew at every visit, because it depends on many texts. */
export const readinessQuery = (applicationId: string) =>
  queryOptions<ReadinessView>({
    queryKey: [...applicationsKey, applicationId, "readiness"],
    staleTime: 0,
  });

const READ_AGAIN_MS = 3_000;

/** The newest mock review. The push tells when one is there; asking again helps where that is away. */
export const mockReviewQuery = (applicationId: string) =>
  queryOptions<MockReviewView>({
    queryKey: [...applicationsKey, applicationId, "mock-review"],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.run?.status === "waiting" ? READ_AGAIN_MS : false),
  });

const readinessPath = (id: string, ...rest: string[]) =>
  joinQueryKey([...readinessQuery(id).queryKey, ...rest]);
export const reviewPath = (id: string, ...rest: string[]) =>
  joinQueryKey([...mockReviewQuery(id).queryKey, ...rest]);

export function useDismissFinding(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: DismissFindingInput) =>
      apiRequest<ReadinessView>("POST", readinessPath(id, "dismissals"), input),
    onSuccess: (view) => {
      client.setQueryData(readinessQuery(id).queryKey, view);
      toast({ title: t("Put aside") });
    },
    onError: (error) => toastFailure(t("Failed to put it aside"), error),
  });
}

export function useRestoreFinding(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dismissalId: string) => apiRequest("DELETE", readinessPath(id, "dismissals", dismissalId)),
    onSuccess: () => client.invalidateQueries({ queryKey: readinessQuery(id).queryKey }),
    onError: (error) => toastFailure(t("Failed to take it up again"), error),
  });
}

export function useSaveCriteria(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CriteriaInput) =>
      apiRequest<MockReviewView>("PUT", reviewPath(id, "criteria"), input),
    onSuccess: (view) => {
      client.setQueryData(mockReviewQuery(id).queryKey, view);
      toast({ title: t("Criteria saved") });
    },
    onError: (error) => toastFailure(t("Failed to save the criteria"), error),
  });
}

export function useMockReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest<MockReviewView>("POST", reviewPath(id)),
    onSuccess: (view) => client.setQueryData(mockReviewQuery(id).queryKey, view),
    onError: (error) => toastFailure(t("Failed to review the application"), error),
  });
}
