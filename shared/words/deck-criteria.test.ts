import { describe, expect, it } from "vitest";
import { DECK_CRITERIA } from "../constants/deck-criteria";
import { deckCriteria, deckTitles as titles } from "./fr";

const french: Record<string, string> = { ...titles, ...deckCriteria };

describe("the criteria for decks in French", () => {
  it("every text of a criterion has a French one, and there are no others", () => {
    const englishTexts = DECK_CRITERIA.flatMap(({ title, strength, weakness, action }) => [
      ...[title, strength, weakness, action],
    ]);
    expect(englishTexts.filter((text) => !(text in french))).toEqual([]);
    const shownTexts = new Set(englishTexts);
    expect(Object.keys(french).filter((text) => !shownTexts.has(text))).toEqual([]);
    expect(Object.keys(titles).sort()).toEqual(DECK_CRITERIA.map(({ title }) => title).sort());
  });

  it("French titles differ from each other, as the English ones do", () => {
    expect(new Set(Object.values(titles)).size).toBe(DECK_CRITERIA.length);
  });

  it("French texts are whole sentences where the English ones are, so that the full stop of a strength can be replaced", () => {
    for (const { title, strength, weakness, action } of DECK_CRITERIA) {
      for (const sentence of [strength, weakness]) expect(french[sentence]).toMatch(/^[A-ZÀ-Ý].*\.$/);
      expect(french[action]).toMatch(/^[A-ZÀ-Ý].*(\.| »\.?)$/);
      expect(french[title]).toMatch(/^[A-ZÀ-Ý].*[^.]$/);
    }
  });
});
