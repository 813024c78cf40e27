import {
  createShortlistSchema,
  sharedShortlistSchema,
  updateShortlistSchema,
} from "@shared/validators/shortlists";
import { describeArea } from "../describe";

const SHORTLIST =
  "The shortlist: `items`, each with its `note` and its `opportunity`, null for one that is no longer published, its `version`, and `url`, null while only members see it.";
const MAY_NOT = "The caller may not change the organisation.";

export const shortlists = describeArea({
  name: "Shortlists",
  about:
    "At most twenty opportunities with a note each, for the members of an organisation and, where it is switched on, for anybody with a link.",
  access: "member",
  routes: {
    "GET /api/shortlists": {
      summary: "Lists the shortlists of the person's organisations, the last changed first",
      answers: { 200: "A list, each with `count` and `isOpen`: whether anybody with the link reads it." },
    },
    "POST /api/shortlists": {
      summary: "Makes a shortlist",
      body: createShortlistSchema,
      answers: { 201: SHORTLIST },
      errors: {
        not_found: "There is no such organisation, or it is somebody else's.",
        forbidden: MAY_NOT,
        conflict: "The organisation has as many as it may have.",
      },
    },
    "GET /api/shortlists/:id": { summary: "Reads a shortlist", answers: { 200: SHORTLIST } },
    "PUT /api/shortlists/:id": {
      summary: "Saves a shortlist as a whole",
      body: updateShortlistSchema,
      fields: { version: "The one that was changed" },
      answers: { 200: SHORTLIST },
      errors: { forbidden: MAY_NOT, conflict: "Somebody has changed it meanwhile." },
    },
    "DELETE /api/shortlists/:id": {
      summary: "Deletes a shortlist",
      answers: { 204: "It is gone, and its link no longer works." },
      errors: { forbidden: MAY_NOT },
    },
    "POST /api/shortlists/:id/link": {
      summary: "Lets anybody with a new link read a shortlist",
      details: "A link from before stops working.",
      answers: { 201: SHORTLIST },
      errors: {
        forbidden: "The caller may not change the organisation, or visitors see no opportunities here.",
      },
    },
    "DELETE /api/shortlists/:id/link": {
      summary: "Ends the link of a shortlist",
      answers: { 204: "The link no longer works." },
      errors: { forbidden: MAY_NOT },
    },
    "POST /api/shared/read": {
      summary: "Reads what anybody with the link of a shortlist sees",
      access: "anyone",
      body: sharedShortlistSchema,
      fields: { token: "The secret part of the link" },
      answers: { 200: "`name`, `entityName` and `items`: what is published, with the notes." },
      errors: { not_found: "There is no such link, or it was ended." },
    },
  },
});
