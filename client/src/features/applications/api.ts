import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import { apiRequest } from "@/lib/api-client";
import { forgetWriting } from "./draft-writing";
import { refreshApplications, takeSaved } from "./take-saved";

/** Saves some fields of an application; the answer is the whole application as it now is. */
export function useUpdateApplication(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: UpdateApplicationInput) =>
      apiRequest<ApplicationView | undefined>("PATCH", `/api/applications/${id}`, changes),
    onSuccess: async (saved, { aiDraftNarrative }) => {
      await takeSaved(client, id, saved);
      if (aiDraftNarrative) forgetWriting(client, id);
      await refreshApplications(client);
    },
  });
}
