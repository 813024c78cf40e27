/** Variables with these prefixes are meant for this product. */
const OUR_PREFIXES = /^(RATE_LIMIT|AI_DAILY|SCRAPE|EMBEDDING|LINK_CHECK)_/;
/** Shorter names resemble too many others. */
const MIN_LENGTH = 6;

/**
 * Finds variables that are not settings but look like mistyped ones.
 * @returns a warning for each
 */
export function findUnknownSettings(given: string[], settings: string[]): string[] {
  const isKnown = new Set(settings);
  return given
    .filter((name) => !isKnown.has(name))
    .flatMap((name) => {
      const similar = settings.find((one) => isSimilar(name.toUpperCase(), one));
      if (similar) return [`${name} is not a setting and is ignored. Did you mean ${similar}?`];
      return OUR_PREFIXES.test(name) ? [`${name} is not a setting and is ignored.`] : [];
    });
}

function isSimilar(name: string, known: string): boolean {
  if (Math.min(name.length, known.length) < MIN_LENGTH) return false;
  return countEdits(name, known) <= (known.length < 10 ? 1 : 2);
}

/** Counts the letters that have to be inserted, deleted, replaced or swapped with their neighbour. */
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
