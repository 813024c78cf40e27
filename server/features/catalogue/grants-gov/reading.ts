import { SCRAPED_FIELDS, type ScrapedField } from "@shared/constants/curation";
import type { FieldOrigin } from "@shared/schema/index";
import type { ScrapedOpportunity, ScrapedValues } from "../extraction/types";
import {
  type GrantsGovRecord,
  isArchived,
  mapGrantsGovRecord,
  readClosingHour,
  readConditionWords,
} from "./mapping";
import { buildClosedReading } from "../api-sources/reading";
import { readDate } from "./values";
import { cutAtWord, toPlainLine } from "../../../platform/text/text";

const QUOTE_MAX = 100;
/** An hour stands at the end of a long sentence, and has to be in its quote to be checked. */
const CLOSING_QUOTE_MAX = 400;
const CLOSING_FIELDS = new Set<ScrapedField>(["deadlineTimezone", "deadlineTime"]);

/**
 * Reads a record of Grants.gov. One that was archived closes the opportunity that the catalogue has of it, and is left out
 * where there is none: many have no closing date, and would stay open for ever.
 */
export function readGrantsGovRecord(record: GrantsGovRecord, now: Date): ScrapedOpportunity {
  if (!isArchived(record, now)) return grantsGovReading(record, now);
  const closed = readDate(record.closeDate);
  const isOver = closed !== null && closed < now.toISOString().slice(0, 10);
  return buildClosedReading({
    url: "",
    externalId: record.id,
    name: toPlainLine(record.title),
    words: isOver ? String(record.closeDate) : `Archive date ${record.archiveDate}`,
    deadline: isOver ? closed : null,
  });
}

/**
 * Turns a record of Grants.gov into a reading for the catalogue, to be imported with `GRANTS_GOV_SOURCE` as
 * its source. An answer of the API and an entry of the extract give the same reading. Fields that the record
 * does not state are missing. The quote of a field is the text that Grants.gov delivered for it, or its
 * beginning.
 * @param now when Grants.gov was read
 */
export function grantsGovReading(record: GrantsGovRecord, now: Date): ScrapedOpportunity {
  const mapped = mapGrantsGovRecord(record, now);
  const values: Partial<Record<ScrapedField, unknown>> = {};
  const origins: Partial<Record<ScrapedField, FieldOrigin>> = {};
  for (const field of SCRAPED_FIELDS) {
    const value = mapped[field];
    if (value == null || (Array.isArray(value) && value.length === 0)) continue;
    values[field] = value;
    const isQuotable = typeof value === "string" && !IMPLIED.has(field);
    const quote = buildQuote(record, field, now) ?? (isQuotable ? value : null);
    const max = CLOSING_FIELDS.has(field) ? CLOSING_QUOTE_MAX : QUOTE_MAX;
    if (quote !== null) origins[field] = { quote: cutAtWord(quote, max), how: "api" };
  }
  return {
    url: mapped.sourceUrl ?? "",
    externalId: record.id,
    values: { ...values, name: mapped.name } as ScrapedValues,
    origins,
    constants: { funderType: mapped.funderType, attribution: mapped.attribution },
  };
}

/** These values are true of everything on Grants.gov. They stand nowhere in a record, but where an hour names its zone. */
const IMPLIED = new Set<ScrapedField>(["currency", "deadlineTimezone", "eligibleEntityTypesOpenEnded"]);

/** Returns the delivered words when they are not the value itself. */
function buildQuote(record: GrantsGovRecord, field: ScrapedField, now: Date): string | null {
  switch (field) {
    case "fundingType":
      return listCodes("Funding instrument", record.fundingInstruments);
    case "eligibleEntityTypes":
      return listCodes("Eligible applicants", record.applicantTypes);
    case "industryFocus":
      return listCodes("Category of funding activity", record.fundingActivityCategories);
    case "minAmount":
      return `Award floor ${record.awardFloor}`;
    case "maxAmount":
      return `Award ceiling ${record.awardCeiling}`;
    case "applicantLimit":
      return readConditionWords(record).limit?.quote ?? null;
    case "coFunding":
      return record.costSharing == null
        ? (readConditionWords(record).coFunding?.quote ?? null)
        : `Cost sharing or matching requirement: ${record.costSharing ? "Yes" : "No"}`;
    case "coFundingShare":
      return readConditionWords(record).coFunding?.quote ?? null;
    case "consortiumMin":
      return readConditionWords(record).consortium?.quote ?? null;
    case "openDate":
      return record.openDate ?? null;
    case "deadline":
      return record.closeDate ?? null;
    case "deadlineTimezone":
    case "deadlineTime":
      return readClosingHour(record, now)?.quote ?? null;
    default:
      return null;
  }
}

const listCodes = (label: string, codes: readonly string[] | null | undefined): string | null =>
  codes?.length ? `${label} ${codes.join(", ")}` : null;
