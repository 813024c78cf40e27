import type { VerificationStatus } from "@shared/constants/enums";
import { DEFAULT_CURRENCY } from "@shared/constants/money";
import { isWebAddress } from "@shared/validators/fields";
import type { CatalogueOpportunity } from "../features/catalogue/grants-gov/mapping";
import type { Programme } from "./catalogue-files";
import { entityTypesOf, industriesInFocus, stagesOf } from "./vocabulary";

/** Asked for by the licence (CC BY 4.0) wherever these rows are shown. */
export const FOUNDSHORE_NOTICE =
  "From “Startup Accelerators & Founder Programs”, compiled by Lucas Jin / Foundshore " +
  "(https://github.com/luc3xhj/startup-accelerators), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). " +
  "Changes: selection, mapping to the fields of this catalogue, descriptions rewritten.";

const SOURCE_LISTS = {
  "foundshore-2026": "Startup Accelerators & Founder Programs (Foundshore)",
  "nyserda-2026": "NYSERDA solicitations",
} as const;

/** Their rows are open in New York State only. */
const NEW_YORK_FUNDERS = ["NYSERDA", "NY Green Bank"];

/**
 * What may be shown at once. Unchecked facts, programmes that stand still and those whose source could not tell wait
 * for an administrator; a passed deadline needs no one, because the date itself closes the row.
 */
export function verificationOf({ basis, status, deadline }: Programme): VerificationStatus {
  if (basis !== "source" || status === "to-confirm") return "pending";
  const standsStill = status === "closed" || status === "paused";
  return standsStill && deadline === null ? "pending" : "verified";
}

/** A row of programmes.json in the words of the catalogue. */
export function mapProgramme(row: Programme): CatalogueOpportunity {
  return {
    name: row.name,
    funderName: row.funderName,
    funderType: row.funderType,
    description: row.description,
    applicationUrl: isWebAddress(row.applicationUrl) ? row.applicationUrl : null,
    fundingType: row.fundingType,
    minAmount: amountOf(row.minAmount),
    maxAmount: amountOf(row.maxAmount),
    currency: row.currency ?? DEFAULT_CURRENCY,
    ...equityStakeOf(row.equityTerms),
    investmentType: investmentTypeOf(row),
    eligibleEntityTypes: entityTypesOf(row.eligibleEntityTypes),
    eligibleCountries: row.eligibleCountries,
    eligibleRegions: NEW_YORK_FUNDERS.includes(row.funderName) ? ["New York State"] : [],
    industryFocus: industriesInFocus(row.industryFocus),
    stageFocus: stagesOf(row.stageFocus),
    deadline: row.deadline,
    deadlineNote: deadlineNoteOf(row),
    applicationFrequency: row.deadlineType && FREQUENCIES[row.deadlineType],
    source: sourceOf(row),
    externalId: row.id,
    sourceUrl: isWebAddress(row.sourceUrl) ? row.sourceUrl : null,
    attribution: row.sourceList === "foundshore-2026" ? FOUNDSHORE_NOTICE : null,
    lastSyncedAt: new Date(`${row.asOf}T00:00:00Z`),
  };
}

function sourceOf({ basis, sourceList, sourceUrl }: Programme): string {
  if (sourceList) return SOURCE_LISTS[sourceList];
  return basis === "source"
    ? new URL(sourceUrl).hostname.replace(/^www\./, "")
    : "Well-known facts, not checked against a page";
}

/** 0 says that no cash is paid, which is not an amount. */
const amountOf = (amount: number | null) => (amount === null || amount === 0 ? null : String(amount));

/** Only a plain share ("6%", "10-15%", "5% SAFE") is a figure; longer terms stay words. */
export function equityStakeOf(terms: string | null): { equityStakeMin?: string; equityStakeMax?: string } {
  const plain = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?%(?: SAFE| common equity)?$/.exec(terms ?? "");
  const low = plain?.[1];
  return low === undefined ? {} : { equityStakeMin: low, equityStakeMax: plain?.[2] ?? low };
}

/** The terms in words. */
export function investmentTypeOf({
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

function deadlineNoteOf({ deadlineType, status }: Programme): string | null {
  const state = status === "upcoming" || status === "waitlist" ? STATES[status] : null;
  const rhythm = deadlineType && RHYTHMS[deadlineType];
  return [state, rhythm].filter(Boolean).join(" ") || null;
}
