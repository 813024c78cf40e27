import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DECK_CRITERIA } from "@shared/constants/deck-criteria";
import { DECK_SCORES, DECK_VERDICTS, type DeckVerdict } from "@shared/constants/pitch-decks";
import { scoreJudgements } from "./scoring";

type Judged = { criterionId: string; verdict: DeckVerdict };
const ids = DECK_CRITERIA.map(({ id }) => id as string);
const all = (verdict: DeckVerdict): Judged[] => ids.map((criterionId) => ({ criterionId, verdict }));
const but = (given: Judged[], changes: Record<string, DeckVerdict>) =>
  given.map((each) => ({ ...each, verdict: changes[each.criterionId] ?? each.verdict }));
const inGroup = (group: string) => DECK_CRITERIA.filter((each) => each.group === group);

const verdicts = fc.constantFrom(...DECK_VERDICTS);
const judgements = fc
  .array(verdicts, { minLength: ids.length, maxLength: ids.length })
  .map((given) => given.map((verdict, index) => ({ criterionId: ids[index]!, verdict })));

const earningNothing = (verdict: DeckVerdict) =>
  Object.fromEntries(DECK_CRITERIA.flatMap(({ id, earnsNothing }) => (earnsNothing ? [[id, verdict]] : [])));

describe("the scores of a deck", () => {
  it.each([
    ["pass", 100],
    ["fail", 0],
  ] as const)("are those of its one verdict when all are %s", (verdict, score) => {
    const { scores, overall } = scoreJudgements(all(verdict));
    expect(overall).toBe(score);
    expect(Object.values(scores)).toEqual(DECK_SCORES.map(() => score));
  });

  it("are half where all is met in part, less what the form of the deck costs", () => {
    const { scores } = scoreJudgements(all("warn"));
    const { investorAppeal, ...others } = scores;
    expect(new Set(Object.values(others))).toEqual(new Set([50]));
    expect(investorAppeal).toBeLessThan(50);
  });

  it.each(["deck-length", "slide-density", "no-placeholders", "consistent-figures"])(
    "are no higher because a deck meets %s, and lower when it does not",
    (id) => {
      const half = but(all("fail"), { "ask-amount": "pass", traction: "pass" });
      const appealOf = (verdict: DeckVerdict) =>
        scoreJudgements(but(half, { ...earningNothing("pass"), [id]: verdict })).scores.investorAppeal!;
      expect(appealOf("pass")).toBe(appealOf("unjudged"));
      expect(appealOf("warn")).toBeLessThan(appealOf("pass"));
      expect(appealOf("fail")).toBeLessThan(appealOf("warn"));
    },
  );

  it("are none when nothing was judged", () => {
    for (const given of [[], all("unjudged"), all("not_applicable")]) {
      const { scores, overall } = scoreJudgements(given);
      expect(overall).toBeNull();
      expect(Object.values(scores)).toEqual(DECK_SCORES.map(() => null));
    }
  });

  it("weigh criteria by their weight", () => {
    const group = inGroup("problemClarity");
    const total = group.reduce((sum, { weight }) => sum + weight, 0);
    for (const { id, weight } of group) {
      const { scores } = scoreJudgements(but(all("pass"), { [id]: "fail" }));
      expect(scores.problemClarity).toBe(Math.round((100 * (total - weight)) / total));
      const half = scoreJudgements(but(all("pass"), { [id]: "warn" })).scores.problemClarity;
      expect(half).toBe(Math.round((100 * (total - weight / 2)) / total));
    }
  });

  it("leave what does not apply and what could not be judged out of the sum", () => {
    const changes = { price: "not_applicable", runway: "unjudged", "use-of-funds": "fail" } as const;
    const group = inGroup("financialViability").filter(({ id }) => id !== "price" && id !== "runway");
    const total = group.reduce((sum, { weight }) => sum + weight, 0);
    expect(scoreJudgements(but(all("pass"), changes)).scores.financialViability).toBe(
      Math.round((100 * (total - 3)) / total),
    );
  });

  it("are withheld where most of a group could not be judged", () => {
    // Of a deck of pictures one knows its length.
    const given = but(all("unjudged"), { "deck-length": "pass", "slide-density": "pass" });
    expect(scoreJudgements(given)).toMatchObject({ overall: null, scores: { investorAppeal: null } });
  });

  it("are withheld over all where most groups have none", () => {
    const team = Object.fromEntries(inGroup("teamStrength").map(({ id }) => [id, "pass" as const]));
    const { scores, overall } = scoreJudgements(but(all("unjudged"), team));
    expect(scores.teamStrength).toBe(100);
    expect(overall).toBeNull();
  });

  it("count the problem and the solution for more than the rest", () => {
    const without = (group: string) =>
      scoreJudgements(
        but(all("pass"), Object.fromEntries(inGroup(group).map(({ id }) => [id, "fail" as const]))),
      ).overall;
    expect(DECK_SCORES.map(({ key }) => without(key))).toEqual([80, 80, 85, 85, 85, 85]);
  });

  it("do not depend on the order of the judgements, nor on criteria that are unknown or repeated", () => {
    fc.assert(
      fc.property(judgements, fc.infiniteStream(fc.nat(1_000)), (given, random) => {
        const shuffled = given
          .map((each) => ({ each, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        const more = [
          ...shuffled,
          { criterionId: "no-such-thing", verdict: "fail" as const },
          { criterionId: ids[0]!, verdict: "pass" as const },
        ];
        expect(scoreJudgements(more)).toEqual(scoreJudgements(given));
      }),
    );
  });

  it("are whole numbers from 0 to 100, and a better verdict never lowers one", () => {
    const better: Partial<Record<DeckVerdict, DeckVerdict>> = { fail: "warn", warn: "pass" };
    fc.assert(
      fc.property(judgements, fc.nat(ids.length - 1), (given, index) => {
        const before = scoreJudgements(given);
        for (const score of [...Object.values(before.scores), before.overall])
          if (score !== null) expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        const id = ids[index]!;
        const raised = better[given[index]!.verdict];
        if (!raised) return;
        const after = scoreJudgements(but(given, { [id]: raised }));
        expect(after.overall ?? 0).toBeGreaterThanOrEqual(before.overall ?? 0);
        for (const { key } of DECK_SCORES)
          expect(after.scores[key] ?? 0).toBeGreaterThanOrEqual(before.scores[key] ?? 0);
      }),
    );
  });
});
