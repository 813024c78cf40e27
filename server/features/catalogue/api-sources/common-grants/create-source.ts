import { ALL_ENTITY_TYPES, FUNDER_TYPES, FUNDING_TYPES, type FundingType } from "@shared/constants/enums";
import { toPlainLine } from "../../../../platform/text/text";
import { readAwardRange, readDate } from "../../grants-gov/values";
import { buildClosedReading, buildReading } from "../reading";
import type { AdapterTools, ApiSource } from "../types";
import * as values from "../values";
import { PERSON_FIELDS, type FieldReader, readCustomFields } from "./custom-fields";
import { type CommonGrantsRecord, commonGrantsPage, commonGrantsRecord, OPTIONAL_FIELDS } from "./record";

const PAGE_SIZE = 100;

const APPLICANTS = values.byLowerCase<values.ApplicantWord>({
  individual: ["Individual"],
  organization: "others",
  government_state: ["Government"],
  government_county: ["Government"],
  government_municipal: ["Government"],
  government_special_district: ["Government"],
  government_tribal: ["Government"],
  organization_tribal_other: "others",
  school_district_independent: ["School"],
  higher_education_public: ["Research", "School"],
  higher_education_private: ["Research", "School"],
  non_profit_with_501c3: ["Nonprofit"],
  // The protocol spells this one in another way.
  nonprofit_without_501c3: ["Nonprofit"],
  for_profit_small_business: ["Startup", "Social Enterprise"],
  for_profit_not_small_business: ["Startup", "Social Enterprise"],
  unrestricted: ALL_ENTITY_TYPES,
  others: "others",
  ...Object.fromEntries(ALL_ENTITY_TYPES.map((type) => [type, [type]])),
});

const INSTRUMENTS: [RegExp, FundingType][] = [
  [/\bgrants?\b|\bcooperative agreements?\b/i, "grant"],
  [/\bloans?\b/i, "loan"],
  [/\bequity\b/i, "equity"],
  [
    /\btax\b|\bcontracts?\b|\brebates?\b|\btechnical assistance\b|\bother\b|\bguarantees?\b|\btraining\b/i,
    "other",
  ],
];

type Provider = Pick<
  ApiSource,
  "id" | "name" | "description" | "url" | "country" | "funderType" | "licence" | "attribution"
> & {
  /** The address before `/common-grants`. */
  base: string;
  /** The time zone of days where a record names none. */
  timezone: string;
  /** Who may apply where a record names no countries. */
  eligibleCountries: string[];
  /** The ISO 3166-2 code of the provider's own region. */
  region?: string;
};

/** Makes a source of a provider that serves its opportunities after the CommonGrants protocol. */
export function createCommonGrantsSource(provider: Provider): ApiSource<CommonGrantsRecord, number> {
  const { base, timezone, eligibleCountries, region, ...about } = provider;
  return {
    ...about,
    // The cursor is the number of the page.
    ask: (cursor) => ({
      url: `${base}/common-grants/opportunities?page=${cursor ?? 1}&pageSize=${PAGE_SIZE}`,
    }),
    idField: "id",
    readPage(answer, cursor) {
      const { items, paginationInfo } = commonGrantsPage.parse(answer);
      const page = cursor ?? 1;
      const { totalPages, totalItems } = paginationInfo ?? {};
      const hasMore = totalPages == null ? items.length >= PAGE_SIZE : page < totalPages;
      return {
        records: items,
        next: hasMore ? page + 1 : null,
        ...(totalItems == null ? {} : { total: totalItems }),
      };
    },
    record: commonGrantsRecord,
    optional: OPTIONAL_FIELDS,
    removePersons(answer) {
      const page = commonGrantsPage.parse(answer);
      return { ...page, items: page.items.map(removePersonFields) };
    },
    read: (record, tools) => readOpportunity(record, tools, provider),
  };
}

function removePersonFields(item: Record<string, unknown>): Record<string, unknown> {
  const { customFields } = item;
  if (typeof customFields !== "object" || customFields === null) return item;
  const kept = Object.entries(customFields).filter(([name]) => !PERSON_FIELDS.includes(name));
  return { ...item, customFields: Object.fromEntries(kept) };
}

function readOpportunity(record: CommonGrantsRecord, tools: AdapterTools, provider: Provider) {
  const field = readCustomFields(record, tools);
  const { deadline, note, hour } = readCloseDate(record);
  const acceptsNone = field("mdAcceptingApplications") === false;
  const isClosed = !isOpen(record, tools) || acceptsNone;
  if (isClosed && values.lacksPastDeadline(deadline, tools.now)) {
    const { value, customValue } = record.status;
    // One that is only announced does not accept applications yet.
    if (value === "forecasted") return null;
    return buildClosedReading({
      url: provider.url,
      externalId: record.id,
      name: toPlainLine(record.title),
      words: acceptsNone ? "mdAcceptingApplications: false" : `status: ${customValue ?? value}`,
    });
  }
  const zone = field("deadlineTimezone");
  const { funding } = record;
  const funder = field("funder");
  const applicants = record.acceptedApplicantTypes ?? [];
  const funderType = FUNDER_TYPES.find((type) => type === funder?.type);
  const attribution = field("attribution");
  const page = values.findWebAddress(record.source);
  return buildReading({
    url: page ?? provider.url,
    externalId: record.id,
    values: {
      name: toPlainLine(record.title),
      funderName: funder?.name ?? field("agency")?.name ?? null,
      funderWebsite: values.findWebAddress(funder?.website),
      description: values.joinTexts(record.description, funding?.details),
      applicationUrl: values.findWebAddress(
        field("applicationUrl"),
        field("waApplicationLinkUrl"),
        field("additionalInfo")?.url,
        page,
      ),
      fundingType: readFundingType(field, tools),
      ...readAmounts(funding),
      equityStakeMin: field("equity")?.minPercent ?? null,
      equityStakeMax: field("equity")?.maxPercent ?? null,
      ...values.readApplicantWords(
        applicants.map(({ value, customValue }) => (value === "custom" ? (customValue ?? value) : value)),
        APPLICANTS,
        (word) => tools.noteCode("acceptedApplicantTypes", word),
      ),
      eligibleCountries: field("eligibleCountries") ?? provider.eligibleCountries,
      eligibleRegions: readRegions(field, provider),
      eligibilityText: readEligibility(field),
      industryFocus: field("industries") ?? null,
      stageFocus: field("stages") ?? null,
      coFunding: readCostSharing(field),
      openDate: readDate(record.keyDates?.postDate?.date ?? record.keyDates?.postDate?.startDate),
      deadline,
      deadlineTimezone: deadline && (zone ?? provider.timezone),
      // The protocol has no time zones, so an hour counts only where a field names its zone.
      deadlineTime: zone === undefined ? null : hour,
      deadlineNote: note,
      durationWeeks: field("durationWeeks") ?? null,
    },
    quotes: {
      eligibleRegions: [...(field("eligibleRegions") ?? []), ...(field("mdEligibleCounties") ?? [])].join(
        ", ",
      ),
      eligibleEntityTypes: applicants.map(({ value, customValue }) => customValue ?? value).join(", "),
      minAmount: funding?.minAwardAmount?.amount,
      maxAmount: funding?.maxAwardAmount?.amount,
    },
    constants: { ...(funderType ? { funderType } : {}), ...(attribution ? { attribution } : {}) },
  });
}

/** A record that names counties is open in the provider's own region only. */
function readRegions(field: FieldReader, { country, region }: Provider): string[] {
  const isInCounties = region !== undefined && (field("mdEligibleCounties") ?? []).length > 0;
  return isInCounties ? [region] : values.readRegionCodes(field("eligibleRegions") ?? [], country);
}

function isOpen({ status: { value, customValue } }: CommonGrantsRecord, { noteCode }: AdapterTools): boolean {
  if (value === "closed") return false;
  if (value === "open" || value === "forecasted") return true;
  const isArchived = /^(?:archived|closed|cancel)/i.test(customValue ?? "");
  if (!isArchived) noteCode("status", customValue ?? value);
  return !isArchived;
}

function readCloseDate({ keyDates }: CommonGrantsRecord) {
  const event = keyDates?.closeDate;
  const deadline = readDate(event?.date ?? event?.endDate);
  const note = values.joinTexts(event?.details, event?.description)?.replaceAll("\n\n", " ") ?? null;
  const hour = deadline === null ? null : (/^\d\d:\d\d/.exec(event?.time ?? "")?.[0] ?? null);
  return { deadline, note, hour };
}

/** A list of kinds that has a grant among them is one of grants. */
function readFundingType(field: FieldReader, { noteCode }: AdapterTools): FundingType | null {
  const own = FUNDING_TYPES.find((type) => type === field("fundingType"));
  if (own) return own;
  const instrument = field("fundingInstrument");
  const stated = [...(field("mdAssistanceTypes") ?? []), ...(instrument ? [instrument] : [])];
  const kinds = stated.flatMap((words) => {
    const found = INSTRUMENTS.filter(([pattern]) => pattern.test(words)).map(([, type]) => type);
    if (found.length === 0) noteCode("fundingInstrument", words);
    return found;
  });
  return (
    INSTRUMENTS.map(([, type]) => type).find((type) => kinds.includes(type)) ??
    (stated.length > 0 ? "other" : null)
  );
}

/** Amounts of two currencies are no range, so both are left out. */
function readAmounts(funding: CommonGrantsRecord["funding"]) {
  const min = funding?.minAwardAmount;
  const max = funding?.maxAwardAmount;
  const currency = (max ?? min)?.currency ?? null;
  if (min && max && min.currency !== max.currency)
    return { currency: null, minAmount: null, maxAmount: null };
  return { currency, ...readAwardRange(min?.amount, max?.amount) };
}

const readEligibility = (field: FieldReader): string | null =>
  values.joinTexts(
    field("eligibility"),
    field("eligibilityCriteria")?.details,
    field("waEligibilityHtml"),
    ["Where", field("mdGeographicEligibility")],
    ["Counties", field("mdEligibleCounties")?.join(", ")],
    ["Cost sharing", field("costSharing")?.details],
  );

/** Of what the percentage is one, no provider says, so it is not read. */
function readCostSharing(field: FieldReader) {
  const { isRequired } = field("costSharing") ?? {};
  return isRequired == null ? null : isRequired ? "required" : "not required";
}
