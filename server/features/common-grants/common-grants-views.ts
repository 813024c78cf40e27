import { isWebAddress } from "@shared/validators/fields";
import type {
  CommonGrantsEvent,
  CommonGrantsOpportunity,
  OppStatusValue,
} from "@shared/validators/common-grants";
import { getStatedAmount } from "../../platform/text/stated-amount";
import { toApplicantTypes } from "./applicant-types";
import type { PublishedOpportunity } from "./common-grants.queries";
import { toCustomFields } from "./custom-fields";

/** Stands for an empty description, because the protocol requires a text. */
const NO_DESCRIPTION = "The source gives no description.";

/** An opportunity in the form of the protocol. Unknown fields are left out. */
export function toCommonGrants(opportunity: PublishedOpportunity): CommonGrantsOpportunity {
  const source = toUri(opportunity.sourceUrl) ?? toUri(opportunity.applicationUrl);
  const acceptedApplicantTypes = toApplicantTypes(opportunity);
  return {
    id: opportunity.id,
    title: opportunity.name,
    status: { value: toStatus(opportunity) },
    description: opportunity.description?.trim() || NO_DESCRIPTION,
    ...omitEmpty("funding", toFunding(opportunity)),
    ...omitEmpty("keyDates", toKeyDates(opportunity)),
    ...(acceptedApplicantTypes.length > 0 ? { acceptedApplicantTypes } : {}),
    ...(source ? { source } : {}),
    customFields: toCustomFields(opportunity),
    createdAt: opportunity.createdAt.toISOString(),
    lastModifiedAt: opportunity.updatedAt.toISOString(),
  };
}

const toStatus = ({ isClosed, isAhead }: PublishedOpportunity): OppStatusValue =>
  isClosed ? "closed" : isAhead ? "forecasted" : "open";

function toFunding({ minAmount, maxAmount, currency, investmentType }: PublishedOpportunity) {
  const [min, max] = [getStatedAmount(minAmount), getStatedAmount(maxAmount)];
  return {
    ...(investmentType ? { details: investmentType } : {}),
    ...(min ? { minAwardAmount: { amount: min, currency } } : {}),
    ...(max ? { maxAwardAmount: { amount: max, currency } } : {}),
  };
}

function toKeyDates(opportunity: PublishedOpportunity): NonNullable<CommonGrantsOpportunity["keyDates"]> {
  const { openDate } = opportunity;
  const closeDate = toCloseDate(opportunity);
  return {
    ...(openDate ? { postDate: toEvent("Opens for applications", openDate) } : {}),
    ...(closeDate ? { closeDate } : {}),
    ...omitEmpty("otherDates", toOtherDates(opportunity)),
  };
}

function toCloseDate({
  deadline,
  deadlineTimezone,
  deadlineTime,
  deadlineNote,
}: PublishedOpportunity): CommonGrantsEvent | null {
  const name = "Application deadline";
  // Rolling deadlines, deadlines by cohort, and others that a source states only in words.
  if (deadline === null) return deadlineNote ? { eventType: "other", name, details: deadlineNote } : null;
  const until = `Open until ${deadlineTime ?? "the end"} ${deadlineTime ? "on" : "of"} this day, ${deadlineTimezone ?? "UTC"} time.`;
  return {
    ...toEvent(name, deadline),
    ...(deadlineTime && { time: `${deadlineTime}:00` }),
    description: [until, deadlineNote].filter(Boolean).join(" "),
  };
}

function toOtherDates({ programStartDate, programEndDate, nextCohortDate }: PublishedOpportunity) {
  const dates: Record<string, CommonGrantsEvent> = {};
  if (programStartDate && programEndDate && programStartDate <= programEndDate)
    dates.programme = {
      eventType: "dateRange",
      name: "Programme",
      startDate: programStartDate,
      endDate: programEndDate,
    };
  else {
    if (programStartDate) dates.programmeStart = toEvent("Programme starts", programStartDate);
    if (programEndDate) dates.programmeEnd = toEvent("Programme ends", programEndDate);
  }
  if (nextCohortDate) dates.nextCohort = toEvent("Next cohort", nextCohortDate);
  return dates;
}

const toEvent = (name: string, date: string): CommonGrantsEvent => ({ eventType: "singleDate", name, date });

/** Encodes an address as a URI, without spaces or letters beyond ASCII. */
const toUri = (address: string | null) =>
  address !== null && isWebAddress(address) ? new URL(address).href : null;

const omitEmpty = <K extends string, V extends object>(key: K, value: V) =>
  (Object.keys(value).length > 0 ? { [key]: value } : {}) as { [P in K]?: V };
