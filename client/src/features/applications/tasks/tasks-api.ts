import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TaskView, UpdateTaskInput } from "@shared/validators/tasks";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { applicationTasksQuery, tasksKey } from "@/lib/api/queries/tasks";
import { toast } from "@/lib/toast";
import { t } from "@/words";

const pathOf = (applicationId: string, ...rest: string[]) =>
  joinQueryKey([...applicationTasksQuery(applicationId).queryKey, ...rest]);

/** Names the draft of a new task (null), or of an edited one, for hooks/use-form-draft. */
export const getTaskDraft = (applicationId: string, taskId: string | null): string =>
  `task:${applicationId}:${taskId ?? "new"}`;

/** Returns a function that reads again what pages show of tasks. */
function useRefreshTasks(applicationId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: applicationTasksQuery(applicationId).queryKey }),
      client.invalidateQueries({ queryKey: tasksKey }),
    ]);
}

/** Adds a task, or changes one. Drops the form's draft once it is saved, even if the form is closed by then. */
export function useSaveTask(applicationId: string, task: TaskView | null) {
  const refresh = useRefreshTasks(applicationId);
  const dropDrafts = useDropDrafts();
  return useMutation({
    mutationFn: (input: UpdateTaskInput) =>
      task
        ? apiRequest<TaskView>("PATCH", pathOf(applicationId, task.id), input)
        : apiRequest<TaskView>("POST", pathOf(applicationId), input),
    onSuccess: async () => {
      dropDrafts(getTaskDraft(applicationId, task?.id ?? null));
      await refresh();
      toast({ title: task ? t("Task saved") : t("Task added") });
    },
    onError: (error) => toastFailure(t("Failed to save the task"), error),
  });
}

/** Ticks a task off, or opens it again. */
export function useTickTask(applicationId: string, { id }: TaskView) {
  const refresh = useRefreshTasks(applicationId);
  return useMutation({
    mutationFn: ({ done }: Required<Pick<UpdateTaskInput, "done">>) =>
      apiRequest<TaskView>("PATCH", pathOf(applicationId, id), { done }),
    onSuccess: refresh,
    onError: (error) => toastFailure(t("Failed to save the task"), error),
  });
}

export function useDeleteTask(applicationId: string, { id }: TaskView) {
  const refresh = useRefreshTasks(applicationId);
  return useMutation({
    mutationFn: () => apiRequest("DELETE", pathOf(applicationId, id)),
    onSuccess: async () => {
      await refresh();
      toast({ title: t("Task deleted") });
    },
    onError: (error) => toastFailure(t("Failed to delete the task"), error),
  });
}
