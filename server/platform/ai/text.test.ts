import { describe, expect, it } from "vitest";
import { formatAmount, formatDate, formatPercent, joinWords } from "../../features/drafts/writing/format";
import { clampText, cleanText, toOneLine } from "./text";

describe("cleaning", () => {
  it("takes out control, invisible and direction-changing characters and lone surrogates", () => {
    expect(cleanText("a\u0000b\u0007c\u202ed\u200be\ud800f\ufeff")).toBe("abcdef");
  });

  it("keeps line breaks, emoji and every script", () => {
    expect(cleanText(" Ngũgĩ \r\n\r\n\r\n\r\n水 😀 ")).toBe("Ngũgĩ\n\n水 😀");
    expect(toOneLine("a\n b\t c")).toBe("a b c");
  });
});

describe("cutting", () => {
  it("ends after a sentence where one ends near the limit", () => {
    expect(clampText("One two three. Four five six. Seven", 31)).toBe("One two three. Four five six.");
  });

  it("ends after a word otherwise, and never inside a marker or a character", () => {
    expect(clampText("alpha beta gamma", 12)).toBe("alpha beta");
    expect(clampText("alpha beta [add: the rest of it]", 20)).toBe("alpha beta");
    expect(clampText("😀😀😀", 3)).toBe("😀");
  });
});

describe("formatting", () => {
  it.each([
    ["50000.00", "USD", "$50,000"],
    ["1234567.50", "EUR", "€1,234,567.50"],
    ["9999999999999.99", "NGN", "₦9,999,999,999,999.99"],
    ["500", "KES", "KSh 500"],
    ["500.00", "CHF", "CHF 500"],
    ["500.00", undefined, "500"],
  ])("shows %s %s as %s", (amount, currency, expected) => {
    expect(formatAmount(amount, currency)).toBe(expected);
  });

  it("shows percentages, dates and lists as people write them", () => {
    expect([formatPercent("12.50"), formatPercent("8.00"), formatPercent("-3.0")]).toEqual([
      "12.5%",
      "8%",
      "-3%",
    ]);
    expect([formatDate("2031-11-30"), formatDate("soon")]).toEqual(["30 November 2031", "soon"]);
    expect([joinWords(["a"]), joinWords(["a", "b", "c"])]).toEqual(["a", "a, b and c"]);
  });
});
