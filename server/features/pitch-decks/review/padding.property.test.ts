import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DECK_SCORES } from "@shared/constants/pitch-decks";
import type { DeckSlide } from "@shared/schema/pitch-decks";
import { DECKS, NOT_DECKS } from "./decks.fixture";
import { findDocumentKind } from "./document-kind";
import { prepareDeck } from "./prepare-deck";
import { judgeByRules } from "./rules/judge-by-rules";
import { scoreJudgements } from "./scoring";
import type { DeckFacts } from "./types";

/** They say nothing that a deck is asked for. */
const NEUTRAL = [
  "The evening light falls gently on the old stone wall near the mill.",
  "A grey cat sleeps on the warm windowsill and rain taps on the glass.",
  "Somewhere behind the hills a bell rings, and the sound fades.",
  "Le vent du soir passe doucement sur les toits rouges.",
  "Une chaise bleue se trouve sous un ciel gris et calme.",
];

const scoreOf = async (facts: DeckFacts) => scoreJudgements(await judgeByRules(prepareDeck(facts)));
const withSlides = (facts: DeckFacts, slides: readonly DeckSlide[]): DeckFacts => ({
  ...facts,
  slides: slides.map((slide, index) => ({ ...slide, number: index + 1 })),
});
const page = (text: string): DeckSlide => ({ number: 0, title: null, text, notes: null, isUnread: false });

const neutralText = fc
  .array(fc.constantFrom(...NEUTRAL), { minLength: 1, maxLength: 30 })
  .chain((sentences) => fc.constantFrom(" ", "\n").map((between) => sentences.join(between)));

/** Ways to make a deck longer that add nothing to it. The cover stays the first page. */
const longer: fc.Arbitrary<(facts: DeckFacts) => DeckFacts> = fc.oneof(
  fc.record({ text: neutralText, at: fc.nat(30) }).map(
    ({ text, at }) =>
      (facts: DeckFacts) =>
        withSlides(
          facts,
          facts.slides.map((slide, index) =>
            index === at % facts.slides.length ? { ...slide, text: `${slide.text}\n${text}` } : slide,
          ),
        ),
  ),
  fc
    .record({ text: neutralText, at: fc.nat(30), times: fc.integer({ min: 1, max: 30 }) })
    .map(({ text, at, times }) => (facts: DeckFacts) => {
      const place = 1 + (at % facts.slides.length);
      const pages = Array.from({ length: times }, () => page(text));
      return withSlides(facts, [...facts.slides.slice(0, place), ...pages, ...facts.slides.slice(place)]);
    }),
  fc
    .integer({ min: 2, max: 4 })
    .map(
      (times) => (facts: DeckFacts) =>
        withSlides(facts, Array.from({ length: times }, () => facts.slides).flat()),
    ),
  fc.integer({ min: 2, max: 4 }).map(
    (times) => (facts: DeckFacts) =>
      withSlides(
        facts,
        facts.slides.map((slide) => ({
          ...slide,
          text: Array.from({ length: times }, () => slide.text).join("\n"),
        })),
      ),
  ),
  fc.nat(30).map((at) => (facts: DeckFacts) => {
    const slide = facts.slides[at % facts.slides.length]!;
    return withSlides(facts, [...facts.slides, slide, slide]);
  }),
);

describe("more words or pages that say nothing new", () => {
  it.each(Object.keys(DECKS))("never raise a score: %s", async (name) => {
    const facts = DECKS[name]!;
    const before = await scoreOf(facts);
    await fc.assert(
      fc.asyncProperty(longer, async (makeLonger) => {
        const after = await scoreOf(makeLonger(facts));
        expect(after.overall ?? 0).toBeLessThanOrEqual(before.overall ?? 0);
        for (const { key } of DECK_SCORES)
          expect(after.scores[key] ?? 0, key).toBeLessThanOrEqual(before.scores[key] ?? 0);
      }),
      { numRuns: 12 },
    );
  });

  it.each(Object.keys(NOT_DECKS))("make no deck of %s", (name) => {
    const { kind, facts } = NOT_DECKS[name]!;
    fc.assert(
      fc.property(longer, (makeLonger) => {
        expect(findDocumentKind(makeLonger(facts))).toBe(kind);
      }),
      { numRuns: 8 },
    );
  });
});
