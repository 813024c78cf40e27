import { isLimit } from "@shared/questions/parse-questions";
import type { CallPage, PageMark } from "./types";

/** A line of a page, and how it is shown if that is known. */
export type PageLine = { text: string; mark: PageMark | null };

/** The mark of an item of a list. */
export const BULLET = /^(?:[-*•‣◦▪·–—➢➤►✓✔■□❑❏]|\[ ?[xX]?\]|☐|o(?=\s))\s*(?=\S)/;
const ITEM =
  /^(?:\(?[a-z]\)|[a-h]\.|\(?\d{1,2}[.)]|\((?:ii|iii|iv|vi{0,3}|ix)\)|(?:ii|iii|iv|vi{0,3}|ix)[.)])\s+(?=\S)/;
const isMarked = ({ text, mark }: PageLine): boolean => mark !== null || BULLET.test(text) || ITEM.test(text);
export const HEADING_MAX = 70;
/** Takes the bullet or the number off an item of a list. */
export const withoutMark = (line: string): string => line.replace(BULLET, "").replace(ITEM, "");
/** Takes the bullets off several items that stand one behind the other as well. */
export const withoutMarks = (quote: string): string =>
  withoutMark(quote).replace(/(?<=\s)[•‣◦▪■□❑❏➢➤►✓✔]\s+/g, "");
/** Takes the lines at the edges of a row of a table off, as in "| Impact | 40 |". */
export const withoutEdges = (row: string): string => row.replace(/^\|\s*|\s*\|$/g, "");

/** A line that only has the points of what stands above it. */
const WEIGHT_ALONE =
  /^\(?(?:(?:a )?max(?:imum)?(?: points)?(?: of)?:?\s*|up to\s+|worth\s+|(?:value|score|weight(?:ing)?):?\s*)?(?:0\s*(?:-|–|to)\s*)?\d{1,3}\s*(?:total )?(?:points?|pts?\.?|%)(?:\s+(?:max(?:imum)?|possible|available))?\)?\.?(?:\s+[–—-]\s+.{1,60})?$|^\(?(?:(?:max(?:imum)?\.?|total|possible|highest) )?(?:number of )?(?:points|score|value)(?: possible| available| total)?(?: is| of)?\s*[:=]?\s*\d{1,3}(?: points)?\)?\.?$|^(?:this (?:criterion|section|factor|part) is )?worth (?:up to |a (?:maximum|total) of )?\d{1,3} points\.?$/i;
const WEIGHED_MAX = 120;
const LIMIT_LINE_MAX = 80;
/** A cell with a sentence may have its points in the next cell. */
const WEIGHED_TEXT_MAX = 500;
const ASKS =
  /\?$|^(?:\S+\s){0,2}(?:describe|explain|tell us|summari[sz]e|outline|décrivez|expliquez|présentez)\b/i;

/** Nothing goes on behind the points of a criterion. */
const ENDS_WITH_POINTS = /\d\s*(?:points?|pts?)\)?$/i;

/** A line that ends with such a word goes on in the next one. */
const GOES_ON =
  /(?:^|\s)(?:and|or|of|the|an?|for|to|in|on|with|from|by|your|et|ou|de|du|des|le|la|les|une?|à|au|aux|pour|par|avec)$/;

/** This many pages with the same line at their top or bottom make it a running title. */
const RUNNING_MIN = 3;
const EDGE_LINES = 2;

/** Finds the titles and page numbers that stand at the top or bottom of page after page, and are none of its text. */
export function findRunningLines(pages: readonly CallPage[]): (line: string) => boolean {
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

/** The lines of a page without those. */
export function listLines({ text, marks }: CallPage, isRunning: (line: string) => boolean): PageLine[] {
  const lines = text.split("\n");
  const edges = new Set(listEdges(lines).filter(isRunning));
  const shown = new Map(marks?.map((mark) => [mark.line, mark]));
  return lines.flatMap((line, at) => (edges.has(line) ? [] : [{ text: line, mark: shown.get(at) ?? null }]));
}

/** Joins the lines of a sentence that goes on in the next line, as it does in a PDF. */
export function joinLines(all: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  let isOpen = false;
  for (const raw of all) {
    const line: PageLine = { text: raw.text.replace(/\s+/g, " ").trim(), mark: raw.mark };
    const last = joined.at(-1);
    if (line.text !== "" && last !== undefined && isRest(line, last, isOpen))
      last.text = `${last.text} ${line.text}`;
    else if (line.text !== "") joined.push(line);
    isOpen = line.text !== "";
  }
  return joined;
}

/** Whether a line is the rest of the one above it. */
function isRest(line: PageLine, { text: last, mark }: PageLine, isOpen: boolean): boolean {
  const { text } = line;
  if (line.mark?.kind === "heading") return false;
  // "Criterion 1: Need" has its weight in the line below.
  if (
    WEIGHT_ALONE.test(text) &&
    ((last.length <= WEIGHED_MAX && !/[.;\d]$/.test(last)) ||
      (last.length <= WEIGHED_TEXT_MAX && /[.?]$/.test(last) && /points/i.test(text)))
  )
    return true;
  // "Describe your idea" has its limit in the line below.
  if (text.length <= LIMIT_LINE_MAX && ASKS.test(last) && isLimit(text)) return true;
  // A row of a table has ended, whatever its last word is.
  if (text.includes("|") && last.includes("|")) return false;
  if (!isOpen || isMarked(line) || mark?.kind === "heading") return false;
  if (GOES_ON.test(last)) return true;
  return (
    last.length > 30 &&
    /^[\p{Ll}\d(]/u.test(text) &&
    !(last.endsWith(")") && /^\d/.test(text)) &&
    !ENDS_WITH_POINTS.test(last) &&
    !/[.!?:;]$/.test(last)
  );
}
