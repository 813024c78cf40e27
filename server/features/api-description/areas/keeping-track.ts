import { calendarEntriesQuery, updateCalendarSchema } from "@shared/validators/calendar";
import {
  applicationExportQuery,
  documentQuery,
  opportunityExportQuery,
  opportunityJsonQuery,
} from "@shared/validators/exports";
import { newsListQuery, readNewsSchema } from "@shared/validators/news";
import {
  createSavedSearchSchema,
  shareSearchSchema,
  updateSavedSearchSchema,
} from "@shared/validators/saved-searches";
import { opportunityRecords } from "../answers/opportunities";
import { savedSearch, savedSearchList } from "../answers/organisations";
import { describeArea } from "../describe";

const CALENDAR = "`url` and `webcalUrl`, both null while there is no address, and `withSaved`.";
const SEARCH_FEED = "`url`, null while there is no address.";
const UNCHANGED = "The copy that `If-None-Match` names is still right.";
const SAVED_SEARCH = { about: "The saved search.", schema: savedSearch };

export const savedSearches = describeArea({
  name: "Saved searches",
  about: "Searches of the list that a person keeps, and whose new finds they are told by mail.",
  access: "member",
  routes: {
    "GET /api/saved-searches": {
      summary: "Lists the saved searches",
      answers: {
        200: {
          about:
            "A list: the person's own, then those that others share with an organisation of theirs, whose `shared` names it and who does (`by`).",
          schema: savedSearchList,
        },
      },
    },
    "POST /api/saved-searches": {
      summary: "Saves a search",
      body: createSavedSearchSchema,
      fields: {
        country: "One of the list's filter; empty for all",
        search: "This, a country or a filter is needed",
      },
      answers: { 201: SAVED_SEARCH },
      errors: { conflict: "There is one of this name, or there are as many as there may be." },
    },
    "PATCH /api/saved-searches/:id": {
      summary: "Renames a saved search, or changes how often it tells",
      body: updateSavedSearchSchema,
      answers: { 200: SAVED_SEARCH },
      errors: { conflict: "There is another one of this name." },
    },
    "DELETE /api/saved-searches/:id": {
      summary: "Deletes a saved search",
      answers: { 204: "It is gone, also for those with whom it is shared." },
    },
    "GET /api/saved-searches/:id/feed": {
      summary: "Says where the feed of a search is",
      answers: { 200: SEARCH_FEED },
    },
    "POST /api/saved-searches/:id/feed": {
      summary: "Makes a new address for the feed of a search",
      details: "An address from before stops working.",
      answers: { 201: SEARCH_FEED },
    },
    "DELETE /api/saved-searches/:id/feed": {
      summary: "Ends the address of a feed",
      answers: { 204: "The address no longer works." },
    },
    "GET /api/feeds/:token.atom": {
      summary: "Reads what a saved search lists as an Atom feed",
      details: "At most the 50 newest open opportunities. Whoever knows the address may read it.",
      access: "anyone",
      params: { token: { type: "string", description: "The secret part of the address" } },
      answers: { 200: { about: "A feed after RFC 4287.", type: "application/atom+xml" }, 304: UNCHANGED },
      errors: { not_found: "There is no such feed, or its address was ended." },
    },
    "PUT /api/saved-searches/:id/share": {
      summary: "Shares a search with the members of an organisation",
      details: "They find it in their lists. Mails about new finds go to its owner only.",
      body: shareSearchSchema,
      answers: { 200: SAVED_SEARCH },
      errors: {
        forbidden: "The caller may not change the organisation.",
        conflict: "As many are shared with it as may be.",
      },
    },
    "DELETE /api/saved-searches/:id/share": {
      summary: "Makes a shared search its owner's alone again",
      answers: { 204: "It is shared no more." },
      errors: { forbidden: "It is neither the caller's own, nor are they an owner of the organisation." },
    },
  },
});

export const news = describeArea({
  name: "News",
  about: "What a person was told: deadlines, next steps, changes, new matches and finds.",
  access: "member",
  routes: {
    "GET /api/news": {
      summary: "Lists the news, newest first",
      query: newsListQuery,
      fields: { before: "Only what is older: the `createdAt` of the last one seen" },
      answers: { 200: "`news`, each with its `kind` and what belongs to it, `unread` and `hasMore`." },
    },
    "POST /api/news/read": {
      summary: "Notes that news were read",
      body: readNewsSchema,
      fields: { ids: "All news if left out" },
      answers: { 200: "`unread`: how many are left." },
    },
    "DELETE /api/news/:id": { summary: "Puts one away", answers: { 204: "It is in the list no more." } },
    "POST /api/news/:id/restore": {
      summary: "Takes that back",
      answers: { 204: "It is in the list again." },
    },
  },
});

const CALENDAR_FILE = { about: "A calendar.", type: "text/calendar" };

export const calendar = describeArea({
  name: "Calendar",
  about: "Deadlines for calendar programs. Whoever knows the address of a calendar may read it.",
  access: "member",
  routes: {
    "GET /api/calendar": { summary: "Says where the calendar is", answers: { 200: CALENDAR } },
    "GET /api/calendar/entries": {
      summary: "Lists what the calendar holds between two days",
      details:
        "The same as the calendar file: deadlines of unsent applications and of saved opportunities, tasks, requests to others, next steps with funders, what awards oblige to, and last days of documents. At most 400 days and 1000 entries.",
      query: calendarEntriesQuery,
      fields: {
        from: "The first day",
        to: "The last day",
        entityId: "Leaves out what belongs to other organisations",
      },
      answers: {
        200: "`entries`, soonest first, each with `kind`, `date`, `title`, the record that it leads to (`target`) and, for a deadline, its `closing`; and `isWhole`, false when there are more than were sent.",
      },
      errors: { not_found: "There is no such organisation, or it is somebody else's." },
    },
    "POST /api/calendar": {
      summary: "Makes a new address",
      details: "An address from before stops working.",
      answers: { 201: CALENDAR },
    },
    "PATCH /api/calendar": {
      summary: "Chooses what the calendar holds",
      body: updateCalendarSchema,
      fields: { withSaved: "Saved opportunities too, beside those applied for" },
      answers: { 200: CALENDAR },
      errors: { not_found: "There is no calendar yet." },
    },
    "DELETE /api/calendar": { summary: "Ends the address", answers: { 204: "The address no longer works." } },
    "GET /api/calendar/:token.ics": {
      summary: "Reads a calendar",
      access: "anyone",
      params: { token: { type: "string", description: "The secret part of the address" } },
      answers: { 200: CALENDAR_FILE },
      errors: { not_found: "There is no such calendar, or it was turned off." },
    },
    "GET /api/opportunities/:id/calendar.ics": {
      summary: "Reads one deadline as a calendar file",
      answers: { 200: CALENDAR_FILE },
      errors: { not_found: "There is no such opportunity.", conflict: "It has no deadline." },
    },
  },
});

const TOO_MANY_TABLES = "Too many requests, or too many such tables in a minute.";
const COLUMNS = "Names with commas between; those of the screen if left out";

export const exports = describeArea({
  name: "Exports",
  about: "Lists, applications and everything that is kept, as files.",
  access: "member",
  routes: {
    "GET /api/applications/export.csv": {
      summary: "Writes the applications as a table",
      query: applicationExportQuery,
      fields: { columns: COLUMNS },
      answers: { 200: { about: "A table with a line of headings.", type: "text/csv" } },
      errors: { rate_limited: TOO_MANY_TABLES },
    },
    "GET /api/applications/:id/export.docx": {
      summary: "Writes an application as a document",
      query: documentQuery,
      fields: { notes: "Whether the notes, which are for the founder alone, are in it" },
      answers: {
        200: {
          about: "A Word document.",
          type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        },
      },
    },
    "GET /api/opportunities/export.csv": {
      summary: "Writes the list of opportunities as a table",
      details: "A longer list is cut after its best rows; the header `X-Export-Cut` says so.",
      query: opportunityExportQuery,
      fields: {
        columns: COLUMNS,
        entityId: "Scores for this one of the caller's organisations, instead of the best of all",
      },
      answers: { 200: { about: "A table with a line of headings.", type: "text/csv" } },
      errors: {
        not_found: "There is no such organisation, or it is somebody else's.",
        rate_limited: TOO_MANY_TABLES,
      },
    },
    "GET /api/opportunities/export.json": {
      summary: "Writes the list of opportunities for programs",
      details:
        "The same filters and the same rows as the table. Codes, days and amounts stand as they are kept. Show the `attribution` of a row with it.",
      query: opportunityJsonQuery,
      fields: { entityId: "Scores for this one of the caller's organisations, instead of the best of all" },
      answers: {
        200: {
          about:
            "`opportunities`, each with its `source`, `licence`, `attribution` and the day `asOf` which it was last read, and `isCut`.",
          schema: opportunityRecords,
        },
      },
      errors: {
        not_found: "There is no such organisation, or it is somebody else's.",
        rate_limited: TOO_MANY_TABLES,
      },
    },
    "GET /api/auth/user/export.zip": {
      summary: "Writes everything that is kept about the person, files included",
      answers: { 200: { about: "An archive.", type: "application/zip" } },
      errors: { rate_limited: "Too many requests, or too many such archives in an hour." },
    },
  },
});
