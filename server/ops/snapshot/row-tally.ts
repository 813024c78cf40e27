import { createHash } from "node:crypto";

const LINE_END = 0x0a;
const HASH_BITS = 64;

/**
 * Counts rows in the format of COPY, one a line, and adds up a hash of each row. Two tables with the same
 * count and sum have the same rows, in any order.
 */
export class RowTally {
  rows = 0;
  #sum = 0n;
  #lineStart: Buffer[] = [];

  get hash(): string {
    return this.#sum.toString(16).padStart(HASH_BITS / 4, "0");
  }

  add(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
      this.#count(chunk.subarray(from, end));
      from = end + 1;
    }
    if (from < chunk.length) this.#lineStart.push(chunk.subarray(from));
  }

  /** Passes chunks on and counts the rows in them. */
  async *through(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.add(chunk);
      yield chunk;
    }
  }

  #count(end: Buffer): void {
    const hash = createHash("sha256");
    for (const part of this.#lineStart) hash.update(part);
    this.#lineStart = [];
    this.#sum = BigInt.asUintN(HASH_BITS, this.#sum + hash.update(end).digest().readBigUInt64BE());
    this.rows++;
  }
}
