/** The columns that a reading of a source may fill. */
export const SCRAPED_FIELDS = [
  "name",
  "funderName",
  "funderWebsite",
  "description",
  "applicationUrl",
  "fundingType",
  "minAmount",
  "maxAmount",
  "currency",
  "equityStakeMin",
  "equityStakeMax",
  "eligibleEntityTypes",
  "eligibleEntityTypesOpenEnded",
  "eligibleCountries",
  "eligibleRegions",
  "eligibilityText",
  "industryFocus",
  "stageFocus",
  "applicantLimit",
  "coFunding",
  "coFundingShare",
  "consortiumMin",
  "openDate",
  "deadline",
  "deadlineTimezone",
  "deadlineTime",
  "deadlineNote",
  "durationWeeks",
] as const;
export type ScrapedField = (typeof SCRAPED_FIELDS)[number];

/** The rules about applicants. Administrators can set each of them, and a source can fill most. */
export const RULE_FIELDS = [
  "eligibleEntityTypes",
  "eligibleEntityTypesOpenEnded",
  "eligibilityText",
  "eligibleCountries",
  "eligibleRegions",
  "industryFocus",
  "stageFocus",
  "yearFoundedMin",
  "yearFoundedMax",
  "revenueMin",
  "revenueMax",
  "applicantLimit",
  "coFunding",
  "coFundingShare",
  "consortiumMin",
  "currency",
  "deadlineTimezone",
  "deadlineTime",
] as const;
export type RuleField = (typeof RULE_FIELDS)[number];
export type CuratedField = ScrapedField | RuleField;

export const CURATED_FIELD_LABELS: Record<CuratedField, string> = {
  name: "Name",
  funderName: "Funder",
  funderWebsite: "Funder's website",
  description: "Description",
  applicationUrl: "Application page",
  fundingType: "Funding type",
  minAmount: "Minimum amount",
  maxAmount: "Maximum amount",
  currency: "Currency",
  equityStakeMin: "Smallest equity stake",
  equityStakeMax: "Largest equity stake",
  eligibleEntityTypes: "Eligible entity types",
  eligibleEntityTypesOpenEnded: "Other types may apply",
  eligibleCountries: "Eligible countries",
  eligibleRegions: "Eligible regions",
  eligibilityText: "Who may apply",
  industryFocus: "Industries",
  stageFocus: "Stages",
  yearFoundedMin: "Founded in or after",
  yearFoundedMax: "Founded in or before",
  revenueMin: "Minimum revenue",
  revenueMax: "Maximum revenue",
  applicantLimit: "Open only to",
  coFunding: "Co-funding",
  coFundingShare: "Share of the costs to bring (%)",
  consortiumMin: "Organisations that apply together, at least",
  openDate: "Opens",
  deadline: "Deadline",
  deadlineTimezone: "Time zone of the deadline",
  deadlineTime: "Hour of the deadline",
  deadlineNote: "About the deadline",
  durationWeeks: "Weeks",
};

/**
 * Facts that exclude nobody before the last day. The first reading that states one fills it in, also when the opportunity is verified
 * already, so that a curator need not accept it for each of thousands.
 */
export const FILLED_FIELDS = [
  "applicantLimit",
  "coFunding",
  "coFundingShare",
  "consortiumMin",
  "deadlineTime",
] as const satisfies readonly ScrapedField[];

/** These figures mean nothing without their currency. */
export const AMOUNT_FIELDS = ["minAmount", "maxAmount"] as const satisfies readonly ScrapedField[];
export const REVENUE_FIELDS = ["revenueMin", "revenueMax"] as const satisfies readonly RuleField[];
const MONEY_FIELDS: readonly ScrapedField[] = [...AMOUNT_FIELDS, "currency"];
/** An hour means nothing without its day and its time zone. */
const DEADLINE_FIELDS: readonly ScrapedField[] = ["deadline", "deadlineTimezone", "deadlineTime"];

/**
 * Returns the fields whose open changes are decided together with the change of a field. A new currency
 * changes the amount, and a new amount that comes with it is in that currency. An hour belongs to the day and the
 * time zone that come with it.
 */
export function listDecidedTogether(field: ScrapedField, open: readonly ScrapedField[]): ScrapedField[] {
  const isMoney = MONEY_FIELDS.includes(field) && open.includes("currency");
  const isDeadline = DEADLINE_FIELDS.includes(field) && open.includes("deadlineTime");
  const group = isMoney ? MONEY_FIELDS : isDeadline ? DEADLINE_FIELDS : [field];
  return open.filter((name) => group.includes(name));
}

export const CHANGE_STATUSES = ["proposed", "accepted", "declined", "replaced"] as const;
/** What an administrator does with an opportunity. */
export const CURATION_ACTIONS = [
  "created",
  "edited",
  "verified",
  "rejected",
  "reopened",
  "deleted",
  "change_accepted",
  "change_declined",
  "merged",
  "split",
  "kept_apart",
] as const;
export type CurationAction = (typeof CURATION_ACTIONS)[number];
/** What an administrator does with a source. */
export const SOURCE_ACTIONS = ["source_read", "source_on", "source_off"] as const;
export type SourceAction = (typeof SOURCE_ACTIONS)[number];
/** What the operator of the server does with an administrator's rights. */
export const RIGHT_ACTIONS = ["rights_given", "rights_taken"] as const;
export type RightAction = (typeof RIGHT_ACTIONS)[number];
export const SCRAPE_STATUSES = ["queued", "running", "done", "failed"] as const;

export const GRANTS_GOV_SOURCE_ID = "grants-gov";
export const CUSTOM_SOURCE_ID = "custom";
export const GRANTS_GOV_LIMIT = 50;
export const ADMIN_PAGE_SIZE = 50;
/** This many opportunities can be decided at once. */
export const BULK_MAX = 100;
/** A curator is told after this many failed link checks in a row. */
export const LINK_FAILURES_SHOWN = 2;

/** A curator can filter the list by these signs that something needs a look. */
export const FLAGS = ["duplicate", "broken_link", "changed"] as const;
export const AMOUNTS_NOT_IN_ORDER = "Minimum amount cannot be greater than maximum amount";

/** Of each of these pairs the first figure must not be above the second one. */
export const ORDERED_PAIRS = [
  { min: "minAmount", max: "maxAmount", ifNot: AMOUNTS_NOT_IN_ORDER },
  {
    min: "yearFoundedMin",
    max: "yearFoundedMax",
    ifNot: "The first year cannot be after the last year",
  },
  {
    min: "revenueMin",
    max: "revenueMax",
    ifNot: "Minimum revenue cannot be greater than maximum revenue",
  },
] as const;
