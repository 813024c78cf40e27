import { pipeline, Readable } from "node:stream";
import { pipeline as pipelineOver } from "node:stream/promises";
import { stringify } from "csv-stringify";
import type { Response } from "express";
import { decimalMark } from "@shared/words/figures";

/** Tells that a file holds only the best rows of a longer list. */
export const CUT_HEADER = "X-Export-Cut";

export type Rows = Iterable<string[]> | AsyncIterable<string[]>;

/** Matches what a spreadsheet would run as a formula: its signs, also full-width, after the characters that are skipped. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export const escapeFormula = (text: string): string =>
  BEGINS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** Spreadsheets of countries that write decimals with a comma keep columns apart by semicolons. */
const delimiter = () => (decimalMark() === "," ? ";" : ",");

/** An amount as spreadsheets of the reader's language read numbers: all digits, no thousands separators. */
export const formatAmountCell = (amount: string | null): string => (amount ?? "").replace(".", decimalMark());

/**
 * Streams rows as CSV that spreadsheets of the reader's language open correctly: UTF-8 with a byte order mark, and CRLF line ends.
 */
export function toCsv(rows: Rows): Readable {
  const csv = stringify({
    bom: true,
    delimiter: delimiter(),
    record_delimiter: "windows",
    // Other kinds of line breaks would end the record too.
    quoted_match: /[\r\n]/,
    cast: { string: escapeFormula },
  });
  // The end of either stream ends the other, and the reader of the result gets the error.
  return pipeline(Readable.from(rows), csv, () => {});
}

/** Joins several values in one cell. */
export const joinValues = (values: readonly string[]): string => values.join("; ");

/** Makes the browser save the answer as a file. `fileName` may have letters, digits, points and hyphens. */
export const setAttachment = (res: Response, fileName: string): void =>
  void res.setHeader("Content-Disposition", `attachment; filename="${fileName}"`);

/** Answers with a JSON file, in the same way as with a CSV file. */
export async function sendJsonText(res: Response, fileName: string, parts: Iterable<string>): Promise<void> {
  setAttachment(res, fileName);
  res.setHeader("Content-Type", "application/json; charset=utf-8");
  await pipelineOver(Readable.from(parts), res);
}

/** Answers with a CSV file. An error cuts the connection, so that a part does not pass for the whole. */
export async function sendCsv(res: Response, fileName: string, rows: Rows): Promise<void> {
  setAttachment(res, fileName);
  res.setHeader("Content-Type", "text/csv; charset=utf-8");
  await pipelineOver(toCsv(rows), res);
}
