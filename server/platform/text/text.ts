import { decodeHTMLStrict } from "entities";
import { removeMarkup } from "./markup";

/** Real texts are escaped twice at most, or three times. */
const PASSES_MAX = 10;

/**
 * Converts the text of a source to plain text: without markup and entities (some are escaped twice), paragraphs
 * separated by line breaks, everything else by single spaces. Plain text is returned unchanged. The result is safe to
 * store and to show as text; it is not HTML and must never be used as such.
 */
export function toPlainText(delivered: string): string {
  let text = delivered;
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const read = normalizeSpaces(normalizeCharacters(decodeHTMLStrict(removeMarkup(text))));
    if (read === text) return text;
    text = read;
  }
  // The text was nested on purpose to survive the passes.
  return normalizeSpaces(text.replace(/[<&]/g, " "));
}

/** Printable ASCII and line breaks. Most texts match and need none of the slower steps. */
const IS_SIMPLE = /^[\n\x20-\x7e]*$/;

function normalizeCharacters(text: string): string {
  if (IS_SIMPLE.test(text)) return text;
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .replace(/[\u200b\u200e\u200f\u2060\ufeff\u00ad\ufffd]/g, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n ]|(?!\n)\p{Cc}/gu, " ")
    .replace(/[\uD800-\uDFFF]+/g, removeLoneSurrogates);
}

/** Removes lone surrogates. The search is slow, so it only runs where there are surrogates at all. */
const removeLoneSurrogates = (halves: string) => halves.replace(/\p{Cs}/gu, "");

function normalizeSpaces(text: string): string {
  const spaced = text.includes("  ") ? text.replace(/ {2,}/g, " ") : text;
  const lined = spaced.includes("\n") ? spaced.replace(/ ?\n ?/g, "\n").replace(/\n{3,}/g, "\n\n") : spaced;
  return lined.trim();
}

/** Converts to plain text on one line, for titles and names. */
export function toPlainLine(delivered: string): string {
  return toPlainText(delivered).replace(/\n+/g, " ");
}

/** Cuts at a word, with an ellipsis, when a text is longer than `max` characters. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(" ");
  const kept = (end > max / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:–—-]+$/, "")}…`;
}
