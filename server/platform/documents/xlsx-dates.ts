import { childAt, listChildren, type XmlElement } from "./xml";

/** The built-in formats that show a day. */
const BUILT_IN = new Set([14, 15, 16, 17, 22]);
/** Texts in quotes, colours and conditions in brackets, and escaped characters of a format. */
const LITERAL = /"[^"]*"|\[[^\]]*\]|\\./g;
const DAY_OR_YEAR = /[dy]/i;

/** Returns whether a cell with the number of a style holds a day. */
export function readDateStyles(styles: XmlElement | undefined): (style: string | undefined) => boolean {
  if (!styles) return () => false;
  const own = childAt(styles, "numFmts");
  const formats = new Map(
    (own ? listChildren(own, "numFmt") : []).map(({ attribs }) => [
      attribs.numFmtId,
      attribs.formatCode ?? "",
    ]),
  );
  const uses = childAt(styles, "cellXfs");
  const isDate = (uses ? listChildren(uses, "xf") : []).map(({ attribs: { numFmtId } }) => {
    const format = formats.get(numFmtId);
    return format === undefined
      ? BUILT_IN.has(Number(numFmtId))
      : DAY_OR_YEAR.test(format.replace(LITERAL, ""));
  });
  return (style) => isDate[Number(style ?? 0)] ?? false;
}

const DAY_MS = 86_400_000;
/** Days from the first day of each calendar to 1970. */
const TO_1970 = { from1900: 25_569, from1904: 24_107 };

/** Writes the number of a day as `2026-03-31`; a number that is no day between 1900 and 2100 as it is. */
export function toDay(value: string, startsIn1904: boolean): string {
  const days = Math.floor(Number(value)) - (startsIn1904 ? TO_1970.from1904 : TO_1970.from1900);
  const date = new Date(days * DAY_MS);
  const isDay = date.getTime() > Date.UTC(1900, 2, 1) && date.getTime() < Date.UTC(2101, 0);
  return isDay ? date.toISOString().slice(0, 10) : value;
}
