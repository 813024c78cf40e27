import { GATE_NAMES, type GateName } from "@shared/constants/matching";
import { findRegion } from "@shared/constants/regions/regions";
import { compareAmounts } from "@shared/plain-decimal";
import type { EntityFacts, OpportunityRules } from "./match-types";
import { namesPlace } from "./places";
import { isInOneOf } from "./own-region";
import { isInRegions } from "./regions";
import {
  type ApplicantForm,
  checkForms,
  isCollege,
  isPublicSchool,
  isSchoolDistrict,
} from "./applicant-forms";
import { checkDesignation } from "./designations";
import { findGroupStatus } from "./group-status";
import { checkListedKinds, type ListedKinds } from "./listed-kinds";
import { isLocalBody, isOfAState, isOfATribe } from "./own-organisation";
import { hasProfession } from "./stated-in-words";
import { isInWorldRegion } from "./world-regions";

/**
 * The result of one hard rule. `unstated` means that the opportunity has no such rule, or that its source
 * does not say. `unknown` means that there is a rule, and the profile or the source leaves open whether it is
 * met. Neither excludes anybody.
 */
export type Verdict = "met" | "failed" | "unknown" | "unstated";

export type Gates = Record<GateName, Verdict>;

/** In a list of countries, stages or types, this means no limit. */
export const ANY = "*";

/** The types that can be a small business. */
const BUSINESSES: readonly string[] = ["Startup", "Social Enterprise"];

/** Lists the countries where an entity is based or works. */
export const listCountries = ({ country, countriesOperating }: EntityFacts): string[] => [
  ...new Set([...(country === null ? [] : [country]), ...(countriesOperating ?? [])]),
];

/**
 * Checks the hard rules of an opportunity against the facts of an entity. `eligibleFor` in
 * `matching.queries.ts` has the same rules in SQL for everything that is stored in columns; change both.
 * Rules from the words of an opportunity or the name of a region are checked only here.
 */
export function checkGates(entity: EntityFacts, rules: OpportunityRules, now: Date): Gates {
  return {
    type: checkType(entity, rules),
    country: checkCountry(entity, rules),
    stage: checkList(rules.stageFocus, entity.stage),
    foundedYear: checkYear(entity, rules),
    revenue: checkRevenue(entity, rules),
    coFunding: checkCoFunding(rules),
    consortium: checkConsortium(rules),
    deadline: rules.closesAt === null ? "unstated" : rules.closesAt > now ? "met" : "failed",
  };
}

export const isEligible = (gates: Gates): boolean => GATE_NAMES.every((name) => gates[name] !== "failed");

/** Counts the rules that exclude the entity. */
export const countFailures = (gates: Gates): number =>
  GATE_NAMES.filter((name) => gates[name] === "failed").length;

function checkList(allowed: readonly string[], ownValue: string | null): Verdict {
  if (allowed.length === 0) return "unstated";
  if (allowed.includes(ANY)) return "met";
  if (ownValue === null) return "unknown";
  return allowed.includes(ownValue) ? "met" : "failed";
}

/** The types of a tribe and its organisations, if the source does not name others. */
const TRIBAL_TYPES: readonly string[] = ["Government", "Nonprofit", "Community Group"];

/**
 * Returns the only kinds of applicants that an opportunity lists in words; null if it has no such list, or if its
 * list of types is closed without it.
 */
export const kindsAllowed = (rules: OpportunityRules): ListedKinds | null =>
  rules.eligibleEntityTypes.length > 0 && !rules.eligibleEntityTypesOpenEnded ? null : rules.stated.listed;

/** Applies the list of applicants in words to the verdict on the types that were read from more words. */
function checkListed(entity: EntityFacts, rules: OpportunityRules, verdict: Verdict): Verdict | null {
  const kinds = kindsAllowed(rules);
  if (kinds === null || (verdict === "met" && entity.type !== "Government")) return null;
  return checkListedKinds(entity, kinds);
}

function checkType(entity: EntityFacts, rules: OpportunityRules): Verdict {
  const { stated } = rules;
  const { isFor, profession } = stated;
  // No profile says whether its organisation was invited, or has the funding already.
  const isLimited = stated.limitedTo !== null || rules.applicantLimit !== null || isFor === "tribes";
  if (isFor === "present holders" || isFor === "those invited") return "failed";
  if (isFor === "small businesses")
    return !BUSINESSES.includes(entity.type) ? "failed" : isLimited ? "unknown" : "met";
  const verdict = checkTypes(entity, rules);
  // The source names these types, and describes others only in words.
  if (verdict === "failed" && !mayBeAmongOthers(entity, rules)) return "failed";
  if (isFor === "state governments" && !isOfATribe(entity)) {
    if (isOfAState(entity)) return verdict;
    // A department of a State need not say "state".
    return entity.type === "Government" && !isLocalBody(entity) ? "unknown" : "failed";
  }
  if (isFor === "tribes") {
    const isOfItsTypes =
      TRIBAL_TYPES.includes(entity.type) || (stated.namesTribalColleges && isCollege(entity));
    const mayBeTribe = isOfATribe(entity) && (verdict !== "failed" || isOfItsTypes);
    // A profile does not say whether its tribe is one of the recognised ones.
    if (mayBeTribe) return "unknown";
    // Tribes may be whom such work is for, where the source lists others as well. Tribes count as governments.
    const listed = [...stated.forms, ...stated.formsBesideOthers];
    const isListed =
      entity.type !== "Government" || (listed.length > 0 && checkForms(entity, listed) === "met");
    if (verdict !== "met" || !isListed) return "failed";
  }
  if (profession !== null && entity.type === "Individual" && hasProfession(entity, profession) === false)
    return "failed";
  const ofKind = checkListed(entity, rules, verdict);
  if (ofKind === "failed") return "failed";
  const designated =
    stated.designation === null ? null : checkDesignation(entity, stated.designation, verdict === "met");
  if (designated === "failed") return "failed";
  const form = stated.forms.length > 0 ? checkForms(entity, stated.forms) : null;
  if (form === "failed") return "failed";
  const isOther =
    (verdict === "met" && isOfOtherForm(entity, stated.formsBesideOthers)) ||
    isOtherSchool(entity, stated.schoolsMeant);
  const isOpen =
    isLimited || ofKind === "unknown" || form === "unknown" || designated === "unknown" || isOther;
  if (isOpen) return "unknown";
  return ofKind ?? (verdict === "failed" ? "unknown" : verdict);
}

/** Tells whether a school may be none of those that a State means. */
function isOtherSchool(entity: EntityFacts, meant: OpportunityRules["stated"]["schoolsMeant"]): boolean {
  if (entity.type !== "School" || meant === null) return false;
  return meant === "colleges" ? !isCollege(entity) : !isPublicSchool(entity);
}

/** Tells whether an entity may be none of the listed legal forms, but one of the others that the source admits. */
function isOfOtherForm(entity: EntityFacts, listed: readonly ApplicantForm[]): boolean {
  const form = listed.length > 0 ? checkForms(entity, listed) : null;
  return form === "failed" || form === "unknown";
}

function checkTypes(entity: EntityFacts, rules: OpportunityRules): Verdict {
  const { eligibleEntityTypes: allowed } = rules;
  const verdict = checkList(allowed, entity.type);
  if (verdict !== "failed") return verdict;
  if (isSchoolDistrict(entity)) return checkList(allowed, "School");
  const status = findGroupStatus(entity, rules);
  return status === "none" || status === null ? "failed" : "unknown";
}

/** The types that may be a nonprofit by law. */
const NONPROFITS: readonly string[] = [
  "Nonprofit",
  "Community Group",
  "Social Enterprise",
  "Research",
  "School",
];

/** Tells whether an entity may be among the applicants that the source names in words, beside its types. */
function mayBeAmongOthers(entity: EntityFacts, rules: OpportunityRules): boolean {
  if (!rules.eligibleEntityTypesOpenEnded) return false;
  if (!rules.stated.areOthersTribal || isOfATribe(entity)) return true;
  return rules.eligibleEntityTypes.includes("Nonprofit") && NONPROFITS.includes(entity.type);
}

/** Guam, American Samoa, the Northern Marianas, the Virgin Islands and the associated states. */
export const INSULAR_AREAS: readonly string[] = ["GU", "AS", "MP", "VI", "FM", "MH", "PW"];

/**
 * Returns the countries that applicants must be from: those that the source lists, or the one that its words
 * state for sure.
 */
export const countriesAllowed = (rules: OpportunityRules): readonly string[] =>
  rules.stated.domesticBecause === null ? rules.eligibleCountries : ["US"];

/** Returns the regions that applicants must be in: those that the source lists, or those of the office that gives. */
export const regionsAllowed = ({ eligibleRegions, stated }: OpportunityRules): readonly string[] =>
  eligibleRegions.length > 0 ? eligibleRegions : stated.officeStates;

function checkCountry(entity: EntityFacts, rules: OpportunityRules): Verdict {
  const { missionCountry, worldRegion, isSelfHelp } = rules.stated;
  const countries = countriesAllowed(rules);
  const ownCountries = listCountries(entity);
  if (rules.stated.isInsular) {
    if (ownCountries.some((country) => INSULAR_AREAS.includes(country))) return "met";
    // Organisations of the United States may work there.
    return entity.country === null || ownCountries.includes("US") || ownCountries.includes("PR")
      ? "unknown"
      : "failed";
  }
  if (countries.length === 0) {
    if (missionCountry === null && worldRegion !== null) return checkWorldRegion(entity, worldRegion);
    if (missionCountry === null) return checkRegion(entity, rules, "unstated");
    if (ownCountries.includes(missionCountry)) return "met";
    // Embassies work with organisations in their host country, and with some from their own country.
    return entity.country === null || (ownCountries.includes("US") && !isSelfHelp) ? "unknown" : "failed";
  }
  const isIn = countries.some((country) => country === ANY || ownCountries.includes(country));
  if (isIn) return checkRegion(entity, rules, "met");
  return entity.country === null ? "unknown" : "failed";
}

/** Checks the part of the world that a name speaks of. Organisations of the United States may work there. */
function checkWorldRegion(entity: EntityFacts, region: string): Verdict {
  const own = listCountries(entity);
  if (own.some((country) => isInWorldRegion(country, region))) return "met";
  return entity.country === null || own.includes("US") ? "unknown" : "failed";
}

/** Applies the rules for regions to the verdict on the country. */
function checkRegion(entity: EntityFacts, rules: OpportunityRules, verdict: Verdict): Verdict {
  const { eligibleRegions } = rules;
  const { states, officeStates, places } = rules.stated;
  if (eligibleRegions.length > 0) {
    if (isOpenAsAWhole(entity, rules)) return verdict;
    const isIn = isInOneOf(entity, eligibleRegions, rules.eligibleCountries);
    if (isIn !== true) return isIn === null ? "unknown" : "failed";
    return places.length === 0 || namesPlace(entity, places) ? "met" : "unknown";
  }
  if (officeStates.length > 0) return checkOffice(entity, officeStates, verdict);
  if (!listCountries(entity).includes("US")) return verdict;
  if (places.length > 0 && !namesPlace(entity, places)) return "unknown";
  if (states.length === 0) return verdict;
  // A state in a name is a hint and not a rule, so it never excludes anybody.
  return entity.region !== null && isInRegions(entity.region, states) === true ? verdict : "unknown";
}

/** Whether one of the entity's countries is listed and none of the regions is in it: "New York, or Canada". */
function isOpenAsAWhole(
  entity: EntityFacts,
  { eligibleCountries, eligibleRegions }: OpportunityRules,
): boolean {
  const countries = eligibleRegions.map((code) => findRegion(code)?.country);
  return (
    !countries.includes(undefined) &&
    listCountries(entity).some((own) => eligibleCountries.includes(own) && !countries.includes(own))
  );
}

/** Applies the limits of a regional office, which an entity that works in other states too may meet. */
function checkOffice(entity: EntityFacts, officeStates: readonly string[], verdict: Verdict): Verdict {
  if (entity.country === null) return "unknown";
  if (!listCountries(entity).includes("US")) return "failed";
  const isIn = entity.region === null ? null : isInRegions(entity.region, officeStates);
  if (isIn === true) return verdict;
  return isIn === null || namesPlace(entity, officeStates) ? "unknown" : "failed";
}

function checkYear({ foundedYear }: EntityFacts, rules: OpportunityRules): Verdict {
  const { yearFoundedMin: min, yearFoundedMax: max } = rules;
  if (min === null && max === null) return "unstated";
  if (foundedYear === null) return "unknown";
  return foundedYear >= (min ?? foundedYear) && foundedYear <= (max ?? foundedYear) ? "met" : "failed";
}

/** No profile says what an applicant can pay, so a demand stays open. */
function checkCoFunding({ coFunding, coFundingShare }: OpportunityRules): Verdict {
  if (coFunding === "required" || coFundingShare !== null) return "unknown";
  return coFunding === null ? "unstated" : "met";
}

/** Nor does a profile say with whom an applicant would apply. */
const checkConsortium = ({ consortiumMin }: OpportunityRules): Verdict =>
  consortiumMin === null || consortiumMin < 2 ? "unstated" : "unknown";

/** Only amounts in one currency can be compared. */
function checkRevenue(entity: EntityFacts, rules: OpportunityRules): Verdict {
  const { revenueMin: min, revenueMax: max } = rules;
  if (min === null && max === null) return "unstated";
  const revenue = entity.annualRevenue;
  if (revenue === null || entity.annualRevenueCurrency !== rules.currency) return "unknown";
  const isInside =
    compareAmounts(revenue, min ?? revenue) >= 0 && compareAmounts(revenue, max ?? revenue) <= 0;
  return isInside ? "met" : "failed";
}
