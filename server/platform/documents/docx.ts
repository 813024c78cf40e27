import { readMarks } from "./docx-marks";
import type { FoundPage } from "./finish-pages";
import type { FoundTable } from "./finish-tables";
import { BOLD_MAX } from "./limits";
import type { Part } from "./office-package";
import { splitPages } from "./split-pages";
import { tidyText } from "./text";
import type { LineMark } from "./types";
import { childAt, listChildren, listDescendants, localName, ownText, type XmlElement } from "./xml";

const DEPTH_MAX = 32;
/** Deleted text of tracked changes, and the older copy of what stands there for newer programs. */
const SKIPPED = ["del", "moveFrom", "Fallback", "instrText", "pPr", "rPr"];

/**
 * Reads the body of a Word file: its paragraphs, and its tables row by row. A page ends where the file says that one
 * does. Headers, footers and notes are left out.
 */
export function readDocx(document: Part): { pages: FoundPage[]; tables: FoundTable[] } {
  const body = childAt(document.root, "body");
  const found: Found = { ...nothing(), markOf: readMarks(document) };
  if (body) addBlocks(body, found, 0);
  let before = 0;
  const pages = splitPages(found.lines).map((page): FoundPage => {
    // Empty lines count for nothing: they are left out when the page is finished.
    const lines = page.text.split("\n").filter((line) => line !== "");
    const from = before;
    before += lines.length;
    return {
      ...page,
      bold: lines.filter((line) => found.bold.has(line)),
      marks: lines.flatMap((_, line) => {
        const mark = found.marks.get(from + line);
        return mark ? [{ line, ...mark }] : [];
      }),
    };
  });
  return { pages, tables: found.tables };
}

type Mark = Omit<LineMark, "line">;
/**
 * `lines` are tidy, and null where a page ends. `bold` has the paragraphs that are short and wholly bold, `marks` how lines are shown by
 * their number, without the ends of pages.
 */
type Found = {
  lines: (string | null)[];
  tables: FoundTable[];
  bold: Set<string>;
  marks: Map<number, Mark>;
  count: number;
  markOf: (paragraph: XmlElement) => Mark | null;
};
const nothing = (): Omit<Found, "markOf"> => ({
  ...{ lines: [], tables: [], bold: new Set(), marks: new Map(), count: 0 },
});

/** Adds a paragraph, of which the first line with words is marked. */
function addLines(text: string, found: Found, mark: Mark | null): void {
  let left = mark;
  for (const part of splitAtBreaks(text)) {
    if (part === null) found.lines.push(null);
    for (const line of part === null ? [] : tidyText(part).split("\n")) {
      found.lines.push(line);
      if (line === "") continue;
      if (left) found.marks.set(found.count, left);
      left = null;
      found.count += 1;
    }
  }
}

function addBlocks(parent: XmlElement, found: Found, depth: number): void {
  if (depth > DEPTH_MAX) return;
  for (const block of listChildren(parent)) {
    const name = localName(block.name);
    if (name === "p") {
      const text = textOf(block, 0);
      addLines(text, found, found.markOf(block));
      const line = tidyText(text);
      if (line !== "" && line.length <= BOLD_MAX && !line.includes("\n") && isBold(block))
        found.bold.add(line);
    } else if (name === "tbl") addTable(block, found, depth);
    // Content controls, and insertions of tracked changes.
    else if (!SKIPPED.includes(name)) addBlocks(block, found, depth + 1);
  }
}

/** Whether all words of a paragraph are in runs that are bold themselves; a bold style is not looked up. */
function isBold(paragraph: XmlElement): boolean {
  const runs = listDescendants(paragraph, "r").filter((run) => textOf(run, 0).trim() !== "");
  return runs.length > 0 && runs.every((run) => isOn(childAt(run, "rPr", "b")));
}

const isOn = (mark: XmlElement | undefined): boolean =>
  mark !== undefined && !["0", "false", "off"].includes(attribute(mark, "val") ?? "");

const PAGE_BREAK = "\f";
const splitAtBreaks = (text: string): (string | null)[] =>
  text.split(PAGE_BREAK).flatMap((part, i) => (i === 0 ? [part] : [null, part]));

function addTable(table: XmlElement, found: Found, depth: number): void {
  const rows = listChildren(table, "tr").map((row) =>
    listChildren(row, "tc").map((cell) => {
      // What a table in a cell says is part of the cell.
      const inner: Found = { ...nothing(), markOf: () => null };
      addBlocks(cell, inner, depth + 1);
      return inner.lines.filter((line) => line !== null).join("\n");
    }),
  );
  found.tables.push({ title: null, rows });
  for (const row of rows)
    addLines(
      row
        .filter((cell) => cell !== "")
        .join(" | ")
        .replaceAll("\n", " "),
      found,
      null,
    );
}

/** Joins the text of a paragraph. White, tiny and hidden text is text like any other. */
function textOf(element: XmlElement, depth: number): string {
  if (depth > DEPTH_MAX) return "";
  return listChildren(element)
    .map((child) => {
      const name = localName(child.name);
      if (name === "t") return ownText(child);
      if (name === "tab") return " ";
      if (name === "lastRenderedPageBreak") return PAGE_BREAK;
      if (name === "br") return attribute(child, "type") === "page" ? PAGE_BREAK : "\n";
      if (name === "p") return `\n${textOf(child, depth + 1)}`;
      return SKIPPED.includes(name) ? "" : textOf(child, depth + 1);
    })
    .join("");
}

const attribute = (element: XmlElement, name: string) =>
  Object.entries(element.attribs).find(([key]) => localName(key) === name)?.[1];
