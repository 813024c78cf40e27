import { criteriaSchema, dismissFindingSchema } from "@shared/validators/readiness";
import { describeArea } from "../describe";

const READ_ONLY = "The caller may only read the application.";
const REVIEW =
  "`criteria` with the `basis` that names this list, and `review`: for each criterion a verdict, the exact words it rests on and points, and the score, null before the first. `run` says whether one waits, or why it failed.";

export const readiness = describeArea({
  name: "Ready to send",
  about:
    "What is missing, over a limit, out of date or contradictory in an application, each with its place, and a mock review by the funder’s award criteria.",
  access: "member",
  routes: {
    "GET /api/applications/:id/readiness": {
      summary: "Lists what to mend before an application is sent",
      answers: {
        200: "`findings` with their kind, place and words; `dismissed`, which members put aside; how much was `checked`, and what could not be.",
      },
    },
    "POST /api/applications/:id/readiness/dismissals": {
      summary: "Puts a finding aside",
      details: "It comes back when the words that it is about change.",
      body: dismissFindingSchema,
      answers: { 201: "All findings." },
      errors: { forbidden: READ_ONLY },
    },
    "DELETE /api/applications/:id/readiness/dismissals/:dismissalId": {
      summary: "Takes a finding up again",
      answers: { 204: "It is among the findings again." },
      errors: { forbidden: READ_ONLY },
    },
    "GET /api/applications/:id/mock-review": {
      summary: "Returns the award criteria and the newest mock review",
      answers: { 200: REVIEW },
    },
    "PUT /api/applications/:id/mock-review/criteria": {
      summary: "Replaces the award criteria",
      details: "`basis` is that of the list that the change was made of.",
      body: criteriaSchema,
      answers: { 200: REVIEW },
      errors: { forbidden: READ_ONLY, conflict: "The list was changed since." },
    },
    "POST /api/applications/:id/mock-review": {
      summary: "Judges the texts by the award criteria",
      details:
        "By an AI provider where the organisation has agreed to drafts with it, else by built-in rules. It is done outside the request: `run` says that it waits. The same texts and criteria have the same review.",
      answers: { 202: REVIEW },
      errors: { forbidden: READ_ONLY, conflict: "There are no criteria yet." },
    },
    "DELETE /api/applications/:id/mock-review/run": {
      summary: "Stops the review that waits or is under way",
      details: "The review before it stays. Nothing changes when none is under way.",
      answers: { 200: REVIEW },
      errors: { forbidden: READ_ONLY },
    },
  },
});
