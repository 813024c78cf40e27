import {
  createObligationSchema,
  createOutcomeSchema,
  createSpendingSchema,
  updateObligationSchema,
} from "@shared/validators/obligations";
import { createSubmissionSchema, recordResultSchema } from "@shared/validators/submissions";
import { describeArea } from "../describe";

const READ_ONLY = "The caller may only read the application.";
const NOT_AWARDED = "The application is not awarded, or has too many of them.";
const BUSY = "Many files are being made right now.";
const ZIP = { 200: { about: "A ZIP file.", type: "application/zip" } };
const PDF = { 200: { about: "A PDF file.", type: "application/pdf" } };

export const after = describeArea({
  name: "Sent, and after",
  about:
    "An application as it was sent, in one file and under one hash; what the funder decided; and what an award brings: conditions, reports, spending and outcomes.",
  access: "member",
  routes: {
    "GET /api/applications/:id/package.zip": {
      summary: "Downloads everything of an application as ZIP",
      details: "The Word document, the PDF, and each document in the order of the checklist.",
      answers: ZIP,
      errors: { unavailable: BUSY },
    },
    "GET /api/applications/:id/package.pdf": {
      summary: "Downloads everything of an application as one PDF",
      details: "Documents that are no PDF or picture, or are locked or broken, are named in it.",
      answers: PDF,
      errors: { unavailable: BUSY },
    },
    "GET /api/applications/:id/submissions/:submissionId/package.zip": {
      summary: "Downloads as ZIP what was sent",
      answers: ZIP,
      errors: { unavailable: BUSY },
    },
    "GET /api/applications/:id/submissions/:submissionId/package.pdf": {
      summary: "Downloads as one PDF what was sent",
      answers: PDF,
      errors: { unavailable: BUSY },
    },
    "GET /api/applications/:id/after": {
      summary: "Shows how an application was sent and what followed",
      answers: {
        200: "`submissions`, `result`, `obligations`, `spendings`, their `summary`, and `outcomes`.",
      },
    },
    "POST /api/applications/:id/submissions": {
      summary: "Keeps the application as it is sent",
      details: "It can never be changed. An application that was not sent before becomes submitted.",
      body: createSubmissionSchema,
      answers: { 201: "The submission with its day and its `sha256`." },
      errors: { forbidden: READ_ONLY, conflict: "There are 20 already, or a document changed meanwhile." },
    },
    "GET /api/applications/:id/submissions/:submissionId": {
      summary: "Shows all that was sent",
      answers: {
        200: "The submission with its `content`. `sha256` is over the JSON of `sentOn`, `amount`, `currency` and `content` with sorted keys and without spaces.",
      },
    },
    "PUT /api/applications/:id/result": {
      summary: "Records what the funder decided and says of it",
      details:
        "With `before`, what the edit began from, a change of somebody else in the same field is not overwritten.",
      body: recordResultSchema,
      answers: { 200: "The result." },
      errors: {
        forbidden: READ_ONLY,
        conflict: "The application was changed since that version, or the same field since the edit began.",
      },
    },
    "POST /api/applications/:id/obligations": {
      summary: "Adds a condition or a report of an award",
      details: "The members who edit are reminded 30, 7 and 1 days before, and once when it is overdue.",
      body: createObligationSchema,
      answers: { 201: "The condition or report." },
      errors: { forbidden: READ_ONLY, conflict: NOT_AWARDED },
    },
    "PATCH /api/applications/:id/obligations/:itemId": {
      summary: "Changes a condition or a report, or says that it is done",
      details:
        "With `before`, what the edit began from, a change of somebody else in the same field is not overwritten.",
      body: updateObligationSchema,
      answers: { 200: "The condition or report." },
      errors: {
        forbidden: READ_ONLY,
        conflict: "Somebody else changed the same field since; `fieldErrors` names it.",
      },
    },
    "DELETE /api/applications/:id/obligations/:itemId": {
      summary: "Deletes a condition or a report",
      answers: { 204: "It is gone." },
      errors: { forbidden: READ_ONLY },
    },
    "POST /api/applications/:id/spendings": {
      summary: "Adds what was spent of an award",
      body: createSpendingSchema,
      answers: { 201: "The entry, in the currency of the award." },
      errors: { forbidden: READ_ONLY, conflict: NOT_AWARDED },
    },
    "DELETE /api/applications/:id/spendings/:itemId": {
      summary: "Deletes an entry of spending",
      answers: { 204: "It is gone." },
      errors: { forbidden: READ_ONLY },
    },
    "POST /api/applications/:id/outcomes": {
      summary: "Adds what came of an award",
      details: "It is offered where a later question asks for results.",
      body: createOutcomeSchema,
      answers: { 201: "The outcome." },
      errors: { forbidden: READ_ONLY, conflict: NOT_AWARDED },
    },
    "DELETE /api/applications/:id/outcomes/:itemId": {
      summary: "Deletes an outcome",
      answers: { 204: "It is gone." },
      errors: { forbidden: READ_ONLY },
    },
    "GET /api/obligations/next": {
      summary: "Lists what awards oblige to next",
      answers: { 200: "`obligations` that are open and dated, the soonest first." },
    },
  },
});
