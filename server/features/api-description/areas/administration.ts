import type { RuleField } from "@shared/constants/curation";
import { ALL_ENTITY_TYPES, ENTITY_STAGES } from "@shared/constants/enums";
import { adminActivityQuery } from "@shared/validators/activity";
import {
  adminListQuery,
  bulkDecisionSchema,
  createOpportunitySchema,
  scrapeGrantsGovSchema,
  scrapeUrlSchema,
  switchSourceSchema,
  updateOpportunitySchema,
} from "@shared/validators/curation";
import { duplicatesQuery, mergeSchema } from "@shared/validators/duplicates";
import { describeArea } from "../describe";

const OPPORTUNITY =
  "The opportunity with where its values are from, the changes that wait, and what was done with it.";
const LIST = "`opportunities` and `pagination`.";
const LIST_FIELDS = {
  limit: "At most 100; more counts as 100",
  source: "Only what this source gave",
  flag: "Only those that seem to be there twice, whose link is broken, or whose source says something else now",
};
const RULES =
  "The rules about applicants decide at once whom it is shown to. An empty list or null means that there is no such rule.";
/** What the rules about applicants mean. */
const RULE_MEANINGS = {
  eligibleEntityTypes: `Of ${ALL_ENTITY_TYPES.join(", ")}; * for any`,
  eligibleEntityTypesOpenEnded: "Whether it describes more applicants in words, so that no type is left out",
  eligibilityText: "Who may apply, in words",
  eligibleCountries: "ISO 3166-1 alpha-2 codes; * for everywhere",
  eligibleRegions:
    "Parts of these countries: ISO 3166-2 codes, or words where there is none here. Names of known regions become their codes",
  industryFocus:
    "Slugs or labels of the industries, tags that mean some of them, or tags that it has already; * for any",
  stageFocus: `Of ${ENTITY_STAGES.join(", ")}; * for any`,
  yearFoundedMin: "The first year of founding that is right",
  yearFoundedMax: "The last year of founding that is right",
  revenueMin: "The smallest revenue of a year that is right",
  revenueMax: "The largest revenue of a year that is right",
  applicantLimit: "The only applicants, where meeting the rules is not enough",
  coFunding: "Whether applicants must pay a part of the costs",
  coFundingShare: "The smallest share of the costs that they must bring, in percent",
  consortiumMin: "How many organisations must apply together at least, the applicant included",
  currency: "Of all amounts: an ISO 4217 code",
  deadlineTimezone: "Where the day of the deadline ends: a name on the IANA list, UTC when there is none",
  deadlineTime:
    "Until which hour of that day, HH:MM in that time zone; until the day ends when there is none",
} satisfies Record<RuleField, string>;
const DECIDED = { already_decided: "Somebody has decided meanwhile." };

export const curation = describeArea({
  name: "Curation",
  about: "The catalogue as administrators see it: what waits, what is verified, and what sources say now.",
  access: "admin",
  routes: {
    "GET /api/admin/opportunities": {
      summary: "Lists the verified opportunities",
      query: adminListQuery,
      fields: LIST_FIELDS,
      answers: { 200: LIST },
    },
    "GET /api/admin/opportunities/pending": {
      summary: "Lists the opportunities that wait for a decision",
      query: adminListQuery,
      fields: LIST_FIELDS,
      answers: { 200: LIST },
    },
    "POST /api/admin/opportunities": {
      summary: "Adds an opportunity by hand",
      details: `It is verified at once. ${RULES}`,
      body: createOpportunitySchema,
      fields: RULE_MEANINGS,
      answers: { 201: OPPORTUNITY },
    },
    "POST /api/admin/opportunities/bulk": {
      summary: "Decides on up to 100 opportunities at once",
      body: bulkDecisionSchema,
      fields: { decision: "reopen takes a decision back" },
      answers: { 200: "The ids that were `changed`, and those that were `skipped`." },
    },
    "GET /api/admin/activity": {
      summary: "Lists what administrators did",
      details:
        "Decisions about opportunities, and readings of sources that somebody asked for, newest first.",
      query: adminActivityQuery,
      fields: { lastId: "The `id` of the last known entry" },
      answers: { 200: "`items` with `id`, `at`, `actor` and `text`, and `hasMore`." },
    },
    "GET /api/admin/activity.csv": {
      summary: "Downloads what administrators did",
      answers: { 200: { about: "The newest 10,000 entries.", type: "text/csv" } },
      errors: { rate_limited: "Too many downloads in a minute." },
    },
    "GET /api/admin/opportunities/:id": { summary: "Reads one opportunity", answers: { 200: OPPORTUNITY } },
    "PATCH /api/admin/opportunities/:id": {
      summary: "Changes an opportunity",
      details: `What is left out stays; null clears. No reading of its source touches a changed field again. ${RULES}`,
      body: updateOpportunitySchema,
      fields: RULE_MEANINGS,
      answers: { 200: OPPORTUNITY },
      errors: DECIDED,
    },
    "DELETE /api/admin/opportunities/:id": {
      summary: "Deletes an opportunity",
      details: "Applications for it stay.",
      answers: { 204: "It is gone." },
    },
    "POST /api/admin/opportunities/:id/verify": {
      summary: "Shows a waiting opportunity to everybody",
      answers: { 200: OPPORTUNITY },
      errors: DECIDED,
    },
    "POST /api/admin/opportunities/:id/reject": {
      summary: "Keeps a waiting opportunity out",
      answers: { 200: OPPORTUNITY },
      errors: DECIDED,
    },
    "POST /api/admin/opportunities/:id/changes/:changeId/accept": {
      summary: "Takes over what the source says now",
      details: "A new currency and the amounts that came with it are decided as one.",
      answers: { 200: OPPORTUNITY },
      errors: DECIDED,
    },
    "POST /api/admin/opportunities/:id/changes/:changeId/decline": {
      summary: "Leaves a field as it is",
      details: "A new currency and the amounts that came with it are decided as one.",
      answers: { 200: OPPORTUNITY },
      errors: DECIDED,
    },
  },
});

const PAIR_DECIDED = {
  already_decided: "Somebody has decided about these two, or about one of them, meanwhile.",
};

export const duplicates = describeArea({
  name: "Duplicates",
  about: "Opportunities of different sources that seem to be the same call.",
  access: "admin",
  routes: {
    "GET /api/admin/duplicates": {
      summary: "Lists the pairs that wait for a decision",
      query: duplicatesQuery,
      answers: {
        200: "The `pairs`, the likeliest first, with both opportunities, what speaks for and against, and the fields in which they differ.",
      },
    },
    "GET /api/admin/duplicates/merged": {
      summary: "Lists what was merged, newest first",
      query: duplicatesQuery,
      answers: { 200: "The `merges`: which opportunity is in which, since when and by whom." },
    },
    "POST /api/admin/duplicates/:id/merge": {
      summary: "Merges the two of a pair",
      details:
        "The other one is hidden, and its address leads to the kept one. What people saved, hid or applied for follows. Its source goes on as proposals.",
      body: mergeSchema,
      answers: { 200: OPPORTUNITY },
      errors: PAIR_DECIDED,
    },
    "POST /api/admin/duplicates/:id/apart": {
      summary: "Keeps the two of a pair as two calls",
      details: "The pair is never proposed again.",
      answers: { 204: "It is noted." },
      errors: PAIR_DECIDED,
    },
    "POST /api/admin/duplicates/merged/:id/split": {
      summary: "Takes a merge back",
      details: "The id is that of the merged opportunity. What had followed returns to it.",
      answers: { 200: OPPORTUNITY },
    },
  },
});

const RUN = "A `message` that counts what was found, and the `run`.";
const RUN_ERRORS = {
  already_running: "This source is being read just now.",
  upstream_failed: "The site refused, or its answer was of no use.",
  upstream_timeout: "The site did not answer in time.",
};

export const scraping = describeArea({
  name: "Reading sources",
  about: "Other sites are read for opportunities. What is new waits for a decision.",
  access: "admin",
  routes: {
    "GET /api/admin/scrape/sources": {
      summary: "Lists the configured sources",
      answers: {
        200: "A list of `id`, `name`, `description` and `url`. Sources with an API have `isOn` and `licence` too, and `missingSetting` where the operator has not set the key that the source asks for.",
      },
    },
    "PUT /api/admin/scrape/sources/:id": {
      summary: "Switches a source with an API on or off",
      params: { id: { type: "string", pattern: "^[a-z0-9-]{1,60}$" } },
      body: switchSourceSchema,
      answers: { 200: "The source as in the list." },
    },
    "GET /api/admin/scrape/runs": {
      summary: "Shows the last readings, and what each source gave",
      answers: { 200: "`runs`, the newest 20, and `sources`." },
    },
    "DELETE /api/admin/scrape/runs/:id": {
      summary: "Stops a reading that is under way",
      details: "What was read until then is kept. A reading that has ended stays as it is.",
      answers: { 200: "The reading, whose `status` is `stopped`." },
    },
    "POST /api/admin/scrape/grants-gov": {
      summary: "Reads Grants.gov",
      body: scrapeGrantsGovSchema,
      fields: { limit: "How many opportunities at most" },
      answers: { 200: RUN },
      errors: RUN_ERRORS,
    },
    "POST /api/admin/scrape/source/:id": {
      summary: "Reads a configured source",
      params: { id: { type: "string", pattern: "^[a-z0-9-]{1,60}$" } },
      answers: { 200: RUN },
      errors: RUN_ERRORS,
    },
    "POST /api/admin/scrape/custom-url": {
      summary: "Reads a page",
      body: scrapeUrlSchema,
      fields: { url: "Of a public address" },
      answers: { 200: RUN },
      errors: RUN_ERRORS,
    },
  },
});
