import { elementsWithin, isElement, type PageElement, textWithin } from "../html/elements";
import { isFurniture, type Line, readLines } from "../html/lines";
import { oneLine } from "../html/load-page";
import type { ReadContext } from "../reading/context";
import { canBeName, hasFundingWord, isPastAwards } from "../reading/signs";
import type { ScrapedOpportunity } from "../types";
import { labelKind } from "../values/labels";
import { fold } from "../values/words";
import { readItemFields, statesClosed } from "./item-fields";
import type { Listing } from "./read-listing";

const TABLES_MAX = 50;
const ROWS_MAX = 300;
const COLUMNS_MAX = 30;
const NAME_HEADER =
  /^(?:(?:grant|fund|funding|programme|program|call|scheme|opportunity|award|prize|project|scholarship) ?(?:name|title)?|name|title|call for proposals|opportunity|dispositif|aide|appel a projets|intitule|programm|convocatoria)$/;

/** Reads the largest table whose rows are opportunities. It must have a header. */
export function readTables(
  pageUrl: string,
  root: PageElement,
  context: ReadContext,
): (Listing & { score: number }) | null {
  let best: (Listing & { score: number }) | null = null;
  for (const table of elementsWithin(root, ["table"], TABLES_MAX)) {
    const rows = readRows(table);
    const headers = rows[0]?.cells.map((cell) => readCellText(cell)) ?? [];
    if (rows.length < 3 || headers.length < 2 || headers.length > COLUMNS_MAX || isPastAwards(headers))
      continue;
    const nameColumn = headers.findIndex((header) => NAME_HEADER.test(fold(header).replace(/:$/, "")));
    const knownCount = headers.filter(
      (header, index) => index !== nameColumn && labelKind(header) !== null,
    ).length;
    if (nameColumn < 0 || knownCount === 0) continue;
    const entries = rows
      .slice(1)
      .flatMap(({ row, cells }) => readRow(row, cells, headers, nameColumn, pageUrl, context));
    if (entries.length < 2) continue;
    const listing = {
      opportunities: entries
        .filter(({ isClosed }) => !isClosed)
        .map(({ opportunity }) => opportunity)
        .slice(0, 100),
      members: new Set(rows.map(({ row }) => row)),
      linked: entries.length,
      score: entries.length * 110,
    };
    if (!best || listing.score > best.score) best = listing;
  }
  return best;
}

/** Whether an element is a table of awards that others have received. */
export function isPastAwardsTable(element: PageElement): boolean {
  if (element.name !== "table") return false;
  const [head] = readRows(element);
  const headers = head?.cells.map((cell) => readCellText(cell)) ?? [];
  return headers.length >= 2 && headers.length <= COLUMNS_MAX && isPastAwards(headers);
}

type Row = { row: PageElement; cells: PageElement[] };
const readRows = (table: PageElement): Row[] =>
  elementsWithin(table, ["tr"], ROWS_MAX).map((row) => ({
    row,
    cells: row.children
      .filter(isElement)
      .filter(({ name }) => name === "td" || name === "th")
      .slice(0, COLUMNS_MAX + 1),
  }));
const readCellText = (cell: PageElement) => oneLine(textWithin(cell, 300));

function readRow(
  row: PageElement,
  cells: readonly PageElement[],
  headers: readonly string[],
  nameColumn: number,
  pageUrl: string,
  context: ReadContext,
): { opportunity: ScrapedOpportunity; isClosed: boolean }[] {
  const nameCell = cells[nameColumn];
  const name = nameCell ? readCellText(nameCell) : "";
  if (!canBeName(name) || isFurniture(row)) return [];
  const lines: Line[] = cells.flatMap((cell, index) => {
    if (index === nameColumn) return [];
    const cellLines = readLines(cell);
    const text = cellLines.map((line) => line.text).join(" ");
    const links = cellLines.flatMap((line) => line.links);
    const label = labelKind(headers[index] ?? "") === null ? null : (headers[index] ?? null);
    return text === "" ? [] : [{ kind: "text" as const, text, level: 0, label, links }];
  });
  const href = elementsWithin(row, ["a"], 20).find((link) => link.attribs["href"])?.attribs["href"] ?? null;
  const opportunity = readItemFields({ name, href, lines, isClosed: false }, pageUrl, context);
  const fact =
    opportunity &&
    (opportunity.values.deadline ??
      opportunity.values.maxAmount ??
      opportunity.values.minAmount ??
      opportunity.values.deadlineNote);
  if (!opportunity || (fact == null && !hasFundingWord(name))) return [];
  return [{ opportunity, isClosed: lines.some(statesClosed) }];
}
