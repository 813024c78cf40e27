import { describe, expect, it } from "vitest";
import {
  currencyPrefix,
  firstTwoLetters,
  formatCardAmount,
  formatExactMoney,
  formatExactRange,
  formatMoney,
  formatShortRange,
  humanise,
  initials,
  sumAmounts,
} from "./format";

describe("formatCardAmount", () => {
  it.each([
    ["5000.00", "50000.00", "USD", "$5K - $50K"],
    ["500", "999.99", "USD", "$500 - $999.99"],
    ["999.99", "1000", "USD", "$999.99 - $1K"],
    ["1499.99", "1500", "USD", "$1K - $2K"],
    ["5", "5000000000", "USD", "$5 - $5000000K"],
    ["1000000", null, "EUR", "From €1000K"],
    [null, "250000", "GBP", "Up to £250K"],
    ["0.00", "250000", "GBP", "Up to £250K"],
    ["50000", "50000.00", "USD", "$50K"],
    ["1000", "2000", "NGN", "₦1K - ₦2K"],
    ["1000", "2000", "KES", "KSh1K - KSh2K"],
    ["1000", "2000", "CHF", "CHF 1K - CHF 2K"],
    ["750.50", null, null, "From $750.50"],
    [null, null, "USD", "Amount not stated"],
    ["", undefined, "USD", "Amount not stated"],
    ["nonsense", "1e9", "USD", "Amount not stated"],
  ])("a card shows %s to %s in %s as %s", (min, max, currency, shown) => {
    expect(formatCardAmount(min, max, currency)).toBe(shown);
  });
});

describe("formatMoney", () => {
  it.each([
    ["1500000", "USD", "$1.5M"],
    ["1000000.00", "USD", "$1.0M"],
    ["1249999", "USD", "$1.2M"],
    ["1250000", "USD", "$1.3M"],
    ["999500", "USD", "$1.0M"],
    ["999499.99", "USD", "$999K"],
    ["250000", "GHS", "₵250K"],
    ["1000", "INR", "₹1K"],
    ["999.5", "USD", "$999.50"],
    ["950", "ZAR", "R950"],
    ["0", "USD", "$0"],
    ["-2500", "USD", "-$3K"],
    [5_000_000_000, "USD", "$5000.0M"],
    ["100", "CHF", "CHF 100"],
  ])("the short form of %s %s is %s", (amount, currency, shown) => {
    expect(formatMoney(amount, currency)).toBe(shown);
  });

  it.each([null, undefined, "", "abc"])("the amount %s gives no text", (amount) => {
    expect(formatMoney(amount)).toBeUndefined();
  });
});

describe("exact money", () => {
  it.each([
    ["1234567.5", "USD", "$1,234,567.50"],
    ["1234567.00", "USD", "$1,234,567"],
    ["5", "EUR", "€5"],
    ["5000000000", "NGN", "₦5,000,000,000"],
    ["-1200.25", "USD", "-$1,200.25"],
    // A float cannot hold this amount.
    ["9007199254740993.01", "USD", "$9,007,199,254,740,993.01"],
  ])("the exact form of %s %s is %s", (amount, currency, shown) => {
    expect(formatExactMoney(amount, currency)).toBe(shown);
  });

  it("a range shows every digit", () => {
    expect(formatExactRange("5000", "50000.5", "USD")).toBe("$5,000 - $50,000.50");
    expect(formatExactRange(null, "50000", "USD")).toBe("Up to $50,000");
  });

  it("a sum of decimal strings loses no cent", () => {
    expect(sumAmounts(["0.10", "0.20", null, undefined, "", "abc"])).toBe("0.3");
    expect(sumAmounts(["9007199254740992", "1", "0.01"])).toBe("9007199254740993.01");
    expect(sumAmounts(["100", "-250.5"])).toBe("-150.5");
    expect(sumAmounts([])).toBe("0");
  });
});

describe("words", () => {
  it.each([
    ["usd", "$"],
    [null, "$"],
    ["XOF", "XOF "],
  ])("the prefix of the currency %s is '%s'", (currency, prefix) => {
    expect(currencyPrefix(currency)).toBe(prefix);
  });

  it("initials are whole letters of the names", () => {
    expect(initials("Ama", "Mensah")).toBe("AM");
    expect(initials("ọlá", null)).toBe("Ọ");
    expect(initials(" ", undefined)).toBe("");
    expect(initials("ama@example.org")).toBe("A");
    expect(firstTwoLetters("open Road")).toBe("OP");
    expect(firstTwoLetters("")).toBe("");
  });

  it("a stored word becomes a readable one", () => {
    expect(humanise("development_finance")).toBe("Development finance");
    expect(humanise("")).toBe("");
  });
});

describe("the short range", () => {
  it.each([
    ["25000.00", "1500000.00", "$25K - $1.5M"],
    ["5", "5000000000", "$5 - $5000.0M"],
    ["150000", "150000.00", "$150K"],
    ["1000", null, "From $1K"],
    ["0", "950", "Up to $950"],
    [null, null, "Amount not stated"],
  ])("the range from %s to %s reads %s", (min, max, text) => {
    expect(formatShortRange(min, max, "USD")).toBe(text);
  });
});
