import { z } from "zod";
import { LONG_TEXT_MAX, SEARCH_MAX, TEXT_MAX } from "../constants/limits";
import {
  LIMIT_UNITS,
  type LimitUnit,
  QUESTION_LIMIT_MAX,
  QUESTIONS_PER_APPLICATION,
} from "../constants/questions";
import { AI_AUTHORS, type ApplicationStatus } from "../constants/enums";
import type { AnswerDraft, DraftShares } from "../questions/answer-draft";
import { LANGUAGES } from "../words/language";
import { message } from "../words/messages";
import { emptyAsNull, longText, pageNumber, requiredLongText, uuidField, wordField } from "./fields";
import type { OfferedOutcomeView } from "./obligations";
import { issue, say } from "./say";

const question = requiredLongText(TEXT_MAX, "Write the question");
const limit = emptyAsNull(
  z
    .int(say("Must be a whole number"))
    .min(1, say("Must be a whole number"))
    .max(QUESTION_LIMIT_MAX, say("This limit is too large")),
).optional();
const unit = emptyAsNull(wordField(LIMIT_UNITS, "Choose words or characters")).optional();

export const questionParams = z.object({ id: uuidField(), questionId: uuidField() });

const newQuestion = z
  .object({ question, limit, unit }, say("Write the question"))
  .superRefine((given, ctx) => {
    if ((given.limit == null) !== (given.unit == null))
      ctx.addIssue({ ...issue("A limit needs a number and a unit"), path: ["unit"] });
  });

/** Adds one question, or the list that was pasted, behind those there are. */
export const addQuestionsSchema = z.object({
  questions: z
    .array(newQuestion, say("Add at least one question"))
    .min(1, say("Add at least one question"))
    .max(
      QUESTIONS_PER_APPLICATION,
      say(message("An application can have at most {n} questions", { n: QUESTIONS_PER_APPLICATION })),
    ),
});
export type AddQuestionsInput = z.infer<typeof addQuestionsSchema>;

/** Only the fields sent are written, and `null` clears. */
export const updateQuestionSchema = z.object({
  question: question.optional(),
  limit,
  unit,
  answer: emptyAsNull(longText(LONG_TEXT_MAX)).optional(),
  accepted: z.boolean(say("Must be true or false")).optional(),
  /** Its new place in the list, from 0. */
  position: z
    .int(say("Must be a whole number"))
    .min(0, say("Must be a whole number"))
    .max(QUESTIONS_PER_APPLICATION - 1, say("Must be a whole number"))
    .optional(),
  /** The version that the change was made of. */
  version: z.int(say("Must be a whole number")).min(1, say("Must be a whole number")).optional(),
});
export type UpdateQuestionInput = z.infer<typeof updateQuestionSchema>;

/** A name that whoever asks for a draft makes up, so that stopping it reaches no other one. */
const runId = z
  .string(say("Unknown id"))
  .regex(/^[\w-]{1,40}$/, say("Unknown id"))
  .optional();

/** Who writes a draft, and in which language: the one of the call where none is chosen. */
export const draftAnswerSchema = z.object({
  aiProvider: wordField(AI_AUTHORS, "Unknown AI provider").default("openai"),
  language: emptyAsNull(wordField(LANGUAGES, "Unknown language")).optional(),
  runId,
});
export type DraftAnswerInput = z.infer<typeof draftAnswerSchema>;

/** Without a name all drafts of the answer are stopped. */
export const stopDraftQuery = z.object({ runId });

export const earlierAnswersQuery = z.object({
  entityId: uuidField("Unknown entity"),
  question,
  /** An application whose own answers are left out. */
  exceptId: uuidField().optional(),
});

/** A page of the accepted answers, newest first. Every word of `search` must begin a word of the question or the answer. */
export const libraryQuery = z.object({
  entityId: uuidField("Unknown entity").optional(),
  search: z
    .string()
    .catch("")
    .transform((text) => text.replaceAll("\0", "").slice(0, SEARCH_MAX))
    .optional(),
  page: pageNumber(1),
});
export type LibraryQuery = z.infer<typeof libraryQuery>;

export type QuestionView = {
  id: string;
  question: string;
  limit: number | null;
  unit: LimitUnit | null;
  answer: string | null;
  /** The newest first. None becomes the answer by itself. */
  drafts: AnswerDraft[];
  /** How much of the answer comes from drafts. Null before the first draft. */
  draftShares: DraftShares | null;
  acceptedAt: string | null;
  /** Null while it is not accepted, and once that account is deleted. */
  acceptedBy: string | null;
  version: number;
};
/** `draft` is null where the sources answer nothing; then nothing was kept. */
export type DraftedAnswerView = { question: QuestionView; draft: AnswerDraft | null };
/** The award criterion that a question answers, where an accepted line of the call speaks of the same. */
export type QuestionCriterionView = {
  questionId: string;
  name: string;
  weight: number | null;
  unit: "points" | "percent" | null;
};
export type QuestionsView = { questions: QuestionView[]; criteria?: QuestionCriterionView[] };

/** An accepted answer of the same entity, and where it comes from. */
export type EarlierAnswerView = {
  id: string;
  question: string;
  answer: string;
  acceptedAt: string;
  applicationId: string;
  applicationTitle: string | null;
  applicationStatus: ApplicationStatus;
  funderName: string | null;
  /** From 0 to 1. */
  similarity: number;
};
/** An accepted answer of the library: when, for whom, and what became of it. */
export type LibraryAnswerView = Omit<EarlierAnswerView, "similarity"> & {
  entityId: string;
  entityName: string;
  /** The day on which its application was sent. Null while it was not. */
  submittedDate: string | null;
  /** Null while it is not accepted, and once that account is deleted. */
  acceptedBy: string | null;
  draftShares: DraftShares | null;
};
export type AnswerLibraryView = {
  answers: LibraryAnswerView[];
  pagination: { page: number; total: number; hasMore: boolean };
};

/** The nearest first. `outcomes` of earlier awards are there when the question asks for results, the newest first. */
export type EarlierAnswersView = { answers: EarlierAnswerView[]; outcomes: OfferedOutcomeView[] };

/** The nearest earlier answer of each question without an answer that clearly has one. */
export type OfferedAnswersView = { offers: (EarlierAnswerView & { questionId: string })[] };
