/**
 * A line cannot hold these characters: line breaks and other control characters, and the marks that turn the
 * text around them, with which "Acme exe.png" shows as another name. Right-to-left scripts need none of
 * these. The marks that they do need (U+200E, U+200F) turn nothing.
 */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

export const isOneLine = (text: string): boolean => !NOT_IN_A_LINE.test(text);

/** Makes one line of a text, with a space for every break and without invisible characters. */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .trim();
