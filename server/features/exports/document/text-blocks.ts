import { GAP_PATTERN } from "@shared/constants/draft-gaps";

/** A part of a line. `isGap` marks a place that a draft leaves for the founder's own facts, `[add: …]`. */
export type Run = { text: string; isBold?: true; isItalic?: true; isGap?: true };

/** A paragraph, heading or list item with its lines. */
export type Block =
  | { kind: "heading"; level: number; lines: Run[][] }
  | { kind: "paragraph"; lines: Run[][] }
  | { kind: "bullet"; depth: number; lines: Run[][] }
  /** `list` tells one numbered list from the next; `start` is its first number. */
  | { kind: "number"; depth: number; list: number; start: number; lines: Run[][] };

const HEADING = /^#{1,6} +(.+?)(?: +#+)?$/;
const BULLET = /^([ \t]*)[-*•] +(.+)$/;
const NUMBER = /^([ \t]*)(\d{1,3})[.)] +(.+)$/;
const DEEPEST = 2;
/** Bounded lengths, so that unclosed marks cost no time. */
const MARKED = new RegExp(
  String.raw`\*\*(?=\S)([^*]{1,2000})(?<=\S)\*\*|(?<![\w*])\*(?=\S)([^*]{1,2000})(?<=\S)\*(?![\w*])|(${GAP_PATTERN})`,
  "g",
);

/** Parses a line into bold, italic, gap and plain runs. */
function parseRuns(line: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    const [whole, bold, italic, gap] = match;
    if (match.index > from) runs.push({ text: line.slice(from, match.index) });
    if (bold !== undefined) runs.push(...parseRuns(bold).map((run) => ({ ...run, isBold: true as const })));
    else if (italic !== undefined)
      runs.push(...parseRuns(italic).map((run) => ({ ...run, isItalic: true as const })));
    else if (gap !== undefined) runs.push({ text: gap, isGap: true });
    from = match.index + whole.length;
  }
  if (from < line.length) runs.push({ text: line.slice(from) });
  return runs;
}

const measureDepth = (indent: string) =>
  Math.min(DEEPEST, Math.floor(indent.replaceAll("\t", "  ").length / 2));

/** Parses a text with simple Markdown into blocks. Only the marks are removed. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isAfterGap = true;
  let lists = 0;
  let lastNumber: { list: number; number: number; depth: number } | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = blocks.at(-1);
    const heading = HEADING.exec(line.trim());
    const bullet = BULLET.exec(line);
    const numbered = NUMBER.exec(line);
    if (line.trim() === "") {
      isAfterGap = true;
      continue;
    }
    if (heading) {
      const level = /^#+/.exec(line.trim())![0].length;
      blocks.push({ kind: "heading", level, lines: [parseRuns(heading[1]!)] });
      lastNumber = undefined;
    } else if (numbered) {
      const [, indent, digits, rest] = numbered as unknown as [string, string, string, string];
      const [depth, number] = [measureDepth(indent), Number(digits)];
      const goesOn = lastNumber?.depth === depth && number === lastNumber.number + 1;
      const list = goesOn && lastNumber ? lastNumber.list : lists++;
      lastNumber = { list, number, depth };
      blocks.push({ kind: "number", depth, list, start: number, lines: [parseRuns(rest)] });
    } else if (bullet) {
      blocks.push({ kind: "bullet", depth: measureDepth(bullet[1]!), lines: [parseRuns(bullet[2]!)] });
    } else if (last && !isAfterGap && last.kind !== "heading") {
      // A line right below belongs to the same paragraph or list item.
      last.lines.push(parseRuns(line.trim()));
    } else {
      blocks.push({ kind: "paragraph", lines: [parseRuns(line.trim())] });
      lastNumber = undefined;
    }
    isAfterGap = false;
  }
  return blocks;
}
