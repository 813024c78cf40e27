import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AfterView } from "@shared/validators/obligations";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { download } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { answersKey } from "@/lib/api/queries/answers";
import { applicationsKey } from "@/lib/api/queries/applications";
import { obligationsKey } from "@/lib/api/queries/obligations";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** How an application was sent, its result, and what an award brings. */
export const afterQuery = (applicationId: string) =>
  queryOptions<AfterView>({ queryKey: [...applicationsKey, applicationId, "after"] });

type Call = { method: "POST" | "PUT" | "PATCH" | "DELETE"; path: string[] };

/**
 * Changes something on the page, says that it is done, and reads again what other pages show of it.
 * @param draft the form's draft, which is dropped once it is saved
 */
export function useChange(
  applicationId: string,
  { method, path }: Call,
  { done, draft }: { done: string; draft?: string },
) {
  const client = useQueryClient();
  const dropDrafts = useDropDrafts();
  return useMutation({
    mutationFn: (input?: object) =>
      apiRequest(method, joinQueryKey([...applicationsKey, applicationId, ...path]), input),
    onSuccess: async () => {
      if (draft) dropDrafts(draft);
      await Promise.all([
        client.invalidateQueries({ queryKey: [...applicationsKey] }),
        client.invalidateQueries({ queryKey: [...obligationsKey] }),
        // An outcome is offered as an answer, and the library says what became of an application.
        client.invalidateQueries({ queryKey: answersKey }),
      ]);
      toast({ title: done });
    },
    onError: async (error) => {
      if (!isOvertaken(error)) return toastFailure(t("It could not be saved"), error);
      await client.invalidateQueries({ queryKey: afterQuery(applicationId).queryKey });
    },
  });
}

/** Whether somebody else changed the same fields since the edit began; the form then shows what they wrote. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && Object.keys(error.fieldErrors).length > 0;

/** Downloads everything in one file, as it is now or as it was sent. */
export const useDownload = (applicationId: string, submissionId?: string) =>
  useMutation({
    mutationFn: (file: "package.zip" | "package.pdf" | "export.docx") =>
      download(
        joinQueryKey([
          ...applicationsKey,
          applicationId,
          ...(submissionId ? ["submissions", submissionId] : []),
          file,
        ]),
      ),
    onError: (error) => toastFailure(t("The download failed"), error),
  });
