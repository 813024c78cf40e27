import { describe, expect, it } from "vitest";
import { compareProfile } from "./compare-profile";
import type { ComparedProfile } from "./types";

const PROFILE: ComparedProfile = {
  ...{ type: "Startup", country: "GH", foundedYear: 2029, staff: 12 },
  ...{ revenue: "600000.00", revenueCurrency: "GBP" },
};
const EMPTY: ComparedProfile = {
  ...{ type: "Startup", country: null, foundedYear: null, staff: null, revenue: null, revenueCurrency: null },
};
const warn = (quote: string, profile: Partial<ComparedProfile> = {}, base = PROFILE) =>
  compareProfile(
    [{ id: "1", kind: "eligibility", quote, acceptedAt: new Date(0) }],
    { ...base, ...profile },
    "2030-03-01",
  ).map(({ fact, said }) => [fact, said]);

describe("a line of a call against the profile", () => {
  it.each([
    ["Applicants must be based in Wales.", {}, "country", "GH"],
    ["Only organisations registered in France or Belgium may apply.", {}, "country", "GH"],
    ["Le porteur doit être établi en France.", {}, "country", "GH"],
    ["Only registered charities may apply.", {}, "type", "Startup"],
    ["Individuals are not eligible.", { type: "Individual" }, "type", "Individual"],
    ["Organisations must have existed for at least three years.", {}, "foundedYear", "2029"],
    ["Companies must be less than five years old.", { foundedYear: 2020 }, "foundedYear", "2020"],
    ["Companies founded before 2025 may apply.", {}, "foundedYear", "2029"],
    ["You must have fewer than 10 employees.", {}, "staff", "12"],
    ["Applicants must have an annual turnover below £500,000.", {}, "revenue", "600000.00 GBP"],
  ] as const)("is contradicted: %s", (quote, profile, fact, said) => {
    expect(warn(quote, profile)).toContainEqual([fact, said]);
  });

  it.each([
    ["Applicants must be based in Ghana.", {}],
    ["Organisations based in France are welcome.", {}],
    ["Applicants must be based in an EU member state or France.", {}],
    ["Applicants must not be based in France.", {}],
    ["Only charities may apply.", { type: "Social Enterprise" }],
    ["Only charities, unless a startup has a fiscal sponsor.", {}],
    ["Only companies or universities may apply.", {}],
    ["Organisations must have existed for at least one year.", {}],
    ["The lead expert must have at least ten years of experience.", {}],
    ["You must have fewer than 50 employees.", {}],
    ["Applicants must have an annual turnover below €500,000.", {}],
    ["Charities that work in Wales can apply.", {}],
  ] as const)("is no warning: %s", (quote, profile) => {
    expect(warn(quote, profile)).toEqual([]);
  });

  it.each([
    ["Applicants must be based in Wales.", "country"],
    ["Organisations must have existed for at least three years.", "foundedYear"],
    ["You must have fewer than 10 employees.", "staff"],
    ["Applicants must have an annual turnover below £500,000.", "revenue"],
  ] as const)("stays unknown where the profile does not say: %s", (quote, fact) => {
    expect(warn(quote, {}, EMPTY)).toEqual([[fact, null]]);
  });

  it("is not looked at before somebody accepts it, or where it is of another kind", () => {
    const quote = "Applicants must be based in Wales.";
    const line = { id: "1", quote, acceptedAt: null };
    expect(compareProfile([{ ...line, kind: "eligibility" }], PROFILE, "2030-03-01")).toEqual([]);
    const document = { ...line, kind: "document" as const, acceptedAt: new Date(0) };
    expect(compareProfile([document], PROFILE, "2030-03-01")).toEqual([]);
  });
});
