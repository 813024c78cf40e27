import { describe, expect, it } from "vitest";
import { checkGates, countUnknowns, type Gates, isEligible, type Verdict } from "./gates";
import { anEntity, anOpportunity, NOW, someGates } from "./test-facts";

type Case = [string, Parameters<typeof anEntity>[0], Parameters<typeof anOpportunity>[0], Verdict];

const verdicts = (gate: keyof Gates, cases: Case[]) =>
  describe(`the rule for ${gate}`, () => {
    it.each(cases)("%s", (_name, entity, opportunity, verdict) => {
      const gates = checkGates(anEntity(entity), anOpportunity(opportunity), NOW);
      expect(gates[gate]).toBe(verdict);
      expect(isEligible({ ...someGates, [gate]: gates[gate] })).toBe(verdict !== "failed");
    });
  });

verdicts("type", [
  [
    "lets in a type that is named",
    { type: "Startup" },
    { eligibleEntityTypes: ["School", "Startup"] },
    "met",
  ],
  [
    "keeps out a type that is not named",
    { type: "Nonprofit" },
    { eligibleEntityTypes: ["Startup"] },
    "failed",
  ],
  ["leaves nobody out when none is named", { type: "Nonprofit" }, { eligibleEntityTypes: [] }, "unstated"],
  ["lets everybody in for *", { type: "School" }, { eligibleEntityTypes: ["*"] }, "met"],
  [
    "is unknown where the source describes others in words",
    { type: "Nonprofit" },
    { eligibleEntityTypes: ["Startup"], eligibleEntityTypesOpenEnded: true },
    "unknown",
  ],
  [
    "is met for a named type of an open-ended list",
    { type: "Startup" },
    { eligibleEntityTypes: ["Startup"], eligibleEntityTypesOpenEnded: true },
    "met",
  ],
]);

verdicts("country", [
  ["lets in the home country", { country: "KE" }, { eligibleCountries: ["GH", "KE"] }, "met"],
  ["keeps out another country", { country: "NG" }, { eligibleCountries: ["GH", "KE"] }, "failed"],
  ["is global for *", { country: "NG" }, { eligibleCountries: ["*"] }, "met"],
  ["is global for * also without a country", { country: null }, { eligibleCountries: ["*"] }, "met"],
  ["leaves nobody out when none is named", { country: "NG" }, { eligibleCountries: [] }, "unstated"],
  ["is unknown without a country", { country: null }, { eligibleCountries: ["KE"] }, "unknown"],
  [
    "lets in a country of operation",
    { country: "NG", countriesOperating: ["GH"] },
    { eligibleCountries: ["GH"] },
    "met",
  ],
  [
    "lets in a country of operation when the home country is not known",
    { country: null, countriesOperating: ["GH"] },
    { eligibleCountries: ["GH"] },
    "met",
  ],
  [
    "stays unknown when only other countries of operation are known",
    { country: null, countriesOperating: ["GH"] },
    { eligibleCountries: ["KE"] },
    "unknown",
  ],
  [
    "keeps out when neither home nor operation fits",
    { country: "NG", countriesOperating: ["GH", "TG"] },
    { eligibleCountries: ["KE"] },
    "failed",
  ],
]);

verdicts("stage", [
  ["lets in a stage that is named", { stage: "MVP" }, { stageFocus: ["Idea", "MVP"] }, "met"],
  ["keeps out another stage", { stage: "Scale" }, { stageFocus: ["Idea", "MVP"] }, "failed"],
  ["is unknown without a stage", { stage: null }, { stageFocus: ["Idea"] }, "unknown"],
  ["leaves nobody out when none is named", { stage: null }, { stageFocus: [] }, "unstated"],
  ["lets everybody in for *", { stage: null }, { stageFocus: ["*"] }, "met"],
]);

verdicts("foundedYear", [
  [
    "takes the first year of the range",
    { foundedYear: 2019 },
    { yearFoundedMin: 2019, yearFoundedMax: 2022 },
    "met",
  ],
  [
    "takes the last year of the range",
    { foundedYear: 2022 },
    { yearFoundedMin: 2019, yearFoundedMax: 2022 },
    "met",
  ],
  ["keeps out the year before", { foundedYear: 2018 }, { yearFoundedMin: 2019 }, "failed"],
  ["keeps out the year after", { foundedYear: 2023 }, { yearFoundedMax: 2022 }, "failed"],
  ["is unknown without a year", { foundedYear: null }, { yearFoundedMin: 2019 }, "unknown"],
  ["leaves nobody out when no year is named", { foundedYear: null }, {}, "unstated"],
]);

const euros = { annualRevenueCurrency: "EUR" };
verdicts("revenue", [
  [
    "takes the exact lower bound",
    { ...euros, annualRevenue: "1000.00" },
    { currency: "EUR", revenueMin: "1000" },
    "met",
  ],
  [
    "keeps out a cent below",
    { ...euros, annualRevenue: "999.99" },
    { currency: "EUR", revenueMin: "1000.00" },
    "failed",
  ],
  [
    "keeps out a cent above",
    { ...euros, annualRevenue: "1000.01" },
    { currency: "EUR", revenueMax: "1000.00" },
    "failed",
  ],
  [
    "is unknown in another currency",
    { ...euros, annualRevenue: "1" },
    { currency: "USD", revenueMin: "1000" },
    "unknown",
  ],
  [
    "is unknown when the currency of the profile is not known",
    { annualRevenueCurrency: null, annualRevenue: "1" },
    { currency: "USD", revenueMin: "1000" },
    "unknown",
  ],
  [
    "is unknown without a figure",
    { ...euros, annualRevenue: null },
    { currency: "EUR", revenueMax: "1000" },
    "unknown",
  ],
  [
    "leaves nobody out when none is asked for",
    { ...euros, annualRevenue: "5" },
    { currency: "EUR" },
    "unstated",
  ],
]);

verdicts("deadline", [
  ["is open until the very end of the day", {}, { closesAt: new Date(NOW.getTime() + 1) }, "met"],
  ["is closed from then on", {}, { closesAt: NOW }, "failed"],
  ["is not asked without a date", {}, { closesAt: null }, "unstated"],
]);

describe("countUnknowns", () => {
  it("counts rules that may or may not be met, and not those that are not there", () => {
    expect(countUnknowns({ ...someGates, stage: "unstated", country: "unstated" })).toBe(0);
    expect(countUnknowns({ ...someGates, stage: "unknown", revenue: "unknown" })).toBe(2);
  });
});
