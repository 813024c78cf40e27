import type { VerificationStatus } from "@shared/constants/enums";
import { DEFAULT_CURRENCY } from "@shared/constants/money";
import { isWebAddress } from "@shared/validators/fields";
import type { CatalogueOpportunity } from "../features/catalogue/grants-gov/mapping";
import { readApplicantLimit } from "../features/catalogue/extraction/values/applicant-limit";
import { readCoFunding } from "../features/catalogue/extraction/values/co-funding";
import { readConsortium } from "../features/catalogue/extraction/values/consortium";
import { FOUNDSHORE_NOTICE, STARTER_LISTS } from "../features/catalogue/sources/starter-lists";
import type { Programme } from "./catalogue-files";
import { parseEntityTypes, industriesInFocus, parseStages } from "./vocabulary";

/** Rows of these funders are open in New York State only. */
const NEW_YORK_FUNDERS = ["NYSERDA", "NY Green Bank"];

/**
 * Decides whether a programme is published at once. It waits for an administrator if its facts are unchecked,
 * if it is closed or paused, or if its source is unclear. A passed deadline needs no decision, because the
 * date itself closes the row.
 */
export function decideVerification({ basis, status, deadline }: Programme): VerificationStatus {
  if (basis !== "source" || status === "to-confirm") return "pending";
  const isInactive = status === "closed" || status === "paused";
  return isInactive && deadline === null ? "pending" : "verified";
}

/** Maps a row of programmes.json to an opportunity. */
export function mapProgramme(row: Programme): CatalogueOpportunity {
  return {
    name: row.name,
    funderName: row.funderName,
    funderType: row.funderType,
    description: row.description,
    applicationUrl: isWebAddress(row.applicationUrl) ? row.applicationUrl : null,
    fundingType: row.fundingType,
    minAmount: toAmount(row.minAmount),
    maxAmount: toAmount(row.maxAmount),
    currency: row.currency ?? DEFAULT_CURRENCY,
    ...readEquityStake(row.equityTerms),
    investmentType: describeInvestment(row),
    eligibleEntityTypes: parseEntityTypes(row.eligibleEntityTypes),
    eligibleCountries: row.eligibleCountries,
    eligibleRegions: NEW_YORK_FUNDERS.includes(row.funderName) ? ["US-NY"] : [],
    industryFocus: industriesInFocus(row.industryFocus),
    stageFocus: parseStages(row.stageFocus),
    ...readTerms(row.description),
    deadline: row.deadline,
    deadlineNote: describeDeadline(row),
    applicationFrequency: row.deadlineType && FREQUENCIES[row.deadlineType],
    source: nameSource(row),
    externalId: row.id,
    sourceUrl: isWebAddress(row.sourceUrl) ? row.sourceUrl : null,
    attribution: row.sourceList === "foundshore-2026" ? FOUNDSHORE_NOTICE : null,
    lastSyncedAt: new Date(`${row.asOf}T00:00:00Z`),
  };
}

/** Reads what the description says of invitations, co-funding and partners. */
function readTerms(description: string | null) {
  const lines = description === null ? [] : [description];
  const coFunding = readCoFunding(lines);
  return {
    applicantLimit: readApplicantLimit(lines)?.limit,
    coFunding: coFunding?.coFunding,
    coFundingShare: coFunding?.share,
    consortiumMin: readConsortium(lines)?.min,
  };
}

function nameSource({ basis, sourceList, sourceUrl }: Programme): string {
  if (sourceList) return STARTER_LISTS[sourceList].name;
  return basis === "source"
    ? new URL(sourceUrl).hostname.replace(/^www\./, "")
    : "Well-known facts, not checked against a page";
}

/** 0 means that no cash is paid, which is not an amount. */
const toAmount = (amount: number | null) => (amount === null || amount === 0 ? null : String(amount));

/** Only a plain share ("6%", "10-15%", "5% SAFE") is a number. Longer terms stay text. */
export function readEquityStake(terms: string | null): { equityStakeMin?: string; equityStakeMax?: string } {
  const match = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?%(?: SAFE| common equity)?$/.exec(terms ?? "");
  const low = match?.[1];
  return low === undefined ? {} : { equityStakeMin: low, equityStakeMax: match?.[2] ?? low };
}

/** Describes the terms in words. */
export function describeInvestment({
  equityTerms,
  minAmount,
  maxAmount,
}: Pick<Programme, "equityTerms" | "minAmount" | "maxAmount">): string | null {
  const paysNothing = minAmount === 0 && maxAmount === 0;
  if (equityTerms === "none") return paysNothing ? "No cash, and no equity taken" : "No equity taken";
  if (equityTerms === "none (amount is cloud credits)") return "Cloud credits, not cash; no equity taken";
  if (paysNothing) return equityTerms === null ? "No cash" : `No cash; ${equityTerms}`;
  return equityTerms && equityTerms.charAt(0).toUpperCase() + equityTerms.slice(1);
}

const FREQUENCIES = {
  rolling: "Rolling",
  annual: "Once a year",
  cohort: "By cohort",
  recurring: "Several rounds",
  fixed: null,
} as const;

const RHYTHMS = {
  rolling: "Rolling: applications are read all year.",
  annual: "Once a year: see the programme's page for the next round.",
  cohort: "By cohort: see the programme's page for the next intake.",
  recurring: "Several rounds: others follow this deadline.",
  fixed: null,
} as const;

const STATES = {
  upcoming: "Not open yet when it was last checked; the next round was announced.",
  waitlist: "Not taking applications when it was last checked; there was a waiting list.",
} as const;

function describeDeadline({ deadlineType, status }: Programme): string | null {
  const state = status === "upcoming" || status === "waitlist" ? STATES[status] : null;
  const rhythm = deadlineType && RHYTHMS[deadlineType];
  return [state, rhythm].filter(Boolean).join(" ") || null;
}
