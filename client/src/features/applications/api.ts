import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  ApplicationView,
  TextVersionsView,
  TextVersionView,
  UpdateApplicationInput,
} from "@shared/validators/applications";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { applicationQuery, applicationsKey } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { getDraftName } from "./application-edit";
import { forgetWriting } from "./draft-writing";
import { refreshApplications, cacheSaved } from "./cache-saved";
import { UPDATE_FAILED } from "./wording";
import { t } from "@/words";

/** Who saved which text of an application when. A saved application asks for it anew. */
export const textVersionsQuery = (id: string) =>
  queryOptions<TextVersionsView>({ queryKey: [...applicationsKey, id, "versions"] });

export const textVersionQuery = (id: string, versionId: number) =>
  queryOptions<TextVersionView>({ queryKey: [...applicationsKey, id, "versions", String(versionId)] });

type Save = UpdateApplicationInput & {
  /** Merges a refused save with the newer state, and returns what to send instead; undefined leaves it refused. */
  mergeStale?: (newest: ApplicationView) => UpdateApplicationInput | undefined;
};

/** Others may save again and again meanwhile. */
const ATTEMPTS = 5;

const isStaleSave = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Saves fields of an application; the answer is the whole application. Reports the result and drops the draft here, because the form may
 * be closed by then. A save that is refused because somebody saved meanwhile is sent again as `mergeStale` merged it.
 */
export function useUpdateApplication(id: string) {
  const client = useQueryClient();
  const dropDrafts = useDropDrafts();

  const save = async ({ mergeStale, ...changes }: Save): Promise<ApplicationView | undefined> => {
    let sent: UpdateApplicationInput = changes;
    for (let attempt = 1; ; attempt++) {
      try {
        return await apiRequest<ApplicationView | undefined>("PATCH", `/api/applications/${id}`, sent);
      } catch (error) {
        if (!isStaleSave(error)) throw error;
        // The newer state is read in any case, so that the next save is based on it.
        const newest = await client
          .fetchQuery({ ...applicationQuery(id), staleTime: 0 })
          .catch(() => undefined);
        const merged = newest && attempt < ATTEMPTS ? mergeStale?.(newest) : undefined;
        if (!merged) throw error;
        sent = merged;
      }
    }
  };

  return useMutation({
    mutationFn: save,
    onSuccess: async (saved, { aiDraftNarrative }) => {
      await cacheSaved(client, id, saved);
      if (aiDraftNarrative) forgetWriting(client, id);
      dropDrafts(getDraftName(id));
      await refreshApplications(client);
      toast({ title: t("Application updated successfully") });
    },
    onError: (error) => toastFailure(UPDATE_FAILED, error),
  });
}
