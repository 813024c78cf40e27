import { expect, it } from "vitest";
import { fold, isOrdinary } from "./ordinary-words";
import texts from "./ordinary-words.json";

it("the kept words are folded, each once and in order", () => {
  expect(texts.words).toEqual([...new Set(texts.words.map(fold))].sort());
});

it.each(["applicant", "verifiez", "subvention", "grants", "bakery"])("%s names nobody", (word) => {
  expect(isOrdinary(word)).toBe(true);
});

it.each(["kwame", "meridian", "nairobi"])("%s may be a name", (word) => {
  expect(isOrdinary(word)).toBe(false);
});
