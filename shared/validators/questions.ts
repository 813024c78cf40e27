import { z } from "zod";
import { LONG_TEXT_MAX, TEXT_MAX } from "../constants/limits";
import {
  LIMIT_UNITS,
  type LimitUnit,
  QUESTION_LIMIT_MAX,
  QUESTIONS_PER_APPLICATION,
} from "../constants/questions";
import type { ApplicationStatus } from "../constants/enums";
import { message } from "../words/messages";
import { emptyAsNull, longText, requiredLongText, uuidField, wordField } from "./fields";
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

export const earlierAnswersQuery = z.object({
  entityId: uuidField("Unknown entity"),
  question,
  /** An application whose own answers are left out. */
  exceptId: uuidField().optional(),
});

export type QuestionView = {
  id: string;
  question: string;
  limit: number | null;
  unit: LimitUnit | null;
  answer: string | null;
  acceptedAt: string | null;
  /** Null while it is not accepted, and once that account is deleted. */
  acceptedBy: string | null;
  version: number;
};
export type QuestionsView = { questions: QuestionView[] };

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
/** The nearest first. */
export type EarlierAnswersView = { answers: EarlierAnswerView[] };

/** The nearest earlier answer of each question without an answer that clearly has one. */
export type OfferedAnswersView = { offers: (EarlierAnswerView & { questionId: string })[] };
