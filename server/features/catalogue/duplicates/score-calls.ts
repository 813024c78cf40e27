import type { DuplicateReason, DuplicateReasonWord } from "@shared/constants/duplicates";
import { compareCalls, type Features } from "./features";
import type { Traits } from "./traits";

/**
 * How much each trait speaks for (above 0) or against two rows being the same call, as log-odds. They were fitted to the
 * pairs of `tools/duplicates/pairs/tune.jsonl`, beginning with what people expect of each trait.
 */
const WEIGHTS: Record<keyof Features, number> = {
  sharedTitle: 1.9,
  sharedWords: 0.5,
  leastLeft: -2.05,
  mostLeft: -0.7,
  substituted: -4,
  onlyFunder: -1.15,
  // Most pairs that are compared have the same funder, so that only another one tells.
  sameFunder: 0,
  relatedFunder: 0,
  otherFunder: -2.5,
  sameIdentifier: 3.95,
  otherIdentifier: -8,
  sameAddress: 0.45,
  sameSite: 0.7,
  sameDeadline: 0.7,
  nearDeadline: 0.3,
  otherDeadline: -9,
  oneDeadline: -0.4,
  sameAmount: 1.45,
  otherAmount: -2,
  otherCountries: -2.05,
  narrower: -1.45,
  otherPlace: -6,
  otherKind: -6.5,
  sameSingleKind: 1.5,
  narrowing: -2.4,
  bothStrange: -1.4,
  conflicts: -8,
  sharedText: 1.95,
  isForeign: 0.2,
};
const START = -0.95;

/** Pairs from this score on are proposed. Chosen on the same pairs as the weights, for precision before recall. */
export const PROPOSED_FROM = 0.76;

/** What a curator is told of each trait, and from which value on. */
const TOLD: readonly [trait: keyof Features, word: DuplicateReasonWord, from: number, isFor: boolean][] = [
  ["sameIdentifier", "sameIdentifier", 1, true],
  ["otherIdentifier", "otherIdentifier", 1, false],
  ["conflicts", "conflicts", 1, false],
  ["otherDeadline", "otherDeadline", 0.5, false],
  ["sameDeadline", "sameDeadline", 1, true],
  ["nearDeadline", "nearDeadline", 1, true],
  ["sharedTitle", "sameTitle", 0.5, true],
  ["substituted", "substituted", 1, false],
  ["bothStrange", "otherTitle", 1, false],
  ["mostLeft", "longerTitle", 1, false],
  ["narrowing", "narrowing", 1, false],
  ["sameFunder", "sameFunder", 1, true],
  ["relatedFunder", "relatedFunder", 1, true],
  ["otherFunder", "otherFunder", 1, false],
  ["sameAmount", "sameAmount", 1, true],
  ["otherAmount", "otherAmount", 0.5, false],
  ["sameAddress", "sameAddress", 1, true],
  ["sameSite", "sameSite", 1, true],
  ["otherCountries", "otherCountries", 1, false],
  ["narrower", "narrower", 1, false],
  ["otherPlace", "otherPlace", 0.5, false],
  ["otherKind", "otherKind", 1, false],
  ["sameSingleKind", "sameSingleKind", 1, true],
  ["sharedText", "sameText", 0.3, true],
  ["isForeign", "otherLanguage", 1, false],
];

/** Compares two rows. @returns the score from 0 to 1, and what speaks for and against, the weightiest first */
export function scoreCalls(a: Traits, b: Traits): { score: number; reasons: DuplicateReason[] } {
  const features = compareCalls(a, b);
  const traits = Object.keys(WEIGHTS) as (keyof Features)[];
  const odds = traits.reduce((sum, trait) => sum + WEIGHTS[trait] * features[trait], START);
  const weigh = (trait: keyof Features) => Math.abs(WEIGHTS[trait] * features[trait]);
  const told = TOLD.filter(([trait, , from]) => features[trait] >= from)
    // The same page says all that the same site says.
    .filter(([trait]) => trait !== "sameSite" || features.sameAddress === 0)
    .sort(([one], [other]) => weigh(other) - weigh(one));
  return { score: 1 / (1 + Math.exp(-odds)), reasons: told.map(([, word, , isFor]) => ({ word, isFor })) };
}
