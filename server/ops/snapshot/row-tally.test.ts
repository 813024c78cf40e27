import { describe, expect, it } from "vitest";
import { RowTally } from "./row-tally";

const tallyRows = (...chunks: string[]) => {
  const tally = new RowTally();
  for (const chunk of chunks) tally.add(Buffer.from(chunk));
  return { rows: tally.rows, hash: tally.hash };
};

describe("a tally of rows", () => {
  it("the tally does not depend on the order of rows and the size of chunks", () => {
    const whole = tallyRows("1\tone\n2\ttwo\n3\tthree\n");
    expect(whole.rows).toBe(3);
    expect(whole.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(tallyRows("3\tthree\n1\to", "", "ne\n", "2\ttwo\n")).toEqual(whole);
    expect(tallyRows(..."2\ttwo\n1\tone\n3\tthree\n")).toEqual(whole);
  });

  it("the tally changes with a changed, added, removed or repeated row", () => {
    const hashes = ["a\nb\n", "a\nc\n", "a\n", "a\nb\nb\n", "a\nb\nc\n", "ab\n", "\na\nb\n", "a\tb\n"].map(
      (rows) => tallyRows(rows).hash,
    );
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(tallyRows()).toEqual({ rows: 0, hash: "0000000000000000" });
  });
});
