import {
  checkApplicationQuery,
  createApplicationSchema,
  generateDraftSchema,
  presenceSchema,
  updateApplicationSchema,
} from "@shared/validators/applications";
import { createCommentSchema, updateCommentSchema } from "@shared/validators/comments";
import { compareQuery } from "@shared/validators/comparisons";
import { feedbackSchema } from "@shared/validators/feedback";
import { facetsQuery, matchQuery, opportunityListQuery } from "@shared/validators/opportunities";
import { application, applicationList } from "../answers/applications";
import { opportunityFunder } from "../answers/funders";
import {
  facets,
  givenFeedback,
  matchedList,
  opportunity,
  opportunityList,
  similarList,
} from "../answers/opportunities";
import { translateOpportunitySchema } from "@shared/validators/translations";
import { describeArea } from "../describe";

const VALUES = "Values with commas between them";
const ABOUT_FACETS = {
  statuses: `${VALUES}. Without it: open and soon`,
  types: VALUES,
  amounts: `${VALUES}: ranges of the largest amount, in the currency of the opportunity`,
  closes: `${VALUES}: days from today to the deadline, none for no deadline`,
  countries: `${VALUES}: two-letter codes, or any. What names no countries passes each code`,
  regions: `${VALUES}, as the counts name them`,
  themes: `${VALUES}: slugs of industries, or any`,
  applicants: `${VALUES}. What names no applicants passes each`,
  sources: `${VALUES}, as the counts name them`,
};
const COUNTRY = "Only what accepts applicants from there, or names no countries";
const SCORE_FOR = "Scores for this one of the caller's organisations, instead of the best of all";

export const opportunities = describeArea({
  name: "Opportunities",
  about: "The verified catalogue, with how well each opportunity fits the caller's organisations.",
  access: "member",
  routes: {
    "GET /api/opportunities": {
      summary: "Lists or searches opportunities",
      details:
        "Open ones, a page at a time: by relevance, or by how well the text fits. `show` lists what was saved or hidden instead, closed ones too: what was marked last first, or with `sort` what closes soonest.",
      query: opportunityListQuery,
      fields: {
        limit: "At most 100; more counts as 100",
        search: "Never an error: quoted phrases, `or` and `-word` are understood",
        sort: "Only with `show`; what has closed comes last",
        entityId: SCORE_FOR,
        order: "Of the whole list; not with `show`",
        country: COUNTRY,
        ...ABOUT_FACETS,
      },
      answers: {
        200: {
          about:
            "`opportunities`, each with `matchScore` (0 to 100, or null) and `closesAt` (the moment at which it closes, or null), and `pagination` with `page`, `total` and `hasMore`.",
          schema: opportunityList,
        },
      },
      errors: { not_found: "There is no such organisation, or it is somebody else's." },
    },
    "GET /api/opportunities/facets": {
      summary: "Counts what each filter would list",
      details:
        "With the same filters as the list. The counts of a filter leave its own choice out, so that they say what another choice would list.",
      query: facetsQuery,
      fields: { search: "As of the list", country: COUNTRY, ...ABOUT_FACETS },
      answers: {
        200: {
          about:
            "`total`, and `facets`: for each filter its `options`, each a `value`, a `label` (of sources and regions, or null) and a `count`, how many `more` there are, and how many the list would have `without` a choice there.",
          schema: facets,
        },
      },
    },
    "GET /api/opportunities/matched": {
      summary: "Lists the best matches",
      details: "Open opportunities that one of the organisations is eligible for, best first, at most 100.",
      query: matchQuery,
      fields: { entityId: SCORE_FOR },
      answers: {
        200: {
          about: "`opportunities`, each with its score and everything that the score is made of.",
          schema: matchedList,
        },
      },
      errors: { not_found: "There is no such organisation, or it is somebody else's." },
    },
    "GET /api/opportunities/compare": {
      summary: "Reads up to three opportunities to compare them",
      details:
        "Closed ones too, in the order of `ids`, each once. What is unknown or not published is left out.",
      query: compareQuery,
      fields: { ids: "Ids with commas between them, at most three", entityId: SCORE_FOR },
      answers: {
        200: "`opportunities`, each as `GET /api/opportunities/{id}` gives it with what its `call` asks and the `pastAwards` of its funder, and the ids that were `leftOut`.",
      },
      errors: { not_found: "There is no such organisation, or it is somebody else's." },
    },
    "GET /api/opportunities/saved/deadlines": {
      summary: "Lists the deadlines of what was saved",
      details:
        "At most 1000: open ones first, the soonest before the others. Those without a deadline are left out.",
      answers: {
        200: "`opportunities`, each with `name`, `deadline`, `deadlineTimezone`, `deadlineTime`, `closesAt` and `feedback`.",
      },
    },
    "GET /api/opportunities/question": {
      summary: "Finds the one question whose answer helps the matches most",
      details:
        "About a fact that the profile does not say: country, industry or stage. Without `entityId` it is about the only organisation of the caller; with several there is none. Save the answer with `PATCH /api/entities/:id`.",
      query: matchQuery,
      fields: { entityId: "The organisation whose matches are listed" },
      answers: {
        200: "`question` with `entityId`, `entityName`, `field` and `options` (each a `value`), or null; and `bestScore`, the score of the best match, or null.",
      },
      errors: { not_found: "There is no such organisation, or it is somebody else's." },
    },
    "GET /api/opportunities/:id": {
      summary: "Reads one opportunity",
      details: "Closed ones too. One that was merged is answered by the one in its place, with `mergedId`.",
      query: matchQuery,
      fields: { entityId: SCORE_FOR },
      answers: {
        200: {
          about: "The opportunity, with its score and everything that the score is made of.",
          schema: opportunity,
        },
      },
    },
    "GET /api/opportunities/:id/funder": {
      summary: "Finds an opportunity's funder in the directory, and whom it has funded",
      details: "The figures are those of `/api/funders/{id}/awards/summary`.",
      answers: {
        200: {
          about:
            "`funder` and `summary`, both null when the funder is not in the directory; `summary` also when no award of it is known.",
          schema: opportunityFunder,
        },
      },
    },
    "GET /api/opportunities/:id/similar": {
      summary: "Lists open opportunities about the same things",
      details:
        "Those with the nearest texts, nearest first, and where there are few, those of the same themes: at most six. What the caller has hidden is left out.",
      query: matchQuery,
      fields: { entityId: SCORE_FOR },
      answers: { 200: { about: "`opportunities`, as the list gives them.", schema: similarList } },
    },
    "GET /api/opportunities/:id/effort": {
      summary: "Counts what an application asks for",
      details:
        "From the call sheet of an application of the caller's organisations, the newest that was read.",
      answers: {
        200: "`call`: the `applicationId` and `readAt`, how many `questions` and `documents`, and `pagesMax`, `coFundingShare` in percent and `consortiumMin`, each null when the call does not say. `call` is null until one was read.",
      },
    },
    "POST /api/opportunities/:id/translation": {
      summary: "Has an opportunity's texts translated",
      details:
        "By OpenAI or Anthropic, whichever this installation uses, once for everybody: what was translated already counts against no limit of the day.",
      body: translateOpportunitySchema,
      answers: {
        200: "`title`, `description` and `eligibilityText`, each null where the opportunity has none; `from`, `language`, `provider` and `madeAt`; `leftOut`, the parts whose figures, dates or links were not those of the original; `cut`, the parts of which only the beginning was translated.",
      },
      errors: {
        conflict: "The text is in that language already, or its language is not known.",
        rate_limited: "Too many requests, or as many translations as a day allows.",
        email_unverified: "There are more translations once the address of the account is verified.",
        upstream_failed: "The provider failed, or its answer was of no use.",
        upstream_refused: "The provider refuses for good.",
        upstream_timeout: "The provider did not answer in time.",
        ai_unavailable:
          "No provider is set up, AI is switched off here, or used up for today by all together.",
      },
    },
    "POST /api/opportunities/:id/view": {
      summary: "Notes that the person has opened it",
      details: "The morning's news then do not tell it as a new match.",
      answers: { 204: "Noted." },
    },
    "PUT /api/opportunities/:id/feedback": {
      summary: "Saves an opportunity, or hides it",
      details: "An opportunity that is hidden leaves all lists and matches.",
      body: feedbackSchema,
      fields: { reason: "Only with dismissed" },
      answers: { 200: { about: "`feedback`, as it is now.", schema: givenFeedback } },
    },
    "DELETE /api/opportunities/:id/feedback": {
      summary: "Takes that back",
      answers: { 204: "The feedback is removed." },
    },
  },
});

const APPLICATION = { about: "The application.", schema: application };
const VERSION =
  "The version that the edit began from: when the same field was changed since then, nothing is saved";

export const applications = describeArea({
  name: "Applications",
  about: "The applications of the caller's organisations, from draft to decision.",
  access: "member",
  routes: {
    "GET /api/applications": {
      summary: "Lists the applications",
      answers: { 200: { about: "A list, newest first.", schema: applicationList } },
    },
    "GET /api/applications/check": {
      summary: "Says whether there is an application already",
      query: checkApplicationQuery,
      answers: { 200: "`exists`, and the `application` with its `id` and `status`, or null." },
      errors: { not_found: "There is no such organisation or opportunity, or it is somebody else's." },
    },
    "POST /api/applications": {
      summary: "Begins an application",
      body: createApplicationSchema,
      answers: { 201: APPLICATION },
      errors: {
        not_found: "There is no such organisation or opportunity, or it is somebody else's.",
        validation_failed: "The amount is outside the range of the opportunity, or a field is wrong.",
        forbidden: "The caller may only read what the organisation has.",
        conflict:
          "There is an application already, the deadline has passed, or the account has as many as it may.",
      },
    },
    "POST /api/applications/generate": {
      summary: "Has a draft written",
      details:
        "With `Accept: text/event-stream` the text comes as it is written. A provider that is not set up is stood in for by the built-in writer, which is also asked for as `builtin`; `aiProvider` says who wrote. A draft of the built-in writer counts against no limit of the day.",
      body: generateDraftSchema,
      answers: { 200: "The draft as `content`, and `aiProvider`." },
      errors: {
        not_found: "There is no such organisation or opportunity, or it is somebody else's.",
        rate_limited:
          "Too many requests, or as many drafts as a day allows; `aiProvider` can be `builtin` instead.",
        email_unverified: "There are more drafts once the address of the account is verified.",
        upstream_failed: "The provider failed, or its answer was of no use.",
        upstream_refused: "The provider refuses for good; `aiProvider` can be `builtin` instead.",
        upstream_timeout: "The provider did not answer in time.",
        ai_unavailable: "AI is switched off here, or used up for today by all together.",
      },
    },
    "GET /api/applications/:id": { summary: "Reads one application", answers: { 200: APPLICATION } },
    "GET /api/applications/:id/versions": {
      summary: "Lists the versions of an application's texts",
      details: "Of narrative, notes and AI draft, 50 of each at most.",
      answers: { 200: "`versions`: who saved which text when, newest first, without the texts." },
    },
    "GET /api/applications/:id/versions/:versionId": {
      summary: "Reads one version of a text",
      params: { versionId: { type: "integer", minimum: 1 } },
      answers: { 200: "The version with its `text`, null if it was emptied." },
    },
    "PUT /api/applications/:id/presence": {
      summary: "Says that one has an application open",
      details: "To be said again every 25 seconds; who has not for a minute is taken to be gone.",
      body: presenceSchema,
      answers: { 200: "`people`: the other members who have it open, and the text in which each writes." },
    },
    "DELETE /api/applications/:id/presence": {
      summary: "Says that one has closed an application",
      answers: { 204: "Noted." },
    },
    "GET /api/applications/:id/comments": {
      summary: "Lists the comments on an application",
      answers: {
        200: "`comments`, oldest first, 500 at most. A reply names its `parentId`; `passage` has the words that a comment is about, and `replacement` what it suggests in their place.",
      },
    },
    "POST /api/applications/:id/comments": {
      summary: "Comments on an application",
      details:
        "On words of a text with `field`, `quote` and `start`; with `replacement` too, it suggests other words. With `parentId` it replies. Members in `mentions` get news, and so does whoever wrote in the thread.",
      body: createCommentSchema,
      answers: { 201: "The comment." },
      errors: {
        not_found: "There is no such application or thread, or it is somebody else's.",
        conflict: "The words are not in the text, or there are as many comments as there may be.",
      },
    },
    "PATCH /api/applications/:id/comments/:commentId": {
      summary: "Changes one's own comment",
      body: updateCommentSchema,
      answers: { 200: "The comment." },
      errors: { forbidden: "Somebody else wrote it, or the caller may only read." },
    },
    "DELETE /api/applications/:id/comments/:commentId": {
      summary: "Deletes a comment with its replies",
      answers: { 204: "It is gone." },
      errors: {
        forbidden: "Somebody else wrote it, and the caller is not an owner.",
        conflict: "Others have replied, and the caller is not an owner.",
      },
    },
    "POST /api/applications/:id/comments/:commentId/resolve": {
      summary: "Resolves a thread",
      answers: { 200: "The comment." },
    },
    "POST /api/applications/:id/comments/:commentId/reopen": {
      summary: "Opens a resolved thread again",
      answers: { 200: "The comment." },
    },
    "POST /api/applications/:id/comments/:commentId/accept": {
      summary: "Puts a suggestion into the text",
      details:
        "The text is saved as by a change of the application, with a version, and the thread is resolved.",
      answers: { 200: "The comment." },
      errors: {
        forbidden: "The caller may not edit.",
        conflict: "The text no longer has the words, or it was accepted or declined already.",
      },
    },
    "POST /api/applications/:id/comments/:commentId/decline": {
      summary: "Declines a suggestion",
      answers: { 200: "The comment, resolved." },
      errors: {
        forbidden: "The caller may not edit.",
        conflict: "It was accepted or declined already.",
      },
    },
    "PATCH /api/applications/:id": {
      summary: "Changes an application",
      details: "What is left out stays; null clears.",
      body: updateApplicationSchema,
      fields: { version: VERSION },
      answers: { 200: APPLICATION },
      errors: {
        forbidden: "The caller may only read the application.",
        conflict: "The same field was changed meanwhile; `fieldErrors` names it.",
      },
    },
  },
});
