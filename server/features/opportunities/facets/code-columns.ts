/** The codes of one facet: one for each row, or a list for each row, and the value of each code. */
export type CodeColumn = {
  values: readonly string[];
  /** The name of each value as the catalogue has it; null where a fixed list has the names. */
  labels: readonly string[] | null;
  /** Where the codes of each row begin; the last entry is where the last row ends. Null with one code for each row. */
  starts: Uint32Array | null;
  codes: Uint16Array;
};

/** A value that no row can be chosen by, because its source says nothing. */
export const UNSTATED = "";

/** Collects the codes of a facet row by row. */
export class CodeColumnBuilder {
  readonly #codeByValue = new Map<string, number>();
  readonly #labels: string[] = [];
  readonly #starts: number[] = [0];
  readonly #codes: number[] = [];

  /** @param values the values with the first codes, in this order */
  constructor(values: readonly string[] = []) {
    for (const value of values) this.#codeOf(value, value);
  }

  /** Adds a row with these values, each once. A label is how the row writes the value. */
  addRow(values: Iterable<readonly [value: string, label: string]>): void {
    const from = this.#codes.length;
    for (const [value, label] of values) {
      const code = this.#codeOf(value, label);
      if (!this.#codes.includes(code, from)) this.#codes.push(code);
    }
    this.#starts.push(this.#codes.length);
  }

  build({ hasLabels = false } = {}): CodeColumn {
    return {
      values: [...this.#codeByValue.keys()],
      labels: hasLabels ? this.#labels : null,
      starts: this.#starts.every((start, row) => start === row) ? null : Uint32Array.from(this.#starts),
      codes: Uint16Array.from(this.#codes),
    };
  }

  #codeOf(value: string, label: string): number {
    const known = this.#codeByValue.get(value);
    if (known !== undefined) return known;
    // A code has 16 bits. No catalogue has that many sources or regions; further ones cannot be chosen.
    const code = Math.min(this.#codeByValue.size, 0xffff);
    if (code < 0xffff) {
      this.#codeByValue.set(value, code);
      this.#labels.push(label);
    }
    return code;
  }
}
