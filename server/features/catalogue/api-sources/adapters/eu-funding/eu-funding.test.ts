import { describe, expect, it } from "vitest";
import { readAnswer, readRecord } from "../../read-records";
import { createDrift } from "../../drift";
import { readRecorded } from "../../read-recorded.fixture";
import { euFunding } from "./adapter";

const NOW = new Date("2026-11-20T09:00:00Z");
const THEN = new Date("2024-03-01T09:00:00Z");
const languages = readRecorded(euFunding, "recorded-languages.json", THEN);
const recorded = readRecorded(euFunding, "recorded-topic.json", THEN);
const modelled = readRecorded(euFunding, "modelled-search.json", NOW);

/** Reads the row of an answer at a place. */
function readRow({ records }: { records: unknown[] }, index: number, change: object = {}, now = NOW) {
  const drift = createDrift();
  const row = { ...(records[index] as object), ...change };
  const outcome = readRecord(euFunding, row, { now, drift, place: "" });
  return { reading: outcome.kind === "reading" ? outcome.reading : null, kind: outcome.kind, drift };
}
const topic = (change: object = {}, now = NOW) => readRow(modelled, 0, change, now).reading!.values;

describe("the EU's calls for proposals", () => {
  it("asks by a POST whose parts are JSON with a type of their own", () => {
    const { url, body } = euFunding.ask(null, NOW);
    expect(url).toBe(
      "https://api.tech.ec.europa.eu/search-api/prod/rest/search?apiKey=SEDIA&text=***&pageSize=100&pageNumber=1",
    );
    expect(body!.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(body!.text).toContain('name="query"; filename="blob"\r\nContent-Type: application/json\r\n\r\n{');
    expect(body!.text).toContain('\r\n\r\n["en"]\r\n');
    expect(body!.text).not.toContain("sort");
  });

  it("reads a recorded topic", () => {
    expect(readRow(recorded, 0, {}, THEN).reading).toMatchObject({
      url: "https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/opportunities/topic-details/HORIZON-CL5-2024-D2-01-03",
      externalId: "HORIZON-CL5-2024-D2-01-03",
      values: {
        name: expect.stringMatching(/^Development of technical and business solutions/),
        funderName: "European Commission",
        fundingType: "grant",
        currency: "EUR",
        openDate: "2023-12-07",
        deadline: "2024-04-18",
        deadlineTimezone: "Europe/Brussels",
      },
      constants: { funderType: "multilateral", attribution: expect.stringContaining("CC BY 4.0") },
    });
  });

  it("takes one of several language rows, and the day that all of them mean", () => {
    const kinds = [0, 1, 2].map((index) => readRow(languages, index, {}, THEN).kind);
    expect(kinds).toEqual(["skipped", "reading", "skipped"]);
    const english = readRow(languages, 1, {}, THEN).reading!.values;
    // The Czech row says 23:00 UTC of the day before, which is the same day in Brussels.
    const czech = readRow(languages, 0, { language: ["en"] }, THEN).reading!.values;
    expect([english.deadline, czech.deadline]).toEqual(["2024-11-27", "2024-11-27"]);
    expect([english.openDate, czech.openDate]).toEqual(["2024-05-29", "2024-05-29"]);
    expect(english).not.toHaveProperty("deadlineTime");
  });

  it("has one id for the two copies of a topic, so that one of them counts", () => {
    expect(readRow(modelled, 1).reading!.externalId).toBe(readRow(modelled, 0).reading!.externalId);
  });

  it("leaves out the questions of the index, which have no identifier", () => {
    expect(readRow(modelled, 2).kind).toBe("skipped");
  });

  it("takes the next of several closing days, and names them all", () => {
    expect(topic()).toMatchObject({
      deadline: "2027-02-16",
      deadlineNote: "Closing days: 2027-02-16, 2027-09-15. Two stages: a short proposal comes first.",
    });
    expect(topic({}, new Date("2027-03-01T09:00:00Z")).deadline).toBe("2027-09-15");
  });

  it("takes the budget of the topic, and not of its siblings, whose names begin alike", () => {
    expect(topic()).toMatchObject({ minAmount: "1000000", maxAmount: "2000000" });
    expect(topic({ budgetOverview: ["no JSON"] })).not.toHaveProperty("maxAmount");
  });

  it("reads keywords that are a list, and those that are one text", () => {
    expect(topic().industryFocus).toEqual(["Energy & power", "Artificial intelligence & data"]);
    expect(topic({ keywords: ['["Energy"]'] }).industryFocus).toEqual(["Energy & power"]);
  });

  it("keeps two fields apart whose names differ in case only", () => {
    expect(readRow(modelled, 0).drift).toEqual(createDrift());
  });

  it("ends well where nothing is found, as for an unknown identifier", () => {
    expect(readAnswer(euFunding, { totalResults: 0, results: [] }, null, NOW)).toEqual({
      records: [],
      next: null,
      total: 0,
    });
  });

  it("asks for the next page by the total, because a page is cut to a hundred rows", () => {
    const next = (totalResults: number, cursor: number | null) =>
      euFunding.readPage({ totalResults, results: [] }, cursor, NOW).next;
    expect([next(250, null), next(250, 2), next(250, 3), next(200, 2)]).toEqual([2, 3, null, null]);
  });

  it("fails when there are more topics than can be paged through, and does not read a part", () => {
    expect(() => readAnswer(euFunding, { totalResults: 10_001, results: [] }, null, NOW)).toThrow(
      "The answer of EU Funding & Tenders is not in its known form.",
    );
  });

  it("tells of an unknown status, and leaves out a closed topic", () => {
    expect(readRow(modelled, 0, { status: ["31094509"] }).drift.unknownCodes).toEqual({
      "status: 31094509": 1,
    });
    expect(readRow(modelled, 0, { status: ["31094503"] }).kind).toBe("skipped");
  });
});
