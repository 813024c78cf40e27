import type { DeckTopic } from "@shared/constants/deck-criteria/topics";
import type { DeckVerdict } from "@shared/constants/pitch-decks";
import { t } from "../../../../platform/text/words";
import type { Passage, ReadDeck, ReadSlide } from "./read-deck";

/** What a rule found. A comment stands in for the criterion's own sentence. */
export type Finding = {
  verdict: DeckVerdict;
  comment?: string | undefined;
  passage?: Passage;
  slide?: number;
};
/** `undefined` means that nothing was found, which a picture that could not be read excuses. */
export type Rule = (deck: ReadDeck) => Finding | undefined;

// Each finds nothing without a passage, so that `??` goes on to what would count less.
export const pass = (passage: Passage | undefined): Finding | undefined =>
  passage && { verdict: "pass", passage };
export const warn = (passage: Passage | undefined, comment: string): Finding | undefined =>
  passage && { verdict: "warn", comment, passage };
export const fail = (passage: Passage | undefined, comment?: string): Finding | undefined =>
  passage && { verdict: "fail", comment, passage };
export const unjudged = (comment: string): Finding => ({ verdict: "unjudged", comment });
/** What the rules cannot tell, and a model or a person can. */
export const takesReader = () =>
  unjudged(t("Whether it does takes a reader; the built-in rules cannot tell."));

/** A pattern of whole words in folded text, out of regular expressions that are joined by `|`. */
export function words(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join("|")})(?![a-z0-9])`);
}

export type Test = RegExp | ((folded: string, passage: Passage) => boolean);

/** Whether a passage meets every test. */
function meets(passage: Passage, tests: readonly Test[]): boolean {
  return tests.every((test) =>
    test instanceof RegExp ? test.test(passage.folded) : test(passage.folded, passage),
  );
}

/** The first passage on these slides that meets every test: a line by itself, else two neighbouring ones. */
export function find(slides: readonly ReadSlide[], ...tests: Test[]): Passage | undefined {
  for (const kind of ["passages", "pairs"] as const)
    for (const slide of slides) {
      const found = slide[kind].find((passage) => meets(passage, tests));
      if (found) return found;
    }
  return undefined;
}

/** The slides whose title is about one of these topics. */
export function slidesAbout(deck: ReadDeck, ...topics: DeckTopic[]): ReadSlide[] {
  return deck.slides.filter((slide) => topics.some((topic) => slide.about.has(topic)));
}

/** All slides, those about these topics first. */
export function topicFirst(deck: ReadDeck, ...topics: DeckTopic[]): ReadSlide[] {
  const about = slidesAbout(deck, ...topics);
  return [...about, ...deck.slides.filter((slide) => !about.includes(slide))];
}

/** The slides that are about none of these topics. */
export function slidesNotAbout(deck: ReadDeck, ...topics: DeckTopic[]): ReadSlide[] {
  return deck.slides.filter((slide) => !topics.some((topic) => slide.about.has(topic)));
}

/** The first thing of some length that one of the slides says under its title. */
export function firstStatement(slides: readonly ReadSlide[]): Passage | undefined {
  for (const slide of slides) {
    const found = slide.passages.find(({ text }) => text.split(" ").length >= 4 && text !== slide.title);
    if (found) return found;
  }
  return firstPassage(slides);
}

export const firstPassage = (slides: readonly ReadSlide[]): Passage | undefined =>
  slides.flatMap(({ passages }) => passages)[0];
