import { DECK_CRITERIA } from "@shared/constants/deck-criteria";
import type { DeckVerdict } from "@shared/constants/pitch-decks";
import type { DeckDisagreementView, DeckJudgementView } from "@shared/validators/pitch-decks";

const RANK: Partial<Record<DeckVerdict, number>> = { fail: 0, warn: 1, pass: 2 };
const BY_RANK: readonly DeckVerdict[] = ["fail", "warn", "pass"];

/**
 * One review out of two, criterion by criterion. The verdict is the mean of the two, rounded down: what one reader found and
 * the other missed is not plain enough (pass and fail make a warning), and between neighbours the stricter one counts. Who
 * could not judge leaves it to the other. The words are those of the stricter reader, the evidence that of both.
 */
export function mergeJudgements(
  openai: readonly DeckJudgementView[],
  anthropic: readonly DeckJudgementView[],
): { judgements: DeckJudgementView[]; disagreements: DeckDisagreementView[] } {
  const judgements: DeckJudgementView[] = [];
  const disagreements: DeckDisagreementView[] = [];
  for (const { id: criterionId, title } of DECK_CRITERIA) {
    const one = openai.find((judgement) => judgement.criterionId === criterionId);
    const other = anthropic.find((judgement) => judgement.criterionId === criterionId);
    const merged = one && other ? mergeTwo(one, other) : (one ?? other);
    if (!merged) continue;
    judgements.push(merged);
    if (one && other && differ(one.verdict, other.verdict))
      disagreements.push({
        criterionId,
        title,
        verdict: merged.verdict,
        openai: one.verdict,
        anthropic: other.verdict,
      });
  }
  return { judgements, disagreements };
}

function mergeTwo(one: DeckJudgementView, other: DeckJudgementView): DeckJudgementView {
  const [a, b] = [RANK[one.verdict], RANK[other.verdict]];
  if (a === undefined && b === undefined) return one.verdict === "not_applicable" ? one : other;
  if (a === undefined) return other;
  if (b === undefined) return one;
  const [stricter, kinder] = b < a ? [other, one] : [one, other];
  const evidence = [...stricter.evidence, ...kinder.evidence].filter(
    (each, index, all) =>
      all.findIndex((same) => same.quote === each.quote && same.slide === each.slide) === index,
  );
  return {
    ...stricter,
    verdict: BY_RANK[Math.floor((a + b) / 2)] ?? stricter.verdict,
    comment: stricter.comment || kinder.comment,
    slide: stricter.evidence[0]?.slide ?? kinder.evidence[0]?.slide ?? stricter.slide,
    evidence,
  };
}

/** Who says `unjudged` says nothing that the other could disagree with. */
function differ(one: DeckVerdict, other: DeckVerdict): boolean {
  return one !== other && one !== "unjudged" && other !== "unjudged";
}
