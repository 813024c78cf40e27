import { GATE_NAMES, type GateName } from "@shared/constants/matching";
import { compareAmounts } from "@shared/plain-decimal";
import type { EntityFacts, OpportunityRules } from "./match-types";
import { isInRegions } from "./regions";
import { hasProfession, isOfAState, isOfATribe } from "./stated-in-words";

/**
 * What one hard rule says. `unstated`: the opportunity has no such rule, or its source does not say. `unknown`: there is a rule, and
 * the profile or the source leaves open whether it is met. Neither excludes anybody.
 */
export type Verdict = "met" | "failed" | "unknown" | "unstated";

export type Gates = Record<GateName, Verdict>;

/** In a list of countries, stages or types: no limit. */
export const ANY = "*";

/** The types that can be a small business. */
const BUSINESSES: readonly string[] = ["Startup", "Social Enterprise"];

/** Where an entity is at home or at work. */
export const countriesOf = ({ country, countriesOperating }: EntityFacts): string[] => [
  ...new Set([...(country === null ? [] : [country]), ...(countriesOperating ?? [])]),
];

/**
 * The hard rules of an opportunity against the facts of an entity. `eligibleFor` in `matching.queries.ts` says the same in SQL for
 * all that is kept in columns: change both. What only the words of an opportunity or the name of a region tells is judged here alone.
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

export const isEligible = (gates: Gates): boolean => GATE_NAMES.every((name) => gates[name] !== "failed");

/** How many rules keep the entity out. */
export const countFailures = (gates: Gates): number =>
  GATE_NAMES.filter((name) => gates[name] === "failed").length;

function listGate(allowed: readonly string[], own: string | null): Verdict {
  if (allowed.length === 0) return "unstated";
  if (allowed.includes(ANY)) return "met";
  if (own === null) return "unknown";
  return allowed.includes(own) ? "met" : "failed";
}

/** The types that a tribe and its organisations have, where the source does not name others. */
const TRIBAL_TYPES: readonly string[] = ["Government", "Nonprofit", "Community Group"];

function typeGate(entity: EntityFacts, rules: OpportunityRules): Verdict {
  const { isFor, limitedTo, profession } = rules.stated;
  if (isFor === "present holders") return "failed";
  if (isFor === "small businesses")
    return !BUSINESSES.includes(entity.type) ? "failed" : limitedTo === null ? "met" : "unknown";
  const verdict = listGate(rules.eligibleEntityTypes, entity.type);
  // The source names these types among others that it describes only in words.
  if (verdict === "failed" && !rules.eligibleEntityTypesOpenEnded) return "failed";
  if (isFor === "state governments" && !isOfATribe(entity)) return isOfAState(entity) ? verdict : "failed";
  if (isFor === "tribes") {
    const mayBe = isOfATribe(entity) && (verdict !== "failed" || TRIBAL_TYPES.includes(entity.type));
    // Whether it is one of the tribes that are recognised, a profile does not say.
    return mayBe ? "unknown" : "failed";
  }
  if (profession !== null && entity.type === "Individual" && hasProfession(entity, profession) === false)
    return "failed";
  return verdict === "failed" || limitedTo !== null ? "unknown" : verdict;
}

/** The countries of which applicants must be: those that the source lists, or the one that is sure from its words. */
export const countriesAllowed = (rules: OpportunityRules): readonly string[] =>
  rules.stated.domesticBecause === null ? rules.eligibleCountries : ["US"];

function countryGate(entity: EntityFacts, rules: OpportunityRules): Verdict {
  const { missionCountry, isSelfHelp } = rules.stated;
  const countries = countriesAllowed(rules);
  const own = countriesOf(entity);
  if (countries.length === 0) {
    if (missionCountry === null) return regionGate(entity, rules, "unstated");
    if (own.includes(missionCountry)) return "met";
    // Embassies work with organisations of the place, and with some of their own country.
    return entity.country === null || (own.includes("US") && !isSelfHelp) ? "unknown" : "failed";
  }
  const isIn = countries.some((country) => country === ANY || own.includes(country));
  if (isIn) return regionGate(entity, rules, "met");
  return entity.country === null ? "unknown" : "failed";
}

/** What a region makes of the verdict on the country. */
function regionGate(entity: EntityFacts, rules: OpportunityRules, verdict: Verdict): Verdict {
  const { eligibleRegions } = rules;
  if (eligibleRegions.length > 0) {
    const isIn = entity.region === null ? null : isInRegions(entity.region, eligibleRegions);
    return isIn === null ? "unknown" : isIn ? "met" : "failed";
  }
  const { states } = rules.stated;
  if (states.length === 0 || !countriesOf(entity).includes("US")) return verdict;
  // That a name speaks of a state is a hint and no rule: it never keeps anybody out.
  return entity.region !== null && isInRegions(entity.region, states) === true ? verdict : "unknown";
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
