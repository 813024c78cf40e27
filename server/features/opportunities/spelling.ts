/**
 * Counts the single errors between two words: a letter added, missing, wrong, or swapped with its neighbour. Above `max` it returns
 * `max + 1`.
 */
export function measureEditDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > max) return max + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, max + 1);
}

/** The number of errors that a word of this length may have to be corrected. */
const countErrorsAllowed = (length: number) => (length >= 8 ? 2 : 1);

/**
 * Finds the nearest word within the errors allowed, the more frequent of equals. With `isBeginning` the typed word may be a prefix.
 */
export function findNearestWord(
  typed: string,
  words: ReadonlyMap<string, number>,
  isBeginning: boolean,
): string | undefined {
  const max = countErrorsAllowed(typed.length);
  let best: { word: string; errors: number; count: number } | undefined;
  for (const [word, count] of words) {
    const lengths = isBeginning
      ? [typed.length - 1, typed.length, typed.length + 1, word.length]
      : [word.length];
    const errors = Math.min(
      ...lengths.map((length) => measureEditDistance(typed, word.slice(0, length), max)),
    );
    if (errors > max) continue;
    if (!best || errors < best.errors || (errors === best.errors && count > best.count))
      best = { word, errors, count };
  }
  return best?.word;
}

const LATIN = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * Lists every word that is one typing error away: two neighbours swapped, a letter missing, wrong or added. About 54 for each letter of
 * the word; outside the Latin alphabet only the word's own letters are inserted.
 */
export function listEdits(word: string): string[] {
  const letters = [...word];
  const alphabet = letters.every((letter) => LATIN.includes(letter)) ? LATIN : letters;
  const edits = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, [letter, next, ...rest]] = [letters.slice(0, at), letters.slice(at)];
    const add = (...parts: (string | undefined)[]) =>
      edits.add([...before, ...parts, ...rest].filter((part) => part !== undefined).join(""));
    if (next !== undefined) add(next, letter);
    if (letter !== undefined) add(next);
    for (const other of alphabet) {
      add(other, letter, next);
      if (letter !== undefined) add(other, next);
    }
  }
  edits.delete(word);
  return [...edits];
}
