import { squeezedName } from "./reading-values";

const RENAMED_FROM = 0.5;

/** The groups of three letters of a text's words, as `pg_trgm` makes them. */
function trigramsOf(text: string): Set<string> {
  const groups = new Set<string>();
  for (const word of squeezedName(text).split(" ")) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) groups.add(padded.slice(at, at + 3));
  }
  return groups;
}

/** How alike two names are, from 0 to 1. */
function likeness(a: string, b: string): number {
  const [x, y] = [trigramsOf(a), trigramsOf(b)];
  const shared = [...x].filter((group) => y.has(group)).length;
  return shared / (x.size + y.size - shared);
}

const yearsOf = (name: string) => [...new Set(name.match(/\b(?:19|20)\d{2}\b/g))].sort().join();

/**
 * Whether a name may be another one made over: much of it is the same, or one has only words added to it. A name of another year
 * is that of another call.
 */
export function isRename(before: string, after: string): boolean {
  const [a, b] = [yearsOf(before), yearsOf(after)];
  if (a !== "" && b !== "" && a !== b) return false;
  const words = [before, after].map((name) => squeezedName(name).split(" "));
  const [few = [], many = []] = words.sort((x, y) => x.length - y.length);
  const isAddedTo = few.length >= 2 && few.every((word) => many.includes(word));
  return isAddedTo || likeness(before, after) >= RENAMED_FROM;
}
