import { decodeHTMLStrict } from "entities";
import { withoutMarkup } from "./markup";

/** Real texts are escaped twice at most, or three times. */
const PASSES_MAX = 10;

/**
 * The text of what a source delivers: without markup and entities (some are escaped twice), paragraphs by line breaks, everything else by
 * single spaces. What comes out goes through unchanged. Safe to store and to show as text; it is not HTML and must never be used as such.
 */
export function plainText(delivered: string): string {
  let text = delivered;
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const read = withPlainSpaces(withPlainCharacters(decodeHTMLStrict(withoutMarkup(text))));
    if (read === text) return text;
    text = read;
  }
  // Made for the purpose, of one within another.
  return withPlainSpaces(text.replace(/[<&]/g, " "));
}

/** Printable ASCII and line breaks: most texts, which need none of the slower steps. */
const IS_SIMPLE = /^[\n\x20-\x7e]*$/;

function withPlainCharacters(text: string): string {
  if (IS_SIMPLE.test(text)) return text;
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .replace(/[\u200b\u200e\u200f\u2060\ufeff\u00ad\ufffd]/g, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n ]|(?!\n)\p{Cc}/gu, " ")
    .replace(/[\uD800-\uDFFF]+/g, withoutLoneHalves);
}

/** Without the halves of pairs that stand alone: slow to look for, so only where there are pairs at all. */
const withoutLoneHalves = (halves: string) =>
  halves.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "");

function withPlainSpaces(text: string): string {
  const spaced = text.includes("  ") ? text.replace(/ {2,}/g, " ") : text;
  const lined = spaced.includes("\n") ? spaced.replace(/ ?\n ?/g, "\n").replace(/\n{3,}/g, "\n\n") : spaced;
  return lined.trim();
}

/** The same on one line: for titles and names. */
export function plainLine(delivered: string): string {
  return plainText(delivered).replace(/\n+/g, " ");
}

/** Cuts at a word, with an ellipsis, when a text is longer than `max` characters. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(" ");
  const kept = (end > max / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:–—-]+$/, "")}…`;
}
