/** Numbers a text by 53 bits, which are mixed with the multipliers of MurmurHash3. No two texts of a vocabulary agree in them. */
function hashText(text: string): number {
  let high = 0x2545f491;
  let low = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x85ebca6b);
    low = Math.imul(low ^ code, 0xc2b2ae35);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return 0x100000000 * (low & 0x1fffff) + (high >>> 0);
}

/**
 * Short lists of whole numbers by text, which cannot be changed. The vocabulary has more than a hundred thousand texts:
 * in a Map they take six times the memory.
 */
export type PackedLists = {
  /** In ascending order. */
  readonly hashes: Float64Array;
  /** A list stands from its own place to the next list's. */
  readonly places: Uint32Array;
  readonly numbers: Uint32Array;
};

/** @throws if two texts could not be told apart */
export function packLists(lists: Iterable<readonly [text: string, numbers: readonly number[]]>): PackedLists {
  const all = Array.from(lists);
  const unsorted = Float64Array.from(all, ([text]) => hashText(text));
  // Numbers are sorted many times as quickly as objects are. So each list is put into its place afterwards.
  const hashes = unsorted.slice().sort();
  if (hashes.some((hash, at) => hash === hashes[at + 1])) throw new Error("Two texts have the same hash.");
  const placeOfList = unsorted.map((hash) => findPlace(hashes, hash));
  const places = new Uint32Array(all.length + 1);
  for (const [at, [, list]] of all.entries()) places[placeOfList[at]! + 1] = list.length;
  for (let at = 0; at < all.length; at += 1) places[at + 1]! += places[at]!;
  const numbers = new Uint32Array(places[all.length]!);
  for (const [at, [, list]] of all.entries()) numbers.set(list, places[placeOfList[at]!]);
  return { hashes, places, numbers };
}

/** Makes one text of short texts that are seldom read. A list of them takes three times the memory. */
export const joinTexts = (texts: Iterable<string>): string => [...texts].join("\n");
export const splitTexts = (joined: string): string[] => (joined === "" ? [] : joined.split("\n"));

/** Returns the list of a text, or undefined if there is none. */
export function findList({ hashes, places, numbers }: PackedLists, text: string): Uint32Array | undefined {
  const at = findPlace(hashes, hashText(text));
  return at < 0 ? undefined : numbers.subarray(places[at], places[at + 1]);
}

export const hasList = ({ hashes }: PackedLists, text: string): boolean =>
  findPlace(hashes, hashText(text)) >= 0;

function findPlace(hashes: Float64Array, hash: number): number {
  let from = 0;
  let to = hashes.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (hashes[middle]! < hash) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === hash ? from : -1;
}
