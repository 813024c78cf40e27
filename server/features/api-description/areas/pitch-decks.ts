import { analyzePitchDeckSchema, createPitchDeckSchema } from "@shared/validators/pitch-decks";
import { describeArea } from "../describe";

export const pitchDecks = describeArea({
  name: "Pitch decks",
  about: "Decks as PDF, PPTX or PPT up to 10 MiB, judged criterion by criterion.",
  access: "member",
  routes: {
    "GET /api/pitch-decks": { summary: "Lists the decks", answers: { 200: "A list, newest first." } },
    "POST /api/pitch-decks": {
      summary: "Adds an uploaded file as a deck and has it analysed",
      details:
        "The analysis goes on when the answer has come; the stream of events tells when it is done. A file that is no pitch deck (a notice, a contract, a CV) gets no scores: `aiAnalysis.notADeck` names what it reads like, and `summary` says so.",
      body: createPitchDeckSchema,
      fields: { uploadedFileUrl: "The address that the file was sent to, with or without its query" },
      answers: { 201: "The deck." },
      errors: {
        not_found: "There is no such organisation, or it is somebody else's.",
        unreadable_file: "The file is not a deck or cannot be read.",
        too_large: "The file or the body is too large.",
        ai_unavailable: "AI is switched off here, or used up for today by all together.",
      },
    },
    "POST /api/pitch-decks/:id/analyze": {
      summary: "Has a deck analysed once more",
      details:
        "Answers when the analysis is done. With `isDeck` a file that was judged to be no pitch deck is reviewed as one, now and later; before the first analysis that changes nothing.",
      body: analyzePitchDeckSchema,
      answers: { 200: "The deck with its new analysis." },
      errors: {
        upstream_failed: "The analysis failed; the message says why.",
        rate_limited: "Too many requests, or as many analyses as a day allows.",
        email_unverified: "There are more analyses once the address of the account is verified.",
        ai_unavailable: "AI is switched off here, or used up for today by all together.",
      },
    },
    "DELETE /api/pitch-decks/:id/analysis": {
      summary: "Stops the analysis that waits or is under way",
      details: "An earlier analysis stays. Nothing changes when none is under way.",
      answers: { 200: "The deck. `wasStopped` says that a person stopped the newest analysis." },
    },
    "GET /api/pitch-decks/:id/reviews": {
      summary: "Lists the finished analyses of a deck",
      answers: { 200: "A list, newest first." },
    },
    "DELETE /api/pitch-decks/:id": {
      summary: "Deletes a deck with its analyses and its file",
      answers: { 204: "It is gone." },
    },
  },
});
