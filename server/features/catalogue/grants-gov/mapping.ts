import { LONG_TEXT_MAX, NAME_MAX, TEXT_MAX, URL_MAX } from "@shared/constants/limits";
import type { fundingOpportunities } from "@shared/schema/index";
import { isStorable, isWebAddress } from "@shared/validators/fields";
import { readClosingTime } from "../extraction/values/closing-time";
import { findDates } from "../extraction/values/dates";
import { readApplicantLimit } from "../extraction/values/applicant-limit";
import { readCoFunding } from "../extraction/values/co-funding";
import { readConsortium } from "../extraction/values/consortium";
import { readActivities, readApplicants, readInstruments } from "./codes";
import { splitSentences } from "../extraction/values/words";
import { cutAtWord, toPlainLine, toPlainText } from "../../../platform/text/text";
import { readDateInWords, readAwardRange, readDate } from "./values";

export const GRANTS_GOV_SOURCE = "Grants.gov";
export const GRANTS_GOV_NOTICE =
  "This product uses the Grants.gov API but is not endorsed or certified by the U.S. Department of Health and Human Services.";
/** Grants.gov prints its dates in Washington time. */
const GRANTS_GOV_TIMEZONE = "America/New_York";

/** A record of Grants.gov from a search hit and a detail together. Every value is as it was delivered. */
export type GrantsGovRecord = {
  id: string;
  number?: string | null;
  title: string;
  /**
   * The agency's name, from `agencyDetails.agencyName` of a detail. `synopsis.agencyName` is often a person.
   */
  agency?: string | null;
  docType: "synopsis" | "forecast";
  openDate?: string | null;
  closeDate?: string | null;
  responseDateDesc?: string | null;
  /** The record is archived from the day after it, with or without a closing date. */
  archiveDate?: string | null;
  description?: string | null;
  applicantTypes?: readonly string[] | null;
  eligibilityDesc?: string | null;
  fundingInstruments?: readonly string[] | null;
  fundingActivityCategories?: readonly string[] | null;
  /** Whether applicants must pay a part of the costs. */
  costSharing?: boolean | null;
  awardFloor?: string | number | null;
  awardCeiling?: string | number | null;
  fundingDescLinkUrl?: string | null;
};

/** The columns of an opportunity that a source fills. The caller adds the slug and the moderation. */
export type CatalogueOpportunity = Omit<
  typeof fundingOpportunities.$inferInsert,
  "id" | "slug" | "verificationStatus" | "verifiedAt" | "verifiedBy" | "createdAt" | "updatedAt"
>;

/**
 * Maps a Grants.gov record to the columns of the catalogue. A fact that the record does not state stays
 * unknown.
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
        [eligibility.eligibilityText, readMeaningful(record.eligibilityDesc)].filter(Boolean).join("\n"),
        LONG_TEXT_MAX,
      ) || null,
    ...readConditions(record),
    industryFocus: readActivities(record.fundingActivityCategories),
    ...readDates(record, readAt),
    source: GRANTS_GOV_SOURCE,
    externalId: record.id,
    sourceUrl,
    attribution: GRANTS_GOV_NOTICE,
    lastSyncedAt: readAt,
  };
}

/** Reads what the words of a record say of invitations, co-funding and partners, with the words. */
export const readConditionWords = ({ description, eligibilityDesc, responseDateDesc }: GrantsGovRecord) => {
  const lines = [description, eligibilityDesc, responseDateDesc].flatMap((text) =>
    toPlainText(text ?? "").split("\n"),
  );
  return {
    limit: readApplicantLimit(lines),
    coFunding: readCoFunding(lines),
    consortium: readConsortium(lines),
  };
};

/** The record answers whether there is cost sharing. Words that contradict it leave it open. */
function readConditions(record: GrantsGovRecord) {
  const { limit, coFunding: words, consortium } = readConditionWords(record);
  const { costSharing } = record;
  const answer = costSharing == null ? undefined : costSharing ? "required" : "not required";
  const isContradicted = words !== null && answer !== undefined && words.coFunding !== answer;
  return {
    applicantLimit: limit?.limit ?? null,
    coFunding: isContradicted ? null : (answer ?? words?.coFunding ?? null),
    coFundingShare: isContradicted ? null : (words?.share ?? null),
    consortiumMin: consortium?.min ?? null,
  };
}

/**
 * Whether Grants.gov has archived a record. The extract holds tens of thousands of archived records, many
 * without a closing date. In the catalogue they would stay open for ever.
 */
export function isArchived(record: GrantsGovRecord, now: Date): boolean {
  const date = readDate(record.archiveDate);
  return date !== null && date < now.toISOString().slice(0, 10);
}

const isUsableLink = (link: string) => link.length <= URL_MAX && isStorable(link) && isWebAddress(link);

/** Returns the record's description. Without one, it says what the record is and where it can be read. */
function describe(record: GrantsGovRecord, agency: string | null): string {
  const description = cutAtWord(toPlainText(record.description ?? ""), LONG_TEXT_MAX);
  if (description !== "") return description;
  const kind = record.docType === "forecast" ? "Forecast" : "Notice";
  const number = toPlainLine(record.number ?? "");
  return `${kind}${number ? ` ${number}` : ""}${agency ? `, ${agency}` : ""}. See Grants.gov for its description.`;
}

function readDates(record: GrantsGovRecord, readAt: Date) {
  const explanation = readMeaningful(record.responseDateDesc);
  const isAnytime = explanation !== null && /^proposals accepted anytime\.?$/i.test(explanation);
  const deadline = isAnytime ? null : readDate(record.closeDate);
  const closing = deadline === null ? null : readClosingHour(record, readAt);
  const opens = readDate(record.openDate);
  const isForecast = record.docType === "forecast";
  // The opening date of a forecast is its day of announcement. When it lies ahead, it is the day on which the
  // call is expected.
  const expectedDate =
    isForecast && opens !== null && opens <= readAt.toISOString().slice(0, 10) ? null : opens;
  const remarks = [
    isForecast ? buildForecastRemark(expectedDate) : null,
    explanation,
    !isForecast && deadline === null && explanation === null ? "No closing date is given." : null,
  ].filter((remark) => remark !== null);
  return {
    openDate: expectedDate,
    deadline,
    deadlineTimezone: deadline === null ? null : (closing?.zone ?? GRANTS_GOV_TIMEZONE),
    deadlineTime: closing?.time ?? null,
    deadlineNote: cutAtWord(remarks.join(" "), TEXT_MAX) || null,
  };
}

/** Earlier steps and other ways to apply have days and hours of their own. */
const EARLIER_STEP =
  /\b(?:letters? of (?:intent|inquiry)|LOIs?|pre-?applications?|concept|white papers?|notice of intent|questions?|webinars?|help ?desk|paper|mail(?:ed)?)\b/i;

/** Reads the hour of the closing date from what the record says about it, with the words. */
export function readClosingHour({ closeDate, responseDateDesc }: GrantsGovRecord, now: Date) {
  const deadline = readDate(closeDate);
  if (deadline === null) return null;
  const found = splitSentences(toPlainLine(responseDateDesc ?? "")).flatMap((sentence) => {
    if (!/\b(?:applications?|proposals?)\b/i.test(sentence) || EARLIER_STEP.test(sentence)) return [];
    if (findDates(sentence, { now, dayFirst: false }).some(({ date }) => date !== deadline)) return [];
    const closing = readClosingTime(sentence);
    return closing ? [{ ...closing, quote: sentence }] : [];
  });
  const [first] = found;
  return first && found.every(({ time, zone }) => time === first.time && zone === first.zone) ? first : null;
}

function buildForecastRemark(expectedDate: string | null): string {
  const opening = expectedDate ? `, expected to open on ${readDateInWords(expectedDate)}` : "";
  return `A forecast when it was last read${opening}: the agency may still change its dates.`;
}

/** Returns the text of a field, or null when its words mean nothing. */
function readMeaningful(delivered: string | null | undefined): string | null {
  const text = toPlainText(delivered ?? "");
  return /^(?:n\/?a|none|null|undefined|no explanation|not applicable|tbd|-+)?\.?$/i.test(text) ? null : text;
}
