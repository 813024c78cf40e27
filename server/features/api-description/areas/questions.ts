import {
  addQuestionsSchema,
  draftAnswerSchema,
  earlierAnswersQuery,
  libraryQuery,
  stopDraftQuery,
  updateQuestionSchema,
} from "@shared/validators/questions";
import { draftedAnswer, question, questionList } from "../answers/questions";
import { describeArea } from "../describe";

const READ_ONLY = "The caller may only read the application.";

export const questions = describeArea({
  name: "Questions of funders",
  about:
    "What a funder asks in an application, with its limits, and what the organisation answers. Accepted answers are found again for later applications.",
  access: "member",
  routes: {
    "GET /api/applications/:id/questions": {
      summary: "Lists the questions of an application",
      answers: {
        200: {
          about: "`questions` in their order, each with its limit, its answer and when that was accepted.",
          schema: questionList,
        },
      },
    },
    "POST /api/applications/:id/questions": {
      summary: "Adds questions",
      details: "One or a whole list, behind those there are.",
      body: addQuestionsSchema,
      answers: { 201: { about: "All `questions` of the application.", schema: questionList } },
      errors: { forbidden: READ_ONLY, conflict: "The application would have more than 100 questions." },
    },
    "GET /api/applications/:id/questions/offers": {
      summary: "Offers earlier answers",
      answers: {
        200: "`offers`: for each question without an answer the accepted one that clearly fits, if there is one.",
      },
    },
    "PATCH /api/applications/:id/questions/:questionId": {
      summary: "Changes a question or its answer, moves it, or accepts its answer",
      details:
        "What is left out stays; null clears. An answer that is changed is not accepted any more. `version` is the one that the change was made of.",
      body: updateQuestionSchema,
      answers: { 200: { about: "The question.", schema: question } },
      errors: {
        validation_failed: "A limit has no unit, or there is no answer to accept.",
        forbidden: READ_ONLY,
        conflict: "The question was changed since that version.",
      },
    },
    "POST /api/applications/:id/questions/:questionId/draft": {
      summary: "Drafts the answer to a question",
      details:
        "From the profile, the documents that may be used and accepted answers of other applications. Each sentence names the words of its source; code looks whether they stand there. The draft is kept beside the answer, which stays as it is; of more than three the oldest goes. Without `language` it is in that of the call. A provider that may not be sent the texts is stood in for by the built-in writer. `runId` is a name of your own, by which this draft alone can be stopped.",
      body: draftAnswerSchema,
      answers: {
        200: {
          about:
            "The `question` with its `drafts`, and the new `draft`; null where nothing answers the question.",
          schema: draftedAnswer,
        },
      },
      errors: {
        forbidden: READ_ONLY,
        rate_limited: "As many drafts as a day allows; `aiProvider` can be `builtin` instead.",
        email_unverified: "There are more drafts once the address of the account is verified.",
        upstream_failed: "The provider failed, or its answer was of no use.",
        upstream_refused: "The provider refuses for good; `aiProvider` can be `builtin` instead.",
        upstream_timeout: "The provider did not answer in time.",
        ai_unavailable: "AI is switched off here, or used up for today by all together.",
        conflict: "The draft was stopped.",
      },
    },
    "DELETE /api/applications/:id/questions/:questionId/draft": {
      summary: "Stops the draft of an answer that is being written",
      details:
        "The call that waits for it is answered with `conflict`. With `runId` only the draft that was asked for under it is stopped, without it all of the answer. Drafts that are there stay. Nothing changes when none is being written.",
      query: stopDraftQuery,
      answers: { 204: "It is stopped." },
      errors: { forbidden: READ_ONLY },
    },
    "DELETE /api/applications/:id/questions/:questionId": {
      summary: "Deletes a question with its answer",
      answers: { 204: "It is gone." },
      errors: { forbidden: READ_ONLY },
    },
    "GET /api/questions/library": {
      summary: "Lists accepted answers",
      query: libraryQuery,
      answers: {
        200: "`answers`, newest first, each with when and by whom it was accepted, its application, the funder and what became of it, and `pagination`.",
      },
    },
    "GET /api/questions/answers": {
      summary: "Finds earlier answers to a question",
      query: earlierAnswersQuery,
      answers: {
        200: "`answers`: up to three accepted ones of the organisation, the nearest first, with the application they come from and what became of it.",
      },
    },
  },
});
