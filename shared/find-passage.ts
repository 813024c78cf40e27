import { QUOTE_CONTEXT } from "./constants/comments";

/** Words of a text, with what stood around them and where they began. */
export type Passage = { quote: string; textBefore: string; textAfter: string; start: number };

/** Cuts words out of a text, to find them again after the text was changed. */
export function cutPassage(text: string, start: number, length: number): Passage {
  const end = start + length;
  // Half a character cannot be stored.
  const whole = (part: string) => part.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
  return {
    quote: text.slice(start, end),
    textBefore: whole(text.slice(Math.max(0, start - QUOTE_CONTEXT), start)),
    textAfter: whole(text.slice(end, end + QUOTE_CONTEXT)),
    start,
  };
}

/**
 * Finds where the words stand now, exactly as they were. Of several places it takes the one with the most of the same
 * text around it, then the one nearest to the old place. Null when they are gone.
 */
export function findPassage(text: string, { quote, textBefore, textAfter, start }: Passage): number | null {
  if (quote === "") return null;
  let best: { at: number; same: number } | null = null;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const same = countSame(text, at, quote.length, textBefore, textAfter);
    const isNearer = best !== null && Math.abs(at - start) < Math.abs(best.at - start);
    if (best === null || same > best.same || (same === best.same && isNearer)) best = { at, same };
  }
  return best?.at ?? null;
}

/** Counts the characters around a place that are those of the context. */
function countSame(text: string, at: number, length: number, before: string, after: string): number {
  let left = 0;
  while (left < before.length && text[at - 1 - left] === before[before.length - 1 - left]) left += 1;
  let right = 0;
  while (right < after.length && text[at + length + right] === after[right]) right += 1;
  return left + right;
}
