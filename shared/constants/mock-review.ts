import type { DeckVerdict } from "./pitch-decks";

export const CRITERIA_MAX = 30;
export const CRITERION_WEIGHT_MAX = 1000;

/** The verdicts of a mock review are those of a deck's, but every criterion applies. */
export const CRITERION_VERDICTS = [
  "pass",
  "warn",
  "fail",
  "unjudged",
] as const satisfies readonly DeckVerdict[];
export type CriterionVerdict = (typeof CRITERION_VERDICTS)[number];
