import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  ApplicationView,
  TextVersionsView,
  TextVersionView,
  UpdateApplicationInput,
} from "@shared/validators/applications";
import { useLocation } from "wouter";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { applicationQuery, applicationsKey } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { paths } from "@/lib/paths";
import { getDraftName } from "./application-edit";
import { forgetWriting } from "./draft-writing";
import { refreshApplications, cacheSaved } from "./cache-saved";
import { type MergeStale, saveMerged } from "./merge/save-merged";
import { UPDATE_FAILED } from "./wording";
import { t } from "@/words";

/** Who saved which text of an application when. A saved application asks for it anew. */
export const textVersionsQuery = (id: string) =>
  queryOptions<TextVersionsView>({ queryKey: [...applicationsKey, id, "versions"] });

export const textVersionQuery = (id: string, versionId: number) =>
  queryOptions<TextVersionView>({ queryKey: [...applicationsKey, id, "versions", String(versionId)] });

type Save = UpdateApplicationInput & { mergeStale?: MergeStale; isTold?: () => boolean };

/**
 * Saves fields of an application; the answer is the whole application. Reports the result and drops the draft here, because the form may
 * be closed by then. `mergeStale` merges a save that a newer state refused, which is then sent again. `isTold` says whether
 * the form tells of a failure itself.
 */
export function useUpdateApplication(id: string) {
  const client = useQueryClient();
  const dropDrafts = useDropDrafts();
  const [, navigate] = useLocation();
  const leadToAfter = { label: t("Keep what was sent"), onPress: () => navigate(paths.after(id)) };
  return useMutation({
    onMutate: () => ({ before: client.getQueryData(applicationQuery(id).queryKey)?.status }),
    mutationFn: ({ mergeStale, isTold: _isTold, ...changes }: Save) =>
      saveMerged(changes, {
        mergeStale,
        send: (sent) => apiRequest<ApplicationView | undefined>("PATCH", `/api/applications/${id}`, sent),
        readNewest: () => client.fetchQuery({ ...applicationQuery(id), staleTime: 0 }),
      }),
    onSuccess: async (saved, { aiDraftNarrative, status }, { before }) => {
      const isSent = status === "submitted" && before !== status;
      await cacheSaved(client, id, saved);
      if (aiDraftNarrative) forgetWriting(client, id);
      dropDrafts(getDraftName(id));
      await refreshApplications(client);
      toast({ title: t("Application updated successfully"), ...(isSent && { action: leadToAfter }) });
    },
    onError: (error, { isTold }) => {
      if (!isTold?.()) toastFailure(UPDATE_FAILED, error);
    },
  });
}
