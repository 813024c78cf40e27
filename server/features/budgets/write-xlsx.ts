import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/*
 * Writes the few parts of an Excel workbook that a budget needs. The libraries that were looked at either write formulas
 * without their results, which viewers that do not calculate show as nothing, or are no longer kept and bring a dozen
 * packages; the parts themselves are short.
 */

const STYLES = ["plain", "title", "head", "money", "moneySum", "quantity", "wrapped", "sum"] as const;
export type Style = (typeof STYLES)[number];

/** A text, or a number as it is written in decimals, perhaps with the formula that it comes from. */
export type Cell = { style?: Style } & ({ text: string } | { number: string; formula?: string });
export type Sheet = {
  name: string;
  /** In characters. */
  widths: number[];
  rows: (Cell | null)[][];
  /** How many rows stay in sight while the others scroll. */
  frozenRows?: number;
};

/** XML allows no control characters, not even escaped. */
const escapeXml = (text: string) =>
  text
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** The letters of a column, from 0: A, B, … Z, AA. */
export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26));

/** A sheet's name in a formula. */
export const quoteSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;

function writeCell(cell: Cell | null, column: number, row: number): string {
  if (!cell) return "";
  const at = `r="${columnName(column)}${row}" s="${STYLES.indexOf(cell.style ?? "plain")}"`;
  if ("text" in cell)
    // A text that begins with "=" stays a text.
    return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.text)}</t></is></c>`;
  const formula = cell.formula === undefined ? "" : `<f>${escapeXml(cell.formula)}</f>`;
  return `<c ${at}>${formula}<v>${cell.number}</v></c>`;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

function writeSheet({ widths, rows, frozenRows = 0 }: Sheet): string {
  const pane =
    frozenRows > 0
      ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
      : "";
  const cols = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join("");
  const data = rows
    .map((cells, index) => {
      const row = index + 1;
      return `<row r="${row}">${cells.map((cell, column) => writeCell(cell, column, row)).join("")}</row>`;
    })
    .join("");
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${cols}</cols><sheetData>${data}</sheetData><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`;
}

function writeStyles(decimals: number): string {
  const money = decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
  const xf = (format: number, font: number, more = "") =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}`;
  const wrapped = ' applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf>';
  // In the order of STYLES.
  const formats = [
    xf(0, 0, "/>"),
    xf(0, 2, "/>"),
    xf(0, 1, wrapped),
    xf(164, 0, "/>"),
    xf(164, 1, "/>"),
    xf(165, 0, "/>"),
    xf(0, 0, wrapped),
    xf(0, 1, "/>"),
  ];
  const font = (size: number, bold: boolean) =>
    `<font>${bold ? "<b/>" : ""}<sz val="${size}"/><name val="Calibri"/></font>`;
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${money}"/><numFmt numFmtId="165" formatCode="#,##0.###"/></numFmts><fonts count="3">${font(11, false)}${font(11, true)}${font(14, true)}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join("")}</cellXfs></styleSheet>`;
}

/** Writes a workbook whose amounts have this many decimals. Programs that calculate do so when they open it. */
export function writeXlsx(sheets: readonly Sheet[], decimals: number, mtime: Date): Promise<Buffer> {
  const each = <T>(write: (n: number, sheet: Sheet) => T) =>
    sheets.map((sheet, index) => write(index + 1, sheet));
  const parts: Record<string, string> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join("")}</Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n, { name }) => `<sheet name="${escapeXml(name)}" sheetId="${n}" r:id="rId${n}"/>`).join("")}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join("")}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": writeStyles(decimals),
    ...Object.fromEntries(each((n, sheet) => [`xl/worksheets/sheet${n}.xml`, writeSheet(sheet)])),
  };
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, { mtime });
  zip.end();
  return buffer(zip.outputStream);
}
