import { describe, expect, it } from "vitest";
import { convertRange, roundFigures } from "./converted";

const RATES = {
  day: "2026-10-06",
  perEuro: { EUR: "1", USD: "1.1269", GBP: "0.8488", JPY: "178.15", IDR: "20104.8" },
};
const range = (minAmount: string | null, maxAmount: string | null, currency = "USD") => ({
  minAmount,
  maxAmount,
  currency,
});

describe("an amount in the reader's currency", () => {
  it.each([
    [range("3000000.00", "5750000.00"), "EUR", "about €2.7M - €5.1M"],
    [range("5000", "50000"), "GBP", "about £3,800 - £38,000"],
    [range("20000", null), "EUR", "from about €17,700"],
    [range(null, "250"), "EUR", "up to about €220"],
    [range("1000", "1000"), "EUR", "about €890"],
    [range("0", "1000"), "EUR", "up to about €890"],
    [range("10000", "10000", "GBP"), "JPY", "about JPY 2.1M"],
    [range("10000", "10000", "eur"), "USD", "about $11,300"],
    [range("5000", "5000", "IDR"), "EUR", "about €0.25"],
  ])("%j is in %s %s", (given, own, expected) => {
    expect(convertRange(given, own, RATES)?.amount).toBe(expected);
  });

  it("names the rate with four figures and its day", () => {
    expect(convertRange(range("1", "1"), "EUR", RATES)?.rate).toBe(
      "1 USD = 0.8874 EUR, rate of the European Central Bank of 6 Oct 2026",
    );
    expect(convertRange(range("1", "1", "EUR"), "IDR", RATES)?.rate).toMatch(/^1 EUR = 20100 IDR,/);
  });

  it.each([
    ["the same currency", range("1000", "2000"), "USD", RATES],
    ["no currency of one's own", range("1000", "2000"), undefined, RATES],
    ["a currency without a rate", range("1000", "2000", "NGN"), "EUR", RATES],
    ["a currency of one's own without a rate", range("1000", "2000"), "GHS", RATES],
    ["a name that objects have by themselves", range("1000", "2000"), "constructor", RATES],
    ["no amount", range(null, "0"), "EUR", RATES],
    ["no rates", range("1000", "2000"), "EUR", { day: null, perEuro: {} }],
    [
      "a rate that is no number",
      range("1000", "2000"),
      "EUR",
      { day: "2026-10-06", perEuro: { EUR: "1", USD: "x" } },
    ],
  ])("is not made of %s", (_what, given, own, rates) => {
    expect(convertRange(given, own, rates)).toBeUndefined();
  });
});

describe("rounding to figures that count", () => {
  it.each([
    [1_234_567, 1_230_000],
    [1_994, 1_990],
    [9_949, 9_900],
    [9_951, 10_000],
    [2_345, 2_300],
    [0.0456, 0.046],
  ])("rounds %d to %d", (amount, expected) => {
    expect(roundFigures(amount)).toBe(expected);
  });
});
