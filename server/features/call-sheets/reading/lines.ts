import type { CallPage } from "./types";

/** The mark of an item of a list. */
export const BULLET = /^(?:[-*•‣◦▪·–—➢➤►✓✔■□❑❏]|\[ ?[xX]?\]|☐|o(?=\s))\s*(?=\S)/;
const ITEM = /^(?:\(?[a-z]\)|\(?\d{1,2}[.)]|\d{1,2}\.)\s+(?=\S)/;
export const HEADING_MAX = 70;
/** Takes the bullet or the number off an item of a list. */
export const withoutMark = (line: string): string => line.replace(BULLET, "").replace(ITEM, "");
/** Takes the lines at the edges of a row of a table off, as in "| Impact | 40 |". */
export const withoutEdges = (row: string): string => row.replace(/^\|\s*|\s*\|$/g, "");

/** A line that only has the points of what stands above it. */
const WEIGHT_ALONE =
  /^\(?(?:(?:a )?max(?:imum)?(?: points)?(?: of)?:?\s*|up to\s+|worth\s+|(?:value|score|weight(?:ing)?):?\s*)?\d{1,3}\s*(?:total )?(?:points?|pts?\.?|%)(?:\s+(?:max(?:imum)?|possible|available))?\)?\.?(?:\s+[–—-]\s+.{1,60})?$|^\(?(?:(?:max(?:imum)?|total|possible) )?(?:points|score)(?: possible| available)?\s*[:=]?\s*\d{1,3}\)?$/i;
const WEIGHED_MAX = 120;

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
export function withoutRunningLines(text: string, isRunning: (line: string) => boolean): string[] {
  const lines = text.split("\n");
  const edges = new Set(listEdges(lines).filter(isRunning));
  return lines.filter((line) => !edges.has(line));
}

/** Joins the lines of a sentence that goes on in the next line, as it does in a PDF. */
export function joinLines(all: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const raw of all) {
    const line = raw.replace(/\s+/g, " ").trim();
    const last = joined.at(-1);
    const goesOn =
      isOpen &&
      last !== undefined &&
      last.length > 30 &&
      /^[\p{Ll}\d(]/u.test(line) &&
      !(last.endsWith(")") && /^\d/.test(line)) &&
      !ITEM.test(line) &&
      !BULLET.test(line);
    // "Criterion 1: Need" has its weight in the line below.
    if (
      last !== undefined &&
      WEIGHT_ALONE.test(line) &&
      last.length <= WEIGHED_MAX &&
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
