import { describe, expect, it } from "vitest";
import { readRecorded } from "../../read-recorded.fixture";
import { pennsylvaniaGrants } from "./adapter";

const NOW = new Date("2025-08-07T09:00:00Z");
const { byId, raw, readChanged } = readRecorded(pennsylvaniaGrants, "grants.json", NOW);

describe("Pennsylvania's grants", () => {
  it("reads a grant with all that its record states", () => {
    expect(byId("phmc1")).toMatchObject({
      externalId: "phmc1",
      values: {
        name: "Cultural and Historical Support Grants",
        funderName: "Pennsylvania Historical & Museum Commission",
        fundingType: "grant",
        minAmount: "2500",
        maxAmount: "65000",
        currency: "USD",
        eligibleEntityTypes: ["Nonprofit", "Research", "School", "Government"],
        eligibleEntityTypesOpenEnded: false,
        eligibleCountries: ["US"],
        eligibleRegions: ["US-PA"],
        industryFocus: ["Education & learning"],
        openDate: "2025-07-14",
        deadline: "2025-08-22",
        deadlineTimezone: "America/New_York",
      },
      constants: {
        funderType: "government",
        attribution:
          "Pennsylvania Grants, https://grants.pa.gov (Public data of the Commonwealth of Pennsylvania)",
      },
    });
  });

  it.each([
    ["All pa", ["US-PA"]],
    ["Statewide", ["US-PA"]],
    ["Erie County, PA", undefined],
    ["", undefined],
  ])("are limited to %j as %s", (populationServedGeography, regions) => {
    expect(byId("phmc1", { populationServedGeography }).values.eligibleRegions).toEqual(regions);
  });

  it("drops the point of contact, who is a person, from the reading and the archive", () => {
    expect(JSON.stringify(raw)).toContain("A Person");
    expect(JSON.stringify(byId("phmc1"))).not.toContain("A Person");
    expect(JSON.stringify(pennsylvaniaGrants.removePersons!(raw))).not.toContain("A Person");
  });

  it("takes a closing day ten years ahead for no closing day", () => {
    const { values } = byId("dced2");
    expect(values).not.toHaveProperty("deadline");
    expect(values.deadlineNote).toBe("No closing date is given. How often: Reoccurring.");
  });

  it("takes the printed day, because every record is printed with noon", () => {
    expect(byId("pccd32").values.deadline).toBe("2025-09-10");
    expect(byId("pccd32").values).not.toHaveProperty("deadlineTime");
  });

  it("closes what is closed but closes on a later day, and passes on the day that is over", () => {
    expect(readChanged("plcb1", {}).kind).toBe("closed");
    expect(byId("pda1").values.deadline).toBe("2024-11-15");
  });

  it.each([
    ["pda8", "100000", "2000000"],
    ["pca4", undefined, "25000"],
    ["pda2", "1000", undefined],
  ])("reads the amounts of %s", (slug, min, max) => {
    expect([byId(slug).values.minAmount, byId(slug).values.maxAmount]).toEqual([min, max]);
  });

  it("keeps an amount that holds under conditions in words only", () => {
    const { values } = byId("pccd24");
    expect(values).not.toHaveProperty("maxAmount");
    expect(values.description).toContain("Largest award: $125,000 per year for a total of $375,000");
  });

  it("reads a fraction as a demand, and not as a share of the costs", () => {
    const { values } = byId("pda2");
    expect(values.coFunding).toBe("required");
    expect(values).not.toHaveProperty("coFundingShare");
    expect(values.eligibilityText).toContain("Matching funds: 50%");
  });

  it.each([
    ["dced1", "required"],
    ["dced9", "required"],
    ["aging1", "not required"],
    ["pccd32", undefined],
  ])("reads whether %s demands money of one's own", (slug, expected) => {
    expect(byId(slug).values.coFunding).toBe(expected);
  });

  it.each([
    ["pda1", "grant"],
    ["dced3", "loan"],
    ["dced7", "other"],
    ["dced8", "grant"],
  ])("reads the kind of funding of %s", (slug, expected) => {
    expect(byId(slug).values.fundingType).toBe(expected);
  });

  it("reads the kind from the title where the field is empty", () => {
    expect(readChanged("dced7", { fundingType: "" }).reading?.values.fundingType).toBe("other");
    expect(readChanged("pda1", { fundingType: "" }).reading?.values).not.toHaveProperty("fundingType");
  });

  it("is by invitation where the record says so", () => {
    expect(byId("dced4").values.applicantLimit).toBe("invited");
    expect(byId("dced2").values).not.toHaveProperty("applicantLimit");
  });

  it("says nothing of who may apply where the field is empty", () => {
    expect(byId("pda1").values).not.toHaveProperty("eligibleEntityTypes");
    expect(byId("pda1").values).not.toHaveProperty("eligibleEntityTypesOpenEnded");
  });

  it("names departments in full", () => {
    expect(byId("pda1").values.funderName).toBe("Pennsylvania Department of Agriculture");
    expect(byId("pccd32").values.funderName).toBe("Pennsylvania Commission on Crime and Delinquency");
    expect(byId("plcb1", { status: "Accepting applications" }).values.funderName).toBe(
      "Pennsylvania Liquor Control Board",
    );
  });

  it("tells of unknown words, and reads the grant all the same", () => {
    const change = { status: "Soon", category: "Space", applicantCategory: "Robot", fundingType: "Voucher" };
    const { reading, codes } = readChanged("phmc1", change);
    expect(reading?.values).toMatchObject({ fundingType: "other", eligibleEntityTypesOpenEnded: true });
    expect(codes).toEqual({
      "status: Soon": 1,
      "category: Space": 1,
      "applicantCategory: Robot": 1,
      "fundingType: voucher": 1,
    });
  });
});
