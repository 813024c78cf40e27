import { pipeline, Readable } from "node:stream";
import { pipeline as pipelineOver } from "node:stream/promises";
import { stringify } from "csv-stringify";
import type { Response } from "express";
import { decimalMark } from "@shared/words/figures";

export type Rows = Iterable<string[]> | AsyncIterable<string[]>;

/** What a spreadsheet would run: the signs of a formula, in their wide form too, and what it skips before looking for one. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

/** A cell that a spreadsheet shows as it is and never runs: an apostrophe goes before what could be a formula. */
export const safeCell = (text: string): string =>
  BEGINS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** Spreadsheets of countries that write decimals with a comma keep columns apart by semicolons. */
const delimiter = () => (decimalMark() === "," ? ";" : ",");

/** An amount as spreadsheets of the reader's language read numbers: every digit, no thousands apart. */
export const amountCell = (amount: string | null): string => (amount ?? "").replace(".", decimalMark());

/**
 * Rows as CSV that every spreadsheet of the reader's language opens rightly: UTF-8 with a mark that says so, lines ended as on Windows.
 * Streams.
 */
export function toCsv(rows: Rows): Readable {
  const csv = stringify({
    bom: true,
    delimiter: delimiter(),
    record_delimiter: "windows",
    // A line break of another kind would end the record too.
    quoted_match: /[\r\n]/,
    cast: { string: safeCell },
  });
  // Whatever ends one of the two ends the other; the reader of the result hears of a failure.
  return pipeline(Readable.from(rows), csv, () => {});
}

/** Several values in one cell. */
export const joined = (values: readonly string[]): string => values.join("; ");

/** Has the answer kept as a file. `fileName` is plain: letters, digits, points and hyphens. */
export const attach = (res: Response, fileName: string): void =>
  void res.setHeader("Content-Disposition", `attachment; filename="${fileName}"`);

/** Answers with a file to be kept. What fails from here on cuts the connection: a part must not look like the whole. */
export async function sendCsv(res: Response, fileName: string, rows: Rows): Promise<void> {
  attach(res, fileName);
  res.setHeader("Content-Type", "text/csv; charset=utf-8");
  await pipelineOver(toCsv(rows), res);
}
