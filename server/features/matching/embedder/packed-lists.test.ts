import { describe, expect, it } from "vitest";
import { findList, hasList, packLists } from "./packed-lists";

describe("packed lists", () => {
  it("are found by their text, in the order of their numbers", () => {
    const lists = packLists([
      ["water", [3, 1]],
      ["clean water", []],
      ["eau", [7]],
    ]);
    expect(Array.from(findList(lists, "water")!)).toEqual([3, 1]);
    expect(Array.from(findList(lists, "clean water")!)).toEqual([]);
    expect(Array.from(findList(lists, "eau")!)).toEqual([7]);
    expect(["water", "clean water", "eau"].every((text) => hasList(lists, text))).toBe(true);
  });

  it("are not found by a text that has none", () => {
    const lists = packLists([["water", [3]]]);
    for (const text of ["", "wate", "waters", "Water", "retaw"]) {
      expect(findList(lists, text)).toBeUndefined();
      expect(hasList(lists, text)).toBe(false);
    }
    expect(hasList(packLists([]), "water")).toBe(false);
  });

  it("tell as many texts apart as a large vocabulary has", () => {
    const texts = Array.from({ length: 200_000 }, (_, n) => `word ${n.toString(36)}`);
    const lists = packLists(texts.map((text, n) => [text, [n]]));
    expect(texts.every((text, n) => findList(lists, text)![0] === n)).toBe(true);
    expect(texts.some((text) => hasList(lists, `${text} `))).toBe(false);
  });

  it("refuse texts that cannot be told apart", () => {
    const same = ["water", []] as const;
    expect(() => packLists([same, same])).toThrow("same hash");
  });
});
