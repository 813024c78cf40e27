import { expect, it } from "vitest";
import { countText, findOldYears } from "./answer-text";

it("words and characters are counted as funders do", () => {
  expect(countText(" We light 400 homes – don't we?\n", "words")).toBe(6);
  expect(countText("Où ?\r\nÀ Léo 🌞", "characters")).toBe(12);
  expect(countText("", "words")).toBe(0);
});

it.each([
  ["In 2024 we reached 300 people.", [2024]],
  ["In 2024, four hundred people came.", [2024]],
  ["En 2023, 12 écoles.", [2023]],
  ["In 2025 we reached 300 people.", []],
  ["Founded in 2009, we have 12 staff.", []],
  ["We were there in 2020.", []],
  ["It cost 2,024 cedis and 20.2024.", []],
])("of %j the old figures' years are %j", (text, years) => {
  expect(findOldYears(text, "2026-11-28")).toEqual(years);
});
