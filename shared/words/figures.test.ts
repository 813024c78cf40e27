import { afterEach, describe, expect, it } from "vitest";
import { decimalMark, exactFigure, groupDigits, keepOrder, shortFigure, withCurrency } from "./figures";
import { rules as ar } from "./ar";
import { rules as es } from "./es";
import { rules as fr } from "./fr";
import { joinFacts } from "./facts";
import { addWritingRules, type Language, pickLanguage, setLanguageSource } from "./language";
import { rules as pt } from "./pt";

for (const [name, rules] of Object.entries({ fr, es, pt, ar })) addWritingRules(pickLanguage([name]), rules);
let language: Language = "en";
setLanguageSource(() => language);
afterEach(() => void (language = "en"));

describe("figures", () => {
  it.each([
    ["en", "1", "1"],
    ["en", "1234567", "1,234,567"],
    ["fr", "999", "999"],
    ["fr", "1234567", "1\u202F234\u202F567"],
    ["es", "1234567", "1.234.567"],
    ["pt", "1234567", "1.234.567"],
    ["ar-u-nu-latn", "1234567", "1,234,567"],
  ] as const)("whole digits in %s: %s is written %s", (spokenLanguage, digits, written) => {
    language = pickLanguage([spokenLanguage]);
    expect(groupDigits(digits)).toBe(written);
    expect(groupDigits(digits)).toBe(BigInt(digits).toLocaleString(spokenLanguage));
  });

  it("a figure has all its digits, and no cents when they are zero", () => {
    const formatFigures = () => ["50000.00", "5000.5", "12345678901234567.05", "0"].map(exactFigure);
    expect(formatFigures()).toEqual(["50,000", "5,000.50", "12,345,678,901,234,567.05", "0"]);
    language = "fr";
    expect(formatFigures().map((text) => text.replaceAll("\u202F", " "))).toEqual([
      "50 000",
      "5 000,50",
      "12 345 678 901 234 567,05",
      "0",
    ]);
    expect(decimalMark()).toBe(",");
  });

  it("a figure stands before its currency in French, and after it in English", () => {
    const formatSums = () => ["$", "KSh", "CHF ", ""].map((prefix) => withCurrency("5", prefix));
    expect(formatSums()).toEqual(["$5", "KSh5", "CHF 5", "5"]);
    language = "fr";
    expect(formatSums()).toEqual(["5\u00A0$", "5\u00A0KSh", "5\u00A0CHF", "5"]);
  });

  it.each([
    ["en", ["$5K", "KSh5K", "CHF 1500K"], "$1.5M"],
    ["fr", ["5 k$", "5 k KSh", "1 500 k CHF"], "1,5 M$"],
    ["es", ["5 mil $", "5 mil KSh", "1.500 mil CHF"], "1,5 M $"],
    ["pt", ["$ 5 mil", "KSh 5 mil", "CHF 1.500 mil"], "$ 1,5 mi"],
    ["ar", ["\u2066$5K\u2069", "\u2066KSh5K\u2069", "\u2066CHF 1,500K\u2069"], "\u2066$1.5M\u2069"],
  ] as const)("a short figure in %s is %j or %s", (spokenLanguage, thousands, millions) => {
    language = spokenLanguage;
    const write = (digits: string, unit: "K" | "M", prefix: string) =>
      shortFigure(digits, unit, prefix).replace(/[\u00A0\u202F]/g, " ");
    expect([write("5", "K", "$"), write("5", "K", "KSh"), write("1500", "K", "CHF ")]).toEqual(thousands);
    expect(write(`1${decimalMark()}5`, "M", "$")).toBe(millions);
  });

  it("a range keeps its order within a text from right to left", () => {
    expect(keepOrder("$5K - $50K")).toBe("$5K - $50K");
    language = "ar";
    expect(keepOrder("$5K - $50K")).toBe("\u2066$5K - $50K\u2069");
  });

  it("facts on one line each keep their own direction, and missing ones are left out", () => {
    const facts = ["Sunrise Labs", undefined, false, 12, ""] as const;
    expect(joinFacts(facts)).toBe("Sunrise Labs\u00A0· 12");
    language = "ar";
    expect(joinFacts([])).toBe("");
    expect(joinFacts(facts)).toBe("\u200F\u2068Sunrise Labs\u2069\u00A0· \u206812\u2069");
  });
});
