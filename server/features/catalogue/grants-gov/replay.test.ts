import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import {
  type FakeGrantsGov,
  NOT_FOUND,
  RECORDED_SEARCHES,
  recordedHits,
  startFakeGrantsGov,
} from "../../../test/fakes/fake-grants-gov";
import { createLogger } from "../../../platform/logger";
import { createGrantsGovClient } from "./client";
import { type GrantsGovRecord, isArchived, mapGrantsGovRecord } from "./mapping";

const READ_AT = new Date("2026-09-25T00:00:00Z");

let server: FakeGrantsGov;
beforeAll(async () => {
  server = await startFakeGrantsGov();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const createClient = () => createGrantsGovClient({ baseUrl: server.url, log: createLogger("silent") });
const readMapped = async (id: string) => {
  const record = await createClient().readOpportunity(id);
  if (record === null) throw new Error("Expected a record");
  return mapGrantsGovRecord(record, READ_AT);
};

describe("a recorded detail", () => {
  it("a detail with amounts of “none”, an officer and a decoded title is read", async () => {
    const opportunity = await readMapped("363179");
    expect(opportunity).toMatchObject({
      externalId: "363179",
      name: "Public Wireless Supply Chain Innovation Fund Grant Program – Solutions for AI-Native RAN",
      funderName: "National Telecommunications and Information Admini",
      minAmount: null,
      maxAmount: null,
      openDate: "2026-07-14",
      deadline: "2026-09-09",
      deadlineTimezone: "America/New_York",
      deadlineNote: null,
      fundingType: "grant",
      industryFocus: ["Science & research"],
      eligibleEntityTypes: [],
      eligibleEntityTypesOpenEnded: true,
      eligibleCountries: [],
      applicationUrl: "https://www.grants.gov/search-results-detail/363179",
    });
    expect(opportunity.description).toMatch(/^This NOFO is the fourth issued under NTIA’s Public Wireless/);
    expect(opportunity.eligibilityText).toMatch(
      /^Others, as the notice explains\nApplicants must demonstrate/,
    );
    expect(JSON.stringify(opportunity)).not.toMatch(/Misty|Roosa|301-975|nist\.gov/);
  });

  it("a detail with text that was escaped twice is read", async () => {
    const opportunity = await readMapped("348985");
    expect(opportunity).toMatchObject({
      name: "Research Experiences for Undergraduates (REU)",
      funderName: "U.S. National Science Foundation",
      minAmount: "5000",
      maxAmount: "500000",
      openDate: "2023-06-29",
      deadline: "2027-08-18",
      applicationUrl: "http://www.nsf.gov/publications/pub_summ.jsp?ods_key=nsf23601",
    });
    expect(opportunity.eligibilityText).toContain("a single individual may be designated");
    expect(`${opportunity.description} ${opportunity.eligibilityText}`).not.toMatch(/&\w+;|<\/?\w+>/);
  });

  it("a detail that is accepted at any time has no deadline, whatever year stands for that", async () => {
    expect(await readMapped("363621")).toMatchObject({
      name: "MPS Physics Research Programs (MPS Physics)",
      deadline: null,
      deadlineTimezone: null,
      deadlineNote: "Proposals accepted anytime",
      openDate: "2026-08-17",
      minAmount: null,
      maxAmount: null,
      eligibleEntityTypes: [...ALL_ENTITY_TYPES],
      eligibleEntityTypesOpenEnded: false,
      eligibleCountries: [],
    });
  });

  it("a detail of a forecast opens when its call is expected", async () => {
    const opportunity = await readMapped("363917");
    expect(opportunity).toMatchObject({
      name: "State Biomonitoring Cooperative Agreement",
      funderName: "Centers for Disease Control - NCEH",
      minAmount: "750000",
      maxAmount: "900000",
      openDate: "2027-02-16",
      deadline: "2027-04-19",
      fundingType: "grant",
      eligibleEntityTypes: ["Nonprofit", "Government"],
      eligibleEntityTypesOpenEnded: false,
      eligibleCountries: ["US"],
    });
    expect(opportunity.deadlineNote).toMatch(
      /^A forecast when it was last read, expected to open on 16 February 2027: .*no later than 11:59 pm ET/,
    );
    expect(opportunity.description).toMatch(/^The purpose of this Notice/);
    expect(opportunity.eligibilityText).not.toContain("N/A");
  });

  it("an unknown id gives no record", async () => {
    expect(await createClient().readOpportunity("999999999")).toBeNull();
    expect(await createClient().readOpportunity("no number")).toBeNull();
    expect(server.asked.map((question) => question.body)).toEqual([{ opportunityId: 999999999 }]);
  });

  it("a record is archived after its archive date", async () => {
    const record = await createClient().readOpportunity("363179");
    expect(isArchived(record!, new Date("2026-10-09T12:00:00Z"))).toBe(false);
    expect(isArchived(record!, new Date("2026-10-10T12:00:00Z"))).toBe(true);
    expect(isArchived({ ...record!, archiveDate: null }, new Date("2030-01-01T00:00:00Z"))).toBe(false);
  });
});

describe("a recorded search", () => {
  it.each(RECORDED_SEARCHES)("the search %s gives every opportunity that it lists", async (file) => {
    server.replyToSearch({ kind: "recorded", file });
    const hits = recordedHits(file);
    const records = new Map<string, GrantsGovRecord>();
    const progress: number[] = [];
    const outcome = await createClient().readOpportunities({
      limit: 50,
      onRecord: (record) => void records.set(record.id, record),
      onProgress: (done, total) => progress.push(done, total),
    });

    expect(outcome).toEqual({ found: hits.length, failed: [] });
    expect(progress.slice(0, 2)).toEqual([0, hits.length]);
    expect(progress.slice(-2)).toEqual([hits.length, hits.length]);
    expect(server.asked[0]).toEqual({
      service: "search2",
      body: { oppStatuses: "posted|forecasted", sortBy: "openDate|desc", rows: 50, startRecordNum: 0 },
    });
    expect([...records.keys()].sort()).toEqual(hits.map((hit) => hit.id).sort());
    for (const hit of hits) {
      const opportunity = mapGrantsGovRecord(records.get(hit.id)!, READ_AT);
      expect(opportunity.name).not.toMatch(/&\w+;|\s$/);
      expect(opportunity).toMatchObject({
        funderName: hit.agency.replace(/\s+/g, " "),
        deadline: hit.closeDate === "" ? null : toIsoDate(hit.closeDate),
        openDate: hit.docType === "forecast" ? null : toIsoDate(hit.openDate),
        minAmount: null,
        maxAmount: null,
        eligibleEntityTypes: [],
        eligibleEntityTypesOpenEnded: false,
      });
      expect(opportunity.deadlineNote?.startsWith("A forecast") ?? false).toBe(hit.docType === "forecast");
    }
    expect(
      mapGrantsGovRecord(records.get("360324") ?? records.get(hits[0]!.id)!, READ_AT).name,
    ).not.toContain("&");
  });

  it("a search decodes the titles", async () => {
    server.replyToSearch({ kind: "recorded", file: "search2-technician-education.json" });
    const names: string[] = [];
    await createClient().readOpportunities({
      limit: 50,
      onRecord: (record) => void names.push(mapGrantsGovRecord(record, READ_AT).name),
    });
    expect(names).toContain(
      "Improving global health security in Côte d'Ivoire to stop the spread of infectious disease",
    );
    expect(names).toContain(
      "Strengthening Global Health Security through local partnerships in Sierra Leone",
    );
  });

  it("a search names the opportunities that are gone when they are read", async () => {
    const [first, second] = recordedHits(RECORDED_SEARCHES[0]);
    server.replyToDetail(first!.id, { kind: "recorded", file: NOT_FOUND });
    const readIds: string[] = [];
    const outcome = await createClient().readOpportunities({
      limit: 2,
      onRecord: ({ id }) => void readIds.push(id),
    });
    expect(readIds).toEqual([second!.id]);
    expect(outcome).toEqual({
      found: 2,
      failed: [{ id: first!.id, reason: "Grants.gov has no such opportunity any more." }],
    });
  });
});

const toIsoDate = (printed: string) => printed.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, "$3-$1-$2");
