import { describe, expect, it } from "vitest";
import type { Entity } from "@shared/schema/index";
import { buildFitFacts, type FunderFocus } from "./fit-facts";

const funder = (given: Partial<FunderFocus>): FunderFocus => ({
  industryFocus: [],
  stageFocus: [],
  geographyFocus: [],
  minCheckSize: null,
  maxCheckSize: null,
  averageCheckSize: null,
  currency: "USD",
  ...given,
});
const entity = (given: Partial<Entity>) =>
  ({
    industry: null,
    stage: null,
    country: null,
    countriesOperating: null,
    currentFundingSought: null,
    annualRevenueCurrency: "USD",
    ...given,
  }) as Entity;

function factOf(name: string, given: Partial<FunderFocus>, own: Partial<Entity>) {
  const {
    verdict,
    funder: theirs,
    entity: ours,
    note,
  } = buildFitFacts(funder(given), entity(own)).find(({ fact }) => fact === name)!;
  return { verdict, theirs, ours, note };
}

describe("the industry fact", () => {
  it.each([
    [["Fintech & financial services"], ["fintech"], "met"],
    [["Fintech & financial services"], ["energy"], "not_met"],
    [["All industries"], ["energy"], "met"],
    [["All industries"], null, "met"],
    // "Technology" stands for several of ours.
    [["Technology"], ["software"], "met"],
    [["Deep tech & frontier technology", "Energy & power"], ["energy", "water"], "met"],
    // A word that we do not have may mean what they do.
    [["Agrivoltaics"], ["energy"], "unknown"],
    [["Agrivoltaics"], ["agrivoltaics"], "met"],
    [["Energy & power"], null, "unknown"],
    [[], ["energy"], "unknown"],
  ])("of %j beside %j is %s", (industryFocus, industry, verdict) => {
    expect(factOf("industry", { industryFocus }, { industry }).verdict).toBe(verdict);
  });

  it("names the industries of funder and entity", () => {
    expect(
      factOf("industry", { industryFocus: ["Technology"] }, { industry: ["energy", "rocketry"] }),
    ).toEqual({
      verdict: "not_met",
      theirs: "Technology",
      ours: "Energy & power, rocketry",
      note: null,
    });
    expect(factOf("industry", {}, { industry: [] })).toMatchObject({ theirs: null, ours: null });
  });
});

describe("the stage fact", () => {
  it.each([
    [["Pre-seed"], "MVP", "met"],
    [["Seed", "Series A"], "Growth", "met"],
    [["Pre-seed"], "Scale", "not_met"],
    [["Any stage"], null, "met"],
    [["Any stage"], "Idea", "met"],
    [["Traction"], "Traction", "met"],
    [["Pre-seed"], null, "unknown"],
    [["Pre-seed", "Buy-out"], "Scale", "unknown"],
    [[], "MVP", "unknown"],
  ] as const)("of %j beside %s is %s", (stageFocus, stage, verdict) => {
    expect(factOf("stage", { stageFocus: [...stageFocus] }, { stage }).verdict).toBe(verdict);
  });
});

describe("the place fact", () => {
  it.each([
    [["Global"], "KE", [], "met"],
    [["Africa"], "KE", [], "met"],
    [["Africa"], "DE", [], "not_met"],
    [["Africa"], "DE", ["KE"], "met"],
    [["Kenya", "Ghana"], "GH", [], "met"],
    [["KE"], "KE", [], "met"],
    [["Côte d’Ivoire"], "CI", [], "met"],
    [["Kenya"], "GH", [], "not_met"],
    [["Latin America"], "MX", [], "met"],
    // Some count these in, and others do not.
    [["Asia"], "AE", [], "unknown"],
    [["Europe"], "TR", [], "unknown"],
    [["The Sahel"], "ML", [], "unknown"],
    [["Kenya", "The Sahel"], "KE", [], "met"],
    [["Kenya"], null, [], "unknown"],
    [["Global"], null, [], "met"],
    [[], "KE", [], "unknown"],
  ])("of %j beside %s, %j is %s", (geographyFocus, country, countriesOperating, verdict) => {
    expect(factOf("geography", { geographyFocus }, { country, countriesOperating }).verdict).toBe(verdict);
  });
});

describe("the cheque fact", () => {
  const range = { minCheckSize: "25000.00", maxCheckSize: "500000.00" };
  it.each([
    ["100000.00", "met", null],
    ["25000.00", "met", null],
    ["600000.00", "not_met", /part of what is sought/],
    ["24999.99", "not_met", /more than is sought/],
    ["0.00", "unknown", null],
    [null, "unknown", null],
  ])("of 25,000 to 500,000 beside %s sought is %s", (currentFundingSought, verdict, note) => {
    const fact = factOf("cheque", range, { currentFundingSought });
    expect(fact.verdict).toBe(verdict);
    if (note) expect(fact.note).toMatch(note);
    else expect(fact.note).toBeNull();
  });

  it("is worded, and never compared across currencies", () => {
    expect(factOf("cheque", range, { currentFundingSought: "50000", annualRevenueCurrency: "KES" })).toEqual({
      verdict: "unknown",
      theirs: "USD 25,000 to USD 500,000",
      ours: "Seeks KES 50,000",
      note: "Only amounts in one currency are compared.",
    });
    const upTo = { maxCheckSize: "1000" };
    expect(
      factOf("cheque", upTo, { currentFundingSought: "500", annualRevenueCurrency: null }),
    ).toMatchObject({
      verdict: "unknown",
      theirs: "Up to USD 1,000",
      ours: "Seeks 500, in a currency that is not given",
    });
  });

  it("is unknown when only the average cheque is known", () => {
    const average = { averageCheckSize: "100000" };
    expect(factOf("cheque", average, { currentFundingSought: "100000" })).toMatchObject({
      verdict: "unknown",
      theirs: "USD 100,000 on average",
    });
    expect(factOf("cheque", {}, { currentFundingSought: "100000" })).toMatchObject({
      theirs: null,
      note: null,
    });
  });
});
