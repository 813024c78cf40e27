import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  AddQuestionsInput,
  DraftAnswerInput,
  DraftedAnswerView,
  EarlierAnswersView,
  OfferedAnswersView,
  QuestionsView,
  QuestionView,
  UpdateQuestionInput,
} from "@shared/validators/questions";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { joinQueryKey } from "@/lib/api/query-client";
import { answersKey } from "@/lib/api/queries/answers";
import { applicationsKey } from "@/lib/api/queries/applications";
import { toast } from "@/lib/toast";
import { t } from "@/words";

/** The funder's questions of an application. Null where the server has none. */
export const questionsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationId, "questions"],
    queryFn: readOr<QuestionsView | null>(null),
  });

/** The earlier answers that clearly fit questions without an answer. */
export const offersQuery = (applicationId: string) =>
  queryOptions<OfferedAnswersView>({
    queryKey: [...questionsQuery(applicationId).queryKey, "offers"],
  });

/** Accepted answers of the entity to similar questions of other applications. */
export const earlierAnswersQuery = (entityId: string, applicationId: string, question: string) =>
  queryOptions<EarlierAnswersView>({
    queryKey: [...answersKey, "answers", { entityId, question, exceptId: applicationId }],
  });

/** Names the draft of an answer in this browser. */
export const getAnswerDraft = (questionId: string) => `answer:${questionId}`;

const pathOf = (applicationId: string, ...rest: string[]) =>
  joinQueryKey([...questionsQuery(applicationId).queryKey, ...rest]);

function useRefresh(applicationId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: questionsQuery(applicationId).queryKey });
}

/** An accepted answer stands in the library, and is offered to other applications. */
function refreshOffered(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: answersKey });
  void client.invalidateQueries({
    queryKey: applicationsKey,
    predicate: ({ queryKey }) => queryKey[2] === "questions" && queryKey[3] === "offers",
  });
}

export function useAddQuestions(applicationId: string) {
  const refresh = useRefresh(applicationId);
  return useMutation({
    mutationFn: (input: AddQuestionsInput) => apiRequest<QuestionsView>("POST", pathOf(applicationId), input),
    onSuccess: async (_, { questions }) => {
      await refresh();
      toast({ title: t.count(questions.length, "1 question added", "{n} questions added") });
    },
    onError: (error) => toastFailure(t("Failed to add the questions"), error),
  });
}

/** Saves an answer or the question itself. The caller tells what becomes of a refused save. */
export function useChangeQuestion(applicationId: string, { id }: QuestionView) {
  const client = useQueryClient();
  const { queryKey } = questionsQuery(applicationId);
  return useMutation({
    mutationFn: (input: UpdateQuestionInput) =>
      apiRequest<QuestionView>("PATCH", pathOf(applicationId, id), input),
    onSuccess: async (saved, input) => {
      client.setQueryData(
        queryKey,
        (view) =>
          view && {
            ...view,
            questions: view.questions.map((question) => (question.id === id ? saved : question)),
          },
      );
      refreshOffered(client);
      await client.invalidateQueries({ queryKey });
      toast({ title: input.accepted ? t("Answer accepted") : t("Saved") });
    },
  });
}

const draftPath = (applicationId: string, id: string) => pathOf(applicationId, id, "draft");

/** A name for a draft that is asked for, so that "Stop" reaches no later one. */
export const nameRun = () => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** The address of the draft that is being written under this name, for stopping it. */
export const runPath = (applicationId: string, { id }: QuestionView, runId: string) =>
  `${draftPath(applicationId, id)}?runId=${encodeURIComponent(runId)}`;

/** Has the answer to a question drafted. The draft is kept beside the answer. */
export function useDraftAnswer(applicationId: string, asked: QuestionView) {
  const { id } = asked;
  const client = useQueryClient();
  const { queryKey } = questionsQuery(applicationId);
  return useMutation({
    mutationFn: (input: DraftAnswerInput & { runId: string }) =>
      apiRequest<DraftedAnswerView>("POST", draftPath(applicationId, id), input),
    onSuccess: ({ question, draft }) => {
      client.setQueryData(
        queryKey,
        (view) =>
          view && { ...view, questions: view.questions.map((one) => (one.id === id ? question : one)) },
      );
      toast(
        draft
          ? { title: t("The draft is written") }
          : {
              title: t("Nothing found that answers this question"),
              description: t("Neither the profile nor a document or an earlier answer has a sentence on it."),
            },
      );
    },
    onError: (error) =>
      error instanceof ApiError && error.code === "conflict"
        ? toast({ title: t("The draft was stopped") })
        : toastFailure(t("Failed to draft the answer"), error),
  });
}

export function useDeleteQuestion(applicationId: string, { id }: QuestionView) {
  const client = useQueryClient();
  const refresh = useRefresh(applicationId);
  return useMutation({
    mutationFn: () => apiRequest("DELETE", pathOf(applicationId, id)),
    onSuccess: async () => {
      refreshOffered(client);
      await refresh();
      toast({ title: t("Question deleted") });
    },
    onError: (error) => toastFailure(t("Failed to delete the question"), error),
  });
}
