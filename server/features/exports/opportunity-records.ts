import type { FundingType } from "@shared/constants/enums";
import type { FeedbackKind } from "@shared/constants/matching";
import type { Licence } from "@shared/validators/sources";
import { getStatedAmount } from "../../platform/text/stated-amount";
import { findDescribedSource, wordLicence } from "../catalogue/sources/described-sources";
import type { Best, Found } from "./best-opportunities";
import { inThisLanguage } from "./wording";

/** An opportunity in a JSON file. Codes and days stand as they are stored, so that programs can rely on them. */
export type OpportunityRecord = {
  id: string;
  name: string;
  funder: string | null;
  fundingType: FundingType;
  minAmount: string | null;
  maxAmount: string | null;
  currency: string | null;
  deadline: string | null;
  closingTime: string | null;
  timeZone: string | null;
  deadlineNote: string | null;
  opens: string | null;
  description: string | null;
  countries: string[];
  regions: string[];
  entityTypes: string[];
  stages: string[];
  industries: string[];
  match: number | null;
  mark: FeedbackKind | null;
  applicationUrl: string | null;
  link: string;
  source: string | null;
  sourceUrl: string | null;
  licence: Licence | null;
  attribution: string | null;
  /** The day on which its source was last read, or on which a person last looked at it. */
  asOf: string;
};

function toRecord(o: Found, publicUrl: string): OpportunityRecord {
  const [minAmount, maxAmount] = [getStatedAmount(o.minAmount), getStatedAmount(o.maxAmount)];
  const source = findDescribedSource(o.source);
  return {
    id: o.id,
    name: o.name,
    funder: o.funderName,
    fundingType: o.fundingType,
    minAmount,
    maxAmount,
    currency: (minAmount ?? maxAmount) === null ? null : o.currency,
    deadline: o.deadline,
    closingTime: o.deadline && o.deadlineTime,
    timeZone: o.deadline && (o.deadlineTimezone ?? (o.deadlineTime && "UTC")),
    deadlineNote: o.deadlineNote,
    opens: o.openDate,
    description: o.description,
    countries: o.eligibleCountries,
    regions: o.eligibleRegions,
    entityTypes: o.eligibleEntityTypes,
    stages: o.stageFocus,
    industries: o.industryFocus,
    match: o.matchScore,
    mark: o.mark,
    applicationUrl: o.applicationUrl,
    link: `${publicUrl}/opportunities/${o.id}`,
    source: o.source,
    sourceUrl: o.sourceUrl,
    licence: source ? wordLicence(source) : null,
    attribution: o.attribution,
    asOf: (o.lastSyncedAt ?? o.verifiedAt ?? o.createdAt).toISOString().slice(0, 10),
  };
}

/** Writes opportunities as one JSON object, a row at a time. */
export function toJsonText({ found, isCut }: Best, publicUrl: string): Iterable<string> {
  const write = inThisLanguage((opportunity: Found) => JSON.stringify(toRecord(opportunity, publicUrl)));
  function* parts() {
    yield `{"isCut":${isCut},"opportunities":[`;
    for (const [n, opportunity] of found.entries()) yield `${n === 0 ? "" : ","}\n${write(opportunity)}`;
    yield "\n]}\n";
  }
  return parts();
}
