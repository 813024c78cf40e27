import { acceptLineSchema, acceptLinesSchema, askCallQuery, readCallSchema } from "@shared/validators/calls";
import { describeArea } from "../describe";

const READ_ONLY = "The caller may only read the application.";

export const calls = describeArea({
  name: "The call of an application",
  about:
    "What the funder's call says: who may apply, co-funding, partners, closing date, limits, documents, questions, criteria, the rule on AI and where to ask. Every line has its page and its exact words. Nothing is used before somebody accepts it.",
  access: "member",
  routes: {
    "GET /api/applications/:id/call": {
      summary: "Shows what the call says",
      answers: {
        200: "`call`, or null before one is given: `groups` by kind, each `stated`, `contradictory`, `not_found` or `not_readable`, and `changes` before and after each amendment. `warnings` are accepted lines that the profile contradicts (`said`), or says nothing about (null). `aiReading` is what a provider did besides the rules, or null; `isFromAi` marks the lines that only it found. `pageUrl` is the page of the opportunity.",
      },
    },
    "POST /api/applications/:id/call": {
      summary: "Has a call read",
      details:
        "`source` is `page` for the page of the opportunity, `file` for an uploaded file, `text` for a pasted text. It is read outside the request; a push tells when it is done. A newer version takes the place of the one before.",
      body: readCallSchema,
      answers: { 202: "The sheet, whose `status` is `waiting`." },
      errors: {
        validation_failed: "The file is not the caller's, or the opportunity has no page.",
        forbidden: READ_ONLY,
      },
    },
    "DELETE /api/applications/:id/call": {
      summary: "Deletes the call with its lines",
      answers: { 204: "It is gone. Tasks and questions that were made of it stay." },
      errors: { forbidden: READ_ONLY },
    },
    "DELETE /api/applications/:id/call/reading": {
      summary: "Stops the reading of a call",
      details: "What was read of the call before stays. Nothing changes when no reading is under way.",
      answers: { 200: "The sheet, whose `status` is `stopped`." },
      errors: { forbidden: READ_ONLY },
    },
    "GET /api/applications/:id/call/answers": {
      summary: "Asks the call a question",
      query: askCallQuery,
      answers: { 200: "`passages` of the call with their pages; none when the call does not say." },
    },
    "PATCH /api/applications/:id/call/lines": {
      summary: "Accepts all lines of a kind, or takes that back",
      details: "Each is accepted as by itself. All of it is done, or nothing.",
      body: acceptLinesSchema,
      answers: { 200: "The sheet." },
      errors: { forbidden: READ_ONLY, conflict: "The application has too many tasks or questions." },
    },
    "PATCH /api/applications/:id/call/lines/:lineId": {
      summary: "Accepts a line, or takes that back",
      details:
        "A closing date becomes a task, a question one of the application's, a document a line of its checklist.",
      body: acceptLineSchema,
      answers: { 200: "The sheet." },
      errors: { forbidden: READ_ONLY, conflict: "The application has too many tasks or questions." },
    },
    "POST /api/applications/:id/call/lines/:lineId/proposal": {
      summary: "Proposes a line for the catalogue",
      details: "An administrator decides on it. Only the fact and its quote are given.",
      answers: { 204: "It is proposed." },
      errors: {
        forbidden: READ_ONLY,
        conflict: "The catalogue has no place for it, or says the same already.",
      },
    },
  },
});
