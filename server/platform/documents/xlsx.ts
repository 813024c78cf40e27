import type { TablePart } from "@shared/constants/documents";
import { DocumentProblem, problems } from "./document-problem";
import type { FoundPage } from "./finish-pages";
import { finishTables, type FoundTable } from "./finish-tables";
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX, TABLES_MAX } from "./limits";
import type { Part } from "./office-package";
import { splitPages } from "./split-pages";
import { readDateStyles, toDay } from "./xlsx-dates";
import { childAt, listChildren, localName, ownText, prefixedAttribute, type XmlElement } from "./xml";

/** What the cells of a workbook refer to. */
type Workbook = { strings: string[]; isDate: (style: string | undefined) => boolean; startsIn1904: boolean };

/**
 * Reads the sheets of a workbook in their order, hidden ones too: their first rows and columns. A formula is read as
 * the value that the file keeps for it.
 */
export function readXlsx(workbook: Part): { pages: FoundPage[]; tables: FoundTable[] } {
  const list = childAt(workbook.root, "sheets");
  const sheets = list ? listChildren(list, "sheet") : [];
  const shared = workbook.relatedOfKind("sharedStrings");
  const book: Workbook = {
    strings: shared ? listChildren(shared.root, "si").map(textOf) : [],
    isDate: readDateStyles(workbook.relatedOfKind("styles")?.root),
    startsIn1904: /^(?:1|true)$/.test(childAt(workbook.root, "workbookPr")?.attribs.date1904 ?? ""),
  };
  const tables = sheets.slice(0, TABLES_MAX).map((sheet): FoundTable => {
    const part = workbook.related(prefixedAttribute(sheet, "id"));
    if (!part) throw problems.damaged();
    return { title: sheet.attribs.name ?? null, ...readRows(part.root, book) };
  });
  const hasValues = (sheet: XmlElement): boolean => {
    try {
      const part = workbook.related(prefixedAttribute(sheet, "id"));
      return (
        part !== null &&
        readRows(part.root, book)
          .rows.flat()
          .some((cell) => cell.trim() !== "")
      );
    } catch (error) {
      // A sheet that is not read anyway may be too large or damaged.
      if (error instanceof DocumentProblem) return true;
      throw error;
    }
  };
  const last = tables.at(-1);
  if (last && sheets.slice(TABLES_MAX).some(hasValues)) last.leftOut = [...(last.leftOut ?? []), "tables"];
  const pages = finishTables(tables).flatMap(({ title, rows }) =>
    splitPages(
      rows.map((row) => row.filter((cell) => cell !== "").join(" | ")),
      title,
    ).map((page) => ({ ...page, text: `${title ?? ""}\n${page.text}` })),
  );
  return { pages, tables };
}

function readRows(sheet: XmlElement, book: Workbook): Pick<FoundTable, "leftOut" | "rows"> {
  const data = childAt(sheet, "sheetData");
  const all = data ? listChildren(data, "row") : [];
  const isFilled = (cell: XmlElement) =>
    childAt(cell, "v") !== undefined || childAt(cell, "is") !== undefined;
  let hasMoreColumns = false;
  const rows = all.slice(0, TABLE_ROWS_MAX).map((row) => {
    const cells: string[] = [];
    for (const cell of listChildren(row, "c")) {
      const column = columnOf(cell.attribs.r) ?? cells.length;
      if (column >= TABLE_COLUMNS_MAX) {
        hasMoreColumns ||= isFilled(cell);
        continue;
      }
      while (cells.length < column) cells.push("");
      cells[column] = valueOf(cell, book);
    }
    return cells;
  });
  const hasMoreRows = all.slice(TABLE_ROWS_MAX).some((row) => listChildren(row, "c").some(isFilled));
  const leftOut: TablePart[] = [];
  if (hasMoreRows) leftOut.push("rows");
  if (hasMoreColumns) leftOut.push("columns");
  return { rows, ...(leftOut.length > 0 && { leftOut }) };
}

/** The number of the column in `AB12`, from 0; undefined for anything else. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? "")?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(cell: XmlElement, { strings, isDate, startsIn1904 }: Workbook): string {
  const inline = childAt(cell, "is");
  if (inline) return textOf(inline);
  const element = childAt(cell, "v");
  const value = element ? ownText(element) : "";
  switch (cell.attribs.t) {
    case "s":
      return strings[Number(value)] ?? "";
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "str":
    case "e":
    case "d":
      return value;
    default:
      return isDate(cell.attribs.s) ? toDay(value, startsIn1904) : rounded(value);
  }
}

/** Workbooks store values such as `4.2999999999999998`. */
const rounded = (text: string) =>
  /^-?\d+\.\d{6,}$/.test(text) ? String(Number(Number(text).toFixed(4))) : text;

/** Joins the runs of a text, without how Japanese is pronounced. */
function textOf(element: XmlElement): string {
  return listChildren(element)
    .map((child) => {
      const name = localName(child.name);
      if (name === "t") return ownText(child);
      return name === "r" ? textOf(child) : "";
    })
    .join("");
}
