import {
  acceptProposalsSchema,
  previewMatchesSchema,
  readProfileSourceSchema,
} from "@shared/validators/profile-proposals";
import { describeArea } from "../describe";

const NO_RIGHT = "The caller may only read the organisation.";
const PROPOSALS =
  "`reading`, or null before one is asked for: its `proposals` have the field, the value, the exact words (`quote`) and where they stand (`page`, `address`); `isFromAi` marks those that only a provider found. `aiReading` is what a provider did, or null. `files` are the decks and documents that can be read, `registers` those that a number can be looked up in, with the day of their file.";

export const profileProposals = describeArea({
  name: "Answers proposed for a profile",
  about:
    "Answers of a profile that a website, a deck, a report or an open register gives, each with its words and where they stand. Nothing is saved before somebody accepts it.",
  access: "member",
  routes: {
    "POST /api/profile-proposals": {
      summary: "Has a website or a file read, or a number looked up",
      details:
        "`source` is `website` with its `url`, `file` for an uploaded file, `deck` or `document` for one that is there, by its `id`. It is read outside the request; a push tells when it is done. With `register` and a `number` it is looked up at once. What was proposed before is gone.",
      body: readProfileSourceSchema,
      answers: { 202: `${PROPOSALS} \`status\` is \`waiting\`, of a register \`read\`.` },
      errors: {
        validation_failed: "The file is not the caller's, or the register does not have the number.",
        not_found: "The organisation, or the deck or document, is not there.",
        forbidden: NO_RIGHT,
      },
    },
    "GET /api/profile-proposals/:entityId": {
      summary: "Lists the proposed answers",
      answers: { 200: PROPOSALS },
      errors: { forbidden: NO_RIGHT },
    },
    "DELETE /api/profile-proposals/:entityId": {
      summary: "Puts the proposals away, or cancels the reading",
      answers: { 204: "They are gone. What was accepted stays." },
      errors: { forbidden: NO_RIGHT },
    },
    "POST /api/profile-proposals/:entityId/answers": {
      summary: "Takes proposed answers into the profile",
      details:
        "`before` is the present answer as the person saw it. An amount takes its currency along when the profile has none.",
      body: acceptProposalsSchema,
      answers: { 200: "The profile." },
      errors: {
        conflict: "A proposal or a present answer is not what the person saw any more. Nothing is saved.",
        forbidden: NO_RIGHT,
      },
    },
    "POST /api/profile-proposals/:entityId/matches": {
      summary: "Previews the matches with some of the answers",
      details: "Nothing is saved.",
      body: previewMatchesSchema,
      answers: {
        200: "`count` of the opportunities that the organisation would be eligible for, `isComplete` when all were compared, and the `best` of them.",
      },
      errors: { forbidden: NO_RIGHT, unavailable: "Many people are looking for funding right now." },
    },
  },
});
