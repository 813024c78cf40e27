import { expect, it } from "vitest";
import { formatFieldValue } from "./field-values";

it.each([
  ["deadline", "2027-03-31", "31 Mar 2027"],
  ["deadline", null, "Not stated"],
  ["minAmount", "25000.00", "€25,000"],
  ["maxAmount", "0.00", "Not stated"],
  ["fundingType", "fellowship", "Fellowship"],
  ["eligibleCountries", ["GH", "NG"], "Ghana, Nigeria"],
  ["eligibleCountries", ["*"], "Everywhere"],
  ["eligibleEntityTypes", [], "Not stated"],
  ["eligibleEntityTypesOpenEnded", true, "Yes"],
  ["equityStakeMin", "5.00", "5.00 %"],
  ["durationWeeks", 12, "12"],
  ["name", "  ", "Not stated"],
  ["description", "Pilots", "Pilots"],
  ["description", { odd: true }, "Not stated"],
] as const)("formats %s of %j as %s", (field, value, expected) => {
  expect(formatFieldValue(field, value, "EUR")).toBe(expected);
});
