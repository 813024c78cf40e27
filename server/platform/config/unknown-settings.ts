/** Names that begin like this are meant for this product. */
const OUR_PREFIXES = /^(RATE_LIMIT|AI_DAILY|SCRAPE|EMBEDDING|LINK_CHECK)_/;
/** Shorter names are like many others. */
const SHORTEST = 6;

/**
 * Names that nobody reads and that look as if somebody should: mistyped ones.
 * @returns a sentence for each
 */
export function findOddSettings(given: string[], known: string[]): string[] {
  const isKnown = new Set(known);
  return given
    .filter((name) => !isKnown.has(name))
    .flatMap((name) => {
      const meant = known.find((one) => isLike(name.toUpperCase(), one));
      if (meant) return [`${name} is not a setting and is ignored. Did you mean ${meant}?`];
      return OUR_PREFIXES.test(name) ? [`${name} is not a setting and is ignored.`] : [];
    });
}

function isLike(name: string, known: string): boolean {
  if (Math.min(name.length, known.length) < SHORTEST) return false;
  return countEdits(name, known) <= (known.length < 10 ? 1 : 2);
}

/** How many letters have to be put in, left out, replaced or swapped with their neighbour. */
function countEdits(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, n) => n);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (isSame ? 0 : 1),
        isSwap ? before[j - 2]! + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[to.length]!;
}
