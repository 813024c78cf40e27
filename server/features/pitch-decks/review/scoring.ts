import { DECK_CRITERIA, DECK_SCORE_WEIGHTS } from "@shared/constants/deck-criteria";
import {
  DECK_SCORES,
  type DeckScoreKey,
  type DeckScores,
  type DeckVerdict,
} from "@shared/constants/pitch-decks";
import type { DeckJudgementView } from "@shared/validators/pitch-decks";

/** What a verdict is worth of its criterion's weight; `null` counts neither for nor against. */
export const VERDICT_VALUES: Record<DeckVerdict, number | null> = {
  pass: 1,
  warn: 0.5,
  fail: 0,
  not_applicable: null,
  unjudged: null,
};
/**
 * A score needs this share of what it stands for: half of the weight that applies in a group, half of the groups' weight in
 * all. With less it would be a figure about hardly anything: a deck of pictures would score by its length.
 */
const JUDGED_SHARE_MIN = 0.5;

type Verdicts = readonly Pick<DeckJudgementView, "criterionId" | "verdict">[];

/**
 * Scores (0–100, whole numbers) from judgements, by arithmetic alone: a group's score is the share of its judged weight that
 * was met, the overall score the mean of the groups that have one, by `DECK_SCORE_WEIGHTS`. The order of the judgements does
 * not matter, and of two about the same criterion the first counts.
 */
export function scoreJudgements(judgements: Verdicts): { scores: DeckScores; overall: number | null } {
  const verdicts = new Map<string, DeckVerdict>();
  for (const { criterionId, verdict } of judgements)
    if (!verdicts.has(criterionId)) verdicts.set(criterionId, verdict);

  const shares = DECK_SCORES.map(({ key }) => ({ key, share: shareOf(key, verdicts) }));
  const judged = shares.flatMap(({ key, share }) =>
    share === null ? [] : [{ share, weight: DECK_SCORE_WEIGHTS[key] }],
  );
  const weight = sum(judged.map((group) => group.weight));
  const isEnough = weight >= sum(Object.values(DECK_SCORE_WEIGHTS)) * JUDGED_SHARE_MIN;
  return {
    scores: Object.fromEntries(
      shares.map(({ key, share }) => [key, share === null ? null : toScore(share)]),
    ) as DeckScores,
    overall: isEnough ? toScore(sum(judged.map((group) => group.share * group.weight)) / weight) : null,
  };
}

/**
 * The share of a group's judged weight that was met, 0–1; null when too little of it was judged. A criterion that earns nothing takes
 * away what it misses and adds nothing when it is met: a deck does not score by its length or by leaving nothing wrong.
 */
function shareOf(group: DeckScoreKey, verdicts: ReadonlyMap<string, DeckVerdict>): number | null {
  let applies = 0;
  let judged = 0;
  let met = 0;
  let lost = 0;
  for (const { id, group: own, weight, earnsNothing } of DECK_CRITERIA) {
    const verdict = verdicts.get(id);
    if (own !== group || verdict === undefined || verdict === "not_applicable") continue;
    const value = VERDICT_VALUES[verdict];
    if (earnsNothing) {
      lost += weight * (1 - (value ?? 1));
      continue;
    }
    applies += weight;
    if (value === null) continue;
    judged += weight;
    met += value * weight;
  }
  return judged === 0 || judged < applies * JUDGED_SHARE_MIN ? null : met / (judged + lost);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function toScore(share: number): number {
  return Math.round(share * 100);
}
