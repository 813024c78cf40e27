import { z } from "zod";
import {
  ADMIN_PAGE_SIZE,
  BULK_MAX,
  type CuratedField,
  type CurationAction,
  FLAGS,
  GRANTS_GOV_LIMIT,
  ORDERED_PAIRS,
  type RuleField,
  type ScrapedField,
  type SCRAPE_STATUSES,
} from "../constants/curation";
import { COUNTRY_CODES } from "../constants/countries";
import {
  ALL_ENTITY_TYPES,
  APPLICANT_LIMITS,
  type ApplicantLimit,
  CO_FUNDING,
  type CoFunding,
  ENTITY_STAGES,
  FUNDING_TYPES,
  type FundingType,
  matchWord,
  type VerificationStatus,
} from "../constants/enums";
import { readFocus } from "../constants/industries";
import { toRegionCodes } from "../constants/regions/regions";
import { CONSORTIUM_MAX, LONG_TEXT_MAX, NAME_MAX, PAGE_SIZE_MAX } from "../constants/limits";
import type { FieldOrigin } from "../schema/curation";
import { compareAmounts } from "../plain-decimal";
import {
  amountField,
  currencyField,
  dateField,
  emptyAsNull,
  knownListField,
  lineText,
  longText,
  nullAsEmpty,
  pageNumber,
  positiveAmountField,
  requiredLongText,
  requiredText,
  textListField,
  timeField,
  timezoneField,
  urlField,
  wholeNumber,
  wordField,
  yearField,
} from "./fields";
import { type Pagination, searchText } from "./opportunities";
import { message } from "../words/messages";
import { issue, say } from "./say";

const FIELDS_MISSING = "Please fill in name, description, and funding type";

const amounts = {
  minAmount: emptyAsNull(positiveAmountField("Please enter a valid amount")),
  maxAmount: emptyAsNull(positiveAmountField("Please enter a valid amount")),
};

/** In a list of types, countries, industries or stages, this means any. */
const ANY = "*";
const readOneOf = (words: readonly string[]) => (text: string) =>
  text === ANY ? ANY : matchWord(words, text);

const NOT_A_SHARE = "Must be a percentage above 0, at most 100";

/** The rules about applicants. An empty list or `null` means that there is no such rule. */
export const ruleFields = {
  eligibleEntityTypes: nullAsEmpty(
    knownListField(readOneOf(ALL_ENTITY_TYPES), (words) =>
      message("Unknown entity type: {words}", { words }),
    ),
  ),
  eligibleEntityTypesOpenEnded: z.boolean(say("Must be true or false")),
  eligibilityText: emptyAsNull(longText(LONG_TEXT_MAX)),
  eligibleCountries: nullAsEmpty(
    knownListField(readOneOf(COUNTRY_CODES), (words) => message("Unknown country: {words}", { words })),
  ),
  eligibleRegions: nullAsEmpty(textListField.transform((regions) => toRegionCodes(regions))),
  // An opportunity may have tags that are on no list. Only who knows the opportunity can refuse a tag.
  industryFocus: nullAsEmpty(
    textListField.transform((tags) => [...new Set(tags.map((tag) => readFocus(tag) ?? tag))]),
  ),
  stageFocus: nullAsEmpty(
    knownListField(readOneOf(ENTITY_STAGES), (words) => message("Unknown stage: {words}", { words })),
  ),
  yearFoundedMin: emptyAsNull(yearField),
  yearFoundedMax: emptyAsNull(yearField),
  revenueMin: emptyAsNull(amountField("Please enter a valid amount")),
  revenueMax: emptyAsNull(amountField("Please enter a valid amount")),
  applicantLimit: emptyAsNull(wordField(APPLICANT_LIMITS, "Must be invited or current holders")),
  coFunding: emptyAsNull(wordField(CO_FUNDING, "Must be required or not required")),
  coFundingShare: emptyAsNull(
    positiveAmountField(NOT_A_SHARE).refine((text) => Number(text) <= 100, say(NOT_A_SHARE)),
  ),
  consortiumMin: emptyAsNull(
    wholeNumber(2, CONSORTIUM_MAX, message("Must be a number from 2 to {n}", { n: CONSORTIUM_MAX })),
  ),
  currency: currencyField,
  deadlineTimezone: emptyAsNull(timezoneField),
  deadlineTime: emptyAsNull(timeField),
} satisfies Record<RuleField, z.ZodType>;

type Figures = Partial<Record<(typeof ORDERED_PAIRS)[number]["min" | "max"], string | number | null>>;

/** Finds the pairs of figures of an opportunity that are both stated, the first one above the second one. */
export const findPairsOutOfOrder = (figures: Figures) =>
  ORDERED_PAIRS.filter(({ min, max }) => {
    const [low, high] = [figures[min], figures[max]];
    return low != null && high != null && compareAmounts(String(low), String(high)) > 0;
  });

/** Refuses a first figure that is above the second one. */
export function checkOrder(figures: Figures, context: z.RefinementCtx): void {
  for (const { min, ifNot } of findPairsOutOfOrder(figures))
    context.addIssue({ ...issue(ifNot), path: [min] });
}

/** Only the fields sent are written. From then on no reading of the source changes them. */
export const updateOpportunitySchema = z
  .object({
    name: requiredText(NAME_MAX, FIELDS_MISSING),
    description: longText(LONG_TEXT_MAX),
    fundingType: wordField(FUNDING_TYPES, "Unknown funding type"),
    ...amounts,
    deadline: emptyAsNull(dateField),
    ...ruleFields,
  })
  .partial()
  .superRefine(checkOrder);
export type UpdateOpportunityInput = z.infer<typeof updateOpportunitySchema>;

export const createOpportunitySchema = z
  .object({
    funderName: emptyAsNull(lineText(NAME_MAX)),
    ...amounts,
    deadline: emptyAsNull(dateField),
    applicationUrl: emptyAsNull(urlField),
    ...ruleFields,
  })
  .partial()
  .extend({
    name: requiredText(NAME_MAX, FIELDS_MISSING),
    description: requiredLongText(LONG_TEXT_MAX, FIELDS_MISSING),
    fundingType: wordField(FUNDING_TYPES, FIELDS_MISSING),
  })
  .superRefine(checkOrder);
export type CreateOpportunityInput = z.infer<typeof createOpportunitySchema>;

export const adminListQuery = z.object({
  page: pageNumber(1),
  limit: pageNumber(ADMIN_PAGE_SIZE, PAGE_SIZE_MAX),
  search: searchText,
  /** The same word as `source` in the views. All sources are meant when it is missing. */
  source: lineText(NAME_MAX).optional(),
  flag: z.enum(FLAGS, say("Unknown flag")).optional(),
});
export type AdminListQuery = z.infer<typeof adminListQuery>;

export const bulkDecisionSchema = z.object({
  ids: z
    .array(z.uuid(say("Unknown id")), say("Must be a list"))
    .min(1, say("Choose at least one"))
    .max(BULK_MAX, say(message("Choose at most {n}", { n: BULK_MAX }))),
  /** `reopen` takes a decision back, so that the opportunity is pending again. */
  decision: z.enum(["verify", "reject", "reopen"], say("Unknown decision")),
});
export type BulkDecisionInput = z.infer<typeof bulkDecisionSchema>;
/** An opportunity whose status does not allow the decision is skipped. */
export type BulkDecisionView = { changed: string[]; skipped: string[] };

export const scrapeGrantsGovSchema = z.object({
  limit: z
    .number(say("Must be a number"))
    .int(say("Must be a whole number"))
    .min(1, say("Must be 1 or more"))
    .max(1000, say(message("Must be at most {n}", { n: 1000 })))
    .default(GRANTS_GOV_LIMIT),
});
export const scrapeUrlSchema = z.object({
  url: requiredText(2048, "Please enter a URL to scrape").pipe(urlField),
  sourceName: emptyAsNull(lineText(NAME_MAX)).optional(),
});
export const sourceParams = z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/, say("Unknown source")) });
export const switchSourceSchema = z.object({ isOn: z.boolean(say("Must be true or false")) });
export const changeParams = z.object({ id: z.uuid(say("Unknown id")), changeId: z.uuid(say("Unknown id")) });

/** `found` is the sum of the other counts. */
export type ScrapeCounts = {
  found: number;
  created: number;
  /** Pending opportunities that now have the values of the source. */
  updated: number;
  /** Verified opportunities for which changes were proposed. */
  proposed: number;
  /** Opportunities that are known and unchanged, were rejected before, or are closed. */
  skipped: number;
  /** Opportunities that could not be read. */
  failed: number;
};
export type ScrapeRunView = ScrapeCounts & {
  id: string;
  /** What the reading before had found, if this one found less than half of it. */
  fellFrom?: number | null;
  sourceId: string;
  sourceName: string;
  url: string | null;
  /** `stopped`: an administrator stopped it. What it stored before stays. */
  status: (typeof SCRAPE_STATUSES)[number] | "stopped";
  total: number | null;
  done: number;
  message: string | null;
  problems: { what: string; reason: string }[];
  createdAt: string;
  endedAt: string | null;
};
/** A configured source. Grants.gov is not among them, because it has a route of its own. */
export type ScrapeSourceView = {
  id: string;
  name: string;
  description: string;
  url: string;
  /** Is there for a source with an API only, which is read when it is on. */
  isOn?: boolean;
  /** The terms under which the data of a source with an API may be shown. */
  licence?: string;
  /** The empty setting without whose key the source cannot be read. */
  missingSetting?: string;
};

/**
 * Counts the decisions about all opportunities of one source. `source` is the word that
 * `AdminListQuery.source` takes.
 */
export type SourceCountView = {
  source: string;
  found: number;
  pending: number;
  verified: number;
  rejected: number;
  lastSyncedAt: string | null;
};
/**
 * The newest 20 runs, those that are running first, and at most 100 sources, those with the most
 * opportunities first.
 */
export type ScrapeOverviewView = { runs: ScrapeRunView[]; sources: SourceCountView[] };

/**
 * `message` is the sentence for the administrator. It counts the opportunities found, new, updated, proposed,
 * skipped and failed.
 */
export type ScrapeAnswerView = { message: string; run: ScrapeRunView };

export type AdminOpportunityView = {
  id: string;
  name: string;
  funderName: string | null;
  /** In lists it is cut at 300 characters. */
  description: string | null;
  fundingType: FundingType;
  minAmount: string | null;
  maxAmount: string | null;
  currency: string;
  deadline: string | null;
  deadlineTimezone: string | null;
  closed: boolean;
  applicationUrl: string | null;
  source: string | null;
  sourceUrl: string | null;
  verificationStatus: VerificationStatus;
  createdAt: string;
  lastSyncedAt: string | null;
  verifiedAt: string | null;
  verifiedBy: string | null;
  looksLike: { id: string; name: string; verificationStatus: VerificationStatus } | null;
  linkProblem: string | null;
  /** Proposed changes that wait for a decision. */
  openChanges: number;
};
export type OpportunityChangeView = {
  id: string;
  field: ScrapedField;
  before: unknown;
  after: unknown;
  quote: string | null;
  /** When the source last listed the call, where it is proposed to be over because no list has had it since. */
  lastListedAt?: string;
  /** Another source of the same call, which states the value. It is left out when it is the own source. */
  source?: string;
  createdAt: string;
};
export type CurationEntryView = { action: CurationAction; by: string | null; at: string; fields: string[] };
/** Who may apply. An empty list or null means that there is no such rule. */
export type OpportunityRulesView = {
  eligibleEntityTypes: string[];
  eligibleEntityTypesOpenEnded: boolean;
  eligibilityText: string | null;
  eligibleCountries: string[];
  eligibleRegions: string[];
  industryFocus: string[];
  stageFocus: string[];
  yearFoundedMin: number | null;
  yearFoundedMax: number | null;
  revenueMin: string | null;
  revenueMax: string | null;
  applicantLimit: ApplicantLimit | null;
  coFunding: CoFunding | null;
  coFundingShare: string | null;
  consortiumMin: number | null;
  deadlineTime: string | null;
};
/** One opportunity with all facts that a curator needs beside the form. */
export type AdminOpportunityDetailView = AdminOpportunityView &
  OpportunityRulesView & {
    origins: Partial<Record<CuratedField, FieldOrigin>>;
    lockedFields: string[];
    changes: OpportunityChangeView[];
    log: CurationEntryView[];
  };
export type AdminListView = { opportunities: AdminOpportunityView[]; pagination: Pagination };
/** The opportunity after a change was accepted or declined, with the changes that are still open. */
export type ChangeDecisionView = AdminOpportunityDetailView;
