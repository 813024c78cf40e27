import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { TRACKER_COLUMNS_MAX } from "@shared/constants/trackers";
import { AppError } from "../../platform/errors/app-error";
import { decodeText } from "../../platform/fetch/charset";
import type { FoundTable } from "./read-table";

const DELIMITERS = [",", ";", "\t"] as const;
/** How much of a file is looked at to find what separates its cells. */
const LOOKED_AT = 50_000;
const CHUNK = 65_536;
/** More characters or cells than these are no row of a tracker. */
const ROW_MAX = 200_000;
const CELLS_MAX = 20_000;

/**
 * Reads rows separated by commas, semicolons or tabs. Other requests are served between its pieces.
 * @param rowsMax how many rows are read
 * @throws AppError unreadable_file
 */
export async function readCsv(bytes: Uint8Array, rowsMax: number): Promise<FoundTable> {
  const text = decodeText(Buffer.from(bytes), undefined, "text").replace(/^sep=.\r?\n/, "");
  if (!isText(text)) throw new AppError("unreadable_file", "This is no CSV file or Excel workbook (XLSX).");
  const delimiter = findDelimiter(text);
  if (isTooWide(text, delimiter)) throw brokenRows();
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: ROW_MAX,
  });
  const source = Readable.from(inPieces(text));
  source.pipe(parser);
  const rows: string[][] = [];
  const leftOut = { rows: false, columns: false, words: false };
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (rows.length === rowsMax) {
        leftOut.rows = true;
        break;
      }
      if (record.slice(TRACKER_COLUMNS_MAX).some((cell) => cell.trim() !== "")) leftOut.columns = true;
      rows.push(record.slice(0, TRACKER_COLUMNS_MAX));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw brokenRows();
  } finally {
    source.destroy();
  }
  return { rows, leftOut, isWorkbook: false };
}

const brokenRows = () =>
  new AppError(
    "unreadable_file",
    "A quotation mark in this file is not closed, or one of its rows is too long. Export it again.",
  );

/** The parser makes a cell of every separator in a line, however many there are. */
function isTooWide(text: string, delimiter: string): boolean {
  const code = delimiter.charCodeAt(0);
  let cells = 0;
  for (let at = 0; at < text.length && cells <= CELLS_MAX; at++) {
    const char = text.charCodeAt(at);
    if (char === code) cells += 1;
    else if (char === 10 || char === 13) cells = 0;
  }
  return cells > CELLS_MAX;
}

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK) {
    yield text.slice(at, at + CHUNK);
    await nextTurn();
  }
}

/** Programs and pictures have characters that no text has; pages begin with a tag. */
function isText(text: string): boolean {
  const head = text.slice(0, LOOKED_AT);
  const strange = head.match(/[\u0001-\u0008\u000E-\u001F\uFFFD]/g)?.length ?? 0;
  return strange <= 5 + head.length / 100 && !/^\s*<(?:!|\?|html|table|svg)/i.test(head);
}

/** What separates most cells of the most rows in the same number, outside of quotation marks. */
function findDelimiter(text: string): string {
  const lines = [new Map<string, number>()];
  let isQuoted = false;
  for (const char of text.slice(0, LOOKED_AT)) {
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (char === "\n" || char === "\r") lines.push(new Map());
    else if ((DELIMITERS as readonly string[]).includes(char)) {
      const line = lines.at(-1)!;
      line.set(char, (line.get(char) ?? 0) + 1);
    }
  }
  const score = (delimiter: string) => {
    const counts = lines.map((line) => line.get(delimiter) ?? 0).filter((count) => count > 0);
    const lineCounts = new Map<number, number>();
    for (const count of counts) lineCounts.set(count, (lineCounts.get(count) ?? 0) + 1);
    return Math.max(0, ...[...lineCounts].map(([count, same]) => same * Math.min(count, 20)));
  };
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, score: score(delimiter) })).sort(
    (a, b) => b.score - a.score,
  );
  return best?.delimiter ?? ",";
}
