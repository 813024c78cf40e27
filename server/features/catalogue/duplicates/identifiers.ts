/** A number that a funder gives to a call, written together: letters and digits, at least six signs, at least three digits. */
const CODE =
  /\b[A-Z0-9]{1,12}(?:[-/.–][A-Z0-9]{1,14}){1,7}\b|\b[A-Z]{1,4}\d{2}[A-Z]{1,3}\d{4,6}\b|\b(?=[A-Z]*\d)(?=\d*[A-Z]{2})[A-Z0-9]{9,18}\b/g;
const MIN_SIGNS = 6;
const MIN_DIGITS = 3;
const IDENTIFIERS_MAX = 12;

/** What looks like such a number: dates, years, ranges of amounts, times. */
const NO_CODE =
  /^(?:(?:19|20)\d{2}[-/.](?:\d{2}|\d{4})(?:[-/.]\d{2})?|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,3}(?:[.]\d{3})+|[\d.]+[-/][\d.]+)$/;

/** A mention that says that the number is another call's. */
const OTHERS =
  /(?:reissue of|replaces|formerly|previously|supersedes|see also|remplace|sustituye)\s+(?:of\s+)?$/i;

/** The numbers of short form that need the name of their programme before them: "NSF 24-573", "PD 20-1260". */
const NSF = /\b(?:NSF|PD)[\s-]*(\d{2})-(\d{3,4}[A-Z]?)\b/g;

const squeeze = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

const isIdentifier = (code: string) =>
  code.length >= MIN_SIGNS &&
  code.replace(/\D/g, "").length >= MIN_DIGITS &&
  /[A-Z]/.test(code) &&
  !NO_CODE.test(code);

/**
 * The numbers of calls that a text quotes, in lower case and without hyphens. A number that the text names as another call's is left
 * out.
 */
export function findIdentifiers(text: string): string[] {
  const found = new Set<string>();
  for (const { 0: code, index } of text.matchAll(CODE))
    if (isIdentifier(code) && !OTHERS.test(text.slice(Math.max(0, index - 24), index)))
      found.add(squeeze(code));
  for (const [, year, number] of text.matchAll(NSF)) found.add(`nsf${year}${squeeze(number!)}`);
  return [...found].slice(0, IDENTIFIERS_MAX);
}

/** A text without the numbers that it quotes, which are compared by themselves. */
export const withoutIdentifiers = (text: string): string =>
  text.replace(CODE, (code) => (isIdentifier(code) ? " " : code));

/** The form of a number: two with the same form and other signs are numbers of two calls. */
export const shapeOf = (identifier: string): string =>
  identifier.replace(/\d/g, "9").replace(/(9)\1+/g, "9+");
