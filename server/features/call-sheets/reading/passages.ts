import { CALL_QUOTE_MAX } from "@shared/constants/calls";
import { findAnnounced } from "./announces";
import { NUMBERED } from "./documents";
import {
  BULLET,
  findRunningLines,
  HEADING_MAX,
  joinLines,
  withoutEdges,
  withoutMark,
  withoutRunningLines,
} from "./lines";
import { findSection, isNumbered, withoutNumber } from "./sections";
import type { CallPage, Passage, Section } from "./types";

const HEADING_WORDS_MAX = 9;
/** A sign that the line states something and announces nothing. */
const STATES = /\d{2,}|[%@€£$|]|\.{3,}/;
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}«"])/u;
const ABBREVIATED =
  /^\(?\w{1,2}[.)]$|\b(?:[ap]\.m|e\.g|i\.e|no|tel|tél|art|max|incl|approx|fig|st|mr|ms|mrs|dr|u\.s)\.$/i;
/** An abbreviated "p.m." may still end its sentence. */
const NEW_SENTENCE =
  /^(?:the|a|an|we|you|no|late|applications?|proposals?|awards?|this|for|if|questions?)\b/i;

/** Splits the pages of a call into its sentences, list items and headings, in their order. */
export function splitPassages(pages: readonly CallPage[]): Passage[] {
  let section: Section = null;
  let isAnnounced = false;
  let isOfPapers = false;
  let isListOfItems: boolean | null = null;
  const passages: Passage[] = [];
  const isRunning = findRunningLines(pages);
  for (const { number, text, headings } of pages) {
    const shown = new Set(headings?.map((line) => line.replace(/\s+/g, " ").trim()));
    const lines = joinLines(withoutRunningLines(text, isRunning));
    for (const [at, line] of lines.entries()) {
      const body = withoutMark(line);
      const isItem = body !== line;
      const next = lines[at + 1];
      const isAboveItem = next !== undefined && withoutMark(next) !== next;
      const isShown = shown.has(line) && mayHead(line);
      const isHeading: boolean =
        isShown || isHeadingLine(line, { ...{ isItem, section, isListOfItems, isAboveText: isText(next) } });
      const headed: Section = isHeading ? findHeaded(line, (isShown || isText(next)) && isOfPapers) : "other";
      if (isHeading && headed !== "other" && headed !== "paper") isOfPapers = headed === "document";
      // An item may only announce the list that is inside it.
      const announced: Section =
        headed === "other" && (!isItem || isAboveItem) ? findAnnounced(body, isAboveItem) : null;
      if (isHeading || announced !== null) {
        section = headed === "other" ? (announced ?? "other") : headed;
        isAnnounced = announced !== null;
        isListOfItems = null;
      } else if (!isItem && isListed(section) && INTRODUCES_OTHER.test(line)) {
        // "We will not consider an application that:" begins a list of something else.
        section = "other";
      } else if (isAnnounced && isListOfItems && !isItem && endsList(line, lines[at - 1])) {
        section = "other";
        isAnnounced = false;
      } else if (isListed(section) || isAnnounced) {
        isListOfItems ??= isItem;
      }
      for (const [nth, piece] of (isHeading ? [line] : splitSentences(line)).entries())
        passages.push({
          ...{ page: number, text: piece, section, isHeading, isAnnounced },
          // Only the first sentence of an item names it.
          isItem: isItem && nth === 0,
          body: withoutEdges(withoutMark(piece)),
        });
    }
  }
  return passages;
}

/** A bold line may as well be a criterion with its points, or a question. */
const mayHead = (line: string): boolean =>
  line.length <= HEADING_MAX && !STATES.test(withoutNumber(line)) && !/[.;,?]$/.test(line);

/** "Letters of support" with a text below it is a paper, in the part on what to send. */
const findHeaded = (line: string, isInPapers: boolean): Section => {
  if (NUMBERED.test(line)) return "paper";
  const headed = findSection(line);
  return (headed === "other" || headed === "costs") &&
    isInPapers &&
    !isNumbered(line) &&
    PAPER_NAME.test(line)
    ? "paper"
    : headed;
};
const PAPER_NAME =
  /\b(?:agreements?|charts?|forms?|budgets?|budget (?:narrative|justification)|abstract|r[ée]sum[ée]s?|cvs?|(?:job|position) descriptions?|sketch(?:es)?|letters?(?: of \w+)?|status|references)$/i;

const isListed = (section: Section) => section === "document" || section === "criterion";
const INTRODUCES_OTHER = /^(?:\S+\s+){4,}\S+\s?:$|^(?:include|describe|explain|discuss|state)\b.*:$/i;
/** A whole sentence without a mark ends a list of items, unless it may be the rest of the last one. */
const SENTENCE = /^\p{Lu}(?:\S*\s+){5,}\S+[.!]$/u;
const BEGINS_SENTENCE =
  /^(?:the|an?|we|you|this|these|if|for|all|any|please|note|applications?|proposals?|l[ae]s?|cette?|ce|il|elle|en|pour|toute?s?)\b/i;
const endsList = (line: string, before: string | undefined): boolean =>
  SENTENCE.test(line) && (BEGINS_SENTENCE.test(line) || /[.;,)!?]$/.test(before ?? ""));

type Around = {
  isItem: boolean;
  section: Section;
  isListOfItems: boolean | null;
  /** A paragraph stands below. */
  isAboveText: boolean;
};

/** "Step 4: Learn about the review" */
const PART =
  /^(?:step|part|section|étape|partie)\s+(?:\d{1,2}|[IVX]+|[A-H])\s*[:.–—-]\s*\p{L}|^(?:Step|Étape) \d \p{Lu}/iu;
const PART_MAX = 100;
const TEXT_MIN = 120;
/** A paragraph, and no name of a list. */
const isText = (line: string | undefined): boolean =>
  line !== undefined && line.length >= TEXT_MIN && line.endsWith(".") && !BULLET.test(line);

function isHeadingLine(line: string, { isItem, section, isListOfItems, isAboveText }: Around): boolean {
  const plain = withoutNumber(line);
  if (NUMBERED.test(line) && line.length <= PART_MAX && !/[.;]$/.test(line)) return true;
  if (PART.test(line) && line.length <= PART_MAX && !/\d\s*(?:points?|%)/i.test(line)) return true;
  if (BULLET.test(line) || plain.length > HEADING_MAX || STATES.test(plain)) return false;
  if (/[.;,]$/.test(plain) || /\S:\s+\S/.test(plain)) return false;
  if (plain.split(/\s+/).length > HEADING_WORDS_MAX) return false;
  const known = findSection(line);
  // "Project budget" in a list of documents is one of them.
  const announced = known === "costs" && isListed(section) ? "other" : known;
  if (plain.endsWith("?")) return announced !== "other" || plain.split(/\s+/).length < 5;
  // "(a) the budget" or "2. Budget" in a list of documents is one of them.
  if (
    isItem &&
    (section === "document" || section === "criterion" || section === "question") &&
    isListOfItems !== false
  )
    return announced !== "other" && announced !== section && isNumbered(line) && !/^\(/.test(line);
  // A list without marks goes on until a heading that is known, or that has a paragraph below it.
  if (isAboveText && !isItem && announced !== section && !isNumbered(line)) return true;
  // "Scoring guide" below criteria is none of them.
  if (section === "criterion" && /\b(?:criteria|scoring|critères)\b/i.test(plain)) return true;
  if ((section === "criterion" || section === "document") && isListOfItems !== true && !isNumbered(line))
    return announced !== "other" && announced !== section;
  return announced !== "other" || isNumbered(line) || /^\p{Lu}/u.test(plain);
}

/** The limit or the points of a whole item: "Describe your plan. Say who helps. (300 words)" */
const LIMIT_AT_END = /\([^()]*\d\s*-?(?:points?|words?|characters?|mots|caractères|signes)\b[^()]*\)$/i;

function splitSentences(line: string): string[] {
  if (LIMIT_AT_END.test(line) && line.length <= CALL_QUOTE_MAX) return [line];
  const sentences: string[] = [];
  for (const piece of line.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATED.test(last) && !NEW_SENTENCE.test(piece))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.flatMap(cutLong);
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > CALL_QUOTE_MAX) {
    const space = rest.lastIndexOf(" ", CALL_QUOTE_MAX);
    const at = space > 0 ? space : CALL_QUOTE_MAX;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}
