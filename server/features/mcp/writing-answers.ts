import { z } from "zod";
import { AI_AUTHORS } from "@shared/constants/enums";
import { uuidField } from "@shared/validators/fields";
import { draftAnswerSchema, updateQuestionSchema } from "@shared/validators/questions";
import { LANGUAGES } from "@shared/words/language";
import { draftAnswer } from "../answer-drafts/answer-drafts.service";
import { getApplication } from "../applications/applications.service";
import { requireRight } from "../members/access";
import { getQuestion, updateQuestion } from "../questions/questions.service";
import { type ToolContext, writingTool } from "./tool";
import { applicationPage, asMemberText, asSourceText } from "./views";
import { describeQuestion } from "./application-tools";

const which = { applicationId: uuidField(), questionId: uuidField() };

async function findQuestion(ctx: ToolContext, ids: { applicationId: string; questionId: string }) {
  const question = await getQuestion(ctx, { applicationId: ids.applicationId, id: ids.questionId });
  const { entityId } = await getApplication(ctx, ids.applicationId);
  await requireRight(ctx, "edit", entityId);
  return { question, page: applicationPage(ctx, ids.applicationId) };
}

const writeAnswer = writingTool({
  name: "answer_question",
  title: "Write an answer",
  description:
    "Writes the answer to a question of the funder in an application. An answer that was there is replaced.",
  routes: ["PATCH /api/applications/:id/questions/:questionId"],
  hints: { destructiveHint: true, idempotentHint: true },
  input: z.strictObject({ ...which, answer: z.string().nullable().describe("null clears it") }),
  prepare: async (ctx, { answer, ...ids }) => {
    const { question, page } = await findQuestion(ctx, ids);
    const { answer: after } = updateQuestionSchema.parse({ answer });
    return {
      ...{ state: question.version, page },
      change: {
        fromSource: asSourceText({ question: question.question }),
        ...{ before: asMemberText({ answer: question.answer }), after: { answer: after } },
        ...{ limit: question.limit, unit: question.unit },
      },
    };
  },
  write: async (ctx, { answer, ...ids }, version) => {
    const sent = updateQuestionSchema.parse({ answer, version });
    const question = await updateQuestion(
      ctx,
      { applicationId: ids.applicationId, id: ids.questionId },
      sent,
    );
    return {
      source: { page: applicationPage(ctx, ids.applicationId) },
      question: describeQuestion(question),
    };
  },
});

const draftSection = writingTool({
  name: "draft_answer",
  title: "Draft an answer",
  description:
    "Drafts the answer to a question of the funder from the organisation's profile, documents and earlier answers, each sentence with what it rests on. The draft is kept beside the answer, which stays as it is. A provider of AI is asked only if an owner of the organisation has agreed; else the built-in writer.",
  routes: ["POST /api/applications/:id/questions/:questionId/draft"],
  // A provider of AI may be asked.
  hints: { destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({
    ...which,
    aiProvider: z.enum(AI_AUTHORS).default("openai"),
    language: z.enum(LANGUAGES).optional(),
  }),
  prepare: async (ctx, { aiProvider, language, ...ids }) => {
    const { question, page } = await findQuestion(ctx, ids);
    return {
      ...{ state: { version: question.version, drafts: question.drafts.map(({ id }) => id) }, page },
      change: {
        ...{ what: "A new draft beside the answer", aiProvider, language: language ?? null },
        fromSource: asSourceText({ question: question.question }),
      },
    };
  },
  write: async (ctx, { aiProvider, language, ...ids }) => {
    const where = { applicationId: ids.applicationId, id: ids.questionId };
    const { draft } = await draftAnswer(ctx, where, draftAnswerSchema.parse({ aiProvider, language }));
    return {
      source: { page: applicationPage(ctx, ids.applicationId) },
      // Its sentences repeat documents and earlier answers.
      draft: draft && asMemberText({ ...draft, text: draft.sentences.map(({ text }) => text).join(" ") }),
    };
  },
});

/** What writes and drafts the answers to a funder's questions. */
export const WRITING_ANSWERS = [writeAnswer, draftSection];
