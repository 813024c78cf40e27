import { NUMBER, toNumber } from "./numbers";
import type { FoundLine, Passage } from "./types";

type Unit = Extract<FoundLine, { kind: "limit" }>["value"]["unit"];
const UNITS: readonly [Unit, string][] = [
  ["pages", "pages?"],
  ["words", "words?|mots?"],
  ["characters", "characters?|caractères?|signes"],
];
const MAX =
  /max|limit|no more than|not be (?:longer|more)|not exceed|no longer than|up to|\bunder\b|fewer|or less|at most|longer than|ne (?:dépasse|doit pas dépasser|peut excéder)|au plus|jusqu['’]à|not more than|within/i;
const FONT_WORDS = /font|point|\bpt\b|police|taille|arial|times|caractères de taille|size/i;
const FONT = [
  /\b(\d{1,2})[\s-]*(?:points?|pts?)\b(?!\s*\))/i,
  /(?:taille|size|arial|times(?: new roman)?|calibri|police)(?:\s+de\s+police)?[^.\d]{0,20}\b(\d{1,2})\b/i,
];

/** How long a text may be, and how large its letters must be. */
export function readLimits({ text, page, isHeading, isItem, section }: Passage): FoundLine[] {
  // A name in a list of criteria limits nothing; a sentence below the list may.
  if (isHeading || (section === "criterion" && (isItem || !text.endsWith(".")))) return [];
  const found: FoundLine[] = [];
  const add = (number: number, unit: Unit) =>
    found.push({ kind: "limit", value: { number, unit }, page, quote: text });
  if (MAX.test(text))
    for (const [unit, words] of UNITS) {
      const match = new RegExp(
        String.raw`(?<![\p{L}\d])(${NUMBER})(?:\s*\(\d{1,3}\))?[\s-]*(?:A4\s+)?(?:${words})(?!\p{L})`,
        "iu",
      ).exec(text);
      const number = match ? toNumber(match[1]!) : 0;
      if (number > 0 && number <= 1_000_000) add(number, unit);
    }
  if (FONT_WORDS.test(text)) {
    const size = FONT.map((pattern) => Number(pattern.exec(text)?.[1] ?? 0)).find((n) => n >= 6 && n <= 24);
    if (size !== undefined && /font|point|\bpt\b|police|taille|arial|times/i.test(text)) add(size, "font");
  }
  return found;
}
