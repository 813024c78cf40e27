import { isDeepStrictEqual } from "node:util";
import { FINDING_CODES, FINDING_KINDS, type FindingCode, FINDINGS_MAX } from "@shared/constants/readiness";
import { findForbiddenAi } from "./checks/ai-forbidden";
import { findBudgetLimits, findOtherBudgetFigures } from "./checks/budget";
import { findOtherAmounts, findOtherDurations, findOtherOrganisation } from "./checks/contradictory";
import {
  findDifferingFigures,
  findDifferingPromises,
  findOtherProfileFigures,
} from "./checks/differing-figures";
import { findMissingParts, findOpenWork, findPlaceholders } from "./checks/missing";
import { findExpired, findOldFigures, findOtherNames, findPastPlans } from "./checks/out-of-date";
import { findOverLimits } from "./checks/over-limit";
import { findLongNarrative } from "./checks/narrative-limits";
import type { Found, ReadinessInput } from "./types";

const CHECKS: readonly ((input: ReadinessInput) => Found[])[] = [
  findMissingParts,
  findPlaceholders,
  findOpenWork,
  findOverLimits,
  findLongNarrative,
  findExpired,
  findPastPlans,
  findOldFigures,
  findOtherNames,
  findOtherAmounts,
  findOtherBudgetFigures,
  findBudgetLimits,
  findOtherOrganisation,
  findOtherProfileFigures,
  findOtherDurations,
  findDifferingFigures,
  findDifferingPromises,
  findForbiddenAi,
];

const CODES = Object.keys(FINDING_CODES) as FindingCode[];
const rank = ({ code }: Found) => FINDING_KINDS.indexOf(FINDING_CODES[code].kind) * 100 + CODES.indexOf(code);

/** Finds what is wrong with an application: the same for the same input, in the order in which it is shown. */
export function findFindings(input: ReadinessInput): Found[] {
  const kept: Found[] = [];
  for (const found of CHECKS.flatMap((check) => check(input)))
    if (!kept.some((other) => isSamePlace(found, other))) kept.push(found);
  // Sorting is stable: what is of one kind stays in the order of the texts.
  return kept.sort((a, b) => rank(a) - rank(b)).slice(0, FINDINGS_MAX);
}

/** One figure contradicts the profile and another text: that is one thing to mend. */
function isSamePlace(a: Found, b: Found): boolean {
  if (a.place.part !== b.place.part || a.place.id !== b.place.id) return false;
  if (FINDING_CODES[a.code].kind !== FINDING_CODES[b.code].kind) return false;
  const [from, other] = [a.place.start, b.place.start];
  if (from === null || other === null || a.place.quote === null || b.place.quote === null)
    // Two documents that the call names are at one place, and yet two things to mend.
    return a.code === b.code && from === other && isDeepStrictEqual(a.params, b.params);
  return from < other + b.place.quote.length && other < from + a.place.quote.length;
}
