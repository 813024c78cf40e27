import {
  acceptAnswerSchema,
  askGuestSchema,
  guestAnswerSchema,
  guestTokenSchema,
  returnAnswerSchema,
} from "@shared/validators/guests";
import { describeArea } from "../describe";

const READ_ONLY = "The caller may only read the application.";
const NO_MAIL = {
  forbidden: READ_ONLY,
  email_unverified: "The caller has not confirmed their own address.",
  rate_limited: "Too many mails to this address in an hour, or of this person in a day.",
};
const DEAD = "The link is unknown, has expired, or was replaced, revoked or accepted.";
const limited = { rate_limited: "Too many calls in a minute from this address." };

export const guests = describeArea({
  name: "Guests",
  about:
    "Somebody without an account is asked by mail for one thing for an application: an answer, a document, or the approval of a text. The answer waits until an editor accepts it. Whoever reads the application reads the requests; editors write them.",
  access: "member",
  routes: {
    "GET /api/applications/:id/guests": {
      summary: "Lists what was asked of others",
      answers: {
        200: "`requests`, those that wait for an editor first; and `documents`, the supporting documents of the application.",
      },
    },
    "POST /api/applications/:id/guests": {
      summary: "Asks somebody by mail",
      details: "The mailed link works for 14 days.",
      body: askGuestSchema,
      answers: { 201: "The request." },
      errors: {
        ...NO_MAIL,
        validation_failed: "The day is over, the text is empty, or a field is wrong.",
        conflict: "The application has as many requests as it may.",
      },
    },
    "POST /api/applications/:id/guests/:requestId/resend": {
      summary: "Mails a request again",
      details: "With a new link; the one before ends.",
      answers: { 200: "The request." },
      errors: { ...NO_MAIL, conflict: "Its answer was accepted." },
    },
    "POST /api/applications/:id/guests/:requestId/return": {
      summary: "Asks again for what was answered",
      body: returnAnswerSchema,
      answers: { 200: "The request." },
      errors: { ...NO_MAIL, conflict: "No answer waits for an editor." },
    },
    "POST /api/applications/:id/guests/:requestId/accept": {
      summary: "Accepts an answer",
      details: "Its link ends. A document becomes one of the application's supporting documents.",
      body: acceptAnswerSchema,
      answers: { 200: "The request." },
      errors: {
        forbidden: READ_ONLY,
        conflict: "No answer waits for an editor, or it is another one by now.",
      },
    },
    "DELETE /api/applications/:id/guests/:requestId": {
      summary: "Removes a request with its answer and its file",
      answers: { 204: "It is gone, and its link ends." },
      errors: { forbidden: READ_ONLY },
    },
    "POST /api/guest/read": {
      summary: "Tells what a mailed link asks for",
      body: guestTokenSchema,
      access: "anyone",
      answers: { 200: "The one request, and what was answered so far." },
      errors: { not_found: DEAD, ...limited },
    },
    "POST /api/guest/answer": {
      summary: "Answers a question, or decides on a text",
      details: "It may be changed until an editor accepts it.",
      body: guestAnswerSchema,
      access: "anyone",
      answers: { 200: "The request." },
      errors: { not_found: DEAD, conflict: "The text was changed since it was shown.", ...limited },
    },
    "PUT /api/guest/file": {
      summary: "Takes the document",
      details:
        "The token goes in the header `X-Guest-Token`, and the escaped name of the file in `X-File-Name`. A PDF, Word, PowerPoint, Excel, PNG or JPEG file of at most 25 MiB, told by its content.",
      body: { type: "application/octet-stream", about: "The file as it is" },
      access: "anyone",
      answers: { 200: "The request." },
      errors: {
        not_found: DEAD,
        validation_failed: "The file is empty or of another kind, or a header is missing.",
        too_large: "The file is larger than 25 MiB.",
        conflict: "No file was asked for, or the organisation keeps as many as it may.",
        unavailable: "There is no room for files: wait as many seconds as `Retry-After` says.",
        ...limited,
      },
    },
    "POST /api/guest/calendar": {
      summary: "Gives the day of a request as a calendar file",
      body: guestTokenSchema,
      access: "anyone",
      answers: { 200: { about: "One event.", type: "text/calendar" } },
      errors: { not_found: `${DEAD} Or it has no day.`, ...limited },
    },
  },
});
