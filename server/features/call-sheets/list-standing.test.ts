import { describe, expect, it } from "vitest";
import { compareLines } from "./compare-lines";
import { listStanding } from "./list-standing";
import type { FoundLine } from "./reading/types";

const toPages = (text: string) => [{ number: 1, text, isUnread: false }];
const fromAi = (quote: string): { id: string } & FoundLine => ({
  ...{ id: quote, kind: "eligibility", value: null, page: 1, quote, isFromAi: true },
});

describe("what AI found before", () => {
  it.each([
    ["• Choirs of the valleys", "Choirs of the valleys"],
    ["Choirs of the valleys", "Choirs of the valleys"],
    ["• Choirs of the valleys • Bands of the coast", "Choirs of the valleys\nBands of the coast"],
  ])("still stands, with what a person decided on it, when %j is now %j", (quote, text) => {
    const before = [fromAi(quote)];
    const standing = listStanding(before, toPages(`Music\n${text}`));
    expect(standing).toMatchObject([{ quote: text.replace("\n", " "), page: 1, isFromAi: true }]);
    expect(compareLines(before, standing)).toMatchObject({
      ...{ kept: [{ id: quote }], goneIds: [], added: [], changes: [] },
    });
  });

  it("is gone when its words are gone, and what rules found is not kept by it", () => {
    expect(listStanding([fromAi("• Bands of the coast")], toPages("Choirs of the valleys"))).toEqual([]);
    const byRules: FoundLine = { ...fromAi("Choirs of the valleys"), isFromAi: false };
    expect(listStanding([byRules], toPages("Choirs of the valleys"))).toEqual([]);
  });
});
