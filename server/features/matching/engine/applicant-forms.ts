import { findApplicantCodes } from "../../catalogue/grants-gov/codes";
import { isOfAState, isOfATribe } from "./own-organisation";
import type { EntityFacts } from "./match-types";

/** The legal forms of Grants.gov that one of our entity types has several of, by their codes. */
const FORMS = {
  "00": "state",
  "01": "county",
  "02": "city",
  "04": "district",
  "05": "school district",
  "06": "higher education",
  "07": "tribe",
  "08": "housing authority",
  "12": "501(c)(3)",
  "13": "other nonprofit",
  "20": "higher education",
} as const;
export type ApplicantForm = (typeof FORMS)[keyof typeof FORMS];

const TRIBAL_ORGANISATIONS = "11";
/** Codes that admit anybody whom the notice names. */
const ANYBODY: readonly string[] = ["25", "99"];
/** Codes that admit others, so that nobody is excluded by form. */
const OPEN_CODES: readonly string[] = [TRIBAL_ORGANISATIONS, ...ANYBODY];

/** Tells whether organisations of tribes are the only others that Grants.gov lists without a type of ours. */
export function areOthersTribal(applicants: string | null): boolean {
  const codes = findApplicantCodes(applicants ?? "");
  return codes.includes(TRIBAL_ORGANISATIONS) && !codes.some((code) => ANYBODY.includes(code));
}

/**
 * Reads the legal forms that the words of Grants.gov about applicants list; none if the words are not those of Grants.gov.
 * `isOpen` tells whether they admit others too, so that nobody is excluded by form.
 */
export function readForms(applicants: string | null): { listed: ApplicantForm[]; isOpen: boolean } {
  const codes = findApplicantCodes(applicants ?? "");
  const listed = codes.flatMap((code) => FORMS[code as keyof typeof FORMS] ?? []);
  return { listed: [...new Set(listed)], isOpen: codes.some((code) => OPEN_CODES.includes(code)) };
}

const GOVERNMENTS: readonly (readonly [form: ApplicantForm, name: RegExp])[] = [
  ["county", /\bcount(?:y|ies)\b|\bparish(?:es)?\b/i],
  ["city", /\bcit(?:y|ies)\b|\btowns?(?:hips?)?\b|\bboroughs?\b|\bvillage\b|\bmunicipal/i],
];
const DISTRICT = /\b(?:district(?! of columbia)|authority|port of)\b/i;
const HIGHER_EDUCATION = /\b(?:colleges?|universit(?:y|ies)|polytechnic|seminary)\b/i;
/** Tells whether an entity is a college or university by its name or, for a research group, may be part of one. */
export const isCollege = ({ type, name }: EntityFacts): boolean =>
  type === "Research" || HIGHER_EDUCATION.test(name);
const SCHOOL =
  /\b(?:schools?(?! of\b)|kindergarten|preschool|elementary|charter|academy|vo-?tech|intermediate unit|career (?:and|&) tech(?:nology|nical)? (?:center|centre|ctr))\b/i;

/** Finds the legal form of a school by its name; null if that does not tell. */
export function findSchoolForms({ name }: EntityFacts): ApplicantForm[] | null {
  const isHigher = HIGHER_EDUCATION.test(name);
  if (isHigher === SCHOOL.test(name)) return null;
  return isHigher ? ["higher education"] : ["school district"];
}

const SCHOOL_DISTRICT =
  /\bschool (?:district|board|corporation|division)\b|\bboard of education\b|\bpublic schools\b/i;
/** Tells whether a school is a district, or another kind of public school, by its name. */
export const isPublicSchool = ({ name }: EntityFacts): boolean =>
  SCHOOL_DISTRICT.test(name) ||
  /\bcareer (?:and|&) tech|\bvo-?tech|\bvocational|\bcharter\b|\bintermediate unit\b|\bCTC\b|\b(?:I|U|C)?SD$|\bBOCES\b|\b(?:county|city) schools$/i.test(
    name,
  );

/** Tells whether a public body is a school district by its name or the name of its agency. */
export const isSchoolDistrict = ({ type, name, ownKind }: EntityFacts): boolean =>
  type === "Government" && SCHOOL_DISTRICT.test(`${name}\n${ownKind ?? ""}`);

/** Finds the level of a local government by the name of a body; null if it does not tell. */
function findLocalForms(name: string): ApplicantForm[] | null {
  if (SCHOOL_DISTRICT.test(name)) return ["school district"];
  if (/\bhousing authority\b/i.test(name)) return ["housing authority"];
  if (DISTRICT.test(name)) return ["district"];
  const local = GOVERNMENTS.filter(([, pattern]) => pattern.test(name)).map(([form]) => form);
  return local.length > 0 ? local : null;
}

/**
 * Finds the legal forms that an entity may have.
 * @returns null if its words do not tell
 */
function findOwnForms(entity: EntityFacts): ApplicantForm[] | null {
  const { type, name } = entity;
  if (type === "Government") {
    const local = findLocalForms(name) ?? findLocalForms(entity.ownKind ?? "");
    const own = local ?? (isOfAState(entity) ? (["state"] as const) : null);
    // A county or a State may have a tribe's name, or speak of tribes that it works with.
    return isOfATribe(entity) ? ["tribe", "housing authority", ...(own ?? [])] : own && [...own];
  }
  return type === "School" ? findSchoolForms(entity) : null;
}

/** What each type may be, if the entity's words do not tell. */
const FORMS_OF_TYPE: Partial<Record<EntityFacts["type"], readonly ApplicantForm[]>> = {
  Government: ["state", "county", "city", "district", "tribe", "housing authority"],
  School: ["school district", "higher education"],
};

/** Returns true for the types of entity that have several legal forms. */
export const hasForms = (type: EntityFacts["type"]): boolean =>
  type === "Nonprofit" || FORMS_OF_TYPE[type] !== undefined;

/**
 * Checks an entity of a listed type against the legal forms that a notice lists.
 * @param forms not empty
 * @returns null for types that have only one form
 */
export function checkForms(
  entity: EntityFacts,
  forms: readonly ApplicantForm[],
): "met" | "failed" | "unknown" | null {
  if (entity.type === "Nonprofit") {
    // Only the United States give this status.
    const isForeign = entity.country !== null && entity.country !== "US";
    const hasOnlyAmerican = forms.includes("501(c)(3)") && !forms.includes("other nonprofit");
    const worksThere = entity.countriesOperating?.includes("US") === true;
    return isForeign && hasOnlyAmerican && !worksThere ? "failed" : null;
  }
  const possible = FORMS_OF_TYPE[entity.type];
  if (possible === undefined) return null;
  const own = findOwnForms(entity);
  const isListed = (form: ApplicantForm) => forms.includes(form);
  if (own !== null) return own.some(isListed) ? "met" : "failed";
  return possible.every(isListed) ? "met" : possible.some(isListed) ? "unknown" : "failed";
}
