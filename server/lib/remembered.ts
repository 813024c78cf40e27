type Entry<T> = { key: string; from: number; until: number; found: Promise<T> };

/** What was found, and the time in milliseconds from which it holds no more. */
export type Found<T> = { value: T; until: number };

/**
 * Things that cost much to find, each for as long as what it depends on stays the same. Keeps the `max` that were asked for last. Those
 * who ask while one is being found share it; one that could not be found is forgotten.
 */
export class Remembered<T> {
  readonly #entries = new Map<string, Entry<T>>();

  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * @param slot whose it is: each has one place
   * @param key everything that it depends on but the time
   * @param now milliseconds of the clock that `until` is of
   */
  get(slot: string, key: string, now: number, find: () => Promise<Found<T>>): Promise<T> {
    const known = this.#entries.get(slot);
    this.#entries.delete(slot);
    if (known?.key === key && known.from <= now && now < known.until) {
      this.#entries.set(slot, known);
      return known.found;
    }
    const finding = find();
    const entry = { key, from: now, until: Infinity, found: finding.then(({ value }) => value) };
    finding.then(
      ({ until }) => (entry.until = until),
      () => this.#entries.get(slot) === entry && this.#entries.delete(slot),
    );
    this.#entries.set(slot, entry);
    // A map keeps the order in which its keys were set: the first is the one that was asked for longest ago.
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#max && oldest !== undefined) this.#entries.delete(oldest);
    return entry.found;
  }
}
