import { countWords, fold } from "../../../../platform/text/fold";
import { isReadLanguage } from "../language";
import { cutSentences } from "../orders";
import { type PreparedDeck, type PreparedSlide, titleFrom } from "../prepare-deck";
import { countInTitle } from "../topics";
import { endsWithCurrency, isBareFigure } from "./figures";
import { TOPICS, type DeckTopic } from "@shared/constants/deck-criteria/topics";

/** A sentence, a line or a figure with its label, as it stands on a slide and folded for comparison. */
export type Passage = { slide: number; text: string; folded: string };

export type ReadSlide = {
  number: number;
  title: string;
  foldedTitle: string;
  /** All that counts, folded. */
  folded: string;
  /** What the slide says, in order; its title only where that is a statement of its own. */
  passages: Passage[];
  /** Two neighbouring lines of which one is short: a large figure and its label. */
  pairs: Passage[];
  words: number;
  isUnread: boolean;
  about: ReadonlySet<DeckTopic>;
};
export type ReadDeck = {
  entity: PreparedDeck["entity"];
  /** Without those that repeat another. */
  slides: ReadSlide[];
  slideCount: number;
  /** What was meant to be replaced before sending; it counts for nothing else. */
  placeholders: Passage[];
  isReadLanguage: boolean;
};

const BULLET = /^[\s•▪●■◦‣⁃➤►▶✓✔✅·*–—>-]+(?=[\p{L}\p{N}"“«$€£₦(+~<])/u;
const PLACEHOLDER = new RegExp(
  [
    String.raw`\b(?:lorem ipsum|(?:to|will) be (?:inserted|added|filled in)(?: here)?|subtitle here|text here|tbd|tba|xxx+)\b`,
    String.raw`\binsert(?:ed)? (?:here|your|an? (?:image|picture|chart|logo))\b`,
    String.raw`\byour (?:logo|text|title|company name|tagline)(?: goes)? here\b`,
    String.raw`\b(?:click to (?:add|edit)|add (?:your )?(?:title|subtitle|text) here)\b`,
    String.raw`\b(?:cliquez pour ajouter)\b`,
    String.raw`\[(?:insert|add|todo|tbd|your|company|name|date|amount|logo|xx?)\b[^\]]{0,80}\]`,
    String.raw`(?:[$€£₦]|\b(?:usd|eur|gbp|ngn)) ?x+\b`,
  ].join("|"),
);
const UNFINISHED = /(?:,|(?<!\p{L})(?:of|to|the|and|for|in|with|a|an|by|de|la|le|les|et|pour))$/iu;
/** No slide that a person made has more lines. */
const LINES_MAX = 250;
const STATEMENT_WORDS = 5;

/** Takes a deck apart for the rules. */
export function readDeck(deck: PreparedDeck): ReadDeck {
  const slides = withoutFooters(withoutRepeats(deck.slides)).map((slide, index) =>
    readSlide(slide, index > 0 || deck.slides.length === 1),
  );
  return {
    entity: deck.entity,
    slideCount: deck.slides.length,
    slides: slides.map(({ placeholders: _, ...slide }) => slide),
    placeholders: slides.flatMap((slide) => slide.placeholders),
    isReadLanguage: isReadLanguage(slides.map(({ folded }) => folded).join("\n")),
  };
}

/** What is said again says no more: a slide that stands there already is left out, and lines that begin anew are cut off. */
function withoutRepeats(slides: readonly PreparedSlide[]): PreparedSlide[] {
  const seen = new Set<string>();
  return slides.flatMap((slide) => {
    const text = cutRepeat(slide.text.split("\n")).join("\n");
    if (text !== "" && seen.has(text)) return [];
    seen.add(text);
    return { ...slide, text };
  });
}

function cutRepeat(lines: string[]): string[] {
  for (let period = 1; period <= lines.length / 2; period += 1)
    if (lines.every((line, index) => index < period || line === lines[index - period]))
      return lines.slice(0, period);
  return lines;
}

/** A running header or footer says nothing about the slides it stands on: only the first of them keeps it. */
function withoutFooters(slides: readonly PreparedSlide[]): PreparedSlide[] {
  const plain = (line: string) => fold(line).replace(/[\d\s]+/g, "");
  const counts = new Map<string, number>();
  for (const { text } of slides)
    for (const line of new Set(text.split("\n").map(plain))) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isRepeated = (line: string) => (counts.get(plain(line)) ?? 0) > Math.max(2, slides.length / 2);
  const seen = new Set<string>();
  return slides.map((slide) => {
    const lines = slide.text.split("\n").filter((line) => {
      if (plain(line) === "" || !isRepeated(line)) return true;
      const isFirst = !seen.has(plain(line));
      seen.add(plain(line));
      return isFirst;
    });
    const hasOwnTitle = lines.some((line) => plain(line) === plain(slide.title));
    const title = hasOwnTitle || !isRepeated(slide.title) ? slide.title : titleFrom(lines);
    return { ...slide, title, text: lines.join("\n") };
  });
}

function readSlide(slide: PreparedSlide, canBeAbout: boolean): ReadSlide & { placeholders: Passage[] } {
  const { number, title, text, isUnread } = slide;
  const passageOf = (words: string): Passage => ({ slide: number, text: words, folded: fold(words) });
  const lines = labelFigures(joinLines(text.split("\n").slice(0, LINES_MAX)), title);
  const all = lines.flatMap(cutSentences).map(passageOf);
  const placeholders = all.filter(({ folded }) => PLACEHOLDER.test(folded));
  const passages = all.filter((passage) => !placeholders.includes(passage));
  const isTitle = (passage: Passage) => title !== "" && passage.text === title;
  const foldedTitle = fold(title);
  const topics = Object.keys(TOPICS) as DeckTopic[];
  return {
    number,
    title,
    foldedTitle,
    folded: passages.map(({ folded }) => folded).join("\n"),
    // A figure alone says nothing; with its label it is one of the pairs.
    passages: passages.filter(
      (passage) =>
        !isBareFigure(passage.folded) && (!isTitle(passage) || countWords(title) >= STATEMENT_WORDS),
    ),
    pairs: passages.slice(1).flatMap((second, index) => {
      const first = passages[index]!;
      const [a, b] = [countWords(first.text), countWords(second.text)];
      // A title says something together with a figure under it, not with a sentence.
      if (isTitle(first) && !/^\P{L}{0,4}\d/u.test(second.text)) return [];
      return Math.min(a, b) <= 5 && Math.max(a, b) <= 16 ? [passageOf(`${first.text} ${second.text}`)] : [];
    }),
    words: countWords(text),
    isUnread,
    about: new Set(canBeAbout ? topics.filter((topic) => countInTitle(slide, TOPICS[topic]) > 0) : []),
    placeholders,
  };
}

/** Large figures together with their labels, which stand below them or, where the last line is a figure, above. */
function labelFigures(lines: readonly string[], title: string): string[] {
  const isFigure = (line: string | undefined) => line !== undefined && isBareFigure(fold(line));
  const isBelow = !isFigure(lines.at(-1));
  const labelled: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const next = lines[index + 1];
    const takesNext =
      next !== undefined &&
      line !== title &&
      (isBelow ? isFigure(line) && !isFigure(next) : !isFigure(line) && isFigure(next)) &&
      Math.max(countWords(line), countWords(next)) <= 10;
    labelled.push(takesNext ? `${line} ${next}` : line);
    if (takesNext) index += 1;
  }
  return labelled;
}

/** Lines without their bullets; a line that a page cut in two is one again. */
function joinLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const raw of lines) {
    const line = raw.replace(BULLET, "").trim();
    if (line === "") continue;
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      line === raw.trim() &&
      before.length < 400 &&
      // Starts in the middle of a sentence, or the line before ends there.
      ((/^\p{Ll}/u.test(line) && !/[.!?:…]$/.test(before) && countWords(before) > 3) ||
        UNFINISHED.test(before) ||
        (/^\d/.test(line) && endsWithCurrency(fold(before))));
    if (goesOn) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}
