import { CALL_QUOTE_MAX } from "@shared/constants/calls";
import { findAnnounced } from "./announces";
import { type CriteriaTable, isRow, readTableHead } from "./criteria-table";
import { NUMBERED } from "./documents";
import {
  BULLET,
  findRunningLines,
  HEADING_MAX,
  joinLines,
  listLines,
  type PageLine,
  withoutEdges,
  withoutMark,
} from "./lines";
import { PAPER } from "./papers";
import { IMPERATIVE } from "./questions";
import { findSection, isNumbered, withoutNumber } from "./sections";
import type { CallPage, Passage, Section } from "./types";

const HEADING_WORDS_MAX = 9;
/** A sign that the line states something and announces nothing. */
const STATES = /\d{2,}|[%@€£$|]|\.{3,}/;
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}«"])/u;
const ABBREVIATED =
  /^\(?\w{1,2}[.)]$|\b(?:[ap]\.m|e\.g|i\.e|no|tel|tél|art|max|incl|approx|fig|st|mr|ms|mrs|dr|u\.s)\.$/i;
/** "3." or "iv." is the mark of an item. */
const MARK = /^(?:(?:factor|criterion|critère|question) \d{1,2}\.|\(?(?:\d{1,2}|[a-h]|[ivx]{1,5})[.)])$/i;
/** An abbreviated "p.m." may still end its sentence. */
const NEW_SENTENCE =
  /^(?:the|a|an|we|you|no|late|applications?|proposals?|awards?|this|for|if|questions?)\b/i;

/** Splits the pages of a call into its sentences, list items and headings, in their order. */
export function splitPassages(pages: readonly CallPage[]): Passage[] {
  let section: Section = null;
  let isAnnounced = false;
  let isOfPapers = false;
  let isListOfItems: boolean | null = null;
  let isAnswering = false;
  let table: CriteriaTable | null = null;
  const passages: Passage[] = [];
  const parents: Parent[] = [];
  const isRunning = findRunningLines(pages);
  for (const page of pages) {
    const shown = new Set(page.headings?.map((line) => line.replace(/\s+/g, " ").trim()));
    const lines = joinLines(listLines(page, isRunning)).map(writeMark);
    for (const [at, { line, lead, level }] of lines.entries()) {
      const head = readTableHead(line, section);
      table = head ?? (table && isRow(line) ? table : null);
      // A longer row could not be quoted, so that it is cut as any other line.
      if (table && line.length <= CALL_QUOTE_MAX) {
        passages.push({
          ...{
            page: page.number,
            text: line.slice(lead),
            body: withoutMark(line),
            section: "criterion",
            level: 0,
          },
          ...{ isHeading: head !== null, isAnnounced: false, isItem: false, isFirst: true, table },
        });
        continue;
      }
      const body = withoutMark(line);
      const isItem = body !== line;
      const next = lines[at + 1]?.line;
      const isAboveItem = next !== undefined && withoutMark(next) !== next;
      const isShown = (level > 0 && mayTitle(line)) || (shown.has(line.slice(lead)) && mayHead(line));
      const isHeading: boolean =
        isShown ||
        (isAnswering && !isItem && line.endsWith("?") && line.length <= ASKED_MAX) ||
        isHeadingLine(line, {
          ...{ isItem, section, isAnnounced, isListOfItems, isAboveText: isText(next) },
        });
      const parent: Parent | undefined = isHeading && level > 0 ? findParent(parents, level) : undefined;
      if (isHeading && !line.endsWith("?"))
        isAnswering = ANSWERS.test(line) || (parent?.isAnswering ?? false);
      const own: Section = isHeading ? findHeaded(line, (isShown || isText(next)) && isOfPapers) : "other";
      const headed: Section = parent ? inheritSection(own, parent.section) : own;
      if (isHeading && level > 0) parents.push({ level, section: headed, isAnswering });
      if (isHeading && headed !== "other" && headed !== "paper") isOfPapers = headed === "document";
      // An item may only announce the list that is inside it.
      const told: Section = !isItem || isAboveItem ? findAnnounced(body, isAboveItem) : null;
      const announced: Section =
        headed === "other" || (headed === "criterion" && told === headed) ? told : null;
      if (isHeading || announced !== null) {
        section = headed === "other" ? (announced ?? "other") : headed;
        isAnnounced = announced !== null;
        isListOfItems = null;
      } else if (!isItem && isListed(section) && INTRODUCES_OTHER.test(line)) {
        // "We will not consider an application that:" begins a list of something else.
        section = "other";
      } else if (isAnnounced && isListOfItems && !isItem && endsList(line, lines[at - 1]?.line)) {
        section = "other";
        isAnnounced = false;
      } else if (isListed(section) || isAnnounced) {
        isListOfItems ??= isItem;
      }
      for (const [nth, piece] of (isHeading ? [line] : splitSentences(line)).entries())
        passages.push({
          ...{
            page: page.number,
            text: nth === 0 ? piece.slice(lead) : piece,
            section,
            isHeading,
            isAnnounced,
          },
          level: isHeading ? level : 0,
          // Only the first sentence of an item names it.
          isItem: isItem && nth === 0,
          isFirst: nth === 0,
          body: withoutEdges(withoutMark(piece)),
        });
    }
  }
  return passages;
}

/** A heading that stands above others, if their levels are known. */
type Parent = { level: number; section: Section; isAnswering: boolean };

/** The heading to whose part a heading of this level belongs. */
function findParent(parents: Parent[], level: number): Parent | undefined {
  while (parents.length > 0 && parents.at(-1)!.level >= level) parents.pop();
  return parents.at(-1);
}

/** What comes after an award stays that; a part of a form that has a name of its own has questions in it as well. */
const inheritSection = (own: Section, parent: Section): Section =>
  parent === "after" || (parent === "question" && own === "other") ? parent : own;

/**
 * A line with the mark that its page shows before it, so that it is read as one that was typed. `lead` is the length of what was
 * added, which is no word of the page; `level` is that of a heading, or 0.
 */
function writeMark({ text, mark }: PageLine): { line: string; lead: number; level: number } {
  if (mark?.kind === "heading") return { line: text, lead: 0, level: mark.level };
  const isTyped = withoutMark(text) !== text;
  const lead = mark === null || isTyped ? "" : mark.kind === "bullet" ? "• " : "1. ";
  return { line: `${lead}${text}`, lead: lead.length, level: 0 };
}

/** Below such a heading, the call asks what whoever reads it would ask, and answers. */
const ANSWERS = /\bFAQs?\b|frequently asked|questions fréquentes|foire aux questions|questions and answers/i;
const ASKED_MAX = 200;

/** A bold line may as well be a criterion with its points, or a question. */
const mayHead = (line: string): boolean =>
  line.length <= HEADING_MAX && !STATES.test(withoutNumber(line)) && !/[.;,?]$/.test(line);

/** What a page shows as a heading is one, unless it states something or asks the applicant. */
const mayTitle = (line: string): boolean =>
  line.length <= TITLE_MAX && !/[@€£$|;]|\d{4}|\d\s*(?:%|points?)/i.test(line) && !ASKS_THE_WRITER.test(line);
const TITLE_MAX = 120;

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

/** "Describe your idea", "When will your project begin?": a line of a form, and no heading. */
const ASKS_THE_WRITER =
  /^(?:please\b|(?:briefly )?(?:describe|explain) your\b|tell us\b|(?:décrivez|expliquez|présentez|describa|explique|descreva|apresente)(?!\p{L}))|\b(?:votre|vos|su|sus|seus?|suas?) (?:projet|structure|association|proyecto|entidad|organización|projeto|organização)\b.*\?$|\byour (?:project|organi[sz]ation|group|charity)\b.*\?$/iu;

type Around = {
  isItem: boolean;
  section: Section;
  isAnnounced: boolean;
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

function isHeadingLine(
  line: string,
  { isItem, section, isAnnounced, isListOfItems, isAboveText }: Around,
): boolean {
  const plain = withoutNumber(line);
  if (NUMBERED.test(line) && line.length <= PART_MAX && !/[.;]$/.test(line)) return true;
  if (
    PART.test(line) &&
    line.length <= PART_MAX &&
    !/\d\s*(?:points?|%)|(?:points|scor\w+|weight)\W{0,3}\d/i.test(line)
  )
    return true;
  if (BULLET.test(line) || plain.length > HEADING_MAX || STATES.test(plain)) return false;
  if (/[.;,]$/.test(plain) || /\S:\s+\S/.test(plain)) return false;
  if (plain.split(/\s+/).length > HEADING_WORDS_MAX) return false;
  const known = findSection(line);
  // "Project budget" in a list of documents is one of them.
  const announced = known === "costs" && isListed(section) ? "other" : known;
  const isAsking = isItem && (section === "question" || (section === "criterion" && isAnnounced));
  const isOrdered = section === "question" && IMPERATIVE.test(plain);
  if (ASKS_THE_WRITER.test(plain) || isOrdered || (isAsking && plain.endsWith("?"))) return false;
  if (plain.endsWith("?")) return announced !== "other" || plain.split(/\s+/).length < 5;
  // "4. Letters of support from two partners" is one of a list that was announced.
  const isPaper =
    section === "document" &&
    isAnnounced &&
    (known === "consortium" || known === "cofunding" || known === "limit") &&
    PAPER.test(plain);
  // "(a) the budget" or "2. Budget" in a list of documents is one of them.
  if (
    isItem &&
    (section === "document" || section === "criterion" || section === "question") &&
    isListOfItems !== false
  )
    return (
      announced !== "other" && announced !== section && isNumbered(line) && !/^\(/.test(line) && !isPaper
    );
  // A list without marks goes on until a heading that is known, or that has a paragraph below it.
  const isOfAnnounced = section === "criterion" && isAnnounced && announced === "other";
  if (isAboveText && !isItem && announced !== section && !isNumbered(line) && !isOfAnnounced) return true;
  // "Scoring guide" below criteria is none of them.
  if (section === "criterion" && /\b(?:criteria|scoring|critères)\b/i.test(plain)) return true;
  if ((section === "criterion" || section === "document") && isListOfItems !== true && !isNumbered(line))
    return announced !== "other" && announced !== section;
  return announced !== "other" || isNumbered(line) || /^\p{Lu}/u.test(plain);
}

/** The limit or the points of a whole item: "Describe your plan. Say who helps. (300 words)" */
const LIMIT_AT_END =
  /[.;:)|]\s+(?:up to )?\d{1,3} points?\.?$|\bmax(?:imum)?\.?:? \d+ (?:words|characters|mots|caractères)$|\([^()]*\d\s*-?(?:points?|words?|characters?|mots|caractères|signes)\b[^()]*\)$/i;

function splitSentences(line: string): string[] {
  if (LIMIT_AT_END.test(line) && line.length <= CALL_QUOTE_MAX) return [line];
  const sentences: string[] = [];
  for (const piece of line.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && (MARK.test(last) || (ABBREVIATED.test(last) && !NEW_SENTENCE.test(piece))))
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
