import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DECK_CRITERIA } from "@shared/constants/deck-criteria";
import { DECK_VERDICTS, type DeckVerdict } from "@shared/constants/pitch-decks";
import type { DeckSlide } from "@shared/schema/pitch-decks";
import type { DeckJudgementView } from "@shared/validators/pitch-decks";
import { computeAnalysis, LIST_MAX } from "./analysis";
import { parseSlides, STRONG_DECK, WEAK_DECK } from "./decks.fixture";
import { scoreJudgements } from "./scoring";

const SLIDES = parseSlides(WEAK_DECK);

function judged(
  verdicts: Record<string, DeckVerdict | Partial<DeckJudgementView>>,
  others: DeckVerdict = "unjudged",
): DeckJudgementView[] {
  return DECK_CRITERIA.map(({ id, group, title }) => {
    const given = verdicts[id];
    const base = { criterionId: id, group, title, comment: "", slide: null, evidence: [] };
    return typeof given === "object"
      ? { ...base, verdict: others, ...given }
      : { ...base, verdict: given ?? others };
  });
}

const analyse = (judgements: DeckJudgementView[], slides: DeckSlide[] = SLIDES) =>
  computeAnalysis({ judgements, disagreements: [], slides });

describe("the analysis of a deck", () => {
  it("puts what is missing on the slide that is about it", () => {
    const { weaknesses, actionItems } = analyse(judged({ "team-named": "fail", "market-size": "fail" }));
    expect(weaknesses).toEqual([
      "Slide 5: No figure says how large the market or the need is.",
      "Slide 6: Nobody is named who leads the work.",
    ]);
    expect(actionItems[1]).toBe(
      "Slide 6: Add a team slide with the full name and a photograph of each person who leads the work.",
    );
  });

  it("puts it on the last slide where no slide is about it, and says that it could be added there", () => {
    const { weaknesses } = analyse(judged({ projections: "fail" }));
    expect(weaknesses).toEqual([
      "Slide 7: There is no projection for the coming years. No slide deals with this yet: it could be added here.",
    ]);
  });

  it("puts what belongs on the cover there", () => {
    expect(analyse(judged({ "deck-date": "fail" })).weaknesses).toEqual([
      "Slide 1: Neither the cover nor the closing slide is dated.",
    ]);
  });

  it("shows the words that a strength rests on, and what the judge said of a weakness", () => {
    const { strengths, weaknesses } = analyse(
      judged({
        "problem-named": {
          verdict: "pass",
          slide: 3,
          evidence: [{ slide: 3, quote: "Social media is broken." }],
        },
        "solution-sentence": { verdict: "warn", slide: 4, comment: "It says everything and nothing." },
      }),
    );
    expect(strengths).toEqual(["Slide 3: The problem is named: “Social media is broken.”"]);
    expect(weaknesses).toEqual(["Slide 4: It says everything and nothing."]);
  });

  it("names no strength that no words of the deck show", () => {
    const { strengths, judged: count } = analyse(
      judged({ "problem-named": "pass", "deck-length": { verdict: "pass", slide: 7, comment: "Short." } }),
    );
    expect(strengths).toEqual([]);
    expect(count).toBe(2);
  });

  it("shows the words of each strength, also when another is shown by the same", () => {
    const shown = {
      verdict: "pass" as const,
      slide: 3,
      evidence: [{ slide: 3, quote: "Social media is broken." }],
    };
    expect(analyse(judged({ "problem-named": shown, "problem-consequence": shown })).strengths).toEqual([
      "Slide 3: The problem is named: “Social media is broken.”",
      "Slide 3: The deck says what the problem leads to: “Social media is broken.”",
    ]);
  });

  it("says of a file that is no deck what it is, and nothing else", () => {
    const given = { judgements: [], disagreements: [], slides: SLIDES, notADeck: "cv" as const };
    expect(computeAnalysis(given)).toMatchObject({
      notADeck: "cv",
      summary:
        "This file reads like a CV, not like a pitch deck. So it has no score. Upload the slides that present your own work.",
      strengths: [],
      weaknesses: [],
      actionItems: [],
      judged: 0,
    });
  });

  it("shows the words of a weakness, and the same words once", () => {
    const evidence = [{ slide: 7, quote: "We are looking for investment to grow." }];
    const shown = { verdict: "fail" as const, slide: 7, evidence };
    expect(analyse(judged({ "ask-amount": shown, contact: shown })).weaknesses).toEqual([
      "Slide 7: The deck does not say how much money you ask for. “We are looking for investment to grow.”",
      "Slide 7: There is no e-mail address or telephone number.",
    ]);
  });

  it("begins with what weighs most, and keeps the order of the criteria among equals", () => {
    const { weaknesses, actionItems } = analyse(
      judged({
        contact: "fail",
        runway: "fail",
        "ask-amount": "fail",
        traction: "warn",
        "team-named": "fail",
      }),
    );
    const order = ["team-named", "ask-amount", "runway", "traction", "contact"];
    const actions = order.map((id) => DECK_CRITERIA.find((each) => each.id === id)!.action);
    expect(actionItems.map((item) => item.replace(/^Slide \d+: /, ""))).toEqual(actions);
    expect(weaknesses).toHaveLength(order.length);
  });

  it("does not repeat in details what is missing altogether", () => {
    const { weaknesses, scores } = analyse(
      judged({ "team-named": "fail", "team-roles": "fail", "team-experience": "fail" }),
    );
    expect(weaknesses).toHaveLength(1);
    expect(scores.teamStrength).toBe(0);
    const shown = { verdict: "fail" as const, slide: 6, evidence: [{ slide: 6, quote: "passionate team" }] };
    expect(analyse(judged({ "team-named": "fail", "team-experience": shown })).weaknesses).toHaveLength(2);
  });

  it("sums up in plain sentences", () => {
    const slides = SLIDES.map((slide) => ({ ...slide, isUnread: slide.number > 5 }));
    const problem = Object.fromEntries(
      DECK_CRITERIA.filter(({ group }) => group === "problemClarity").map(({ id }) => [id, "pass" as const]),
    );
    const { summary, unreadSlides, judged: count, criteria } = analyse(judged(problem, "fail"), slides);
    expect(summary).toBe(
      `The deck meets 7 of the ${DECK_CRITERIA.length} criteria that could be judged. ` +
        "Problem Clarity (100) is its strongest side; Investor Appeal (0) needs the most work. " +
        "Slides 6 and 7 are pictures that could not be read.",
    );
    expect(unreadSlides).toEqual([6, 7]);
    expect([count, criteria]).toEqual([DECK_CRITERIA.length, DECK_CRITERIA.length]);
  });

  it("says of a deck of pictures that nothing could be judged, and gives no score", () => {
    const slides = SLIDES.map((slide) => ({ ...slide, title: null, text: "", isUnread: true }));
    const { summary, scores, judged: count, strengths } = analyse(judged({}), slides);
    expect(summary).toBe(
      "Nothing in this deck could be judged. All its slides are pictures, and no text could be read from them: " +
        "upload a version with real text.",
    );
    expect(new Set(Object.values(scores))).toEqual(new Set([null]));
    expect([count, strengths]).toEqual([0, []]);
  });

  it("names only slides that exist, whatever it is given, and never more than twelve sentences of a kind", () => {
    const judgement = fc.record({
      verdict: fc.constantFrom(...DECK_VERDICTS),
      slide: fc.option(fc.integer({ min: -3, max: 400 })),
      comment: fc.string({ maxLength: 60 }),
      evidence: fc.array(fc.record({ slide: fc.integer({ min: 1, max: 20 }), quote: fc.string() }), {
        maxLength: 2,
      }),
    });
    const decks = fc.constantFrom(parseSlides(STRONG_DECK), SLIDES, SLIDES.slice(0, 1));
    const all = fc.array(judgement, { minLength: DECK_CRITERIA.length, maxLength: DECK_CRITERIA.length });
    fc.assert(
      fc.property(all, decks, fc.boolean(), (given, slides, isReversed) => {
        const judgements = DECK_CRITERIA.map(({ id, group, title }, index) => ({
          criterionId: id,
          group,
          title,
          ...given[index]!,
        }));
        const analysis = analyse(judgements, slides);
        for (const list of [analysis.strengths, analysis.weaknesses, analysis.actionItems]) {
          expect(list.length).toBeLessThanOrEqual(LIST_MAX);
          for (const sentence of list) {
            const number = Number(/^Slide (\d+): \S/.exec(sentence)?.[1]);
            expect(slides.some((slide) => slide.number === number)).toBe(true);
          }
        }
        expect(analysis.scores).toEqual(scoreJudgements(judgements).scores);
        expect(analyse(isReversed ? judgements.toReversed() : judgements, slides)).toEqual(analysis);
      }),
      { numRuns: 60 },
    );
  });
});
