import { describe, expect, it } from "vitest";
import { DECK_CRITERIA } from "../constants/deck-criteria";
import { deckCriteria, deckTitles as titles } from "./fr";

const french: Record<string, string> = { ...titles, ...deckCriteria };

describe("the criteria for decks in French", () => {
  it("are there, each with what is said about it, and nothing besides", () => {
    const shown = DECK_CRITERIA.flatMap(({ title, strength, weakness, action }) => [
      ...[title, strength, weakness, action],
    ]);
    expect(shown.filter((text) => !(text in french))).toEqual([]);
    const said = new Set(shown);
    expect(Object.keys(french).filter((text) => !said.has(text))).toEqual([]);
    expect(Object.keys(titles).sort()).toEqual(DECK_CRITERIA.map(({ title }) => title).sort());
  });

  it("differ in title, as they do in English", () => {
    expect(new Set(Object.values(titles)).size).toBe(DECK_CRITERIA.length);
  });

  it("are whole sentences where they are in English: what follows a strength takes the place of its full stop", () => {
    for (const { title, strength, weakness, action } of DECK_CRITERIA) {
      for (const sentence of [strength, weakness]) expect(french[sentence]).toMatch(/^[A-ZÀ-Ý].*\.$/);
      expect(french[action]).toMatch(/^[A-ZÀ-Ý].*(\.| »\.?)$/);
      expect(french[title]).toMatch(/^[A-ZÀ-Ý].*[^.]$/);
    }
  });
});
