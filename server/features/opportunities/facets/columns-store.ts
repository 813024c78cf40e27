import type { CatalogueColumns } from "./catalogue-columns";

/** A catalogue with more rows takes seconds to read, so that it is not read anew at every change. */
const QUICK_ROWS = 10_000;
/** So long the columns of a large catalogue that has changed stay in use … */
const STALE_MS = 30_000;
/** … and so long while newer ones are read. */
const STALE_WHILE_READING_MS = 300_000;

type Kept = { columns: CatalogueColumns; version: string; readAt: number };

/**
 * Keeps the columns of the catalogue for this process. Those of a small catalogue are always of the newest version.
 * Those of a large one may be half a minute old, or as old as reading newer ones takes; whoever lists their rows must
 * look whether each is still published.
 */
export class ColumnsStore {
  #kept: Kept | undefined;
  #reading: Promise<Kept> | undefined;

  /**
   * Returns the columns, and reads them if there is need to. Those who ask meanwhile share the reading; a failure is not
   * kept.
   * @param version the version of the catalogue, read before its rows
   * @param now milliseconds
   */
  async read(version: string, now: number, load: () => Promise<CatalogueColumns>): Promise<CatalogueColumns> {
    const kept = this.#kept;
    if (kept?.version === version) return kept.columns;
    const isLarge = kept !== undefined && kept.columns.size > QUICK_ROWS;
    const age = kept === undefined ? Infinity : now - kept.readAt;
    if (isLarge && age < STALE_MS) return kept.columns;
    const reading = this.#startReading(version, now, load);
    if (isLarge && age < STALE_WHILE_READING_MS) {
      // Whoever waits for it next is told of a failure.
      reading.catch(() => undefined);
      return kept.columns;
    }
    const read = await reading;
    // A reading that began before the version changed may lack the change.
    return read.version === version || read.columns.size > QUICK_ROWS
      ? read.columns
      : this.read(version, now, load);
  }

  #startReading(version: string, now: number, load: () => Promise<CatalogueColumns>): Promise<Kept> {
    this.#reading ??= load()
      .then((columns) => (this.#kept = { columns, version, readAt: now }))
      .finally(() => (this.#reading = undefined));
    return this.#reading;
  }
}
