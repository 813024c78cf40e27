import type { ApplicantLimit } from "@shared/constants/enums";
import { fold, splitSentences } from "./words";

export type ApplicantLimitRead = { limit: ApplicantLimit; quote: string };

const SENTENCE_MAX = 400;
const SENTENCES_MAX = 2_000;
const HOLDERS = String.raw`(?:grantees?|grant holders?|awardees?|recipients?|grant recipients?)`;

const LIMITS: readonly (readonly [words: RegExp, limit: ApplicantLimit])[] = [
  [
    /^(?:applications? (?:is |are )?)?(?:by )?invitation[- ]only\.?$|\b(?:applications?|proposals?|this (?:fund|grant|programme|program|scheme|call|opportunity)|applying|funding|it) (?:is |are |may be made |can be made |to this fund are )?(?:currently )?by invitation only\b|\b(?:invitation[- ]only (?:fund|grant|programme|program|scheme|call|opportunity)|only (?:invited|those invited) (?:applicants|organi[sz]ations|to apply)|open only to (?:invited|those invited)|only organi[sz]ations (?:that|who) (?:were|are|have been) invited)\b/,
    "invited",
  ],
  [
    new RegExp(
      `\\b(?:open|available|limited|restricted) only to (?:current|existing|present) [^.;]{0,80}?${HOLDERS}\\b|\\bonly (?:current|existing|present) [^.;]{0,60}?${HOLDERS} (?:may|can|are eligible to) apply\\b|\\bapplicants must be (?:current|existing) ${HOLDERS}\\b|\\bis for renewal grantees\\b`,
    ),
    "current holders",
  ],
];
/** Such sentences speak of a later step or of something else than the call. */
const OTHER_STEP =
  /\b(?:full (?:proposals?|applications?)|second[- ]stage|stage (?:2|two)|second (?:stage|phase|round)|phase 2|interviews?|pitch|finalists?|events?|workshops?|meeting|shortlist\w*|not (?:by|limited|restricted|only)|if|unless)\b/;

/** Reads whether only those may apply who were invited, or who have the funding already. */
export function readApplicantLimit(lines: readonly string[]): ApplicantLimitRead | null {
  for (const sentence of lines.flatMap(splitSentences).slice(0, SENTENCES_MAX)) {
    if (sentence.length > SENTENCE_MAX) continue;
    const plain = fold(sentence);
    if (OTHER_STEP.test(plain)) continue;
    const limit = LIMITS.find(([words]) => words.test(plain))?.[1];
    if (limit !== undefined) return { limit, quote: sentence };
  }
  return null;
}
