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
export class PackedLists {
  /** In ascending order. */
  readonly #hashes: Float64Array;
  /** A list stands from its own place to the next list's. */
  readonly #places: Uint32Array;
  readonly #numbers: Uint32Array;

  /** @throws if two texts could not be told apart */
  constructor(lists: Iterable<readonly [text: string, numbers: readonly number[]]>) {
    const hashed = Array.from(lists, ([text, numbers]) => [hashText(text), numbers] as const);
    hashed.sort(([one], [other]) => one - other);
    this.#hashes = Float64Array.from(hashed, ([hash]) => hash);
    if (new Set(this.#hashes).size < hashed.length) throw new Error("Two texts have the same hash.");
    this.#numbers = Uint32Array.from(hashed.flatMap(([, numbers]) => numbers));
    this.#places = new Uint32Array(hashed.length + 1);
    for (const [at, [, numbers]] of hashed.entries())
      this.#places[at + 1] = this.#places[at]! + numbers.length;
  }

  /** Returns the list of a text, or undefined if there is none. */
  find(text: string): Uint32Array | undefined {
    const at = this.#findPlace(text);
    return at < 0 ? undefined : this.#numbers.subarray(this.#places[at], this.#places[at + 1]);
  }

  has = (text: string): boolean => this.#findPlace(text) >= 0;

  #findPlace(text: string): number {
    const hash = hashText(text);
    let from = 0;
    let to = this.#hashes.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#hashes[middle]! < hash) from = middle + 1;
      else to = middle;
    }
    return this.#hashes[from] === hash ? from : -1;
  }
}
