import { describe, expect, it } from "vitest";
import { readRecorded } from "../../read-recorded.fixture";
import { californiaGrants } from "./adapter";

const NOW = new Date("2025-06-16T09:00:00Z");
const { byId, raw, readChanged } = readRecorded(californiaGrants, "dump.json", NOW);

describe("California's grants", () => {
  it.each([
    ["116685", undefined, ["US-CA"]],
    ["106359", undefined, ["US-CA"]],
    ["106359", "Waterways within the State of California.", ["US-CA"]],
    ["117507", undefined, undefined],
    ["117510", undefined, undefined],
    ["116805", undefined, undefined],
  ])("the grant %s, if its geography says %s, is limited to %s", (id, geography, regions) => {
    const change = geography === undefined ? {} : { Geography: geography };
    expect(byId(id, change).values.eligibleRegions).toEqual(regions);
  });

  it("reads a grant with all that its record states", () => {
    expect(byId("116805")).toMatchObject({
      url: "https://calrecycle.ca.gov/Tires/Grants/TIP/",
      values: {
        name: "Tire Incentive Program",
        funderName: "California Department of Resources Recycling and Recovery",
        funderWebsite: "https://calrecycle.ca.gov/",
        applicationUrl: "https://calrecycle.ca.gov/tires/grants/tip/fy202526/",
        fundingType: "grant",
        minAmount: "25000",
        maxAmount: "650000",
        currency: "USD",
        eligibleEntityTypes: ["Startup", "Social Enterprise"],
        eligibleEntityTypesOpenEnded: false,
        eligibleCountries: ["US"],
        industryFocus: ["Environment & conservation"],
        coFunding: "not required",
        openDate: "2025-06-05",
        deadline: "2025-08-20",
        deadlineTimezone: "America/Los_Angeles",
      },
      origins: {
        maxAmount: { quote: "Between $25,000 and $650,000", how: "api" },
        deadline: { quote: "2025-08-20 11:59:00", how: "api" },
      },
      constants: {
        funderType: "government",
        attribution:
          "California Grants Portal, https://data.ca.gov/dataset/california-grants-portal (Open data of the State of California)",
      },
    });
  });

  it("takes rows that are arrays by the order of the fields, whatever that is", () => {
    const { fields, records } = raw as { fields: unknown[]; records: unknown[][] };
    const turned = { fields: fields.toReversed(), records: records.map((row) => row.toReversed()) };
    expect(californiaGrants.readPage(turned, null, NOW)).toEqual(californiaGrants.readPage(raw, null, NOW));
  });

  it("asks for further pages while they are full", () => {
    const page = { fields: [{ id: "PortalID" }], records: Array.from({ length: 100 }, (_, i) => [`${i}`]) };
    expect(californiaGrants.readPage(page, null, NOW).next).toBe(100);
    expect(californiaGrants.readPage(page, 300, NOW).next).toBe(400);
    expect(californiaGrants.readPage({ ...page, records: [["1"]] }, 400, NOW).next).toBeNull();
    expect(californiaGrants.ask(100, NOW).url).toMatch(/limit=100&offset=100$/);
  });

  it("has no deadline where the record says Ongoing, and keeps that word", () => {
    const { values } = byId("117507");
    expect(values.deadline).toBeUndefined();
    expect(values.deadlineNote).toBe("Ongoing");
  });

  it.each(["106359", "106092"])("takes no floor of $0 or $1 for an amount (%s)", (id) => {
    expect(byId(id).values.minAmount).toBeUndefined();
    expect(byId(id).values.maxAmount).toMatch(/^\d+$/);
  });

  it("has no amount where it depends on the submissions", () => {
    expect(byId("116685").values).not.toHaveProperty("maxAmount");
  });

  it("takes a single amount as the smallest and the largest", () => {
    expect(byId("106176").values).toMatchObject({ minAmount: "800000", maxAmount: "800000" });
  });

  it("states no share of the costs, because the portal's percentage is of the grant", () => {
    const { values } = byId("107169");
    expect(values.coFunding).toBe("required");
    expect(values).not.toHaveProperty("coFundingShare");
    expect(values.eligibilityText).toContain("Matching funds: 100%");
  });

  it("keeps the words beside a percentage that does not hold for everybody", () => {
    expect(byId("116685").values.eligibilityText).toContain("Tribal entities require 5% match.");
  });

  it("states no hour of the deadline, and says which one is printed when it may be one", () => {
    expect(byId("116685").values).toMatchObject({
      deadline: "2025-10-28",
      deadlineNote: "The portal prints the hour 17:00.",
    });
    expect(byId("116685").values).not.toHaveProperty("deadlineTime");
    expect(byId("116805").values).not.toHaveProperty("deadlineNote");
  });

  it("keeps an opening that is not a day in words", () => {
    const { values } = byId("117510");
    expect(values.openDate).toBeUndefined();
    expect(values.deadlineNote).toContain("Opens: Summer 2025");
    expect(values.deadlineNote).toContain("Announced only");
  });

  it("counts the first of several kinds of funding", () => {
    expect(byId("117471").values.fundingType).toBe("grant");
    expect(readChanged("117471", { Type: "Loan" }).reading?.values.fundingType).toBe("loan");
  });

  it("closes a grant that does not say when it closed on the day before, and passes on the day where it does", () => {
    expect(byId("108996").values.deadline).toBe("2025-06-13");
    for (const ApplicationDeadline of [null, "2025-12-01 17:00:00"]) {
      const { kind, reading } = readChanged("108996", { ApplicationDeadline });
      expect(kind).toBe("closed");
      expect(reading).toMatchObject({
        externalId: "108996",
        origins: { deadline: { quote: "Status: closed", how: "api" } },
      });
    }
  });

  it("may be for others where the portal names a kind that we do not know, and tells of it", () => {
    const { reading, codes } = readChanged("116805", { ApplicantType: "Business; Robot" });
    expect(reading?.values).toMatchObject({
      eligibleEntityTypes: ["Startup", "Social Enterprise"],
      eligibleEntityTypesOpenEnded: true,
    });
    expect(codes).toEqual({ "ApplicantType: Robot": 1 });
  });

  it("tells of an unknown status, category and kind of funding, and reads the grant all the same", () => {
    const change = { Status: "paused", Categories: "Space; Energy", Type: "Voucher" };
    const { reading, codes } = readChanged("116805", change);
    expect(reading?.values).toMatchObject({ fundingType: "other", industryFocus: ["Energy & power"] });
    expect(codes).toEqual({ "Status: paused": 1, "Categories: Space": 1, "Type: Voucher": 1 });
  });

  it("stores no contact of a person", () => {
    const archived = JSON.stringify(californiaGrants.removePersons!(raw));
    expect(archived).not.toContain("A Person");
    expect(archived).toContain("Tire Incentive Program");
  });
});
