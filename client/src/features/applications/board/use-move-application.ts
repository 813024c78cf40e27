import { useMutation, useQueryClient } from "@tanstack/react-query";
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from "@shared/constants/enums";
import type { ApplicationListItem, ApplicationView } from "@shared/validators/applications";
import { translateLabel } from "@shared/words/labels";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { applicationQuery, applicationsQuery } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { cacheSaved, refreshApplications } from "../cache-saved";
import { nameApplication } from "../wording";

/**
 * Gives an application another status, by the same save as its page does. It stands in its new column at once, and is
 * back in the old one if the save is refused. An edit of its texts that is not saved yet stays as it is.
 */
export function useMoveApplication() {
  const client = useQueryClient();
  const { queryKey } = applicationsQuery();
  const change = (id: string, changes: Partial<ApplicationListItem>) =>
    client.setQueryData(queryKey, (known) =>
      known?.map((each) => (each.id === id ? { ...each, ...changes } : each)),
    );
  return useMutation({
    mutationFn: ({ application: { id, version }, status }: Move) =>
      apiRequest<ApplicationView | undefined>("PATCH", `/api/applications/${id}`, { status, version }),
    onMutate: async ({ application: { id }, status }) => {
      await client.cancelQueries({ queryKey, exact: true });
      change(id, { status });
    },
    onSuccess: async (saved, { application, status }) => {
      if (client.getQueryData(applicationQuery(application.id).queryKey))
        await cacheSaved(client, application.id, saved);
      toast({
        title: t("{name} is now {status}", {
          name: nameApplication(application),
          status: translateLabel(APPLICATION_STATUS_LABELS[status]),
        }),
      });
      await refreshApplications(client);
    },
    onError: async (error, { application: { id, status } }) => {
      change(id, { status });
      toastFailure(t("Failed to move the application"), error);
      // Somebody else may have changed it: the next move is then based on the newer state.
      await refreshApplications(client);
    },
  });
}

export type Move = { application: ApplicationListItem; status: ApplicationStatus };
