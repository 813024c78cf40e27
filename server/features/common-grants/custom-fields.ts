import { isWebAddress } from "@shared/validators/fields";
import type { CustomField } from "@shared/validators/common-grants";
import type { PublishedOpportunity } from "./common-grants.queries";

/** The known facts that the protocol has no field for, above all those that tell equity, loans and accelerators from grants. */
export function toCustomFields(opportunity: PublishedOpportunity): Record<string, CustomField> {
  const { equityStakeMin, equityStakeMax, funderName, funderType, funderWebsite } = opportunity;
  const fields = [
    text(
      "fundingType",
      opportunity.fundingType,
      "grant, equity, loan, prize, accelerator, fellowship or other",
    ),
    object(
      "equity",
      { minPercent: equityStakeMin, maxPercent: equityStakeMax },
      "The share that is taken in return, in percent, as decimal strings",
    ),
    object(
      "funder",
      { name: funderName, type: funderType, website: webAddress(funderWebsite) },
      "Who gives the money",
    ),
    text("applicationUrl", webAddress(opportunity.applicationUrl), "Where to apply"),
    text(
      "deadlineTimezone",
      opportunity.deadline && opportunity.deadlineTimezone,
      "IANA name of the time zone of the dates; UTC where this field is not there",
    ),
    list(
      "eligibleCountries",
      opportunity.eligibleCountries,
      "ISO 3166-1 alpha-2 codes; * where the source says that all countries are",
    ),
    list(
      "eligibleRegions",
      opportunity.eligibleRegions,
      "Parts of countries: ISO 3166-2 codes, or words where we have no code",
    ),
    text("eligibility", opportunity.eligibilityText, "Who may apply, in the source's own words"),
    list("industries", opportunity.industryFocus, "What it is for; * for anything"),
    list(
      "stages",
      opportunity.stageFocus,
      "How far an applicant has come: Idea, MVP, Traction, Growth, Scale",
    ),
    integer("durationWeeks", opportunity.durationWeeks, "How long the programme lasts"),
    text("dataSource", opportunity.source, "Where the facts were read"),
    text(
      "lastReadAt",
      opportunity.lastSyncedAt?.toISOString(),
      "When the source was last read, or the day that its facts are from (UTC)",
    ),
    text(
      "attribution",
      opportunity.attribution,
      "Origin and licence: show this line wherever you show the opportunity",
    ),
  ];
  return Object.fromEntries(fields.flatMap((field) => (field ? [[field.name, field]] : [])));
}

type Field = CustomField | null;

const text = (name: string, value: string | null | undefined, description: string): Field =>
  value ? { name, fieldType: "string", value, description } : null;

const integer = (name: string, value: number | null, description: string): Field =>
  value === null ? null : { name, fieldType: "integer", value, description };

const list = (name: string, value: string[], description: string): Field =>
  value.length > 0 ? { name, fieldType: "array", value, description } : null;

function object(name: string, given: Record<string, string | null>, description: string): Field {
  const value = Object.fromEntries(Object.entries(given).filter(([, part]) => part !== null));
  return Object.keys(value).length > 0 ? { name, fieldType: "object", value, description } : null;
}

const webAddress = (address: string | null) => (address !== null && isWebAddress(address) ? address : null);
