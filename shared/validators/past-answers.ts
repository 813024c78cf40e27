import { z } from "zod";
import { PAST_RESULTS } from "../constants/past-answers";
import { LONG_TEXT_MAX, NAME_MAX, TEXT_MAX } from "../constants/limits";
import {
  type LimitUnit,
  QUESTION_LIMIT_MAX,
  QUESTIONS_PER_APPLICATION,
  LIMIT_UNITS,
} from "../constants/questions";
import { message } from "../words/messages";
import { dateField, emptyAsNull, requiredLongText, requiredText, wordField } from "./fields";
import { issue, say } from "./say";

const pastAnswer = z
  .object(
    {
      question: requiredLongText(TEXT_MAX, "Write the question"),
      answer: requiredLongText(LONG_TEXT_MAX, "Write an answer first"),
      limit: emptyAsNull(
        z
          .int(say("Must be a whole number"))
          .min(1, say("Must be a whole number"))
          .max(QUESTION_LIMIT_MAX, say("This limit is too large")),
      ).optional(),
      unit: emptyAsNull(wordField(LIMIT_UNITS, "Choose words or characters")).optional(),
    },
    say("Write the question"),
  )
  .superRefine((given, ctx) => {
    if ((given.limit == null) !== (given.unit == null))
      ctx.addIssue({ ...issue("A limit needs a number and a unit"), path: ["unit"] });
  });

/** What the person says of the application beside its file. */
export const pastApplicationSchema = z.object({
  title: requiredText(NAME_MAX, "Write the name of the call"),
  funderName: requiredText(NAME_MAX, "Write who the funder is"),
  /** The day on which it was sent. */
  submittedDate: emptyAsNull(dateField).optional(),
  status: wordField(PAST_RESULTS, "Choose what became of it"),
});

/** The accepted answers alone; what was left out is not sent. */
export const keepPastAnswersSchema = pastApplicationSchema.extend({
  answers: z
    .array(pastAnswer, say("Accept at least one answer"))
    .min(1, say("Accept at least one answer"))
    .max(
      QUESTIONS_PER_APPLICATION,
      say(message("An application can have at most {n} questions", { n: QUESTIONS_PER_APPLICATION })),
    ),
});
export type KeepPastAnswersInput = z.infer<typeof keepPastAnswersSchema>;

/** Where a question stands in its file. */
export type PastAnswerPlace = {
  /** Of a PDF. */
  page: number | null;
  /** The nearest heading above it. */
  heading: string | null;
  /** The place in a table of a Word file, both from 1. */
  cell: { table: number; row: number } | null;
  /** Of a Word file, from 1; those without words do not count. */
  paragraph: number | null;
};
export type PastAnswerView = {
  question: string;
  limit: number | null;
  unit: LimitUnit | null;
  answer: string;
  place: PastAnswerPlace;
};
export type PastAnswersView = {
  documentId: string;
  documentName: string;
  entityId: string;
  /** In the order of the file. */
  answers: PastAnswerView[];
  /** Questions without an answer under them. */
  unanswered: string[];
  /** How many answers there are beyond those that one application can have. */
  more: number;
};
/** `known` counts the answers that the library had already, word for word. */
export type KeptPastAnswersView = { applicationId: string; added: number; known: number };
