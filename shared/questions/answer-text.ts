import type { LimitUnit } from "../constants/questions";

/** How many words or characters a text has, as funders count: characters with spaces, line breaks as one. */
export function countText(text: string, unit: LimitUnit): number {
  const trimmed = text.replace(/\r\n/g, "\n").trim();
  if (unit === "characters") return [...trimmed].length;
  return trimmed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Nothing before this is a figure that an answer states as new. */
const OLDEST_YEAR = 1990;

/**
 * Finds the years in a text that stand beside figures and are more than one year past, in order. A year in which
 * something began ("founded in 2009", "since 2015") is no figure and stays out.
 * @param today `YYYY-MM-DD`
 */
export function findOldYears(text: string, today: string): number[] {
  const thisYear = Number(today.slice(0, 4));
  const found = new Set<number>();
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    const years = [
      ...sentence.matchAll(
        /(?<![\d/.,-])(?<!\b(?:since|founded in|established in|depuis|fond[ée]e? en|cr[ée]{2}e? en)\s)((?:19|20)\d\d)(?![\d]|[.,]\d)/giu,
      ),
    ].map((match) => match[1]!);
    const rest = sentence.replace(/\b(?:19|20)\d\d\b/g, "");
    const hasFigure = /\d/.test(rest) || /\b(?:hundred|thousand|million|cent|mille)s?\b/i.test(rest);
    for (const year of years.map(Number))
      if (hasFigure && year >= OLDEST_YEAR && year < thisYear - 1) found.add(year);
  }
  return [...found].sort((a, b) => a - b);
}
