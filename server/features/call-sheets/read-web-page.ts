import { type ChildNode, isElement, isText, type PageElement } from "../catalogue/extraction/html/elements";
import { BLOCK_NAMES, isFurniture, isTermOrValue } from "../catalogue/extraction/html/lines";
import { loadPage, oneLine } from "../catalogue/extraction/html/load-page";
import { mainContent } from "../catalogue/extraction/html/main-content";
import { readTableHead } from "./reading/criteria-table";
import type { CallPage, PageMark } from "./reading/types";

const HEADING = /^h([1-6])$/;
/** The title of what opens and closes stands below the headings around it. */
const SUMMARY_LEVEL = 6;
const BOLD_MAX = 100;
/** A longer row is no row of a table, but a part of a page that was laid out with one. */
const ROW_MAX = 1_000;
const LINES_MAX = 20_000;
const LINE_MAX = 20_000;

type WebLine = { text: string; mark: Omit<PageMark, "line"> | null; isBold: boolean };

/** Reads a web page as a page of a call: its words line by line, the cells of a row in one line, and which are headings and items. */
export function readWebPage(html: string, url: string): CallPage {
  const root = mainContent(loadPage(html, url));
  const lines = root ? readLines(root) : [];
  const text = lines.map((line) => line.text).join("\n");
  return {
    ...{ number: 1, text, isUnread: text.trim() === "" },
    headings: lines.flatMap((line) => (line.isBold && line.text.length <= BOLD_MAX ? [line.text] : [])),
    marks: lines.flatMap(({ mark }, line) => (mark ? [{ line, ...mark }] : [])),
  };
}

/** What is open while a page is walked through; a row collects its cells. */
type Row = { cells: WebLine[][] };
type Table = { isOfCriteria: boolean };

function readLines(root: PageElement): WebLine[] {
  const lines: WebLine[] = [];
  const rows: Row[] = [];
  const tables: Table[] = [];
  let isApart = false;
  let [text, bold, boldDepth, listDepth] = ["", "", 0, 0];
  let mark: WebLine["mark"] = null;
  const add = (added: readonly WebLine[]) => {
    const cells = rows.at(-1)?.cells;
    const target = cells ? cells.at(-1) : lines;
    target?.push(...added.slice(0, Math.max(0, LINES_MAX - lines.length)));
  };
  const endLine = () => {
    const line = oneLine(text.slice(0, LINE_MAX)).slice(0, LINE_MAX);
    const isBold = mark === null && line !== "" && oneLine(bold) === line;
    text = bold = "";
    if (line === "") return;
    add([{ text: line, mark, isBold }]);
    // Only the first line of an item is marked.
    if (mark?.kind === "bullet") mark = null;
  };
  const open = ({ name }: PageElement) => {
    const heading = HEADING.exec(name)?.[1];
    if (name === "ul" || name === "ol") listDepth += 1;
    if (name === "table") tables.push({ isOfCriteria: false });
    if (name === "tr") rows.push({ cells: [[]] });
    if (name === "td" || name === "th") rows.at(-1)?.cells.push([]);
    if (heading !== undefined) mark = { kind: "heading", level: Number(heading) };
    else if (name === "summary") mark = { kind: "heading", level: SUMMARY_LEVEL };
    else if (name === "li") mark = { kind: "bullet", level: Math.max(1, listDepth) };
  };
  const close = ({ name }: PageElement) => {
    if (name === "ul" || name === "ol") listDepth -= 1;
    if (name === "li" || name === "summary" || HEADING.test(name)) mark = null;
    if (name === "table") tables.pop();
    const row = name === "tr" ? rows.pop() : undefined;
    if (row) add(joinRow(row, tables.at(-1)));
  };
  const addText = (data: string) => {
    // "Closing date" and "3 March 2030" may have nothing but their style between them.
    const added = `${isApart && !/^[\s.,:;!?)]/.test(data) ? " " : ""}${data.slice(0, LINE_MAX)}`;
    isApart = false;
    text += added;
    if (boldDepth > 0) bold += added;
  };

  const stack: { node: ChildNode; isEnd: boolean }[] = [{ node: root, isEnd: false }];
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { node, isEnd } = step;
    if (isText(node)) {
      if (text.length < LINE_MAX) addText(node.data);
      continue;
    }
    if (!isElement(node)) continue;
    const isBlock = BLOCK_NAMES.has(node.name);
    isApart ||= !isBlock && isTermOrValue(node);
    if (isEnd || (node !== root && isFurniture(node))) {
      if (!isEnd) text += " ";
      else if (isBlock) {
        endLine();
        close(node);
      } else if (isStrong(node)) boldDepth -= 1;
      continue;
    }
    if (isBlock) {
      endLine();
      open(node);
    } else if (isStrong(node)) boldDepth += 1;
    stack.push({ node, isEnd: true });
    for (let i = node.children.length - 1; i >= 0; i -= 1)
      stack.push({ node: node.children[i]!, isEnd: false });
  }
  endLine();
  return lines;
}

const isStrong = ({ name }: PageElement) => name === "strong" || name === "b";

/** Puts the cells of a row into one line, unless they have parts of their own in them. A criterion may have a list of what is looked at. */
function joinRow({ cells }: Row, table: Table | undefined): WebLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const text = filled.map((cell) => cell.map((line) => line.text).join(" ")).join(" | ");
  const hasParts = filled
    .flat()
    .some(({ mark }) => mark !== null && (mark.kind === "heading" || !table?.isOfCriteria));
  if (filled.length < 2 || hasParts || text.length > ROW_MAX) return filled.flat();
  if (table && readTableHead(text, null)) table.isOfCriteria = true;
  return [{ text, mark: null, isBold: false }];
}
