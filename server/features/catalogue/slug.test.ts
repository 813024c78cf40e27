import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFreeSlug, toSlug } from "./slug";

describe("toSlug", () => {
  it.each([
    ["Clean Energy Grant", "clean-energy-grant"],
    ["  Café & Co. — Fund!  ", "cafe-co-fund"],
    ["Ørsted Straße Fonds", "orsted-strasse-fonds"],
    ["Africa’s Business Heroes", "africas-business-heroes"],
    ["تمويل", "opportunity"],
    ["", "opportunity"],
    ["---", "opportunity"],
    ["a".repeat(200), "a".repeat(80)],
    [`${"a".repeat(79)} tail`, "a".repeat(79)],
  ])("makes %j into %j", (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  it("gives letters, digits and single hyphens for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(toSlug(name))),
    );
  });
});

describe("findFreeSlug", () => {
  it.each([
    ["fund", [], "fund"],
    ["fund", ["fund"], "fund-2"],
    ["fund", ["fund", "fund-2", "fund-4"], "fund-3"],
    ["fund", ["fund-2"], "fund"],
  ])("for %j beside %j is %j", (base, taken, free) => {
    expect(findFreeSlug(base, new Set(taken))).toBe(free);
  });
});
