import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DocumentView, UpdateDocumentInput } from "@shared/validators/documents";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { applicationsKey } from "@/lib/api/queries/applications";
import { documentsKey } from "@/lib/api/queries/documents";
import { toast } from "@/lib/toast";
import { t } from "@/words";

export const documentApiPath = (id: string, rest = "") => `/api/documents/${encodeURIComponent(id)}${rest}`;

export function useUpdateDocument(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateDocumentInput) => apiRequest<DocumentView>("PATCH", documentApiPath(id), input),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: documentsKey });
      void client.invalidateQueries({ queryKey: applicationsKey });
      toast({ title: t("Document saved") });
    },
    onError: (error) => toastFailure(t("Failed to save the document"), error),
  });
}

/** `onDeleted` closes the dialog of the document. */
export function useDeleteDocument(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", documentApiPath(id)),
    onSuccess: () => {
      onDeleted();
      // Its details are open until the address has changed, and would be read in vain.
      void client.invalidateQueries({
        queryKey: documentsKey,
        predicate: ({ queryKey }) => queryKey[1] !== id,
      });
      void client.invalidateQueries({ queryKey: applicationsKey });
      toast({ title: t("Document deleted") });
    },
    onError: (error) => toastFailure(t("Failed to delete the document"), error),
  });
}
