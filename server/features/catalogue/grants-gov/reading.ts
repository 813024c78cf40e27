import { SCRAPED_FIELDS, type ScrapedField } from "@shared/constants/curation";
import type { FieldOrigin } from "@shared/schema/index";
import type { ScrapedOpportunity, ScrapedValues } from "../extraction/types";
import { type GrantsGovRecord, mapGrantsGovRecord } from "./mapping";
import { cutAtWord } from "../../../platform/text/text";

const QUOTE_MAX = 100;

/**
 * A record of Grants.gov as a reading for the catalogue, the same for an answer of the API and an entry of the extract: to be
 * absorbed with `GRANTS_GOV_SOURCE` as its source. Fields that the record does not state are not there. The quote of a field is
 * what Grants.gov delivered for it, at most 100 characters.
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
    const quote = buildQuote(record, field) ?? (typeof value === "string" ? value : null);
    if (quote !== null && !IMPLIED.has(field))
      origins[field] = { quote: cutAtWord(quote, QUOTE_MAX), how: "api" };
  }
  return {
    url: mapped.sourceUrl ?? "",
    externalId: record.id,
    values: { ...values, name: mapped.name } as ScrapedValues,
    origins,
    constants: { funderType: mapped.funderType, attribution: mapped.attribution },
  };
}

/** True of everything on Grants.gov, and written nowhere in the record. */
const IMPLIED = new Set<ScrapedField>(["currency", "deadlineTimezone", "eligibleEntityTypesOpenEnded"]);

/** The delivered words where they are not the value itself. */
function buildQuote(record: GrantsGovRecord, field: ScrapedField): string | null {
  switch (field) {
    case "fundingType":
      return listed("Funding instrument", record.fundingInstruments);
    case "eligibleEntityTypes":
      return listed("Eligible applicants", record.applicantTypes);
    case "industryFocus":
      return listed("Category of funding activity", record.fundingActivityCategories);
    case "minAmount":
      return `Award floor ${record.awardFloor}`;
    case "maxAmount":
      return `Award ceiling ${record.awardCeiling}`;
    case "openDate":
      return record.openDate ?? null;
    case "deadline":
      return record.closeDate ?? null;
    default:
      return null;
  }
}

const listed = (what: string, codes: readonly string[] | null | undefined): string | null =>
  codes?.length ? `${what} ${codes.join(", ")}` : null;
