import type { DeckTopic } from "@shared/constants/deck-criteria/topics";
import { t } from "../../../../platform/text/words";
import type { Passage, ReadDeck, ReadSlide } from "./read-deck";

/**
 * What a rule found. A fail without a passage means that nothing was found, which a picture that could not be read excuses;
 * a comment stands in for the criterion's own sentence.
 */
export type Finding =
  | { verdict: "pass" | "warn"; passage?: Passage; slide?: number; comment?: string }
  /** `near`: the slide where what is missing belongs, when the rule knows better than the topics. */
  | { verdict: "fail"; passage?: Passage; slide?: number; comment?: string; near?: number }
  | { verdict: "unjudged"; comment: string };
export type Rule = (deck: ReadDeck) => Finding;

export const NOTHING: Finding = { verdict: "fail" };

export const pass = (passage: Passage): Finding => ({ verdict: "pass", passage });
export const warn = (comment: string, passage?: Passage): Finding => ({ verdict: "warn", comment, passage });
export const fail = (comment: string | undefined, passage?: Passage): Finding => ({
  verdict: "fail",
  comment,
  passage,
});
/** What the rules cannot tell, and a model or a person can. */
export const takesReader = (): Finding => ({
  verdict: "unjudged",
  comment: t("Whether it does takes a reader; the built-in rules cannot tell."),
});
export const unjudged = (comment: string): Finding => ({ verdict: "unjudged", comment });

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
  return slides.flatMap(({ passages }) => passages)[0];
}
