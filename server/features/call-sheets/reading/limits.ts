import { NUMBER, toNumber } from "./numbers";
import type { FoundLine, Passage } from "./types";

type Unit = Extract<FoundLine, { kind: "limit" }>["value"]["unit"];
const UNITS: readonly [Unit, string][] = [
  ["pages", "pages?|sides?(?= of)"],
  ["words", "words?|mots?"],
  ["characters", "characters?|caractères?|signes"],
];
const MAX =
  /max|limit|≤|no more than|not be (?:longer|more)|not (?:to )?exceed|no longer than|up to|\bunder\b|fewer|or less|at most|longer than|ne (?:dépasse|doit pas dépasser|peut excéder)|au plus|jusqu['’]à|not more than|within|to only|pages? each/i;
const FONT_WORDS = /font|point|\bpt\b|police|taille|arial|times|caractères de taille|size/i;
const FONT = [
  /\b(\d{1,2})[\s-]*(?:points?|pts?)\b(?!\s*\))/i,
  /(?:taille|size|arial|times(?: new roman)?|calibri|police)(?:\s+de\s+police)?[^.\d]{0,20}\b(\d{1,2})\b/i,
];

const NAMED = new RegExp(
  String.raw`\bpage (?:limit|count|maximum)s?\s*[:=|–—-]?\s*(${NUMBER})(?!\s*pages?)`,
  "iu",
);
const PAGED = new RegExp(
  String.raw`(?:\b(?:an?|separate|attach|provide|submit|include)\s+(${NUMBER})[- ]page\s+(?!limit|max))`,
  "iu",
);

/** How long a text may be, and how large its letters must be. */
export function readLimits({ text, page, isHeading, isItem, section }: Passage): FoundLine[] {
  // A name in a list of criteria limits nothing; a sentence below the list may.
  if (isHeading || text.endsWith("?") || (section === "criterion" && (isItem || !text.endsWith("."))))
    return [];
  const found: FoundLine[] = [];
  const add = (number: number, unit: Unit) =>
    found.push({ kind: "limit", value: { number, unit }, page, quote: text });
  if (MAX.test(text))
    for (const [unit, words] of UNITS) {
      const match = new RegExp(
        String.raw`(?<![\p{L}\d])(${NUMBER})(?:\s*\(\d{1,3}\))?[\s-]*(?:A4\s+|(?:single|double)[- ]spaced\s+)?(?:${words})(?!\p{L})`,
        "iu",
      ).exec(text);
      const number = match ? toNumber(match[1]!) : 0;
      if (number > 0 && number <= 1_000_000) add(number, unit);
    }
  // "Page limit: 20", "a one-page letter"
  const named = NAMED.exec(text);
  if (named) add(toNumber(named[1]!), "pages");
  const pages = PAGED.exec(text);
  if (pages) add(toNumber(pages[1]!), "pages");
  if (FONT_WORDS.test(text)) {
    const size = FONT.map((pattern) => Number(pattern.exec(text)?.[1] ?? 0)).find((n) => n >= 6 && n <= 24);
    if (
      size !== undefined &&
      /font|point|\bpt\b|police|taille|arial|times/i.test(text) &&
      !/criteri|scor|threshold/i.test(text)
    )
      add(size, "font");
  }
  return found;
}
