import { CALL_QUOTE_MAX } from "@shared/constants/calls";
import { findAnnounced } from "./announces";
import { type CriteriaTable, isRow, readTableHead } from "./criteria-table";
import { findHeaded, isHeadingLine, isListed, isText, mayHead, mayTitle } from "./headings";
import { findRunningLines, joinLines, listLines, type PageLine, withoutEdges, withoutMark } from "./lines";
import { splitSentences } from "./sentences";
import type { CallPage, Passage, Section } from "./types";

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

const INTRODUCES_OTHER = /^(?:\S+\s+){4,}\S+\s?:$|^(?:include|describe|explain|discuss|state)\b.*:$/i;
/** A whole sentence without a mark ends a list of items, unless it may be the rest of the last one. */
const SENTENCE = /^\p{Lu}(?:\S*\s+){5,}\S+[.!]$/u;
const BEGINS_SENTENCE =
  /^(?:the|an?|we|you|this|these|if|for|all|any|please|note|applications?|proposals?|l[ae]s?|cette?|ce|il|elle|en|pour|toute?s?)\b/i;
const endsList = (line: string, before: string | undefined): boolean =>
  SENTENCE.test(line) && (BEGINS_SENTENCE.test(line) || /[.;,)!?]$/.test(before ?? ""));
