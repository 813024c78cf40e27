import { z } from "zod";
import {
  ADMIN_PAGE_SIZE,
  BULK_MAX,
  type CurationAction,
  GRANTS_GOV_LIMIT,
  type ScrapedField,
  type SCRAPE_STATUSES,
  AMOUNTS_NOT_IN_ORDER,
  FLAGS,
} from "../constants/curation";
import { FUNDING_TYPES, type FundingType, type VerificationStatus } from "../constants/enums";
import { LONG_TEXT_MAX, NAME_MAX, PAGE_SIZE_MAX } from "../constants/limits";
import type { FieldOrigin } from "../schema/curation";
import { compareAmounts } from "../plain-decimal";
import {
  dateField,
  emptyAsNull,
  lineText,
  longText,
  pageNumber,
  positiveAmountField,
  requiredLongText,
  requiredText,
  urlField,
  wordField,
} from "./fields";
import { type Pagination, searchText } from "./opportunities";
import { message } from "../words/messages";
import { say } from "./say";

const FIELDS_MISSING = "Please fill in name, description, and funding type";

const amounts = {
  minAmount: emptyAsNull(positiveAmountField("Please enter a valid amount")).optional(),
  maxAmount: emptyAsNull(positiveAmountField("Please enter a valid amount")).optional(),
};
const inOrder = ({ minAmount, maxAmount }: { minAmount?: string | null; maxAmount?: string | null }) =>
  minAmount == null || maxAmount == null || compareAmounts(minAmount, maxAmount) <= 0;
const ORDER = { path: ["minAmount"], ...say(AMOUNTS_NOT_IN_ORDER) };

/** Only the fields sent are written. From then on no reading of the source changes them. */
export const updateOpportunitySchema = z
  .object({
    name: requiredText(NAME_MAX, FIELDS_MISSING).optional(),
    description: longText(LONG_TEXT_MAX).optional(),
    fundingType: wordField(FUNDING_TYPES, "Unknown funding type").optional(),
    ...amounts,
    deadline: emptyAsNull(dateField).optional(),
  })
  .refine(inOrder, ORDER);
export type UpdateOpportunityInput = z.infer<typeof updateOpportunitySchema>;

export const createOpportunitySchema = z
  .object({
    name: requiredText(NAME_MAX, FIELDS_MISSING),
    description: requiredLongText(LONG_TEXT_MAX, FIELDS_MISSING),
    fundingType: wordField(FUNDING_TYPES, FIELDS_MISSING),
    funderName: emptyAsNull(lineText(NAME_MAX)).optional(),
    ...amounts,
    deadline: emptyAsNull(dateField).optional(),
    applicationUrl: emptyAsNull(urlField).optional(),
  })
  .refine(inOrder, ORDER);
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
  sourceId: string;
  sourceName: string;
  url: string | null;
  status: (typeof SCRAPE_STATUSES)[number];
  total: number | null;
  done: number;
  message: string | null;
  problems: { what: string; reason: string }[];
  createdAt: string;
  endedAt: string | null;
};
/** A configured source. Grants.gov is not among them, because it has a route of its own. */
export type ScrapeSourceView = { id: string; name: string; description: string; url: string };

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
  createdAt: string;
};
export type CurationEntryView = { action: CurationAction; by: string | null; at: string; fields: string[] };
/** One opportunity with all facts that a curator needs beside the form. */
export type AdminOpportunityDetailView = AdminOpportunityView & {
  origins: Partial<Record<ScrapedField, FieldOrigin>>;
  lockedFields: string[];
  changes: OpportunityChangeView[];
  log: CurationEntryView[];
};
export type AdminListView = { opportunities: AdminOpportunityView[]; pagination: Pagination };
/** The opportunity after a change was accepted or declined, with the changes that are still open. */
export type ChangeDecisionView = AdminOpportunityDetailView;
