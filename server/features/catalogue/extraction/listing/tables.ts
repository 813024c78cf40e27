import { elementsWithin, isElement, type PageElement, textWithin } from "../html/elements";
import { isFurniture, type Line, readLines } from "../html/lines";
import { oneLine } from "../html/load-page";
import type { ReadContext } from "../reading/context";
import { canBeName, hasFundingWord, isPastAwards } from "../reading/signs";
import type { ScrapedOpportunity } from "../types";
import { labelKind } from "../values/labels";
import { fold } from "../values/words";
import { readItemFields, saysClosed } from "./item-fields";
import type { Listing } from "./read-listing";

const TABLES_MAX = 50;
const ROWS_MAX = 300;
const COLUMNS_MAX = 30;
const NAME_HEADER =
  /^(?:(?:grant|fund|funding|programme|program|call|scheme|opportunity|award|prize|project|scholarship) ?(?:name|title)?|name|title|call for proposals|opportunity|dispositif|aide|appel a projets|intitule|programm|convocatoria)$/;

/** A table with a header whose rows are opportunities; the largest of them. */
export function readTables(
  pageUrl: string,
  root: PageElement,
  context: ReadContext,
): (Listing & { score: number }) | null {
  let best: (Listing & { score: number }) | null = null;
  for (const table of elementsWithin(root, ["table"], TABLES_MAX)) {
    const rows = readRows(table);
    const headers = rows[0]?.cells.map((cell) => cellText(cell)) ?? [];
    if (rows.length < 3 || headers.length < 2 || headers.length > COLUMNS_MAX || isPastAwards(headers))
      continue;
    const nameColumn = headers.findIndex((header) => NAME_HEADER.test(fold(header).replace(/:$/, "")));
    const known = headers.filter(
      (header, index) => index !== nameColumn && labelKind(header) !== null,
    ).length;
    if (nameColumn < 0 || known === 0) continue;
    const read = rows
      .slice(1)
      .flatMap(({ row, cells }) => readRow(row, cells, headers, nameColumn, pageUrl, context));
    if (read.length < 2) continue;
    const listing = {
      opportunities: read
        .filter(({ isClosed }) => !isClosed)
        .map(({ opportunity }) => opportunity)
        .slice(0, 100),
      members: new Set(rows.map(({ row }) => row)),
      linked: read.length,
      score: read.length * 110,
    };
    if (!best || listing.score > best.score) best = listing;
  }
  return best;
}

/** Whether an element is a table of what was given to others. */
export function isPastAwardsTable(element: PageElement): boolean {
  if (element.name !== "table") return false;
  const [head] = readRows(element);
  const headers = head?.cells.map((cell) => cellText(cell)) ?? [];
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
const cellText = (cell: PageElement) => oneLine(textWithin(cell, 300));

function readRow(
  row: PageElement,
  cells: readonly PageElement[],
  headers: readonly string[],
  nameColumn: number,
  pageUrl: string,
  context: ReadContext,
): { opportunity: ScrapedOpportunity; isClosed: boolean }[] {
  const nameCell = cells[nameColumn];
  const name = nameCell ? cellText(nameCell) : "";
  if (!canBeName(name) || isFurniture(row)) return [];
  const lines: Line[] = cells.flatMap((cell, index) => {
    if (index === nameColumn) return [];
    const texts = readLines(cell);
    const text = texts.map((line) => line.text).join(" ");
    const links = texts.flatMap((line) => line.links);
    const label = labelKind(headers[index] ?? "") === null ? null : (headers[index] ?? null);
    return text === "" ? [] : [{ kind: "text" as const, text, level: 0, label, links }];
  });
  const href = elementsWithin(row, ["a"], 20).find((link) => link.attribs["href"])?.attribs["href"] ?? null;
  const opportunity = readItemFields({ name, href, lines, isClosed: false }, pageUrl, context);
  const says =
    opportunity &&
    (opportunity.values.deadline ??
      opportunity.values.maxAmount ??
      opportunity.values.minAmount ??
      opportunity.values.deadlineNote);
  if (!opportunity || (says == null && !hasFundingWord(name))) return [];
  return [{ opportunity, isClosed: lines.some(saysClosed) }];
}
