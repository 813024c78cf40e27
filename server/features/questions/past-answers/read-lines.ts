import { isNumbered } from "./question-lines";

/** A line of a file that says something, with the number of its page. */
export type FileLine = { text: string; page: number; number: number; isAfterGap: boolean };

const PAGE_MARK =
  /^[-–—|\s]*(?:page|p[áa]gina|p[áa]g\.?|seite|صفحة)?\s*\d{1,4}(?:\s*(?:\/|of|de|sur|من)\s*\d{1,4})?[-–—|\s]*$/iu;
const EDGE_LINES = 2;
/** From so many pages on, lines that differ in their digits alone count as the same. */
const NUMBERED_FROM = 3;

/**
 * Lists the lines of a text that was read from a file. What stands at the edge of every page, or at that of
 * three but for its digits, is a header or a footer, and left out.
 * @param pageEnds where in the text each page ends
 */
export function readLines(text: string, pageEnds: readonly number[]): FileLine[] {
  const pages = (pageEnds.length > 0 ? pageEnds : [text.length]).map((end, i, ends) =>
    text
      .slice(i === 0 ? 0 : ends[i - 1], end)
      .trim()
      .split("\n")
      .map((line) => line.trim()),
  );
  const running = findRunningLines(pages);
  let number = 0;
  return pages.flatMap((lines, i) =>
    lines.flatMap((line, at): FileLine[] => {
      const isEdge = at < EDGE_LINES || at >= lines.length - EDGE_LINES;
      if (
        line === "" ||
        (isEdge &&
          (running.has(line) ||
            (pages.length >= NUMBERED_FROM && running.has(withoutDigits(line))) ||
            PAGE_MARK.test(line)))
      )
        return [];
      number += 1;
      return [{ text: line, page: i + 1, number, isAfterGap: at > 0 && lines[at - 1] === "" }];
    }),
  );
}

const withoutDigits = (line: string) => (isNumbered(line) ? line : line.replace(/\d+/g, "#"));

function findRunningLines(pages: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const line of new Set([...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)]))
      for (const form of new Set([line, withoutDigits(line)])) counts.set(form, (counts.get(form) ?? 0) + 1);
  const isRunning = (n: number) => n >= NUMBERED_FROM || (n > 1 && n === pages.length);
  return new Set([...counts].filter(([line, n]) => line !== "" && isRunning(n)).map(([line]) => line));
}
