/** Cleaning and cutting of text on its way into a prompt and out of an answer. */

// Control characters (except line breaks and tabs), lone surrogates, and invisible or direction-changing characters,
// which can hide words from a reader. This also removes the joiners inside emoji, which no draft needs.
const UNWANTED = /[\p{Cc}\p{Cs}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Removes unwanted characters and surplus white space. Line breaks stay. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(UNWANTED, (char) => (char === "\n" || char === "\t" ? char : ""))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Puts a text on one line. */
export function toOneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/**
 * Cuts a text to at most `max` UTF-16 units, after a sentence if one ends in the last third, otherwise after a word.
 */
export function clampText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Never cut between the two halves of a surrogate pair.
  const head = text.slice(0, max).replace(/\p{Cs}$/u, "");
  const sentence = Math.max(...[". ", "! ", "? ", ".\n", "。"].map((end) => head.lastIndexOf(end)));
  const word = head.search(/\s\S*$/);
  const cut = sentence > (max * 2) / 3 ? sentence + 1 : word > 0 ? word : head.length;
  const kept = head.slice(0, cut).trimEnd();
  const openMarker = kept.lastIndexOf("[");
  return openMarker > kept.lastIndexOf("]") ? kept.slice(0, openMarker).trimEnd() : kept;
}
