import { describe, expect, it } from "vitest";
import { maxPosition, parsePosition } from "./log-position";

describe("a position in the log", () => {
  it.each([
    ["0/0", 0n],
    ["0/16B3748", 0x16b3748n],
    ["16/B374D848", 0x16b374d848n],
    ["FFFFFFFF/FFFFFFFF", 0xffffffffffffffffn],
  ])("is a number: %s", (text, expected) => {
    expect(parsePosition(text)).toBe(expected);
  });

  it.each(["", "16", "16/", "x/1", "1/123456789"])("is nothing else: %j", (text) => {
    expect(() => parsePosition(text)).toThrow();
  });

  it.each([
    ["behind the header of a page", "0/3002018", "0/3002000"],
    ["behind the longer one of a segment's first page", "0/4000028", "0/4000000"],
  ])("%s is the end of the page before", (_where, behind, before) => {
    expect(parsePosition(behind)).toBe(parsePosition(before));
  });

  it.each([
    ["0/3002020", "0/3002000"],
    ["0/4000030", "0/4000000"],
  ])("behind the first entry of a page is further on: %s", (further, before) => {
    expect(parsePosition(further)).toBeGreaterThan(parsePosition(before));
  });

  it("may be the furthest of several", () => {
    expect(maxPosition(3n, 12n, 7n)).toBe(12n);
    expect(maxPosition()).toBe(0n);
  });
});
