import type { CriterionJudgementView } from "@shared/validators/readiness";
import { VERDICT_VALUES } from "../../pitch-decks/review/scoring";
import type { JudgedCriterion, Judgement } from "./types";

/** The share of the weight that has to be judged before there is a score. */
const JUDGED_SHARE_MIN = 0.5;

/** Puts points beside judgements: the weight, half of it, or none. Nobody else gives points. */
export const toJudgements = (
  criteria: readonly JudgedCriterion[],
  judgements: readonly Judgement[],
): CriterionJudgementView[] =>
  criteria.map(({ title, weight }, index) => {
    const { verdict, comment, evidence } = judgements[index]!;
    const value = VERDICT_VALUES[verdict];
    return { title, weight, verdict, comment, evidence, points: value === null ? null : value * weight };
  });

/** The score from 0 to 100: the share of the judged weight that was met. Null where too little could be judged. */
export function scoreReview(judgements: readonly CriterionJudgementView[]): number | null {
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
  const judged = judgements.filter(({ points }) => points !== null);
  const weight = sum(judged.map((each) => each.weight));
  if (weight === 0 || weight < sum(judgements.map((each) => each.weight)) * JUDGED_SHARE_MIN) return null;
  return Math.round((100 * sum(judged.map(({ points }) => points ?? 0))) / weight);
}
