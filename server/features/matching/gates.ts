import { compareAmounts } from "@shared/validators/fields";
import type { EntityFacts, OpportunityRules } from "./match-types";

/**
 * What one hard rule says. `unstated`: the opportunity has no such rule, or its source does not say. `unknown`: there is a rule, and
 * the profile or the source leaves open whether it is met. Neither excludes anybody.
 */
export type Verdict = "met" | "failed" | "unknown" | "unstated";

export type Gates = Record<"type" | "country" | "stage" | "foundedYear" | "revenue" | "deadline", Verdict>;

/** In a list of countries, stages or types: no limit. */
export const ANY = "*";

/** Where an entity is at home or at work. */
export const countriesOf = ({ country, countriesOperating }: EntityFacts): string[] => [
  ...new Set([...(country === null ? [] : [country]), ...(countriesOperating ?? [])]),
];

/**
 * The hard rules of an opportunity against the facts of an entity. `eligibleFor` in `matching.queries.ts` says the same in SQL:
 * change both.
 */
export function checkGates(entity: EntityFacts, rules: OpportunityRules, now: Date): Gates {
  return {
    type: typeGate(entity, rules),
    country: countryGate(entity, rules),
    stage: listGate(rules.stageFocus, entity.stage),
    foundedYear: yearGate(entity, rules),
    revenue: revenueGate(entity, rules),
    deadline: rules.closesAt === null ? "unstated" : rules.closesAt > now ? "met" : "failed",
  };
}

export const isEligible = (gates: Gates): boolean => !Object.values(gates).includes("failed");

/** How many rules there are of which it is not known whether they are met. */
export const countUnknowns = (gates: Gates): number =>
  Object.values(gates).filter((verdict) => verdict === "unknown").length;

function listGate(allowed: readonly string[], own: string | null): Verdict {
  if (allowed.length === 0) return "unstated";
  if (allowed.includes(ANY)) return "met";
  if (own === null) return "unknown";
  return allowed.includes(own) ? "met" : "failed";
}

function typeGate(entity: EntityFacts, rules: OpportunityRules): Verdict {
  const verdict = listGate(rules.eligibleEntityTypes, entity.type);
  // The source names these types among others that it describes only in words.
  return verdict === "failed" && rules.eligibleEntityTypesOpenEnded ? "unknown" : verdict;
}

function countryGate(entity: EntityFacts, { eligibleCountries }: OpportunityRules): Verdict {
  if (eligibleCountries.length === 0) return "unstated";
  const own = [...countriesOf(entity), ANY];
  if (eligibleCountries.some((country) => own.includes(country))) return "met";
  return entity.country === null ? "unknown" : "failed";
}

function yearGate({ foundedYear }: EntityFacts, rules: OpportunityRules): Verdict {
  const { yearFoundedMin: min, yearFoundedMax: max } = rules;
  if (min === null && max === null) return "unstated";
  if (foundedYear === null) return "unknown";
  return foundedYear >= (min ?? foundedYear) && foundedYear <= (max ?? foundedYear) ? "met" : "failed";
}

/** Only amounts in one currency can be compared. */
function revenueGate(entity: EntityFacts, rules: OpportunityRules): Verdict {
  const { revenueMin: min, revenueMax: max } = rules;
  if (min === null && max === null) return "unstated";
  const revenue = entity.annualRevenue;
  if (revenue === null || entity.annualRevenueCurrency !== rules.currency) return "unknown";
  const isInside =
    compareAmounts(revenue, min ?? revenue) >= 0 && compareAmounts(revenue, max ?? revenue) <= 0;
  return isInside ? "met" : "failed";
}
