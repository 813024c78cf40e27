/** Finds quotations in a line, whatever marks they have. */

/** `end` is after the closing mark, or the end of the line where none closes it. */
export type Quotation = { start: number; end: number; words: string; isClosed: boolean };

const CLOSING: Record<string, string> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "‹": "›",
  "»": "«",
  '"': '"',
  "‘": "’",
  "'": "'",
};
const SINGLE = "‘'";
/** A single mark is closed within this many characters. */
const SINGLE_MAX = 400;

const ANY_MARK = new RegExp(`[${Object.keys(CLOSING).join("")}]`);

export function findQuotations(line: string): Quotation[] {
  const found: Quotation[] = [];
  if (!ANY_MARK.test(line)) return found;
  for (let at = 0; at < line.length; at += 1) {
    const closing = CLOSING[line[at] ?? ""];
    if (!closing || !opens(line, at)) continue;
    const close = findClose(line, at + 1, closing);
    // A single mark that nothing closes is an apostrophe.
    if (close < 0 && SINGLE.includes(line[at] ?? "")) continue;
    const end = close < 0 ? line.length : close + 1;
    found.push({
      start: at,
      end,
      words: line.slice(at + 1, close < 0 ? line.length : close),
      isClosed: close >= 0,
    });
    at = end - 1;
  }
  return found;
}

/** After a letter it is an apostrophe, after a digit it stands for inches or minutes. */
const opens = (line: string, at: number): boolean =>
  !/[\p{L}\p{N}]/u.test(line[at - 1] ?? "") && /\S/.test(line.slice(at + 1));

function findClose(line: string, from: number, closing: string): number {
  const end = SINGLE.includes(line[from - 1] ?? "") ? Math.min(line.length, from + SINGLE_MAX) : line.length;
  for (let at = from; at < end; at += 1) {
    if (!closing.includes(line[at] ?? "")) continue;
    const isApostrophe = "’'".includes(line[at] ?? "") && /\p{L}/u.test(line[at + 1] ?? "");
    if (!isApostrophe) return at;
  }
  return -1;
}
