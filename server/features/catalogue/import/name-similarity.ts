import { normalizeName } from "./reading-values";

const RENAME_SIMILARITY_MIN = 0.5;

/** The trigrams of a text's words, as `pg_trgm` makes them. */
function listTrigrams(text: string): Set<string> {
  const groups = new Set<string>();
  for (const word of normalizeName(text).split(" ")) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) groups.add(padded.slice(at, at + 3));
  }
  return groups;
}

/** The similarity of two names, from 0 to 1. */
function compareNames(a: string, b: string): number {
  const [x, y] = [listTrigrams(a), listTrigrams(b)];
  const shared = [...x].filter((group) => y.has(group)).length;
  return shared / (x.size + y.size - shared);
}

const findYears = (name: string) => [...new Set(name.match(/\b(?:19|20)\d{2}\b/g))].sort().join();

/**
 * Whether a call may have been renamed: the names are similar, or one has only words added to the other. Names of different years
 * belong to different calls.
 */
export function isRename(before: string, after: string): boolean {
  const [a, b] = [findYears(before), findYears(after)];
  if (a !== "" && b !== "" && a !== b) return false;
  const words = [before, after].map((name) => normalizeName(name).split(" "));
  const [few = [], many = []] = words.sort((x, y) => x.length - y.length);
  const isAddedTo = few.length >= 2 && few.every((word) => many.includes(word));
  return isAddedTo || compareNames(before, after) >= RENAME_SIMILARITY_MIN;
}
