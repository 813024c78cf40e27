import { describe, expect, it } from "vitest";
import { findQuote, QUOTE_MAX } from "./quotes";

const slide = (text: string) => ({ number: 1, title: "", text, notes: "", isUnread: false });
const TEXT =
  "The problem\n• Farmers lose “40 %” of\n  their tomatoes — every year.\nWe're raising €1.2m (SAFE)";

describe("finding a quotation", () => {
  it.each([
    ['Farmers lose "40 %" of their tomatoes', "Farmers lose “40 %” of their tomatoes"],
    ["farmers LOSE 40% of their tomatoes - every year", "Farmers lose “40 %” of their tomatoes — every year"],
    ["We’re raising €1.2m", "We're raising €1.2m"],
    ["raising €1.2m (safe)", "raising €1.2m (SAFE)"],
    ["40%", "40 %"],
    ["€1.2m", "€1.2m"],
    ["Farmers lose … of their tomatoes", "Farmers lose"],
    ["the problem", "The problem"],
  ])("gives the slide's own words for %s", (quote, words) => {
    expect(findQuote(slide(TEXT), quote)).toBe(words);
  });

  it.each([
    "Farmers lose 50% of their tomatoes",
    "Farmers lose … all of their potatoes",
    "problem",
    "armers lose",
    "Farmers los",
    "",
    "…",
    "***",
  ])("finds nothing for %s", (quote) => {
    expect(findQuote(slide(TEXT), quote)).toBeUndefined();
  });

  it("works in scripts without spaces, with accents and with emoji", () => {
    expect(findQuote(slide("我们每年损失百分之四十的番茄"), "每年损失百分之四十")).toBe("每年损失百分之四十");
    expect(findQuote(slide("Les élèves 🚀 réussissent mieux"), "les eleves reussissent")).toBe(
      "Les élèves 🚀 réussissent",
    );
    expect(findQuote(slide("المزارعون يخسرون المحصول"), "المزارعون يخسرون")).toBe("المزارعون يخسرون");
  });

  it("is bounded, and cut after a word", () => {
    const found = findQuote(slide("word ".repeat(200)), "word ".repeat(100))!;
    expect(found.length).toBeLessThanOrEqual(QUOTE_MAX);
    expect(found).toMatch(/word$/);
  });
});
