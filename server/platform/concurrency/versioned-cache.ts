import { LRUCache } from "lru-cache";

type Entry<T> = { value: T; version: string; from: number; until: number };

/** A value, and the time in milliseconds from which it is true no more. */
export type Found<T> = { value: T; until: number };

/** The size of an entry without its value: its key, its version and its place in the cache. */
const ENTRY_BYTES = 300;

/**
 * Values that cost much to find, one for each key, each true for one version of what it is made of. Keeps those that were asked for last,
 * up to a number of bytes.
 */
export class VersionedCache<T extends object> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #underWay = new Map<string, Promise<T>>();

  /** @param bytesOf how much memory a value takes; one that takes more than `maxBytes` is not kept */
  constructor(maxBytes: number, bytesOf: (value: T) => number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }) => ENTRY_BYTES + Math.ceil(bytesOf(value)),
    });
  }

  /** How many bytes all values take. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The value of a key, if there is one of this version that is true at this time. */
  read(key: string, version: string, now = 0): T | undefined {
    const entry = this.#entries.get(key);
    const isTrue = entry?.version === version && entry.from <= now && now < entry.until;
    return isTrue ? entry.value : undefined;
  }

  /** Takes the place of the key's value of another version. */
  write(key: string, version: string, value: T, { from = 0, until = Infinity } = {}): void {
    this.#entries.set(key, { value, version, from, until });
  }

  /**
   * The value of a key, found unless it is known. Those who ask while it is being found share it; a failure is not kept.
   * @param now milliseconds of the clock that `until` is of
   */
  async readOrFind(key: string, version: string, now: number, find: () => Promise<Found<T>>): Promise<T> {
    const known = this.read(key, version, now);
    if (known) return known;
    const call = `${key}\n${version}`;
    let finding = this.#underWay.get(call);
    if (!finding) {
      finding = this.#find(key, version, now, find).finally(() => this.#underWay.delete(call));
      this.#underWay.set(call, finding);
    }
    return finding;
  }

  async #find(key: string, version: string, now: number, find: () => Promise<Found<T>>): Promise<T> {
    const { value, until } = await find();
    if (now < until) this.write(key, version, value, { from: now, until });
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
