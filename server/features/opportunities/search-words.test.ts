import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opportunityListQuery } from "@shared/validators/opportunities";
import { readPage } from "./read-page";
import { parseMeaning, parseSearch, replaceWords, listCorrectableWords } from "./search-text";
import { measureEditDistance, findNearestWord, listEdits } from "./spelling";

describe("parseSearch", () => {
  it.each([
    ["clim", { before: "", head: "", last: "clim" }],
    ["water energ", { before: "", head: "water", last: "energ" }],
    ["water or energ", { before: "water", head: "", last: "energ" }],
    ["a b or c de", { before: "a b", head: "c", last: "de" }],
    ["women OR girls in tech", { before: "women", head: "girls in", last: "tech" }],
    ['"clean energy" afri', { before: "", head: '"clean energy"', last: "afri" }],
    ['x "a or b" gran', { before: "", head: 'x "a or b"', last: "gran" }],
    ['"clean ener', { last: null }],
    ['"clean energy"', { last: null }],
    ["water -energ", { last: null }],
    ["water or", { last: null }],
    ["non-prof", { last: null }],
    ["50%", { last: null }],
    ["", { last: null }],
  ])("takes %j apart", (text, parts) => {
    expect(parseSearch(text)).toMatchObject(parts.last === null ? { text, last: null } : { text, ...parts });
  });
});

describe("parseMeaning", () => {
  it.each([
    ["solar pumps", { about: "solar pumps", without: [] }],
    ["water or energy", { about: "water energy", without: [] }],
    ["water -energy --waste", { about: "water", without: ["energy", "waste"] }],
    ["non-profit", { about: "non-profit", without: [] }],
    ["-water", null],
    ['"solar pumps"', null],
    ['solar "pum', null],
    ["?! -", null],
    ["", null],
  ])("of %j is %j", (text, meaning) => {
    expect(parseMeaning(text)).toEqual(meaning);
  });
});

describe("correcting typing errors", () => {
  it("considers words of four letters or more that are not excluded", () => {
    expect(listCorrectableWords('Climte -enrgy "helth car" fund fund 4th')).toEqual([
      "climte",
      "helth",
      "fund",
    ]);
  });

  it("replaces words where they stand", () => {
    const mended = new Map([["climte", "climate"]]);
    expect(replaceWords('"Climte action" -climte or CLIMTE', mended)).toBe(
      '"climate action" -climte or climate',
    );
  });

  it.each([
    ["climate", "climate", 0],
    ["climte", "climate", 1],
    ["climaate", "climate", 1],
    ["clinate", "climate", 1],
    ["cliamte", "climate", 1],
    ["clmiaet", "climate", 2],
    ["", "abc", 3],
  ])("%j lies from %j by %i", (a, b, errors) => {
    expect(measureEditDistance(a, b, 3)).toBe(errors);
    expect(measureEditDistance(b, a, 3)).toBe(errors);
  });

  it("counts errors up to a limit", () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => measureEditDistance(a, b, 2) <= 3));
  });

  const words = new Map([
    ["climate", 9],
    ["climber", 1],
    ["agriculture", 3],
    ["grant", 2],
    ["great", 5],
  ]);
  it.each([
    ["climte", false, "climate"],
    ["agricutlrue", false, "agriculture"],
    ["grat", false, "great"],
    ["xyzzy", false, undefined],
    ["clmiat", true, "climate"],
    ["agrcult", true, "agriculture"],
    ["agrcult", false, undefined],
  ])("%j (beginning: %s) means %j", (typed, isBeginning, meant) => {
    expect(findNearestWord(typed, words, isBeginning)).toBe(meant);
  });

  it("lists all words that are one error away, and no other", () => {
    const edits = listEdits("wmoen");
    expect(edits).toEqual(expect.arrayContaining(["women", "wmen", "wmoean", "wmoon"]));
    expect(edits.every((edit) => measureEditDistance("wmoen", edit, 2) === 1)).toBe(true);
    // 4 swapped, 5 missing, 5 × 25 wrong, 6 × 25 + 1 too many: a doubled letter may stand on either side.
    expect(edits).toHaveLength(4 + 5 + 125 + 151);
    expect(listEdits("باب")).toEqual(expect.arrayContaining(["ابب", "بب", "بابا"]));
  });
});

describe("readPage", () => {
  const segment = (letter: string, length: number) => ({
    length,
    read: (offset: number, limit: number) =>
      Array.from({ length: limit }, (_, i) => `${letter}${offset + i}`),
  });

  it("reads its parts as one list, whatever the page size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 7 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 10 }),
        async (lengths, limit) => {
          const parts = lengths.map((length, i) => segment(String.fromCharCode(97 + i), length));
          const all = parts.flatMap(({ length, read }) => read(0, length));
          const paged: string[] = [];
          for (let offset = 0; offset < all.length + limit; offset += limit)
            paged.push(...(await readPage(parts, { offset, limit })));
          expect(paged).toEqual(all);
        },
      ),
    );
  });
});

describe("the search parameter", () => {
  const search = (given: string) => opportunityListQuery.parse({ search: given }).search;

  it("is cut to 200 characters, never within a surrogate pair", () => {
    expect(search("a".repeat(300))).toBe("a".repeat(200));
    expect(search(`${"a".repeat(199)}😀`)).toBe("a".repeat(199));
  });

  it("drops characters that cannot be stored", () => {
    expect(search(" so\u0000lar\uD800 \n")).toBe("so lar");
  });
});
