import { describe, expect, it } from "vitest";
import { plainDecimal } from "./plain-decimal";

describe("a number as somebody typed it", () => {
  it.each([
    ["120000", "120000"],
    [" +12.50 ", "12.50"],
    ["120 000", "120000"],
    ["1\u202F234\u00A0567,5", "1234567.5"],
    ["3,5", "3.5"],
    ["-3,25", "-3.25"],
  ])("reads %j as %s", (typed, decimal) => {
    expect(plainDecimal(typed)).toBe(decimal);
  });

  it.each(["1,500", "12 34", "1 2", "twelve", "3,", "1,2,3"])(
    "leaves %j, which could mean something else, as it is",
    (typed) => {
      expect(plainDecimal(typed)).toBe(typed);
    },
  );
});
