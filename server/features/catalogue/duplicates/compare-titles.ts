import { type Traits } from "./traits";

/** A word that the other row has outside its title is explained in part. */
const ELSEWHERE = 0.35;
/** A foreign word is often the translation of one that no list has. */
const FOREIGN_LEFT = 0.3;
const FUNDER_WORD = 0.3;
const PREFIX_MIN = 5;
/** A word that tells less than this tells no call from another. */
export const TELLING = 0.4;
const LEFT_MAX = 3;
const SHARED_MAX = 2;

const isAlike = (a: string, b: string) =>
  a === b || (a.length >= PREFIX_MIN && b.length >= PREFIX_MIN && (a.startsWith(b) || b.startsWith(a)));
/** Whether one of the words is this one, or begins like it. */
export const hasWord = (words: Iterable<string>, word: string) => {
  for (const other of words) if (isAlike(other, word)) return true;
  return false;
};

/** Whether the other title has the initials of words that this one is among: "GCIC" for "Ghana Climate Innovation Centre". */
const isSpelledOut = (one: Traits, other: Traits, word: string) =>
  [...other.title.keys()].some((initials) => one.initials.get(initials)?.includes(word));

/** A row that says that it is a part of something, but not of what, may be all of it. */
const NAMED_PART = 0.4;
const countNarrowing = (one: Traits, other: Traits, left: number) =>
  left < NAMED_PART ? 0 : one.narrowing.filter((word) => !other.narrowing.includes(word)).length;

/** Compares the titles by their words. A word of the funder's name says little, as both rows may have it. */
export function compareTitles(a: Traits, b: Traits) {
  const tell = (word: string, weight: number) =>
    hasWord(a.funder, word) || hasWord(b.funder, word) ? FUNDER_WORD * weight : weight;
  let shared = 0;
  const left = ([one, other]: [Traits, Traits]) => {
    let unexplained = 0;
    for (const [word, weight] of one.title) {
      const told = tell(word, weight);
      if (hasWord(other.title.keys(), word) || other.initials.has(word) || isSpelledOut(one, other, word))
        shared += told / 2;
      else
        unexplained +=
          told *
          (hasWord(other.all, word) ? ELSEWHERE : 1) *
          (one.isForeign !== other.isForeign ? FOREIGN_LEFT : 1);
    }
    return unexplained;
  };
  const [ofA, ofB] = [left([a, b]), left([b, a])];
  return {
    sharedTitle: shared / (shared + (ofA + ofB) / 2 || 1),
    leastLeft: Math.min(ofA, ofB),
    mostLeft: Math.min(Math.max(ofA, ofB), LEFT_MAX),
    sharedWords: Math.min(shared, SHARED_MAX),
    narrowing: Math.min(2, countNarrowing(a, b, ofA) + countNarrowing(b, a, ofB)),
  };
}

/** Whether the first title is only the funder's name, and the second one has a telling word that the first row has nowhere. */
export function isOnlyFunder(one: Traits, other: Traits): boolean {
  const isOfFunder = (word: string) => hasWord(one.funder, word) || hasWord(other.funder, word);
  return (
    [...one.title.keys()].every((word) => one.funder.has(word)) &&
    one.isForeign === other.isForeign &&
    [...other.title].some(
      ([word, weight]) =>
        weight >= TELLING && !isOfFunder(word) && !hasWord(one.all, word) && !one.initials.has(word),
    )
  );
}

const PART_MAX = 5;
const INSERTED = 0.7;

/** Whether the titles begin or end alike and differ in one short part, whose words the other row does not have: 1, or less if only one has words there. */
export function compareParts(a: Traits, b: Traits): number {
  const [x, y] = [[...a.title.keys()], [...b.title.keys()]];
  let from = 0;
  while (from < Math.min(x.length, y.length) && x[from] === y[from]) from += 1;
  let to = 0;
  while (to < Math.min(x.length, y.length) - from && x[x.length - 1 - to] === y[y.length - 1 - to]) to += 1;
  const [ofX, ofY] = [x.slice(from, x.length - to), y.slice(from, y.length - to)];
  const isStrange = (words: string[], own: Traits, other: Traits) =>
    words.some(
      (word) =>
        own.title.get(word)! >= TELLING &&
        !hasWord(other.all, word) &&
        !other.initials.has(word) &&
        !isSpelledOut(own, other, word),
    );
  if (a.isForeign !== b.isForeign || Math.max(ofX.length, ofY.length) > Math.min(PART_MAX, from + to))
    return 0;
  const strange = [isStrange(ofX, a, b), isStrange(ofY, b, a)];
  if (strange.every(Boolean)) return 1;
  // Words before or after the whole name are often a source's own. Words within it are part of the name.
  const isWithin = from > 0 && to > 0 && (ofX.length === 0 || ofY.length === 0);
  return isWithin && strange.some(Boolean) ? INSERTED : 0;
}

const STRANGE = 0.6;

/** Whether a title has a telling word that the other row has nowhere, neither spelled out nor by its initials. */
export const hasStrange = (one: Traits, other: Traits) =>
  [...one.title].some(
    ([word, weight]) =>
      weight >= STRANGE &&
      !hasWord(other.all, word) &&
      !other.initials.has(word) &&
      !isSpelledOut(one, other, word) &&
      !hasWord(one.funder, word) &&
      !hasWord(other.funder, word) &&
      !isNestedWord(word, other),
  );

/** "Hardtech" for "hard tech", the other way round too. */
const isNestedWord = (word: string, other: Traits) =>
  word.length >= 4 &&
  [...other.title.keys()].some((long) => long.length > word.length && long.includes(word));
