import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { INDUSTRIES } from "@shared/constants/industries";
import { CONCEPTS } from "./concepts";
import { findThemes } from "./themes";

describe("findThemes", () => {
  it.each([
    ["Solar irrigation pumps for smallholder farmers", ["agriculture", "energy"]],
    ["Financial inclusion through mobile money", ["fintech"]],
    ["A grant\nfor theatre, music and museums", ["arts"]],
    ["Women-led ventures in edtech", ["education", "gender"]],
    ["Shelter for homeless veterans", ["housing", "humanitarian"]],
    ["Clean water and sanitation in villages", ["water"]],
    ["Cybersecurity for hospitals", ["security", "health"]],
    ["Broadband in Indian country", ["telecoms", "community"]],
    ["Cubesats and launch vehicles", ["space"]],
    ["Recycling of batteries from electric vehicles", ["waste", "mobility", "energy"]],
  ])("%j speaks of %j", (text, themes) => {
    expect(findThemes(text)).toEqual(expect.arrayContaining(themes));
  });

  it.each([
    "Seed programme for start-ups from anywhere",
    "An award\nwith training, a community of peers and care for each company",
    "A programme\nof the Department of Agriculture and the National Institutes of Health",
    "State-of-the-art support for founders",
    "",
  ])("%j speaks of nothing in particular", (text) => {
    expect(findThemes(text)).toEqual([]);
  });

  it("takes vague words at their word only when they are said again and again", () => {
    expect(findThemes("An award\nfor care")).not.toContain("health");
    expect(findThemes("An award\nfor medical care, clinical treatment and health")).toContain("health");
  });

  it("puts first what a text says most about, and names no more than four", () => {
    expect(
      findThemes("Farming\nFarmers who farm; some of them fish. Also games, space, crypto, solar.")[0],
    ).toBe("agriculture");
    expect(findThemes("Farming, games, space, crypto, solar, housing, arts")).toHaveLength(4);
  });

  it("gives slugs of the list, each once, for any text", () => {
    const slugs = INDUSTRIES.map(({ slug }) => slug);
    const words = CONCEPTS.flatMap(({ sure, vague }) => [...sure, ...vague]);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: "binary" }))), (given) => {
        const themes = findThemes(given.join(" "));
        return themes.every((theme) => slugs.includes(theme)) && new Set(themes).size === themes.length;
      }),
    );
  });

  it("knows only industries of the list", () => {
    const slugs = new Set(INDUSTRIES.map(({ slug }) => slug));
    expect(CONCEPTS.flatMap(({ industries }) => industries).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(CONCEPTS.map(({ id }) => id)).size).toBe(CONCEPTS.length);
  });
});
