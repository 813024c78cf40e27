import { findSchoolForms, isCollege } from "./applicant-forms";
import type { EntityFacts } from "./match-types";
import { isOfAState, isOfATribe } from "./own-organisation";
import { joinOwnText } from "./own-text";

/** The words in a name for applicants that a law or an agency has designated. */
export type Designation = { of: "colleges" | "community colleges" | "bodies" | "partners"; words: string };

/** Designations that colleges and universities have for the students whom they serve. */
const COLLEGES =
  /\bHBCUs?\b|\bhistorically black (?:colleges|universit)[\p{L} ]*|\b(?:minority|hispanic|native hawaiian|alaska native|native american|asian american)[-\p{L} ]*[- ]serving [\p{L} ]*institutions?\b|\bminority university\b|\b(?:MSIPP|MUREP|NASNTI)\b|\bAANAPISIs?\b|\bcenters of research excellence in science and technology\b|\bschools and colleges of \p{L}+/iu;
/** The words by which a college says that it has one of them. */
const OWN_DESIGNATION = /\btribal (?:college|universit)|[- ]serving institution/i;

/** Bodies of which each State has one, with a pattern for the words of such a body. */
const BODIES: readonly (readonly [name: RegExp, own: RegExp])[] = [
  [
    /\bstate historic preservation offices?(?= grants?\b)/i,
    /\bSHPO\b|historic preservation (?:office|division|commission|agency)|state histor/i,
  ],
  [/\bstate units on aging\b/i, /\bunit on aging\b|\bag(?:e)?ing\b|\bolder (?:adults|people)\b/i],
  [/\bstate and jurisdictional humanities councils/i, /\bhumanities\b/i],
  [
    /\bstate (?:and territor\p{L}+ )?(?:domestic violence|sexual assault)[\p{L} ]*coalitions?\b/iu,
    /\bcoalition\b/i,
  ],
];
/** The types that such a body may have. */
const BODY_TYPES: readonly string[] = ["Nonprofit", "Community Group", "Government"];
/** The types that a college may have. */
const COLLEGE_TYPES: readonly string[] = ["Research", "School", "Nonprofit"];

/** A programme for colleges with courses of two years. */
const COMMUNITY_COLLEGES = /\bstrengthening community colleges\b/i;
const OWN_COMMUNITY_COLLEGE = /\b(?:community|junior|technical|two-year) colleges?\b/i;

/** The members of a network of universities and agencies, which no profile tells. */
const PARTNERS = /\baffiliated partners?\b/i;
const PARTNER_TYPES: readonly string[] = ["Research", "School", "Nonprofit", "Government"];

/** Finds the designation that a name limits an award to. */
export function findDesignation(name: string): Designation | null {
  const colleges = COLLEGES.exec(name)?.[0];
  if (colleges !== undefined) return { of: "colleges", words: colleges };
  const communityColleges = COMMUNITY_COLLEGES.exec(name)?.[0];
  if (communityColleges !== undefined) return { of: "community colleges", words: communityColleges };
  const partners = PARTNERS.exec(name)?.[0];
  if (partners !== undefined) return { of: "partners", words: partners };
  const body = BODIES.map(([pattern]) => pattern.exec(name)?.[0]).find(Boolean);
  return body === undefined ? null : { of: "bodies", words: body };
}

/**
 * Checks an entity against a designation.
 * @param isListed true if the source lists the entity's type, which the name does not outweigh for sure
 */
export function checkDesignation(
  entity: EntityFacts,
  { of, words }: Designation,
  isListed: boolean,
): "met" | "failed" | "unknown" {
  if (of === "partners") return PARTNER_TYPES.includes(entity.type) ? "unknown" : "failed";
  if (of === "community colleges") {
    if (OWN_COMMUNITY_COLLEGE.test(entity.name)) return "met";
    return isCollege(entity) || isListed ? "unknown" : "failed";
  }
  const ownWords = joinOwnText(entity);
  if (of === "colleges") {
    if (COLLEGES.test(ownWords) || OWN_DESIGNATION.test(ownWords)) return "met";
    const forms = entity.type === "School" ? findSchoolForms(entity) : null;
    const mayBeCollege = isCollege(entity) || (entity.type === "School" && forms === null);
    const isListedCollege = isListed && forms === null && COLLEGE_TYPES.includes(entity.type);
    return mayBeCollege || isListedCollege ? "unknown" : "failed";
  }
  if (!BODY_TYPES.includes(entity.type)) return "failed";
  if (BODIES.some(([name, own]) => name.test(`${words} grants`) && own.test(ownWords))) return "met";
  if (isOfATribe(entity)) return "unknown";
  const mayBePart = entity.type === "Government" && isOfAState(entity);
  return mayBePart || (!entity.mission && !entity.description) ? "unknown" : "failed";
}
