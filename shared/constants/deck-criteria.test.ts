import { describe, expect, it } from "vitest";
import { appliesTo, DECK_CRITERIA, DECK_SCORE_WEIGHTS } from "./deck-criteria";
import { ALL_ENTITY_TYPES } from "./enums";
import { DECK_SCORES } from "./pitch-decks";

describe("the criteria for decks", () => {
  it("each score has at least six criteria, in the order of the scores", () => {
    for (const { key } of DECK_SCORES)
      expect(DECK_CRITERIA.filter(({ group }) => group === key).length).toBeGreaterThanOrEqual(6);
    const groups = [...new Set(DECK_CRITERIA.map(({ group }) => group))];
    expect(groups).toEqual(DECK_SCORES.map(({ key }) => key));
  });

  it("each score keeps at least five criteria for every kind of organisation", () => {
    for (const type of ALL_ENTITY_TYPES)
      for (const { key } of DECK_SCORES) {
        const criteria = DECK_CRITERIA.filter(
          (criterion) => criterion.group === key && appliesTo(criterion, type),
        );
        expect(criteria.length, `${type}, ${key}`).toBeGreaterThanOrEqual(5);
      }
  });

  it("criteria have their own ids and titles, and a detail belongs to another criterion", () => {
    const ids: string[] = DECK_CRITERIA.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(DECK_CRITERIA.map(({ title }) => title)).size).toBe(ids.length);
    for (const { id, detailOf } of DECK_CRITERIA) {
      if (detailOf === undefined) continue;
      expect(ids).toContain(detailOf);
      expect(detailOf).not.toBe(id);
    }
  });

  it.each(DECK_CRITERIA.map((criterion) => [criterion.id, criterion] as const))(
    "%s has one sentence for each of its texts",
    (_id, { passes, strength, weakness, action, title }) => {
      for (const sentence of [passes, strength, weakness]) expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(action).toMatch(/^[A-Z].*[.”]$/);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      for (const text of [passes, strength, weakness, action]) expect(text.length).toBeLessThan(160);
    },
  );

  it("the weights add up to 100 percent", () => {
    expect(Object.values(DECK_SCORE_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});
