import { isWebAddress } from "@shared/validators/fields";
import type {
  CommonGrantsEvent,
  CommonGrantsOpportunity,
  OppStatusValue,
} from "@shared/validators/common-grants";
import { getStatedAmount } from "../../platform/text/stated-amount";
import { applicantTypesOf } from "./applicant-types";
import type { PublishedOpportunity } from "./common-grants.queries";
import { customFieldsOf } from "./custom-fields";

/** For what a source left empty: the protocol wants a text. */
const NO_DESCRIPTION = "The source gives no description.";

/** An opportunity in the words of the protocol. What is not known is left out. */
export function toCommonGrants(opportunity: PublishedOpportunity): CommonGrantsOpportunity {
  const source = linkOf(opportunity.sourceUrl) ?? linkOf(opportunity.applicationUrl);
  const acceptedApplicantTypes = applicantTypesOf(opportunity);
  return {
    id: opportunity.id,
    title: opportunity.name,
    status: { value: statusOf(opportunity) },
    description: opportunity.description?.trim() || NO_DESCRIPTION,
    ...unlessEmpty("funding", fundingOf(opportunity)),
    ...unlessEmpty("keyDates", keyDatesOf(opportunity)),
    ...(acceptedApplicantTypes.length > 0 ? { acceptedApplicantTypes } : {}),
    ...(source ? { source } : {}),
    customFields: customFieldsOf(opportunity),
    createdAt: opportunity.createdAt.toISOString(),
    lastModifiedAt: opportunity.updatedAt.toISOString(),
  };
}

const statusOf = ({ isClosed, isAhead }: PublishedOpportunity): OppStatusValue =>
  isClosed ? "closed" : isAhead ? "forecasted" : "open";

function fundingOf({ minAmount, maxAmount, currency, investmentType }: PublishedOpportunity) {
  const [min, max] = [getStatedAmount(minAmount), getStatedAmount(maxAmount)];
  return {
    ...(investmentType ? { details: investmentType } : {}),
    ...(min ? { minAwardAmount: { amount: min, currency } } : {}),
    ...(max ? { maxAwardAmount: { amount: max, currency } } : {}),
  };
}

function keyDatesOf(opportunity: PublishedOpportunity): NonNullable<CommonGrantsOpportunity["keyDates"]> {
  const { openDate } = opportunity;
  const closeDate = closeDateOf(opportunity);
  return {
    ...(openDate ? { postDate: onDay("Opens for applications", openDate) } : {}),
    ...(closeDate ? { closeDate } : {}),
    ...unlessEmpty("otherDates", otherDatesOf(opportunity)),
  };
}

function closeDateOf({
  deadline,
  deadlineTimezone,
  deadlineNote,
}: PublishedOpportunity): CommonGrantsEvent | null {
  const name = "Application deadline";
  // A rolling deadline, one by cohort, and what else a source says only in words.
  if (deadline === null) return deadlineNote ? { eventType: "other", name, details: deadlineNote } : null;
  const until = `Open until the end of this day, ${deadlineTimezone ?? "UTC"} time.`;
  return { ...onDay(name, deadline), description: [until, deadlineNote].filter(Boolean).join(" ") };
}

function otherDatesOf({ programStartDate, programEndDate, nextCohortDate }: PublishedOpportunity) {
  const dates: Record<string, CommonGrantsEvent> = {};
  if (programStartDate && programEndDate && programStartDate <= programEndDate)
    dates.programme = {
      eventType: "dateRange",
      name: "Programme",
      startDate: programStartDate,
      endDate: programEndDate,
    };
  else {
    if (programStartDate) dates.programmeStart = onDay("Programme starts", programStartDate);
    if (programEndDate) dates.programmeEnd = onDay("Programme ends", programEndDate);
  }
  if (nextCohortDate) dates.nextCohort = onDay("Next cohort", nextCohortDate);
  return dates;
}

const onDay = (name: string, date: string): CommonGrantsEvent => ({ eventType: "singleDate", name, date });

/** In the spelling of a URI, without spaces or letters beyond ASCII. */
const linkOf = (address: string | null) =>
  address !== null && isWebAddress(address) ? new URL(address).href : null;

const unlessEmpty = <K extends string, V extends object>(key: K, value: V) =>
  (Object.keys(value).length > 0 ? { [key]: value } : {}) as { [P in K]?: V };
