import type { FoundPage } from "./finish-pages";
import type { FoundTable } from "./finish-tables";
import { BOLD_MAX } from "./limits";
import type { Part } from "./office-package";
import { splitPages } from "./split-pages";
import { childAt, listChildren, listDescendants, localName, ownText, type XmlElement } from "./xml";

const DEPTH_MAX = 32;
/** Deleted text of tracked changes, and the older copy of what stands there for newer programs. */
const SKIPPED = ["del", "moveFrom", "Fallback", "instrText", "pPr", "rPr"];

/**
 * Reads the body of a Word file: its paragraphs, and its tables row by row. A page ends where the file says that one
 * does. Headers, footers and notes are left out.
 */
export function readDocx({ root }: Part): { pages: FoundPage[]; tables: FoundTable[] } {
  const body = childAt(root, "body");
  const found: Found = { lines: [], tables: [], bold: new Set() };
  if (body) addBlocks(body, found, 0);
  const pages = splitPages(found.lines).map((page) => ({
    ...page,
    bold: page.text.split("\n").filter((line) => found.bold.has(line)),
  }));
  return { pages, tables: found.tables };
}

/** `bold` has the paragraphs that are short and wholly bold. */
type Found = { lines: (string | null)[]; tables: FoundTable[]; bold: Set<string> };

function addBlocks(parent: XmlElement, found: Found, depth: number): void {
  if (depth > DEPTH_MAX) return;
  for (const block of listChildren(parent)) {
    const name = localName(block.name);
    if (name === "p") {
      const lines = splitAtBreaks(textOf(block, 0));
      found.lines.push(...lines);
      const [line] = lines;
      if (lines.length === 1 && line && line.length <= BOLD_MAX && isBold(block)) found.bold.add(line);
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
      const inner: Found = { lines: [], tables: [], bold: new Set() };
      addBlocks(cell, inner, depth + 1);
      return inner.lines.filter((line) => line !== null).join("\n");
    }),
  );
  found.tables.push({ title: null, rows });
  for (const row of rows)
    found.lines.push(
      row
        .filter((cell) => cell !== "")
        .join(" | ")
        .replaceAll("\n", " "),
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
