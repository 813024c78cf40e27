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

const WEIGHT_ALONE =
  /^\(?(?:max(?:imum)?(?: points)?:?\s*|up to\s+)?\d{1,3}\s*(?:points?|pts\.?|%)(?:\s+max(?:imum)?)?\)?(?:\s+[–—-]\s+.{1,60})?$|^(?:max(?:imum)?|total) points:?\s*\d{1,3}$/i;

/** A sentence that announces a list of documents: it names papers, or says what an application has in it. */
const ANNOUNCES =
  /(?:document|annex|attach|enclos|upload|(?:acceptable|following) evidence|joindre|fournir|pièces)[^.]*:$|\b(?:application|proposal|package|submission|bid|dossier|candidature|offre)\b[^.]*\b(?:include|contain|consist|comprend|comporte)[^.]*:$|\b(?:you|applicants?|please)\b[^.]*\b(?:submit|send)\b[^.]*:$|^(?:submit|send)\b[^.]*:$/i;
const ANNOUNCES_CRITERIA = /(?:criteri|critères|score|assess|évalu)[^.]*:$/i;

/** Splits the pages of a call into its sentences, list items and headings, in their order. */
export function splitPassages(pages: readonly CallPage[]): Passage[] {
  let section: Section = null;
  let isListOfItems: boolean | null = null;
  const passages: Passage[] = [];
  const isRunning = findRunningLines(pages);
  for (const { number, text } of pages) {
    const lines = joinLines(withoutRunningLines(text, isRunning));
    for (const [at, line] of lines.entries()) {
      const body = line.replace(BULLET, "").replace(ITEM, "");
      const isItem = body !== line;
      const isHeading: boolean = isHeadingLine(line, {
        ...{ isItem, section, isListOfItems, isAboveText: isText(lines[at + 1]) },
      });
      if (isHeading || (!isItem && (ANNOUNCES.test(line) || ANNOUNCES_CRITERIA.test(line)))) {
        const headed = isHeading ? findSection(line) : "other";
        section = headed === "other" ? (findAnnounced(line) ?? "other") : headed;
        isListOfItems = null;
      } else if (!isItem && isListed(section) && INTRODUCES_OTHER.test(line)) {
        // "We will not consider an application that:" begins a list of something else.
        section = "other";
      } else if (isListed(section)) {
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

const findAnnounced = (line: string): Section =>
  ANNOUNCES_CRITERIA.test(line) ? "criterion" : ANNOUNCES.test(line) ? "document" : null;
const isListed = (section: Section) => section === "document" || section === "criterion";
const INTRODUCES_OTHER = /^(?:\S+\s+){4,}\S+\s?:$/;

type Around = {
  isItem: boolean;
  section: Section;
  isListOfItems: boolean | null;
  /** A paragraph stands below. */
  isAboveText: boolean;
};

/** "Step 4: Learn about the review" */
const PART =
  /^(?:step|part|section|étape|partie)\s+(?:\d{1,2}|[IVX]+)\s*[:.–—-]\s*\p{L}|^(?:Step|Étape) \d \p{Lu}/iu;
const PART_MAX = 100;
const TEXT_MIN = 120;
/** A paragraph, and no name of a list. */
const isText = (line: string | undefined): boolean =>
  line !== undefined && line.length >= TEXT_MIN && line.endsWith(".") && !BULLET.test(line);

function isHeadingLine(line: string, { isItem, section, isListOfItems, isAboveText }: Around): boolean {
  const plain = withoutNumber(line);
  if (PART.test(line) && line.length <= PART_MAX) return true;
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
  // A list without marks goes on until a heading that is known, or that has a paragraph below it.
  if (isAboveText && !isItem && announced !== section && !isNumbered(line)) return true;
  if ((section === "criterion" || section === "document") && isListOfItems !== true && !isNumbered(line))
    return announced !== "other" && announced !== section;
  return announced !== "other" || isNumbered(line) || /^\p{Lu}/u.test(plain);
}

/** A line that ends with such a word goes on in the next one. */
const GOES_ON =
  /(?:^|\s)(?:and|or|of|the|an?|for|to|in|on|with|from|by|your|et|ou|de|du|des|le|la|les|une?|à|au|aux|pour|par|avec)$/;

/** This many pages with the same line at their top or bottom make it a running title. */
const RUNNING_MIN = 3;
const EDGE_LINES = 2;

/** Finds the titles and page numbers that stand at the top or bottom of page after page, and are none of its text. */
function findRunningLines(pages: readonly CallPage[]): (line: string) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of pages)
    for (const edge of new Set(listEdges(text.split("\n")).map(foldNumbers)))
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
  return (line) => (counts.get(foldNumbers(line)) ?? 0) >= RUNNING_MIN && !/\d\s*(?:%|points?)/i.test(line);
}

const withText = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== "");
const listEdges = (lines: readonly string[]): string[] => [
  ...withText(lines).slice(0, EDGE_LINES),
  ...withText(lines).slice(-EDGE_LINES),
];
const foldNumbers = (line: string): string => line.trim().replace(/\d+/g, "#");

function withoutRunningLines(text: string, isRunning: (line: string) => boolean): string[] {
  const lines = text.split("\n");
  const edges = new Set(listEdges(lines).filter(isRunning));
  return lines.filter((line) => !edges.has(line));
}

/** Joins the lines of a sentence that goes on in the next line, as it does in a PDF. */
function joinLines(all: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const raw of all) {
    const line = raw.replace(/\s+/g, " ").trim();
    const last = joined.at(-1);
    const goesOn =
      isOpen && last !== undefined && last.length > 30 && /^[\p{Ll}\d(]/u.test(line) && !ITEM.test(line);
    // "Criterion 1: Need" has its weight in the line below.
    if (
      last !== undefined &&
      WEIGHT_ALONE.test(line) &&
      last.length <= HEADING_MAX &&
      !/[.;\d]$/.test(last)
    ) {
      joined[joined.length - 1] = `${last} ${line}`;
      continue;
    }
    if (line !== "" && isOpen && last !== undefined && GOES_ON.test(last) && !BULLET.test(line))
      joined[joined.length - 1] = `${last} ${line}`;
    else if (line !== "" && goesOn && !/[.!?:;]$/.test(last)) joined[joined.length - 1] = `${last} ${line}`;
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
