import { z } from "zod";
import { GRANTS_GOV_NOTICE, GRANTS_GOV_SOURCE, type GrantsGovRecord } from "../../../grants-gov/mapping";
import { readGrantsGovRecord } from "../../../grants-gov/reading";
import { readDate } from "../../../grants-gov/values";
import { Unread } from "../../../sources/types";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";
import { APPLICANT_CODES, CATEGORY_CODES, INSTRUMENT_CODES, translateCodes } from "./codes";

const SEARCH = "https://api.simpler.grants.gov/v1/opportunities/search";
const PAGE_SIZE = 100;

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const amount = z.number().nullish();
const summary = z.object({
  summary_description: text,
  is_cost_sharing: z.boolean().nullish(),
  is_forecast: z.boolean().nullish(),
  close_date: text,
  close_date_description: text,
  post_date: text,
  archive_date: text,
  award_floor: amount,
  award_ceiling: amount,
  additional_info_url: text,
  forecasted_post_date: text,
  forecasted_close_date: text,
  forecasted_close_date_description: text,
  applicant_eligibility_description: text,
  funding_instruments: texts,
  funding_categories: texts,
  applicant_types: texts,
});
const record = z.object({
  // It has been a number before, and is of no use here.
  opportunity_id: z.union([z.string(), z.number()]),
  legacy_opportunity_id: z.number().int().positive().nullish(),
  opportunity_number: text,
  opportunity_title: z.string().min(1),
  agency: text,
  agency_code: text,
  agency_name: text,
  top_level_agency_name: text,
  top_level_agency_code: text,
  category: text,
  category_explanation: text,
  opportunity_assistance_listings: z.unknown().optional(),
  summary: summary.nullish(),
  opportunity_status: text,
  created_at: text,
  updated_at: text,
});
type Call = z.infer<typeof record>;
type Summary = z.infer<typeof summary>;

const answerForm = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  pagination_info: z.object({ total_pages: z.number().int(), total_records: z.number().int() }),
});

/** Whom to ask about a call is often a person. */
const PERSON_FIELDS = [
  "agency_contact_description",
  "agency_email_address",
  "agency_email_address_description",
  "agency_phone_number",
];

/**
 * The newer service of Grants.gov, which tells whole calls by hundreds. They have their old numbers too, by which they
 * are the same opportunities as those of Grants.gov, and are read in the same way.
 */
export const simplerGrantsGov: ApiSource<Call, number> = {
  id: "simpler-grants-gov",
  name: "Simpler.Grants.gov",
  importAs: GRANTS_GOV_SOURCE,
  description: "Grants of all federal agencies of the United States, kept as those of Grants.gov",
  url: "https://simpler.grants.gov/",
  country: "US",
  funderType: "government",
  licence: "Public domain in the United States",
  attribution: GRANTS_GOV_NOTICE,
  key: { setting: "SIMPLER_GRANTS_GOV_KEY", headers: (key) => ({ "x-api-key": key }) },

  // The cursor is the number of the page.
  ask: (cursor) => ({
    url: SEARCH,
    body: {
      type: "application/json",
      text: JSON.stringify({
        filters: { opportunity_status: { one_of: ["posted", "forecasted"] } },
        pagination: {
          page_offset: cursor ?? 1,
          page_size: PAGE_SIZE,
          sort_order: [{ order_by: "opportunity_id", sort_direction: "ascending" }],
        },
      }),
    },
  }),
  idField: "opportunity_number",
  readPage(answer, cursor) {
    const { data, pagination_info } = answerForm.parse(answer);
    const page = cursor ?? 1;
    return {
      records: data,
      next: page < pagination_info.total_pages ? page + 1 : null,
      total: pagination_info.total_records,
    };
  },
  record,
  optional: ["agency", "top_level_agency_code"],
  removePersons(answer) {
    const page = answerForm.parse(answer);
    return { ...page, data: page.data.map(removeContacts) };
  },

  read(call, tools) {
    // A call without a summary is only being written.
    if (!call.summary) return null;
    if (call.legacy_opportunity_id == null)
      throw new Unread("It has no number of Grants.gov, so it might be here already. It was left out.");
    const found = toGrantsGovRecord(call, call.summary, tools);
    const { opportunity_status: status } = call;
    const isClosed = status === "archived" || status === "closed";
    if (isClosed && values.lacksPastDeadline(readDate(found.closeDate), tools.now)) return null;
    return readGrantsGovRecord(found, tools.now);
  },
};

/** Puts a call into the form of Grants.gov's own answers, so that both give the same reading. */
function toGrantsGovRecord(call: Call, stated: Summary, { noteCode }: AdapterTools): GrantsGovRecord {
  const isForecast = stated.is_forecast ?? call.opportunity_status === "forecasted";
  return {
    id: String(call.legacy_opportunity_id),
    number: call.opportunity_number,
    title: call.opportunity_title,
    agency: call.agency_name ?? call.top_level_agency_name,
    docType: isForecast ? "forecast" : "synopsis",
    openDate: isForecast ? (stated.forecasted_post_date ?? stated.post_date) : stated.post_date,
    closeDate: isForecast ? stated.forecasted_close_date : stated.close_date,
    responseDateDesc: isForecast ? stated.forecasted_close_date_description : stated.close_date_description,
    archiveDate: stated.archive_date,
    description: stated.summary_description,
    applicantTypes: translateCodes(stated.applicant_types, APPLICANT_CODES, (code) =>
      noteCode("applicant_types", code),
    ),
    eligibilityDesc: stated.applicant_eligibility_description,
    fundingInstruments: translateCodes(stated.funding_instruments, INSTRUMENT_CODES, (code) =>
      noteCode("funding_instruments", code),
    ),
    fundingActivityCategories: translateCodes(stated.funding_categories, CATEGORY_CODES, (code) =>
      noteCode("funding_categories", code),
    ),
    costSharing: stated.is_cost_sharing,
    awardFloor: stated.award_floor,
    awardCeiling: stated.award_ceiling,
    fundingDescLinkUrl: stated.additional_info_url,
  };
}

function removeContacts(call: Record<string, unknown>): Record<string, unknown> {
  const { summary: stated } = call;
  if (typeof stated !== "object" || stated === null) return call;
  const kept = Object.entries(stated).filter(([field]) => !PERSON_FIELDS.includes(field));
  return { ...call, summary: Object.fromEntries(kept) };
}
