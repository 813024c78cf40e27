import { describe, expect, it } from "vitest";
import { PackedLists } from "./packed-lists";

describe("packed lists", () => {
  it("are found by their text, in the order of their numbers", () => {
    const lists = new PackedLists([
      ["water", [3, 1]],
      ["clean water", []],
      ["eau", [7]],
    ]);
    expect(Array.from(lists.find("water")!)).toEqual([3, 1]);
    expect(Array.from(lists.find("clean water")!)).toEqual([]);
    expect(Array.from(lists.find("eau")!)).toEqual([7]);
    expect(["water", "clean water", "eau"].every(lists.has)).toBe(true);
  });

  it("are not found by a text that has none", () => {
    const lists = new PackedLists([["water", [3]]]);
    for (const text of ["", "wate", "waters", "Water", "retaw"]) {
      expect(lists.find(text)).toBeUndefined();
      expect(lists.has(text)).toBe(false);
    }
    expect(new PackedLists([]).has("water")).toBe(false);
  });

  it("tell as many texts apart as a large vocabulary has", () => {
    const texts = Array.from({ length: 200_000 }, (_, n) => `word ${n.toString(36)}`);
    const lists = new PackedLists(texts.map((text, n) => [text, [n]]));
    expect(texts.every((text, n) => lists.find(text)![0] === n)).toBe(true);
    expect(texts.some((text) => lists.has(`${text} `))).toBe(false);
  });

  it("refuse texts that cannot be told apart", () => {
    const same = ["water", []] as const;
    expect(() => new PackedLists([same, same])).toThrow("same hash");
  });
});
