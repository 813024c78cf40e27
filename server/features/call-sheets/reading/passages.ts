import { CALL_QUOTE_MAX } from "@shared/constants/calls";
import { findSection, isNumbered, withoutNumber } from "./sections";
import type { CallPage, Passage, Section } from "./types";

const BULLET = /^(?:[-*•‣◦▪·–—]|\[ ?[xX]?\]|☐)\s*(?=\S)/;
const ITEM = /^(?:\(?[a-z]\)|\(?\d{1,2}[.)]|\d{1,2}\.)\s+(?=\S)/;
const HEADING_MAX = 70;
const HEADING_WORDS_MAX = 9;
/** A sign that the line states something and announces nothing. */
const STATES = /\d{2,}|[%@€£$|]|\.{3,}/;
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}«"])/u;
const ABBREVIATED =
  /^\(?\w{1,2}[.)]$|\b(?:[ap]\.m|e\.g|i\.e|no|tel|tél|art|max|incl|approx|fig|st|mr|ms|mrs|dr|u\.s)\.$/i;
/** An abbreviated "p.m." may still end its sentence. */
const NEW_SENTENCE =
  /^(?:the|a|an|we|you|no|late|applications?|proposals?|awards?|this|for|if|questions?)\b/i;

/** A sentence that announces a list of documents. */
const ANNOUNCES =
  /(?:document|annex|attach|enclos|upload|include|submit|send|contain|joindre|comprend|fournir|pièces)[^.]*:$/i;
const ANNOUNCES_CRITERIA = /(?:criteri|critères|score|assess|évalu)[^.]*:$/i;

/** Splits the pages of a call into its sentences, list items and headings, in their order. */
export function splitPassages(pages: readonly CallPage[]): Passage[] {
  let section: Section = null;
  let isListOfItems: boolean | null = null;
  const passages: Passage[] = [];
  for (const { number, text } of pages) {
    for (const line of joinLines(text)) {
      const body = line.replace(BULLET, "").replace(ITEM, "");
      const isItem = body !== line;
      const isHeading: boolean = isHeadingLine(line, { isItem, section, isListOfItems });
      if (isHeading || (!isItem && (ANNOUNCES.test(line) || ANNOUNCES_CRITERIA.test(line)))) {
        section = isHeading ? findSection(line) : ANNOUNCES_CRITERIA.test(line) ? "criterion" : "document";
        isListOfItems = null;
      } else if (section === "document" || section === "criterion") {
        isListOfItems ??= isItem;
      }
      for (const piece of isHeading ? [line] : splitSentences(line))
        passages.push({
          ...{ page: number, text: piece, isItem, section, isHeading },
          body: piece.replace(BULLET, "").replace(ITEM, ""),
        });
    }
  }
  return passages;
}

type Around = { isItem: boolean; section: Section; isListOfItems: boolean | null };

function isHeadingLine(line: string, { isItem, section, isListOfItems }: Around): boolean {
  const plain = withoutNumber(line);
  if (BULLET.test(line) || plain.length > HEADING_MAX || STATES.test(plain)) return false;
  if (/[.;,]$/.test(plain) || /\S:\s+\S/.test(plain)) return false;
  if (plain.split(/\s+/).length > HEADING_WORDS_MAX) return false;
  const announced = findSection(line);
  if (plain.endsWith("?")) return announced !== "other" || plain.split(/\s+/).length < 5;
  // "(a) the budget" or "2. Budget" in a list of documents is one of them.
  if (
    isItem &&
    (section === "document" || section === "criterion" || section === "question") &&
    isListOfItems !== false
  )
    return announced !== "other" && announced !== section && isNumbered(line) && !/^\(/.test(line);
  // A list without marks goes on until a heading that is known.
  if ((section === "criterion" || section === "document") && isListOfItems !== true && !isNumbered(line))
    return announced !== "other" && announced !== section;
  return announced !== "other" || isNumbered(line) || /^\p{Lu}/u.test(plain);
}

/** Joins the lines of a sentence that goes on in the next line, as it does in a PDF. */
function joinLines(text: string): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const raw of text.split("\n")) {
    const line = raw.replace(/\s+/g, " ").trim();
    const last = joined.at(-1);
    const goesOn =
      isOpen && last !== undefined && last.length > 30 && /^[\p{Ll}\d(]/u.test(line) && !ITEM.test(line);
    if (line !== "" && goesOn && !/[.!?:;]$/.test(last)) joined[joined.length - 1] = `${last} ${line}`;
    else if (line !== "") joined.push(line);
    isOpen = line !== "";
  }
  return joined;
}

function splitSentences(line: string): string[] {
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
