import { afterEach, describe, expect, it } from "vitest";
import { decimalMark, exactFigure, groupDigits, withCurrency } from "./figures";
import { type Language, setLanguageSource } from "./language";

let language: Language = "en";
setLanguageSource(() => language);
afterEach(() => void (language = "en"));

describe("figures", () => {
  it.each([
    ["en", "1", "1"],
    ["en", "1234567", "1,234,567"],
    ["fr", "999", "999"],
    ["fr", "1234567", "1\u202F234\u202F567"],
  ] as const)("whole digits in %s: %s is written %s", (spokenLanguage, digits, written) => {
    language = spokenLanguage;
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
});
