import { describe, expect, it } from "vitest";
import { marylandGrants } from "../adapters/maryland-grants/adapter";
import { washingtonGrants } from "../adapters/washington-grants/adapter";
import { readRecorded } from "../read-recorded.fixture";

const NOW = new Date("2026-11-20T09:00:00Z");
const washington = readRecorded(washingtonGrants, "modelled-page.json", NOW);
const maryland = readRecorded(marylandGrants, "modelled-page.json", NOW);
const BROADBAND = "5f0c1f0a-6a0e-4d5c-9d51-0d1a7c0a1101";
const LOANS = "5f0c1f0a-6a0e-4d5c-9d51-0d1a7c0a1102";
const ARCHIVED = "5f0c1f0a-6a0e-4d5c-9d51-0d1a7c0a1103";
const STARTS = "7d1c1f0a-6a0e-4d5c-9d51-0d1a7c0a2201";
const TAX_CREDIT = "7d1c1f0a-6a0e-4d5c-9d51-0d1a7c0a2202";

describe("a CommonGrants provider", () => {
  it("is read with the fields of the protocol and of its own", () => {
    expect(washington.byId(BROADBAND)).toMatchObject({
      url: "https://fundhub.wa.gov/funding/community-broadband-planning/",
      externalId: BROADBAND,
      values: {
        name: "Community Broadband Planning",
        funderName: "Washington State Department of Commerce",
        description: "Plans for broadband in rural counties.",
        applicationUrl: "https://apply.example.org/broadband",
        fundingType: "grant",
        minAmount: "10000",
        maxAmount: "250000",
        currency: "USD",
        eligibleEntityTypes: ["Nonprofit", "Government"],
        eligibleEntityTypesOpenEnded: false,
        eligibleCountries: ["US"],
        eligibilityText:
          "Organizations other than counties apply with a county.\n\nCost sharing: A match of 25%.",
        coFunding: "required",
        openDate: "2026-10-01",
        deadline: "2027-02-12",
        deadlineTimezone: "America/Los_Angeles",
      },
      constants: { attribution: expect.stringMatching(/^Washington FundHub, .*\(Public data of/) },
    });
  });

  it("has no hour of the deadline, because the protocol has no time zones, unless a field names one", () => {
    expect(washington.byId(BROADBAND).values).not.toHaveProperty("deadlineTime");
    const customFields = { deadlineTimezone: { value: "America/Denver" } };
    expect(washington.byId(BROADBAND, { customFields }).values).toMatchObject({
      deadlineTime: "17:00",
      deadlineTimezone: "America/Denver",
    });
  });

  it("is limited to regions that the record gives as codes, and to the provider's own where it names counties", () => {
    const readRegions = (...eligibleRegions: string[]) =>
      washington.byId(BROADBAND, { customFields: { eligibleRegions: { value: eligibleRegions } } }).values
        .eligibleRegions;
    expect(readRegions("US-WA", "US-OR")).toEqual(["US-WA", "US-OR"]);
    expect(readRegions("US-WA", "Yakima Valley")).toBeUndefined();
    expect(washington.byId(BROADBAND).values).not.toHaveProperty("eligibleRegions");
    expect(maryland.byId(STARTS).values.eligibleRegions).toEqual(["US-MD"]);
  });

  it("keeps a closing in words, and takes the end of a range of days", () => {
    expect(washington.byId(LOANS).values).toMatchObject({ deadlineNote: "Applications are read all year." });
    expect(washington.byId(LOANS).values).not.toHaveProperty("deadline");
    expect(maryland.byId(STARTS).values.deadline).toBe("2027-01-31");
  });

  it("closes what is archived, and what accepts no applications although it counts as open", () => {
    expect(washington.readChanged(ARCHIVED, {}).kind).toBe("closed");
    expect(maryland.readChanged(TAX_CREDIT, {})).toMatchObject({
      kind: "closed",
      reading: { origins: { deadline: { quote: "mdAcceptingApplications: false" } } },
    });
    expect(maryland.readChanged(TAX_CREDIT, { status: { value: "forecasted" } }).kind).toBe("skipped");
    expect(maryland.readChanged(TAX_CREDIT, { customFields: {} }).kind).toBe("reading");
  });

  it("says nothing of who may apply when the provider does not, and never that anybody may", () => {
    expect(washington.byId(LOANS).values).not.toHaveProperty("eligibleEntityTypes");
    const unrestricted = { acceptedApplicantTypes: [{ value: "unrestricted" }] };
    expect(washington.byId(LOANS, unrestricted).values.eligibleEntityTypes).toHaveLength(8);
  });

  it.each([
    ["Loan", "loan"],
    ["Grant; Loan", "grant"],
    ["Tax Credit", "other"],
  ])("reads %s as the kind of funding", (value, expected) => {
    const customFields = { fundingInstrument: { value } };
    expect(washington.byId(LOANS, { customFields }).values.fundingType).toBe(expected);
  });

  it("is one of grants where grants and loans are given", () => {
    expect(maryland.byId(STARTS).values.fundingType).toBe("grant");
  });

  it("leaves out amounts in two currencies, and amounts below nothing", () => {
    const money = (amount: string, currency = "USD") => ({ amount, currency });
    const mixed = { funding: { minAwardAmount: money("5", "CAD"), maxAwardAmount: money("9") } };
    expect(washington.byId(LOANS, mixed).values).not.toHaveProperty("maxAmount");
    const negative = { funding: { minAwardAmount: money("-5"), maxAwardAmount: money("9") } };
    expect(washington.byId(LOANS, negative).values).toMatchObject({ maxAmount: "9", currency: "USD" });
    expect(washington.byId(LOANS, negative).values).not.toHaveProperty("minAmount");
  });

  it("archives nothing of persons", () => {
    expect(JSON.stringify(washington.raw)).toContain("A Person");
    expect(JSON.stringify(washingtonGrants.removePersons!(washington.raw))).not.toContain("A Person");
  });

  it("tells of unknown fields, words and forms, and reads the record", () => {
    const { codes, reading } = maryland.readChanged(STARTS, {
      status: { value: "custom", customValue: "waitlist" },
      acceptedApplicantTypes: [{ value: "custom", customValue: "Cooperatives" }, { value: "robot" }],
      customFields: {
        agency: { value: "Commerce" },
        mood: { value: "good" },
        fundingInstrument: { value: "Gold" },
      },
    });
    expect(reading?.values).toMatchObject({ fundingType: "other", eligibleEntityTypesOpenEnded: true });
    expect(codes).toEqual({
      "status: waitlist": 1,
      "acceptedApplicantTypes: Cooperatives": 1,
      "acceptedApplicantTypes: robot": 1,
      "customFields: mood": 1,
      "customFields: agency of another form": 1,
      "fundingInstrument: Gold": 1,
    });
  });

  it("asks for the next page by its number, whether the provider counts its pages or not", () => {
    const items = Array.from({ length: 100 }, () => ({}));
    const next = (paginationInfo: object | undefined, count: number, cursor: number | null) =>
      washingtonGrants.readPage({ items: items.slice(0, count), paginationInfo }, cursor, NOW).next;
    expect(next({ page: 1, totalPages: 3 }, 100, null)).toBe(2);
    expect(next({ page: 3, totalPages: 3 }, 100, 3)).toBeNull();
    expect(next(undefined, 100, 3)).toBe(4);
    expect(next(undefined, 99, 4)).toBeNull();
    expect(washingtonGrants.ask(4, NOW).url).toMatch(/page=4&pageSize=100$/);
  });
});
