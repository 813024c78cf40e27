import { describe, expect, it } from "vitest";
import { changeDecimals, countDecimals, fromDecimal, toDecimal, toShortDecimal } from "./currency";

describe("amounts in the smallest unit", () => {
  it.each([
    ["JPY", 0],
    ["EUR", 2],
    ["KWD", 3],
  ])("know that %s has %i decimals", (currency, decimals) => {
    expect(countDecimals(currency)).toBe(decimals);
  });

  it.each([
    [1_250, 2, "12.50", "12.5"],
    [5, 2, "0.05", "0.05"],
    [1_200, 0, "1200", "1200"],
    [1_500, 3, "1.500", "1.5"],
    [0, 2, "0.00", "0"],
  ])("are written as decimals: %i with %i decimals", (value, decimals, whole, short) => {
    expect(toDecimal(value, decimals)).toBe(whole);
    expect(toShortDecimal(value, decimals)).toBe(short);
  });

  it.each([
    ["1 250,5", 2, 125_050],
    ["1,250", 2, 125_000],
    ["1,250,000.25", 2, 125_000_025],
    ["12.345", 3, 12_345],
    ["1,234", 3, 1_234_000],
    ["12.3450", 3, 12_345],
    ["7", 0, 7],
  ])("are read from what people type: %s", (text, decimals, value) => {
    expect(fromDecimal(text, decimals)).toBe(value);
  });

  it.each([
    ["12.345", 2],
    ["-5", 2],
    ["abc", 2],
    ["", 2],
    ["1.5", 0],
  ])("are refused where they are none: %s", (text, decimals) => {
    expect(fromDecimal(text, decimals)).toBeUndefined();
  });

  it("go into a currency with other decimals only where no part is lost", () => {
    expect(changeDecimals(1_250, 2, 3)).toBe(12_500);
    expect(changeDecimals(1_200, 2, 0)).toBe(12);
    expect(changeDecimals(1_250, 2, 0)).toBeUndefined();
  });
});
