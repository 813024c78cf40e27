import { describe, expect, it } from "vitest";
import { formatPlace } from "./award-wording";

describe("the place of a recipient", () => {
  it.each([
    ["US", "TX", "Texas, United States"],
    ["GB", "Scotland", "Scotland, United Kingdom"],
    ["GB", "Greater Manchester", "Greater Manchester, United Kingdom"],
    ["CA", "QC", "Quebec, Canada"],
    ["KE", null, "Kenya"],
  ])("in %s with the region %s is %s", (country, region, place) => {
    expect(formatPlace(country, region)).toBe(place);
  });
});
