import { afterEach, expect, it } from "vitest";
import { longDay, shortDay, withOrdinal } from "./days";
import { rules as ar } from "./ar";
import { rules as es } from "./es";
import { rules as fr } from "./fr";
import { addWritingRules, type Language, pickLanguage, setLanguageSource } from "./language";
import { rules as pt } from "./pt";

for (const [name, rules] of Object.entries({ fr, es, pt, ar })) addWritingRules(pickLanguage([name]), rules);

const setLanguage = (language: Language) => setLanguageSource(() => language);
afterEach(() => setLanguage("en"));

it("only the first of a month has an ordinal in French, wherever it stands", () => {
  setLanguage("fr");
  expect(["2027-03-01", "2027-03-11", "2027-03-31"].map(longDay)).toEqual([
    "1er mars 2027",
    "11 mars 2027",
    "31 mars 2027",
  ]);
  expect(withOrdinal("lundi 1 mars 2027")).toBe("lundi 1er mars 2027");
});

it.each([
  ["es", "1 de marzo de 2027", "1 mar 2027"],
  ["pt", "1º de março de 2027", "1º mar. 2027"],
  ["ar", "1 مارس 2027", "1 مارس 2027"],
] as const)("a day in %s is %s", (language, long, short) => {
  setLanguage(language);
  expect(longDay("2027-03-01")).toBe(long);
  expect(shortDay(2027, 2, 1)).toBe(short);
});

it("days in English have no ordinals", () => {
  expect(longDay("2027-03-01")).toBe("1 March 2027");
});
