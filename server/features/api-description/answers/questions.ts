import { z } from "zod";
import { BUDGET_KINDS, OVERHEAD_BASES } from "@shared/constants/budget";
import { AI_AUTHORS } from "@shared/constants/enums";
import { LIMIT_UNITS } from "@shared/constants/questions";
import type { AnswerDraft } from "@shared/questions/answer-draft";
import type { BudgetLineView, BudgetView } from "@shared/validators/budgets";
import type { DraftedAnswerView, QuestionsView, QuestionView } from "@shared/validators/questions";
import { LANGUAGES } from "@shared/words/language";
import { count, currency, describeView, id, moment, text } from "./view";

const version = z.int().min(1).meta({ description: "To be sent with a change that begins from here" });

const draft = describeView<AnswerDraft>()(
  z
    .object({
      id,
      createdAt: moment,
      aiProvider: z.enum(AI_AUTHORS).meta({ description: "Who really wrote it" }),
      language: z.enum(LANGUAGES),
      sentences: z.array(
        z.object({
          text,
          source: z.object({
            kind: z.enum(["profile", "document", "answer"]),
            id: text.meta({ description: "Of the organisation, the document, or the application" }),
            title: text,
            page: z.int().nullable(),
            words: text.meta({ description: "The words that the sentence rests on" }),
            date: text.nullable().meta({ description: "YYYY-MM-DD or YYYY" }),
          }),
        }),
      ),
      leftOut: count.meta({ description: "Sentences that no source bears out" }),
    })
    .meta({ id: "AnswerDraft" }),
);

export const question = describeView<QuestionView>()(
  z
    .object({
      id,
      question: text,
      limit: z.int().nullable(),
      unit: z.enum(LIMIT_UNITS).nullable(),
      answer: text.nullable(),
      drafts: z.array(draft).meta({ description: "The newest first; none becomes the answer by itself" }),
      draftShares: z
        .object({ ai: z.number(), builtin: z.number() })
        .nullable()
        .meta({ description: "How much of the answer comes from drafts, in percent" }),
      acceptedAt: moment.nullable(),
      acceptedBy: text.nullable(),
      version,
    })
    .meta({ id: "Question" }),
);
export const questionList = describeView<QuestionsView>()(
  z.object({
    questions: z.array(question),
    criteria: z
      .array(
        z.object({
          questionId: id,
          name: text,
          weight: z.number().nullable(),
          unit: z.enum(["points", "percent"]).nullable(),
        }),
      )
      .optional()
      .meta({ description: "The award criteria that questions answer, as the call says" }),
  }),
);
export const draftedAnswer = describeView<DraftedAnswerView>()(
  z.object({
    question,
    draft: draft.nullable().meta({ description: "Null where the sources answer nothing" }),
  }),
);

const line = describeView<BudgetLineView>()(
  z
    .object({
      id,
      year: z.int().min(1),
      kind: z.enum(BUDGET_KINDS),
      workPackage: text.nullable(),
      description: text,
      quantity: count.meta({ description: "In thousandths: 1500 is 1.5" }),
      unit: text.nullable(),
      unitPrice: count.meta({ description: "In the smallest unit of the currency" }),
      ownShare: count.meta({ description: "In the smallest unit of the currency" }),
      narrative: text.nullable(),
      version,
    })
    .meta({ id: "BudgetLine" }),
);
export const budget = describeView<BudgetView>()(
  z.object({
    budget: z
      .object({
        currency,
        years: z.int().min(1),
        overheadCap: z.int().nullable().meta({ description: "In basis points: 1000 is 10 %" }),
        overheadBase: z.enum(OVERHEAD_BASES),
        version,
      })
      .nullable()
      .meta({ description: "Null until it is begun" }),
    lines: z.array(line),
  }),
);
