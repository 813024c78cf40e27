const WORDS = 4;
const MOST_FULL = 0.5;
/** Where the eight digits of each word are in the text of an id, without its hyphens. */
const DIGIT_PLACES = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [9, 10, 11, 12, 14, 15, 16, 17],
  [19, 20, 21, 22, 24, 25, 26, 27],
  [28, 29, 30, 31, 32, 33, 34, 35],
] as const;
const CODE_OF_A = 97;
const CODE_OF_0 = 48;

/** Reads one word of an id. A search looks up tens of thousands, so no text is cut out for it. */
function parseWord(id: string, places: readonly number[]): number {
  let word = 0;
  for (const place of places) {
    const code = id.charCodeAt(place);
    word = word * 16 + (code >= CODE_OF_A ? code - CODE_OF_A + 10 : code - CODE_OF_0);
  }
  return word;
}

/** The id, in small letters, as four whole numbers of 32 bits. */
const parseId = (id: string): number[] => [
  parseWord(id, DIGIT_PLACES[0]),
  parseWord(id, DIGIT_PLACES[1]),
  parseWord(id, DIGIT_PLACES[2]),
  parseWord(id, DIGIT_PLACES[3]),
];

const toHex = (word: number) => word.toString(16).padStart(8, "0");

/**
 * Ids by their place in a list, and their places by id. An id takes about 30 bytes, which is a fifth of what a `Map` with
 * texts takes.
 */
export class IdTable {
  readonly #words: Uint32Array;
  /** Open addressing: a place plus one, or 0 for an empty slot. The number of slots is a power of two. */
  readonly #slots: Uint32Array;

  constructor(ids: readonly string[]) {
    this.#words = new Uint32Array(ids.length * WORDS);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(2, ids.length / MOST_FULL))));
    ids.forEach((id, place) => {
      const words = parseId(id);
      this.#words.set(words, place * WORDS);
      this.#slots[this.#findSlot(words)] = place + 1;
    });
  }

  /** Returns the place of an id of the database, or undefined when it is not in the list. */
  findPlace(id: string): number | undefined {
    const entry = this.#slots[this.#findSlot(parseId(id))]!;
    return entry === 0 ? undefined : entry - 1;
  }

  readId(place: number): string {
    const [a, b, c, d] = this.#words.subarray(place * WORDS, (place + 1) * WORDS);
    const [middle, end] = [toHex(b!), toHex(c!)];
    return `${toHex(a!)}-${middle.slice(0, 4)}-${middle.slice(4)}-${end.slice(0, 4)}-${end.slice(4)}${toHex(d!)}`;
  }

  /** Finds the slot with these words, or the empty one where they belong. Ids are random, so any part of them is a hash. */
  #findSlot(words: readonly number[]): number {
    const mask = this.#slots.length - 1;
    for (let slot = words[WORDS - 1]! & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot]!;
      if (entry === 0 || this.#holds(entry - 1, words)) return slot;
    }
  }

  #holds(place: number, words: readonly number[]): boolean {
    return words.every((word, i) => this.#words[place * WORDS + i] === word);
  }
}
