import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CommentsView, CommentView } from "@shared/validators/comments";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { t } from "@/words";

const commentsKey = (applicationId: string) => [...applicationsKey, applicationId, "comments"];
const commentPath = (applicationId: string, ...rest: string[]) =>
  joinQueryKey([...commentsKey(applicationId), ...rest]);

export const commentsQuery = (applicationId: string) =>
  queryOptions<CommentsView>({ queryKey: commentsKey(applicationId) });

/** Returns a function that reads the application with its comments and versions again. */
function useRefresh(applicationId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [...applicationsKey, applicationId] });
}

/** What a form of a comment sends. With `id` it changes that comment. */
export type CommentInput = { id?: string } & Record<string, unknown>;

/** Adds a comment or changes one's own. A failure is told at the form. */
export function useSaveComment(applicationId: string) {
  const refresh = useRefresh(applicationId);
  return useMutation({
    mutationFn: ({ id, ...input }: CommentInput) =>
      id === undefined
        ? apiRequest<CommentView>("POST", commentPath(applicationId), input)
        : apiRequest<CommentView>("PATCH", commentPath(applicationId, id), input),
    onSuccess: refresh,
  });
}

export type CommentVerb = "resolve" | "reopen" | "accept" | "decline";

const FAILURES: Record<CommentVerb, string> = {
  resolve: t("Failed to resolve the comment"),
  reopen: t("Failed to open the comment again"),
  accept: t("Failed to accept the suggestion"),
  decline: t("Failed to decline the suggestion"),
};

/** Settles a thread or opens it again. A suggestion that is accepted changes the text. */
export function useSettleComment(applicationId: string) {
  const refresh = useRefresh(applicationId);
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: CommentVerb }) =>
      apiRequest<CommentView>("POST", commentPath(applicationId, id, verb)),
    // After a refusal too: the text or the thread is not what was shown.
    onSettled: refresh,
    onError: (error, { verb }) => toastFailure(FAILURES[verb], error),
  });
}

export function useDeleteComment(applicationId: string) {
  const refresh = useRefresh(applicationId);
  return useMutation({
    mutationFn: (id: string) => apiRequest("DELETE", commentPath(applicationId, id)),
    onSettled: refresh,
    onError: (error) => toastFailure(t("Failed to delete the comment"), error),
  });
}
