import { LONG_TEXT_MAX, NAME_MAX, TEXT_MAX, URL_MAX } from "@shared/constants/limits";
import type { fundingOpportunities } from "@shared/schema/index";
import { isStorable, isWebAddress } from "@shared/validators/fields";
import { readActivities, readApplicants, readInstruments } from "./codes";
import { cutAtWord, toPlainLine, toPlainText } from "../../../platform/text/text";
import { readDateInWords, readAwardRange, readDate } from "./values";

export const GRANTS_GOV_SOURCE = "Grants.gov";
export const GRANTS_GOV_NOTICE =
  "This product uses the Grants.gov API but is not endorsed or certified by the U.S. Department of Health and Human Services.";
/** Grants.gov prints its dates in the time of Washington. */
const GRANTS_GOV_TIMEZONE = "America/New_York";

/** A record of Grants.gov: search hit and detail together, every value as it was delivered. */
export type GrantsGovRecord = {
  id: string;
  number?: string | null;
  title: string;
  /** The agency's name (`agencyDetails.agencyName` of a detail: `synopsis.agencyName` is often a person). */
  agency?: string | null;
  docType: "synopsis" | "forecast";
  openDate?: string | null;
  closeDate?: string | null;
  responseDateDesc?: string | null;
  /** From the day after it the record is history, whether it has a closing date or not. */
  archiveDate?: string | null;
  description?: string | null;
  applicantTypes?: readonly string[] | null;
  eligibilityDesc?: string | null;
  fundingInstruments?: readonly string[] | null;
  fundingActivityCategories?: readonly string[] | null;
  awardFloor?: string | number | null;
  awardCeiling?: string | number | null;
  fundingDescLinkUrl?: string | null;
};

/** What the catalogue stores of an opportunity. Slug and moderation are the caller's. */
export type CatalogueOpportunity = Omit<
  typeof fundingOpportunities.$inferInsert,
  "id" | "slug" | "verificationStatus" | "verifiedAt" | "verifiedBy" | "createdAt" | "updatedAt"
>;

/**
 * A Grants.gov record in the words of the catalogue. What the record does not state stays unknown.
 * @param readAt when Grants.gov was read
 */
export function mapGrantsGovRecord(record: GrantsGovRecord, readAt: Date): CatalogueOpportunity {
  const sourceUrl = `https://www.grants.gov/search-results-detail/${encodeURIComponent(record.id)}`;
  const link = record.fundingDescLinkUrl?.trim() ?? "";
  const eligibility = readApplicants(record.applicantTypes);
  const agency = cutAtWord(toPlainLine(record.agency ?? ""), NAME_MAX) || null;
  return {
    name: cutAtWord(toPlainLine(record.title), NAME_MAX),
    funderName: agency,
    funderType: "government",
    funderWebsite: null,
    description: describe(record, agency),
    applicationUrl: isUsableLink(link) ? link : sourceUrl,
    fundingType: readInstruments(record.fundingInstruments),
    ...readAwardRange(record.awardFloor, record.awardCeiling),
    currency: "USD",
    ...eligibility,
    eligibilityText:
      cutAtWord(
        [eligibility.eligibilityText, meaningful(record.eligibilityDesc)].filter(Boolean).join("\n"),
        LONG_TEXT_MAX,
      ) || null,
    industryFocus: readActivities(record.fundingActivityCategories),
    ...readDates(record, readAt),
    source: GRANTS_GOV_SOURCE,
    externalId: record.id,
    sourceUrl,
    attribution: GRANTS_GOV_NOTICE,
    lastSyncedAt: readAt,
  };
}

/**
 * Whether Grants.gov has put a record away. The extract holds tens of thousands of those, many without a closing date: in
 * the catalogue they would stay open for ever.
 */
export function isArchived(record: GrantsGovRecord, now: Date): boolean {
  const date = readDate(record.archiveDate);
  return date !== null && date < now.toISOString().slice(0, 10);
}

const isUsableLink = (link: string) => link.length <= URL_MAX && isStorable(link) && isWebAddress(link);

/** Only what the record itself says: without a description, what it is and where it can be read. */
function describe(record: GrantsGovRecord, agency: string | null): string {
  const delivered = cutAtWord(toPlainText(record.description ?? ""), LONG_TEXT_MAX);
  if (delivered !== "") return delivered;
  const kind = record.docType === "forecast" ? "Forecast" : "Notice";
  const number = toPlainLine(record.number ?? "");
  return `${kind}${number ? ` ${number}` : ""}${agency ? `, ${agency}` : ""}. See Grants.gov for its description.`;
}

function readDates(record: GrantsGovRecord, readAt: Date) {
  const explained = meaningful(record.responseDateDesc);
  const isAnytime = explained !== null && /^proposals accepted anytime\.?$/i.test(explained);
  const deadline = isAnytime ? null : readDate(record.closeDate);
  const opens = readDate(record.openDate);
  const isForecast = record.docType === "forecast";
  // The date of a forecast is when it was announced, unless it lies ahead: then it is when the call is expected.
  const expected = isForecast && opens !== null && opens <= readAt.toISOString().slice(0, 10) ? null : opens;
  const remarks = [
    isForecast ? forecastRemark(expected) : null,
    explained,
    !isForecast && deadline === null && explained === null ? "No closing date is given." : null,
  ].filter((remark) => remark !== null);
  return {
    openDate: expected,
    deadline,
    deadlineTimezone: deadline === null ? null : GRANTS_GOV_TIMEZONE,
    deadlineNote: cutAtWord(remarks.join(" "), TEXT_MAX) || null,
  };
}

function forecastRemark(expected: string | null): string {
  const opening = expected ? `, expected to open on ${readDateInWords(expected)}` : "";
  return `A forecast when it was last read${opening}: the agency may still change its dates.`;
}

/** The text of a field, or null for the words that stand for nothing. */
function meaningful(delivered: string | null | undefined): string | null {
  const text = toPlainText(delivered ?? "");
  return /^(?:n\/?a|none|null|undefined|no explanation|not applicable|tbd|-+)?\.?$/i.test(text) ? null : text;
}
