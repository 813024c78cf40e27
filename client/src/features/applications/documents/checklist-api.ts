import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AttachDocumentInput, ChecklistView } from "@shared/validators/documents";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { checklistQuery, documentsKey } from "@/lib/api/queries/documents";
import { joinQueryKey } from "@/lib/api/query-client";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** Attaches a document of the library to an application, or removes it there. */
export function useChecklist(applicationId: string) {
  const client = useQueryClient();
  const { queryKey } = checklistQuery(applicationId);
  const show = (view: ChecklistView) => {
    client.setQueryData(queryKey, view);
    // Their details name the applications.
    void client.invalidateQueries({ queryKey: documentsKey });
  };
  const attach = useMutation({
    mutationFn: (input: AttachDocumentInput) =>
      apiRequest<ChecklistView>("POST", joinQueryKey([...queryKey]), input),
    onSuccess: (view) => {
      show(view);
      toast({ title: t("Document attached") });
    },
    onError: (error) => toastFailure(t("Failed to attach the document"), error),
  });
  const detach = useMutation({
    mutationFn: (documentId: string) =>
      apiRequest<ChecklistView>("DELETE", joinQueryKey([...queryKey, documentId])),
    onSuccess: (view) => {
      show(view);
      toast({ title: t("Document removed from the application") });
    },
    onError: (error) => toastFailure(t("Failed to remove the document"), error),
  });
  return { attach, detach };
}
