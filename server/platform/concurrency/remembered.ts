type Entry<T> = { key: string; from: number; until: number; weight: number; found: Promise<T> };

/** What was found, and the time in milliseconds from which it holds no more. */
export type Found<T> = { value: T; until: number };

/**
 * Things that cost much to find, each for as long as what it depends on stays the same. Keeps those that were asked for last, as many as
 * weigh `max` together. Those who ask while one is being found share it; one that could not be found is forgotten.
 */
export class Remembered<T> {
  readonly #entries = new Map<string, Entry<T>>();
  #weight = 0;

  readonly #max: number;
  readonly #weigh: (value: T) => number;

  /** @param weigh what one counts for, of `max`; without it each counts for one */
  constructor(max: number, weigh: (value: T) => number = () => 1) {
    this.#max = max;
    this.#weigh = weigh;
  }

  /** What is remembered weighs so much. */
  get weight(): number {
    return this.#weight;
  }

  /**
   * @param slot whose it is: each has one place
   * @param key everything that it depends on but the time
   * @param now milliseconds of the clock that `until` is of
   */
  get(slot: string, key: string, now: number, find: () => Promise<Found<T>>): Promise<T> {
    const known = this.#take(slot);
    if (known?.key === key && known.from <= now && now < known.until) {
      this.#put(slot, known);
      return known.found;
    }
    const finding = find();
    const found = finding.then(({ value }) => value);
    const entry = { key, from: now, until: Infinity, weight: 0, found };
    this.#put(slot, entry);
    finding.then(
      ({ value, until }) => {
        entry.until = until;
        if (this.#entries.get(slot) !== entry) return;
        // It is weighed where it stands: others may have been asked for since.
        this.#weight += entry.weight = this.#weigh(value);
        this.#shed();
      },
      () => this.#entries.get(slot) === entry && this.#entries.delete(slot),
    );
    return found;
  }

  #take(slot: string): Entry<T> | undefined {
    const entry = this.#entries.get(slot);
    if (entry) this.#weight -= entry.weight;
    this.#entries.delete(slot);
    return entry;
  }

  #put(slot: string, entry: Entry<T>): void {
    this.#weight += entry.weight;
    this.#entries.set(slot, entry);
  }

  #shed(): void {
    // A map keeps the order in which its keys were set: the first is the one that was asked for longest ago.
    for (const [slot, { weight }] of this.#entries) {
      if (this.#weight <= this.#max) return;
      // One that is still being found weighs nothing yet.
      if (weight > 0) this.#take(slot);
    }
  }
}
