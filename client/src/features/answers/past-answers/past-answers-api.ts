import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  KeepPastAnswersInput,
  KeptPastAnswersView,
  PastAnswersView,
} from "@shared/validators/past-answers";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { answersKey } from "@/lib/api/queries/answers";
import { applicationsKey } from "@/lib/api/queries/applications";
import { documentsKey } from "@/lib/api/queries/documents";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** The questions and answers that stand in a document. */
export const pastAnswersQuery = (documentId: string) =>
  queryOptions<PastAnswersView>({ queryKey: [...documentsKey, documentId, "answers"] });

/** Keeps the accepted answers of a document, with what the person said of the application. */
export function useKeepPastAnswers(documentId: string, onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: KeepPastAnswersInput) =>
      apiRequest<KeptPastAnswersView>("POST", joinQueryKey(pastAnswersQuery(documentId).queryKey), input),
    onSuccess: ({ added, known }) => {
      onKept();
      void client.invalidateQueries({ queryKey: answersKey });
      void client.invalidateQueries({ queryKey: applicationsKey });
      void client.invalidateQueries({ queryKey: documentsKey });
      toast({
        title: t.count(added, "1 answer kept", "{n} answers kept"),
        ...(known > 0 && {
          description: t.count(known, "1 was there already.", "{n} were there already."),
        }),
      });
    },
    onError: (error) => toastFailure(t("Failed to keep the answers"), error),
  });
}
