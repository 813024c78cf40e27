import { describe, expect, it } from "vitest";
import { grantsGovReading } from "../../../grants-gov/reading";
import { readRecord } from "../../read-records";
import { readRecorded } from "../../read-recorded.fixture";
import { simplerGrantsGov } from "./adapter";

const NOW = new Date("2026-11-27T09:00:00Z");
const { byId, raw, records, readChanged } = readRecorded(simplerGrantsGov, "modelled-search.json", NOW);
const ROOFS = "MOD-27-001";
const LIBRARY = "MOD-27-002";

/** Reads a call whose summary says something else. */
function readSummary(number: string, change: object) {
  const call = records.find((one) => (one as { opportunity_number: string }).opportunity_number === number);
  return readChanged(number, { summary: { ...(call as { summary: object }).summary, ...change } });
}

describe("the calls of Simpler.Grants.gov", () => {
  it("are read as Grants.gov's own answer of the same number would be", () => {
    const { origins: _, ...same } = grantsGovReading(
      {
        id: "990001",
        number: ROOFS,
        title: "Rooftop Gardens of Small Towns",
        agency: "Office of Modelled Examples",
        docType: "synopsis",
        openDate: "10/01/2026",
        closeDate: "02/26/2027",
        responseDateDesc: "Applications must be submitted by 5:00 PM Eastern Time on February 26, 2027.",
        archiveDate: "03/28/2027",
        description: "<p>Grants for gardens on the roofs of small towns.</p>",
        applicantTypes: ["02", "01"],
        eligibilityDesc: "Towns of fewer than 20,000 people.",
        fundingInstruments: ["G", "CA"],
        fundingActivityCategories: ["CD", "ENV"],
        costSharing: true,
        awardFloor: "25000",
        awardCeiling: "400000",
        fundingDescLinkUrl: "https://models.example.gov/roofs",
      },
      NOW,
    );
    expect(byId(ROOFS)).toMatchObject(same);
    expect(Object.keys(byId(ROOFS).values)).toEqual(Object.keys(same.values));
  });

  it("have ISO days, whole amounts, and the hour with its zone", () => {
    expect(byId(ROOFS)).toMatchObject({
      url: "https://www.grants.gov/search-results-detail/990001",
      externalId: "990001",
      values: {
        fundingType: "grant",
        minAmount: "25000",
        maxAmount: "400000",
        currency: "USD",
        eligibleEntityTypes: ["Government"],
        eligibleCountries: ["US"],
        coFunding: "required",
        openDate: "2026-10-01",
        deadline: "2027-02-26",
        deadlineTime: "17:00",
        deadlineTimezone: "America/New_York",
      },
    });
  });

  it("say of a forecast when it is expected, and take no zero for an amount", () => {
    const { values } = byId(LIBRARY);
    expect(values).toMatchObject({
      openDate: "2027-01-11",
      deadline: "2027-04-30",
      deadlineNote: expect.stringContaining("expected to open on 11 January 2027"),
    });
    expect(values).not.toHaveProperty("maxAmount");
    expect(values).not.toHaveProperty("minAmount");
  });

  it("are left out, with a sentence, when they have no number of Grants.gov and might be here already", () => {
    const { legacy_opportunity_id: _, ...call } = records[0] as Record<string, unknown>;
    const drift = { unknownFields: {}, missingFields: {}, unknownCodes: {} };
    for (const record of [call, { ...call, legacy_opportunity_id: null }])
      expect(readRecord(simplerGrantsGov, record, { now: NOW, drift, place: ROOFS })).toMatchObject({
        kind: "failed",
        what: ROOFS,
        cause: {
          text: "It has no number of Grants.gov, so it might be here already. It was left out.",
        },
      });
  });

  it("are left out when they are archived or closed without a day, or are only being written", () => {
    expect(readChanged("MOD-27-004", {}).kind).toBe("skipped");
    expect(readChanged(ROOFS, { opportunity_status: "archived" }).kind).toBe("skipped");
    expect(readChanged(ROOFS, { opportunity_status: "closed" }).kind).toBe("skipped");
  });

  it("are closed when their archive date has passed", () => {
    expect(readChanged("MOD-26-009", {}).kind).toBe("closed");
  });

  it("tell of unknown words, and exclude nobody for them", () => {
    const { reading, codes } = readSummary(ROOFS, {
      applicant_types: ["county_governments", "robots"],
      funding_categories: ["dreams"],
      funding_instruments: ["barter"],
    });
    expect(reading!.values).toMatchObject({ fundingType: "other", eligibleEntityTypesOpenEnded: true });
    expect(reading!.values).not.toHaveProperty("eligibleCountries");
    expect(codes).toEqual({
      "applicant_types: robots": 1,
      "funding_categories: dreams": 1,
      "funding_instruments: barter": 1,
    });
  });
});

describe("the answers of Simpler.Grants.gov", () => {
  it("are asked for by POST in a fixed order, only what is open or announced", () => {
    const { url, body } = simplerGrantsGov.ask(2, NOW);
    expect(url).toBe("https://api.simpler.grants.gov/v1/opportunities/search");
    expect(body!.type).toBe("application/json");
    expect(JSON.parse(body!.text)).toEqual({
      filters: { opportunity_status: { one_of: ["posted", "forecasted"] } },
      pagination: {
        page_offset: 2,
        page_size: 100,
        sort_order: [{ order_by: "opportunity_id", sort_direction: "ascending" }],
      },
    });
  });

  it("end at their last page", () => {
    const next = (total_pages: number, cursor: number | null) =>
      simplerGrantsGov.readPage({ data: [], pagination_info: { total_pages, total_records: 0 } }, cursor, NOW)
        .next;
    expect([next(3, null), next(3, 2), next(3, 3), next(0, null)]).toEqual([2, 3, null, null]);
  });

  it("are kept without whom to ask, who may be a person", () => {
    expect(JSON.stringify(raw)).toContain("Robin Model");
    expect(JSON.stringify(simplerGrantsGov.removePersons!(raw))).not.toMatch(/robin|555-0100/i);
  });
});
