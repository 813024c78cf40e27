import { APPEAL_CRITERIA } from "./deck-criteria/appeal-criteria";
import type { DeckCriterion } from "./deck-criteria/criterion";
import { FINANCE_CRITERIA } from "./deck-criteria/finance-criteria";
import { MARKET_CRITERIA } from "./deck-criteria/market-criteria";
import { PROBLEM_CRITERIA } from "./deck-criteria/problem-criteria";
import { SOLUTION_CRITERIA } from "./deck-criteria/solution-criteria";
import { TEAM_CRITERIA } from "./deck-criteria/team-criteria";
import type { EntityType } from "./enums";
import type { DeckScoreKey } from "./pitch-decks";

const CRITERIA = [
  ...PROBLEM_CRITERIA,
  ...SOLUTION_CRITERIA,
  ...MARKET_CRITERIA,
  ...TEAM_CRITERIA,
  ...FINANCE_CRITERIA,
  ...APPEAL_CRITERIA,
] as const;

export type DeckCriterionId = (typeof CRITERIA)[number]["id"];

/** All criteria for decks, in the order of the six scores. */
export const DECK_CRITERIA: readonly (DeckCriterion & { id: DeckCriterionId })[] = CRITERIA;

/**
 * The weight of each score in the overall score, in percent. A funder looks at the problem and its solution
 * first. The other four weigh the same.
 */
export const DECK_SCORE_WEIGHTS: Record<DeckScoreKey, number> = {
  problemClarity: 20,
  solutionFit: 20,
  marketSize: 15,
  teamStrength: 15,
  financialViability: 15,
  investorAppeal: 15,
};

export function appliesTo(criterion: DeckCriterion, type: EntityType): boolean {
  return criterion.appliesTo?.includes(type) ?? true;
}
