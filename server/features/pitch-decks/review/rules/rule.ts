import type { DeckTopic } from "@shared/constants/deck-criteria/topics";
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
export const unjudged = (comment: string): Finding => ({ verdict: "unjudged", comment });

/** A pattern of whole words in folded text, out of regular expressions that are joined by `|`. */
export function words(...alternatives: string[]): RegExp {
  // By first letter: at a place in the text only those are tried that can begin there.
  const byFirst = new Map<string, string[]>();
  for (const alternative of topLevel(alternatives.join("|"))) {
    const isGroupable = /^[a-z0-9](?![?*{+])/.test(alternative);
    const first = isGroupable ? alternative.charAt(0) : "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), alternative.slice(first.length)]);
  }
  const groups = [...byFirst].map(([first, rests]) => `${first}(?:${rests.join("|")})`);
  return new RegExp(`(?<![a-z0-9])(?:${groups.join("|")})(?![a-z0-9])`);
}

/** The alternatives of a pattern that stand in no group. */
function topLevel(pattern: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const token of pattern.match(/\\.|\[[^\]]*\]|[^]/g) ?? []) {
    depth += token === "(" ? 1 : token === ")" ? -1 : 0;
    if (token === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts;
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
  const likely = slides.filter((slide) => mayMeet(slide, tests));
  for (const kind of ["passages", "pairs"] as const)
    for (const slide of likely) {
      const found = slide[kind].find((passage) => meets(passage, tests));
      if (found) return found;
    }
  return undefined;
}

const known = new WeakMap<ReadSlide, Map<RegExp, boolean>>();

/** Whether the words of all patterns stand somewhere on a slide, which spares looking at its passages one by one. */
function mayMeet(slide: ReadSlide, tests: readonly Test[]): boolean {
  let answers = known.get(slide);
  if (!answers) known.set(slide, (answers = new Map<RegExp, boolean>()));
  for (const test of tests) {
    if (!(test instanceof RegExp) || /[\^$]/.test(test.source.replace(/\\.|\[[^\]]*\]/g, ""))) continue;
    const answer = answers.get(test) ?? test.test(slide.flat);
    answers.set(test, answer);
    if (!answer) return false;
  }
  return true;
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
