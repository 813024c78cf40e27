import { awardListQuery } from "@shared/validators/awards";
import {
  createInteractionSchema,
  interactionListQuery,
  updateInteractionSchema,
} from "@shared/validators/interactions";
import { awardList, funder, funderAwards, funderList } from "../answers/funders";
import { describeArea } from "../describe";

export const directory = describeArea({
  name: "Funders and resources",
  about: "The directory and the library, the same for everybody.",
  access: "member",
  routes: {
    "GET /api/funders": {
      summary: "Lists the funders",
      answers: { 200: { about: "A list, by name.", schema: funderList } },
    },
    "GET /api/funders/:id": {
      summary: "Reads one funder",
      answers: {
        200: {
          about: "The funder, what it has open now, and how it suits each of the caller's organisations.",
          schema: funder,
        },
      },
    },
    "GET /api/funders/:id/awards": {
      summary: "Lists what a funder has given to organisations",
      query: awardListQuery,
      answers: { 200: { about: "`awards`, the newest first, and `pagination`.", schema: awardList } },
      errors: { not_found: "There is no such funder." },
    },
    "GET /api/funders/:id/awards/summary": {
      summary: "Says whom a funder has funded, in figures",
      details:
        "Quartiles of the amounts in each currency, how many awards, to which kinds of organisations, where and until when, and how many organisations of the last three years are like the caller's. `linkedByName` counts the awards that are the funder's only because the names are the same.",
      answers: {
        200: {
          about: "`summary`, which is null when no award of the funder is known.",
          schema: funderAwards,
        },
      },
      errors: { not_found: "There is no such funder." },
    },
    "GET /api/resources": {
      summary: "Lists templates, guides, tools and videos",
      answers: { 200: "A list, by title." },
    },
    "GET /api/resources/:id": {
      summary: "Reads one resource",
      answers: { 200: "The resource, with its text." },
    },
    "GET /api/resources/:id/file": {
      summary: "Reads the text of a resource as a file",
      answers: { 200: { about: "A file.", type: "text/markdown" } },
      errors: { not_found: "There is no such resource, or it has no text." },
    },
  },
});

const CONTACT = "The contact.";

export const interactions = describeArea({
  name: "Contacts with funders",
  about: "The caller's own notes of who was in touch with which funder, and what comes next.",
  access: "member",
  routes: {
    "GET /api/funders/:id/interactions": {
      summary: "Lists the contacts with a funder",
      query: interactionListQuery,
      answers: { 200: "`interactions`, and `hasMore`." },
      errors: { not_found: "There is no such funder." },
    },
    "POST /api/funders/:id/interactions": {
      summary: "Notes a contact with a funder",
      body: createInteractionSchema,
      answers: { 201: CONTACT },
      errors: {
        not_found: "There is no such funder or organisation, or it is somebody else's.",
        conflict: "The organisation has as many notes as it may have.",
      },
    },
    "GET /api/interactions/next": {
      summary: "Lists the next steps, what is due first comes first",
      answers: { 200: "`nextSteps`, and `hasMore`." },
    },
    "PATCH /api/interactions/:id": {
      summary: "Changes a note",
      details: "What is left out stays; null clears. `done` clears the next step and adds it to the notes.",
      body: updateInteractionSchema,
      answers: { 200: CONTACT },
      errors: { conflict: "The organisation that it is moved to has as many notes as it may have." },
    },
    "DELETE /api/interactions/:id": { summary: "Deletes a note", answers: { 204: "It is gone." } },
  },
});

export const events = describeArea({
  name: "Events",
  about: "What happens to the caller's own things, as it happens.",
  access: "member",
  routes: {
    "GET /api/events": {
      summary: "Opens a stream of what to read anew",
      details:
        "Server-sent events that name the addresses whose answers have changed. The stream ends with the session; at most 10 for a person.",
      answers: { 200: { about: "Events until either side leaves.", type: "text/event-stream" } },
    },
  },
});
