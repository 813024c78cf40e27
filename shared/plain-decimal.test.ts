import { describe, expect, it } from "vitest";
import { compareAmounts, plainDecimal } from "./plain-decimal";

describe("a typed number", () => {
  it.each([
    ["120000", "120000"],
    [" +12.50 ", "12.50"],
    ["120 000", "120000"],
    ["1\u202F234\u00A0567,5", "1234567.5"],
    ["3,5", "3.5"],
    ["-3,25", "-3.25"],
  ])("the typed number %j is read as %s", (typed, decimal) => {
    expect(plainDecimal(typed)).toBe(decimal);
  });

  it.each(["1,500", "12 34", "1 2", "twelve", "3,", "1,2,3", "1+1", "a1,5", "1,5a", "-", "1 2345"])(
    "the text %j may mean something else and stays as it is",
    (typed) => {
      expect(plainDecimal(typed)).toBe(typed);
    },
  );
});

describe("two amounts", () => {
  it.each([
    ["10", "10.00", 0],
    ["9007199254740.02", "9007199254740.01", 1],
    ["0.5", "0.49", 1],
    [25000, "25000.00", 0],
    [12.5, 100, -1],
    [1e21, "5", 1],
    [1e-7, 0, 0],
    ["-3", "2", -1],
    ["-3.25", "-3.2", -1],
    ["7.", "7", 0],
    ["1.999", "1.99", 0],
    ["0.1", "0.09", 1],
    [NaN, 0, 0],
  ])("%j is compared with %j as text and as number", (a, b, expected) => {
    expect(compareAmounts(a, b)).toBe(expected);
    expect(compareAmounts(b, a)).toBe(expected === 0 ? 0 : -expected);
  });
});
