/** Cleaning and cutting of text on its way into a prompt and out of an answer. */

// Control characters (line breaks and tabs excepted), lone surrogates, and invisible or direction-changing characters,
// which can hide words from a reader. Joiners inside emoji go as well: no draft needs them.
const UNWANTED = /[\p{Cc}\p{Cs}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** `text` without unwanted characters and surplus white space; line breaks stay. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(UNWANTED, (char) => (char === "\n" || char === "\t" ? char : ""))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** `text` on one line. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** At most `max` UTF-16 units, cut after a sentence where one ends in the last third, else after a word. */
export function clampText(text: string, max: number): string {
  if (text.length <= max) return text;
  // A pair of surrogates is never cut in two: half of one is no text.
  const head = text.slice(0, max).replace(/\p{Cs}$/u, "");
  const sentence = Math.max(...[". ", "! ", "? ", ".\n"].map((end) => head.lastIndexOf(end)));
  const word = head.search(/\s\S*$/);
  const cut = sentence > (max * 2) / 3 ? sentence + 1 : word > 0 ? word : head.length;
  const kept = head.slice(0, cut).trimEnd();
  const openMarker = kept.lastIndexOf("[");
  return openMarker > kept.lastIndexOf("]") ? kept.slice(0, openMarker).trimEnd() : kept;
}
