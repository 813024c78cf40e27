import { z } from "zod";
import type { CoFunding } from "@shared/constants/enums";
import { toPlainLine } from "../../../../../platform/text/text";
import { readAmount, readDate } from "../../../grants-gov/values";
import { buildClosedReading, buildReading } from "../../reading";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";

const DATASET = "111c8c88-21f6-453c-ae2c-b4785a0624f5";
const PAGE_SIZE = 100;

const text = z.string().nullish();
const record = z.object({
  _id: z.number().nullish(),
  PortalID: z.string().min(1),
  GrantID: text,
  Status: z.string(),
  LastUpdated: text,
  ChangeNotes: text,
  AgencyDept: text,
  Title: z.string().min(1),
  Type: text,
  LOI: text,
  Categories: text,
  CategorySuggestion: text,
  Purpose: text,
  Description: text,
  ApplicantType: text,
  ApplicantTypeNotes: text,
  Geography: text,
  FundingSource: text,
  FundingSourceNotes: text,
  MatchingFunds: text,
  MatchingFundsNotes: text,
  EstAvailFunds: text,
  EstAwards: text,
  EstAmounts: text,
  FundingMethod: text,
  FundingMethodNotes: text,
  OpenDate: text,
  ApplicationDeadline: text,
  AwardPeriod: text,
  ExpAwardDate: text,
  ElecSubmission: text,
  GrantURL: text,
  AgencyURL: text,
  AgencySubscribeURL: text,
  GrantEventsURL: text,
  ContactInfo: text,
  AwardStats: text,
});
type CaliforniaGrant = z.infer<typeof record>;

/** The rows are arrays in the order of the fields. */
const dump = z.object({
  fields: z.array(z.object({ id: z.string() })).min(1),
  records: z.array(z.array(z.unknown())),
});

const APPLICANTS = values.byLowerCase<values.ApplicantWord>({
  Business: ["Startup", "Social Enterprise"],
  Individual: ["Individual"],
  Nonprofit: ["Nonprofit"],
  "Other Legal Entity": "others",
  "Public Agency": ["Government"],
  "Tribal Government": ["Government"],
});

const CATEGORIES = values.byLowerCase<string | null>({
  Agriculture: "agriculture",
  "Animal Services": null,
  "Consumer Protection": null,
  "Disadvantaged Communities": null,
  "Disaster Prevention & Relief": "humanitarian",
  Education: "education",
  "Employment, Labor & Training": "workforce",
  Energy: "energy",
  "Environment & Water": "environment",
  "Food & Nutrition": "food",
  "Health & Human Services": "health",
  "Housing, Community and Economic Development": "community",
  "Law, Justice, and Legal Services": "human-rights",
  "Libraries and Arts": "arts",
  "Parks & Recreation": "environment",
  "Science, Technology, and Research & Development": "science",
  Transportation: "mobility",
  "Veterans & Military": null,
});

/** A least amount up to this says that there is none. */
const NO_FLOOR = 1;
/** The portal prints these hours for the whole day, and for an hour that was mistyped. */
const NO_HOUR = new Set(["00:00", "11:59", "23:59"]);

/** The grants that the agencies of the state have to publish on one portal, by law. */
export const californiaGrants: ApiSource<CaliforniaGrant, number> = {
  id: "california-grants",
  name: "California Grants Portal",
  description: "Grants and loans of the agencies of the state of California",
  url: "https://data.ca.gov/dataset/california-grants-portal",
  country: "US",
  funderType: "government",
  licence: "Open data of the State of California",
  attribution: "California Grants Portal, https://data.ca.gov/dataset/california-grants-portal",
  listsAll: true,

  // The cursor is the number of rows before the page.
  ask: (cursor) => ({
    url: `https://data.ca.gov/datastore/dump/${DATASET}?format=json&limit=${PAGE_SIZE}&offset=${cursor ?? 0}`,
  }),
  idField: "PortalID",
  readPage(answer, cursor) {
    const { fields, records } = dump.parse(answer);
    return {
      records: records.map((row) => Object.fromEntries(fields.map(({ id }, index) => [id, row[index]]))),
      next: records.length < PAGE_SIZE ? null : (cursor ?? 0) + records.length,
    };
  },
  record,
  removePersons(answer) {
    const { fields, records } = dump.parse(answer);
    const contact = fields.findIndex(({ id }) => id === "ContactInfo");
    return {
      fields,
      records: records.map((row) => row.map((value, index) => (index === contact ? null : value))),
    };
  },

  read(grant, tools) {
    const deadline = readDate(grant.ApplicationDeadline);
    if (!isOpen(grant, tools) && values.lacksPastDeadline(deadline, tools.now))
      return buildClosedReading({
        url: this.url,
        externalId: grant.PortalID,
        name: toPlainLine(grant.Title),
        words: `Status: ${grant.Status}`,
      });
    const { coFunding, matching } = readMatching(grant);
    const page = values.findWebAddress(grant.GrantURL, grant.AgencyURL);
    return buildReading({
      url: page ?? this.url,
      externalId: grant.PortalID,
      values: {
        name: toPlainLine(grant.Title),
        funderName: nameAgency(grant.AgencyDept),
        funderWebsite: values.findWebAddress(grant.AgencyURL),
        description: values.joinTexts(grant.Purpose, grant.Description),
        applicationUrl: values.findWebAddress(grant.ElecSubmission, grant.GrantURL),
        fundingType: readType(grant, tools),
        ...readAmounts(grant.EstAmounts),
        currency: "USD",
        ...values.readApplicantWords(values.splitList(grant.ApplicantType, /;/), APPLICANTS, (word) =>
          tools.noteCode("ApplicantType", word),
        ),
        eligibleCountries: ["US"],
        eligibleRegions: readRegions(grant.Geography),
        eligibilityText: values.joinTexts(
          grant.ApplicantType,
          grant.ApplicantTypeNotes,
          ["Where", grant.Geography],
          ["Matching funds", matching],
        ),
        industryFocus: values.readCategories(
          values.splitList(grant.Categories, /;/),
          CATEGORIES,
          tools,
          "Categories",
        ),
        coFunding,
        openDate: readDate(grant.OpenDate),
        deadline,
        deadlineTimezone: deadline && "America/Los_Angeles",
        deadlineNote: noteDeadline(grant, deadline),
      },
      quotes: {
        fundingType: grant.Type,
        minAmount: grant.EstAmounts,
        maxAmount: grant.EstAmounts,
        currency: null,
        eligibleEntityTypes: grant.ApplicantType,
        eligibleRegions: grant.Geography,
        industryFocus: grant.Categories,
        coFunding: grant.MatchingFunds,
        openDate: grant.OpenDate,
        deadline: grant.ApplicationDeadline,
        deadlineTimezone: null,
        deadlineNote: grant.ApplicationDeadline ?? grant.OpenDate,
      },
    });
  },
};

/** Words about the whole state. A firm that only has to do business there may be anywhere. */
const WHOLE_STATE =
  /^(?:statewide\b|(?:the )?(?:state of )?california\.?$)|\bwithin (?:the state of )?california\b|\bregions? of california\b/i;
const readRegions = (geography: string | null | undefined): string[] =>
  WHOLE_STATE.test(toPlainLine(geography ?? "")) ? ["US-CA"] : [];

function isOpen({ Status }: CaliforniaGrant, { noteCode }: AdapterTools): boolean {
  const status = Status.toLowerCase();
  if (!["active", "forecasted", "closed"].includes(status)) noteCode("Status", Status);
  return status !== "closed";
}

/** Where several kinds are offered, the first one counts. */
function readType({ Type }: CaliforniaGrant, { noteCode }: AdapterTools) {
  const kinds = values.splitList(Type, /;/);
  for (const kind of kinds) {
    if (kind === "Grant") return "grant";
    if (kind === "Loan") return "loan";
    noteCode("Type", kind);
  }
  return kinds.length === 0 ? null : "other";
}

function readAmounts(stated: string | null | undefined) {
  const range = /^Between \$([\d,.]+) and \$([\d,.]+)$/.exec(stated ?? "");
  if (!range) {
    const amount = values.readSingleAmount(stated);
    return { minAmount: amount, maxAmount: amount };
  }
  const floor = readAmount(range[1]);
  return {
    minAmount: floor !== null && Number(floor) > NO_FLOOR ? floor : null,
    maxAmount: readAmount(range[2]),
  };
}

/** The share that the portal prints is one of the grant and not of the costs, so only its words are kept. */
function readMatching({ MatchingFunds, MatchingFundsNotes }: CaliforniaGrant): {
  coFunding: CoFunding | null;
  matching: string | null;
} {
  if (!MatchingFunds) return { coFunding: null, matching: null };
  if (/^not required$/i.test(MatchingFunds)) return { coFunding: "not required", matching: null };
  const isShare = /^\d+(?:\.\d+)?%$/.test(MatchingFunds);
  return {
    coFunding: isShare ? "required" : null,
    matching: [MatchingFunds, MatchingFundsNotes].filter(Boolean).join(". "),
  };
}

/** Names an agency so that it is told from those of other states. */
function nameAgency(agency: string | null | undefined): string | null {
  const name = toPlainLine(agency ?? "").replace(/^CA /, "California ");
  return /^(?:Department|Governor|Public Utilities|Board|Office|State|Commission)\b/.test(name)
    ? `California ${name}`
    : name;
}

function noteDeadline(
  { ApplicationDeadline, OpenDate, LOI, Status }: CaliforniaGrant,
  deadline: string | null,
): string | null {
  const hour = deadline && / (\d\d:\d\d)/.exec(ApplicationDeadline ?? "")?.[1];
  const isForecast = Status.toLowerCase() === "forecasted";
  return (
    values
      .joinTexts(
        deadline === null ? ApplicationDeadline : null,
        hour && !NO_HOUR.has(hour) ? `The portal prints the hour ${hour}.` : null,
        isForecast ? "Announced only: the agency may still change its dates." : null,
        readDate(OpenDate) === null ? ["Opens", OpenDate] : null,
        LOI === "Yes" ? "A letter of intent has to come first." : null,
      )
      ?.replaceAll("\n\n", " ") ?? null
  );
}
