import type { EntityFacts, OpportunityRules } from "./match-types";
import { joinOwnText } from "./own-text";

const SPONSOR = /\bfiscal(?:ly)?[- ](?:sponsor|agent|host)|\bparrain(?:age)? fiscal|\borganisme fiduciaire/i;
const REGISTERED =
  /(?<!\b(?:not|non|never|n't|yet|pas)(?: yet| formally| encore)?(?: an?| une?)?(?: registered| incorporated)?[ -])\b(?:registered|incorporated|501 ?\(?c\)?|non-?profit|not-for-profit|charit(?:y|able)|loi 1901|association (?:d\u00e9clar\u00e9e|enregistr\u00e9e))/i;
const NO_SPONSOR =
  /\b(?:no|without(?: an?)?|(?:not|\w+n['’]t) have an?|needs? an?|(?:seek|look)(?:ing)?(?: for)? an?|not(?: yet)?|sans|pas(?: encore)? (?:de|d['’])) ?(?:fiscal|parrain|organisme fid)/i;

/**
 * Why a community group may apply where nonprofits may: it names a fiscal sponsor or says that it is registered, or the
 * call admits nonprofits without tax status. Null if none of these is so, and `none` if the call does not ask for one.
 */
export type GroupStatus = "sponsor" | "registered" | "association" | "none" | null;

/** Returns what a group's own words say of its status. */
export function readOwnStatus(entity: EntityFacts): "sponsor" | "registered" | null {
  const words = joinOwnText(entity);
  if (SPONSOR.test(words) && !NO_SPONSOR.test(words)) return "sponsor";
  return REGISTERED.test(words) ? "registered" : null;
}

/** Checks what a community group may apply to among the calls that name nonprofits but no community groups. */
export function findGroupStatus(
  entity: EntityFacts,
  {
    eligibleEntityTypes: allowed,
    eligibleEntityTypesOpenEnded: isOpenEnded,
    stated,
  }: Pick<OpportunityRules, "eligibleEntityTypes" | "eligibleEntityTypesOpenEnded" | "stated">,
): GroupStatus {
  const { type, country, countriesOperating } = entity;
  const isListed = allowed.includes(type) || allowed.includes("*");
  if (type !== "Community Group" || isOpenEnded || isListed || !allowed.includes("Nonprofit")) return "none";
  const own = readOwnStatus(entity);
  if (own === "sponsor") return "sponsor";
  const { forms } = stated;
  if (forms.includes("other nonprofit")) return "association";
  const worksThere = country === null || country === "US" || countriesOperating?.includes("US") === true;
  // Registration in another country does not give the tax status of the United States.
  return forms.includes("501(c)(3)") && !worksThere ? null : own;
}
