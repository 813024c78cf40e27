import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  AddBudgetLineInput,
  BudgetLineView,
  BudgetView,
  FigureMismatchesView,
  SaveBudgetInput,
  UpdateBudgetLineInput,
} from "@shared/validators/budgets";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { joinQueryKey } from "@/lib/api/query-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { t } from "@/words";

export const budgetQuery = (applicationId: string) =>
  queryOptions<BudgetView>({ queryKey: [...applicationsKey, applicationId, "budget"] });

/** The amounts in the texts that the budget contradicts. Read anew with the budget, whose key it continues. */
export const mismatchesQuery = (applicationId: string) =>
  queryOptions<FigureMismatchesView>({
    queryKey: [...budgetQuery(applicationId).queryKey, "mismatches"],
  });

const pathOf = (applicationId: string, ...rest: string[]) =>
  joinQueryKey([...budgetQuery(applicationId).queryKey, ...rest]);

/** The address of the workbook. */
export const sheetPath = (applicationId: string) => pathOf(applicationId, "export.xlsx");

/** Puts the saved line in its place at once, and reads everything that follows from it anew. */
function useRefresh(applicationId: string) {
  const client = useQueryClient();
  const { queryKey } = budgetQuery(applicationId);
  return {
    readAnew: () => client.invalidateQueries({ queryKey }),
    putLine: (saved: BudgetLineView) =>
      client.setQueryData(
        queryKey,
        (view) => view && { ...view, lines: view.lines.map((line) => (line.id === saved.id ? saved : line)) },
      ),
  };
}

export function useSaveBudget(applicationId: string) {
  const client = useQueryClient();
  const { queryKey } = budgetQuery(applicationId);
  return useMutation({
    mutationFn: (input: SaveBudgetInput) => apiRequest<BudgetView>("PUT", pathOf(applicationId), input),
    onSuccess: (view) => {
      client.setQueryData(queryKey, view);
      return client.invalidateQueries({ queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Begins a budget with its first line. The page shows neither before both are there. */
export function useBeginBudget(applicationId: string) {
  const { readAnew } = useRefresh(applicationId);
  return useMutation({
    mutationFn: async ({ settings, line }: { settings: SaveBudgetInput; line: AddBudgetLineInput }) => {
      await apiRequest("PUT", pathOf(applicationId), settings);
      await apiRequest("POST", pathOf(applicationId, "lines"), line);
    },
    onError: (error) => toastFailure(t("Failed to save the budget"), error),
    onSettled: readAnew,
  });
}

export function useAddLine(applicationId: string) {
  const { readAnew } = useRefresh(applicationId);
  return useMutation({
    mutationFn: (input: AddBudgetLineInput) =>
      apiRequest<BudgetLineView>("POST", pathOf(applicationId, "lines"), input),
    onSuccess: readAnew,
    onError: (error) => toastFailure(t("Failed to add the line"), error),
  });
}

/** Saves what was changed of a line. The caller tells what becomes of a refused save. */
export function useChangeLine(applicationId: string) {
  const { readAnew, putLine } = useRefresh(applicationId);
  return useMutation({
    mutationFn: ({ id, ...changes }: UpdateBudgetLineInput & { id: string }) =>
      apiRequest<BudgetLineView>("PATCH", pathOf(applicationId, "lines", id), changes),
    onSuccess: (saved) => {
      putLine(saved);
      return readAnew();
    },
  });
}

/** Deletes a line, which can be undone for a while. */
export function useDeleteLine(applicationId: string) {
  const { readAnew } = useRefresh(applicationId);
  const add = useAddLine(applicationId);
  return useMutation({
    mutationFn: ({ line }: { line: BudgetLineView; position: number }) =>
      apiRequest("DELETE", pathOf(applicationId, "lines", line.id)),
    onSuccess: async (_, { line, position }) => {
      await readAnew();
      const { id: _id, version: _version, ...fields } = line;
      toast({
        title: t("Line deleted"),
        action: { label: t("Undo"), onPress: () => add.mutate({ ...fields, position }) },
      });
    },
    onError: (error) => toastFailure(t("Failed to delete the line"), error),
  });
}
