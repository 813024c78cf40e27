import { describe, expect, it } from "vitest";
import { appliesTo, DECK_CRITERIA, DECK_SCORE_WEIGHTS } from "./deck-criteria";
import { ALL_ENTITY_TYPES } from "./enums";
import { DECK_SCORES } from "./pitch-decks";

describe("the criteria for decks", () => {
  it("are at least six for each score, in the order of the scores", () => {
    for (const { key } of DECK_SCORES)
      expect(DECK_CRITERIA.filter(({ group }) => group === key).length).toBeGreaterThanOrEqual(6);
    const groups = [...new Set(DECK_CRITERIA.map(({ group }) => group))];
    expect(groups).toEqual(DECK_SCORES.map(({ key }) => key));
  });

  it("leave at least five for each score whoever shows the deck", () => {
    for (const type of ALL_ENTITY_TYPES)
      for (const { key } of DECK_SCORES) {
        const left = DECK_CRITERIA.filter((each) => each.group === key && appliesTo(each, type));
        expect(left.length, `${type}, ${key}`).toBeGreaterThanOrEqual(5);
      }
  });

  it("have ids and titles of their own, and are details of others of their kind", () => {
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
    "%s says everything in one sentence each",
    (_id, { passes, strength, weakness, action, title }) => {
      for (const sentence of [passes, strength, weakness]) expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(action).toMatch(/^[A-Z].*[.”]$/);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      for (const text of [passes, strength, weakness, action]) expect(text.length).toBeLessThan(160);
    },
  );

  it("share the overall score out completely", () => {
    expect(Object.values(DECK_SCORE_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});
