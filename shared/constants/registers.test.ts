import { expect, it } from "vitest";
import { formatNumber, normaliseNumber } from "./registers";

it.each([
  ["us-irs", "12-3456789", "123456789"],
  ["us-irs", "010 203 040", "010203040"],
  ["us-irs", "10203040", "010203040"],
  ["us-irs", "1234567890", null],
  ["gb-charities", "1 234 567", "1234567"],
  ["gb-charities", "SC012345", null],
  ["gb-companies", "1234567", "01234567"],
  ["gb-companies", "sc 123456", "SC123456"],
  ["gb-companies", "123456789", null],
  ["ror", "https://ror.org/05gq02987", "05gq02987"],
  ["ror", "05GQ02987", "05gq02987"],
  ["ror", "Brown University", null],
  ["us-irs", "", null],
] as const)("of %s, %s is the number %s", (register, typed, number) => {
  expect(normaliseNumber(register, typed)).toBe(number);
});

it("shows a number as people write it", () => {
  expect(formatNumber("us-irs", "010203040")).toBe("01-0203040");
  expect(formatNumber("gb-charities", "1234567")).toBe("1234567");
});
