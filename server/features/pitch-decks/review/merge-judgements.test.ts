import { describe, expect, it } from "vitest";
import { DECK_CRITERIA } from "@shared/constants/deck-criteria";
import { DECK_VERDICTS, type DeckVerdict } from "@shared/constants/pitch-decks";
import type { DeckJudgementView } from "@shared/validators/pitch-decks";
import { mergeJudgements } from "./merge-judgements";

const FIRST = DECK_CRITERIA[0]!;

function judgement(verdict: DeckVerdict, by: string): DeckJudgementView {
  const isOpen = verdict === "unjudged" || verdict === "not_applicable";
  return {
    criterionId: FIRST.id,
    group: FIRST.group,
    title: FIRST.title,
    verdict,
    comment: `${verdict} by ${by}`,
    slide: isOpen ? null : 3,
    evidence: verdict === "pass" ? [{ slide: 4, quote: `found by ${by}` }] : [],
  };
}
function merge(one: DeckVerdict, other: DeckVerdict) {
  const { judgements, disagreements } = mergeJudgements(
    [judgement(one, "openai")],
    [judgement(other, "anthropic")],
  );
  return { merged: judgements[0]!, disagreement: disagreements[0] };
}

describe("merging two reviews", () => {
  it.each([
    ["pass", "pass", "pass", false],
    ["pass", "warn", "warn", true],
    ["pass", "fail", "warn", true],
    ["warn", "warn", "warn", false],
    ["warn", "fail", "fail", true],
    ["fail", "fail", "fail", false],
    ["pass", "unjudged", "pass", false],
    ["fail", "unjudged", "fail", false],
    ["warn", "not_applicable", "warn", true],
    ["unjudged", "not_applicable", "not_applicable", false],
    ["unjudged", "unjudged", "unjudged", false],
    ["not_applicable", "not_applicable", "not_applicable", false],
  ] as const)("makes of %s and %s a %s, whoever said which", (one, other, verdict, isListed) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const { merged, disagreement } = merge(first, second);
      expect(merged.verdict).toBe(verdict);
      expect(disagreement).toEqual(
        isListed
          ? { criterionId: FIRST.id, title: FIRST.title, verdict, openai: first, anthropic: second }
          : undefined,
      );
    }
  });

  it("speaks with the stricter reader's words and shows what the other found", () => {
    for (const { merged } of [merge("pass", "fail"), merge("fail", "pass")]) {
      expect(merged.comment).toMatch(/^fail by/);
      expect(merged.evidence).toHaveLength(1);
      expect(merged.slide).toBe(4);
    }
    expect(merge("pass", "pass").merged.evidence.map(({ quote }) => quote)).toEqual([
      "found by openai",
      "found by anthropic",
    ]);
  });

  it("shows the same words once", () => {
    const { judgements } = mergeJudgements([judgement("pass", "both")], [judgement("pass", "both")]);
    expect(judgements[0]!.evidence).toEqual([{ slide: 4, quote: "found by both" }]);
  });

  it("gives the criteria in their order, each once, and the same for the same input", () => {
    const review = (by: string, offset: number) =>
      DECK_CRITERIA.map(({ id, group, title }, index) => ({
        ...judgement(DECK_VERDICTS[(index * offset) % DECK_VERDICTS.length]!, by),
        criterionId: id,
        group,
        title,
      }));
    const once = mergeJudgements(review("openai", 2), review("anthropic", 3));
    expect(once.judgements.map(({ criterionId }) => criterionId)).toEqual(DECK_CRITERIA.map(({ id }) => id));
    expect(mergeJudgements(review("openai", 2).reverse(), review("anthropic", 3))).toEqual(once);
  });
});
