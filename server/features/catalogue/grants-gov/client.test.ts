import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type FakeGrantsGov,
  type FakeGrantsGovReply,
  startFakeGrantsGov,
} from "../../../test/fakes/fake-grants-gov";
import { createLogger } from "../../../platform/logger";
import { toEnglish } from "../../../platform/errors/message-error";
import { createGrantsGovClient, type ReadOptions, type ReadOutcome } from "./client";
import { type GrantsGovRecord, mapGrantsGovRecord } from "./mapping";
import type { GrantsGovDeps } from "./request";

let server: FakeGrantsGov;
let pauses: number[] = [];
// Each test has a server of its own, because a question that one test gave up may arrive during the next.
beforeEach(async () => {
  server = await startFakeGrantsGov();
  pauses = [];
});
afterEach(() => server.close());

const createClient = (changes: Partial<GrantsGovDeps> = {}) =>
  createGrantsGovClient({
    baseUrl: server.url,
    log: createLogger("silent"),
    sleep: async (ms) => void pauses.push(ms),
    random: () => 0.5,
    ...changes,
  });
const readAll = async (options: Partial<ReadOptions> = {}, deps: Partial<GrantsGovDeps> = {}) => {
  const records: GrantsGovRecord[] = [];
  const outcome = await createClient(deps).readOpportunities({
    limit: 10,
    onRecord: (record) => void records.push(record),
    ...options,
  });
  return { ...outcome, records };
};
const buildHit = (id: number | string) => ({ id, number: `N-${id}`, title: `Title ${id}`, agency: "Agency" });
const buildSearchReply = (...ids: (number | string)[]): FakeGrantsGovReply => ({
  kind: "data",
  data: { hitCount: ids.length, oppHits: ids.map(buildHit) },
});
const buildDetailReply = (data: unknown): FakeGrantsGovReply => ({ kind: "data", data });
const goodReply = buildDetailReply({ opportunityTitle: "Read", synopsis: {} });
const findQuestions = (service: string) => server.asked.filter((question) => question.service === service);
const catchError = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable("Expected an error"),
    (error: unknown) => error,
  );

describe("a search", () => {
  it("a search reads page by page, each opportunity once, up to the limit", async () => {
    const page = (...ids: number[]) => buildDetailReply({ hitCount: 7, oppHits: ids.map(buildHit) });
    // A new opportunity arrived between the pages, so the last hit of one page is the first of the next.
    server.replyToSearch(page(1, 2, 3), page(3, 4, 5), page(6, 7));
    server.replyToDetail("any", goodReply);
    const { found: count, records } = await readAll({ limit: 6 });
    expect(count).toBe(6);
    expect(records.map(({ id }) => Number(id)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(findQuestions("search2").map(({ body }) => [body["startRecordNum"], body["rows"]])).toEqual([
      [0, 6],
      [3, 3],
      [6, 1],
    ]);
  });

  it("a search ends when there are no more hits, whatever the count says", async () => {
    server.replyToSearch(
      buildDetailReply({ hitCount: 100, oppHits: [buildHit(1)] }),
      buildDetailReply({ hitCount: 100, oppHits: [] }),
    );
    server.replyToDetail("any", goodReply);
    expect(await readAll()).toMatchObject({ found: 1, failed: [] });
    server.reset();
    server.replyToSearch(buildDetailReply({ hitCount: 100, oppHits: [buildHit(1)] }));
    server.replyToDetail("any", goodReply);
    expect(await readAll()).toMatchObject({ found: 1 });
    expect(findQuestions("search2")).toHaveLength(2);
  });

  it("a search without hits finds nothing", async () => {
    server.replyToSearch(buildSearchReply());
    expect(await readAll()).toEqual({ found: 0, failed: [], records: [] });
  });

  it("a search reads both spellings of a hit, and reports a hit without an id", async () => {
    server.replyToSearch(
      buildDetailReply({
        oppHits: [
          { id: 5, title: "R&amp;D", agencyName: "Newer name", alnist: ["10.1"], openDate: "08/03/2026" },
          { number: "ODD-1", title: "No id" },
          "no hit at all",
        ],
      }),
    );
    server.replyToDetail("any", buildDetailReply({ synopsis: { agencyName: "Jo Doe\nGrantor" } }));
    const { records, found: count, failed } = await readAll();
    expect(mapGrantsGovRecord(records[0]!, new Date())).toMatchObject({
      name: "R&D",
      funderName: "Newer name",
      openDate: "2026-08-03",
    });
    expect(count).toBe(3);
    expect(failed.map(toEnglishReason)).toEqual([
      { id: "ODD-1", reason: "Grants.gov listed this opportunity without its id." },
      { id: "unknown", reason: "Grants.gov listed this opportunity without its id." },
    ]);
  });
});

describe("a search that fails", () => {
  const RETRIED = 3;
  it.each<[string, FakeGrantsGovReply, number, string, string]>([
    ["429 for ever", { kind: "status", status: 429 }, RETRIED, "upstream_failed", "is busy at the moment"],
    ["500", { kind: "status", status: 500 }, RETRIED, "upstream_failed", "had a problem on its side"],
    [
      "an error as data",
      buildDetailReply("read ECONNRESET"),
      RETRIED,
      "upstream_failed",
      "had a problem on its side",
    ],
    ["a cut connection", { kind: "cut" }, RETRIED, "upstream_failed", "could not be reached"],
    ["403", { kind: "status", status: 403 }, 1, "upstream_failed", "refused the request"],
    [
      "a redirect",
      { kind: "status", status: 302, headers: { location: "http://127.0.0.1:1/" } },
      1,
      "upstream_failed",
      "refused the request",
    ],
    [
      "HTML instead of JSON",
      { kind: "raw", body: "<!doctype html><title>Maintenance</title>", contentType: "text/html" },
      1,
      "upstream_failed",
      "gave an answer that could not be read",
    ],
    ["JSON of another shape", { kind: "raw", body: "[1, 2]" }, 1, "upstream_failed", "could not be read"],
    ["no list of hits", buildDetailReply({ hitCount: 3 }), 1, "upstream_failed", "could not be read"],
    [
      "an error code",
      { kind: "raw", body: '{"errorcode":3,"msg":"Their own words","data":{}}' },
      1,
      "upstream_failed",
      "answered with an error",
    ],
    [
      "too much",
      { kind: "raw", body: `{"data":"${"x".repeat(5_000_000)}"}` },
      1,
      "upstream_failed",
      "an answer that is too large",
    ],
  ])(
    "a search that meets %s fails with an error for a person",
    async (_name, reply, tries, code, sentence) => {
      server.replyToSearch(reply);
      const error = await catchError(readAll());
      expect(error).toMatchObject({ code, message: expect.stringMatching(/^Grants\.gov [^\n]*\.$/) });
      expect((error as Error).message).toContain(sentence);
      expect((error as Error).message).not.toContain("Their own words");
      expect(findQuestions("search2")).toHaveLength(tries);
      expect(findQuestions("fetchOpportunity")).toHaveLength(0);
    },
  );

  it.each<FakeGrantsGovReply>([{ kind: "hang" }, { kind: "stall" }])(
    "an answer that never ends ($kind) is a time-out and is not retried",
    async (reply) => {
      server.replyToSearch(reply);
      await expect(readAll({}, { timeoutMs: 1_500 })).rejects.toMatchObject({
        code: "upstream_timeout",
        message: "Grants.gov did not answer in time. Please try again.",
      });
      expect(findQuestions("search2")).toHaveLength(1);
    },
  );

  it("a server that does not listen gives an error for a person", async () => {
    await expect(readAll({}, { baseUrl: "http://127.0.0.1:1/v1/api" })).rejects.toMatchObject({
      code: "upstream_failed",
      message: "Grants.gov could not be reached. Please try again in a few minutes.",
    });
    expect(pauses).toHaveLength(2);
  });
});

describe("polite requests", () => {
  it("the client waits longer before each retry, for uneven times", async () => {
    server.replyToSearch({ kind: "status", status: 503 }, { kind: "cut" }, buildSearchReply());
    expect(await readAll()).toMatchObject({ found: 0 });
    expect(pauses).toEqual([1_500, 3_000]);
  });

  it("the client waits as long as Grants.gov asks", async () => {
    const buildBusyReply = (value: string): FakeGrantsGovReply => ({
      kind: "status",
      status: 429,
      headers: { "retry-after": value },
    });
    server.replyToSearch(
      buildBusyReply("7"),
      buildBusyReply("Fri, 25 Sep 2026 10:00:20 GMT"),
      buildSearchReply(),
    );
    await readAll({}, { now: () => new Date("2026-09-25T10:00:05Z") });
    expect(pauses).toEqual([7_000, 15_000]);
  });

  it("the client gives up when it is asked to wait for longer than 20 seconds", async () => {
    server.replyToSearch({ kind: "status", status: 429, headers: { "retry-after": "90" } });
    await expect(readAll()).rejects.toMatchObject({ code: "upstream_failed", retryAfterSeconds: 90 });
    expect(pauses).toEqual([]);
    expect(server.asked).toHaveLength(1);
  });

  it("the client never sends more than two requests at once, whatever the number of runs", async () => {
    const sharedClient = createClient();
    const release = server.hold();
    const runs = Promise.all([
      sharedClient.readOpportunities({ limit: 10, onRecord: () => {} }),
      sharedClient.readOpportunities({ limit: 10, onRecord: () => {} }),
      sharedClient.readOpportunity("348985"),
    ]);
    await expect.poll(() => server.openNow()).toBe(2);
    release();
    const [first, second, one] = await runs;
    expect([first.found, second.found, one?.id]).toEqual([10, 10, "348985"]);
    expect(server.mostAtOnce()).toBe(2);
  });
});

const toEnglishReason = ({ id, reason }: ReadOutcome["failed"][number]) => ({
  id,
  reason: toEnglish(reason),
});

describe("one bad opportunity", () => {
  const unreadable = { reason: "Grants.gov gave no details of this opportunity." };
  it.each<[string, FakeGrantsGovReply, object]>([
    [
      "500",
      { kind: "status", status: 500 },
      { reason: expect.stringContaining("had a problem on its side") },
    ],
    ["a cut connection", { kind: "cut" }, { reason: expect.stringContaining("could not be reached") }],
    ["HTML", { kind: "raw", body: "<html>" }, { reason: expect.stringContaining("could not be read") }],
    ["nothing in it", buildDetailReply({ opportunityTitle: "Empty" }), unreadable],
    ["a list for a synopsis", buildDetailReply({ opportunityTitle: "Odd", synopsis: ["?"] }), unreadable],
    [
      "another id",
      buildDetailReply({ id: 77, synopsis: {} }),
      { reason: "Grants.gov answered with another opportunity." },
    ],
    [
      "no title",
      buildDetailReply({ opportunityTitle: "&nbsp;", synopsis: {} }),
      { reason: "Grants.gov gave this opportunity no title." },
    ],
  ])("an opportunity with %s fails and the others are read", async (_name, reply, failure) => {
    server.replyToSearch(buildSearchReply(1, 2, 3));
    server.replyToDetail("any", goodReply);
    server.replyToDetail("2", reply);
    const { found: count, failed, records } = await readAll();
    expect(count).toBe(3);
    expect(records.map(({ id }) => id).sort()).toEqual(["1", "3"]);
    expect(failed.map(toEnglishReason)).toEqual([{ id: "2", ...failure }]);
  });

  it("an opportunity that answers at the second try is read", async () => {
    server.replyToSearch(buildSearchReply(1, 2, 3));
    server.replyToDetail("any", goodReply);
    server.replyToDetail("2", { kind: "status", status: 429 }, goodReply);
    expect(await readAll()).toMatchObject({ found: 3, failed: [] });
    expect(pauses).toEqual([1_500]);
  });

  it("an opportunity with fields of the wrong shapes is read without them", async () => {
    server.replyToSearch(buildSearchReply(1));
    server.replyToDetail(
      "1",
      buildDetailReply({
        id: "1",
        opportunityNumber: ["?"],
        opportunityTitle: { text: "?" },
        agencyDetails: "Agency",
        docType: 7,
        cfdas: "?",
        synopsis: {
          synopsisDesc: 12,
          postingDate: {},
          responseDate: ["Sep 09, 2026"],
          responseDateDesc: false,
          applicantTypes: [{ id: "12" }, { id: 7 }, { name: "?" }, null],
          fundingInstruments: "G",
          fundingActivityCategories: [{ id: "HL" }, 5],
          awardCeiling: { amount: 5 },
          awardCeilingFormatted: "900,000",
          awardFloor: 12.5,
          fundingDescLinkUrl: 5,
        },
      }),
    );
    const { records } = await readAll();
    expect(mapGrantsGovRecord(records[0]!, new Date())).toMatchObject({
      name: "Title 1",
      funderName: "Agency",
      description: "12",
      openDate: null,
      deadline: null,
      minAmount: "12.5",
      maxAmount: "900000",
      fundingType: "grant",
      industryFocus: ["Health & wellbeing"],
      eligibleEntityTypes: ["Nonprofit", "Government"],
      // Two codes could not be read, so there may be other applicants, from any country.
      eligibleEntityTypesOpenEnded: true,
      eligibleCountries: [],
      applicationUrl: "https://www.grants.gov/search-results-detail/1",
    });
  });

  it("reading one opportunity again reports what went wrong", async () => {
    server.replyToDetail("5", buildDetailReply({ synopsis: null }));
    await expect(createClient().readOpportunity("5")).rejects.toMatchObject({
      code: "upstream_failed",
      message: "Grants.gov gave no details of this opportunity.",
    });
  });
});

describe("a run", () => {
  it("a run stops asking when Grants.gov fails again and again, and reports the others as not read", async () => {
    server.replyToSearch(buildSearchReply(...Array.from({ length: 30 }, (_, index) => index + 1)));
    server.replyToDetail("any", { kind: "status", status: 500 });
    const { found: count, failed, records } = await readAll({ limit: 30 });
    expect([count, failed.length, records.length]).toEqual([30, 30, 0]);
    const notRead = failed.filter(
      ({ reason }) => reason === "Not read, because Grants.gov had failed to answer before.",
    );
    expect(notRead.length).toBeGreaterThanOrEqual(24);
    expect(findQuestions("fetchOpportunity").length).toBeLessThanOrEqual(6 * 3);
  });

  it("a run delivers one record at a time", async () => {
    let isBusy = false;
    const { found: count } = await readAll({
      onRecord: async () => {
        expect(isBusy).toBe(false);
        isBusy = true;
        await new Promise((resolve) => setImmediate(resolve));
        isBusy = false;
      },
    });
    expect(count).toBe(10);
  });

  it("a run ends with the error of `onRecord` and sends no further requests", async () => {
    const failure = new Error("The database is gone");
    await expect(readAll({ onRecord: () => Promise.reject(failure) })).rejects.toBe(failure);
    expect(findQuestions("fetchOpportunity").length).toBeLessThanOrEqual(3);
    await expect.poll(() => server.openNow()).toBe(0);
  });

  it("a run ends at once when it is stopped while it searches, reads or waits", async () => {
    for (const stage of ["search", "detail", "pause"] as const) {
      server.reset();
      const stop = new AbortController();
      if (stage === "search") server.replyToSearch({ kind: "hang" });
      if (stage === "detail") server.replyToDetail("any", { kind: "hang" });
      if (stage === "pause") server.replyToSearch({ kind: "status", status: 503 });
      const failure = catchError(
        readAll(
          { signal: stop.signal },
          stage === "pause" ? { sleep: undefined as never, random: () => 10 } : {},
        ),
      );
      await expect
        .poll(() => findQuestions(stage === "detail" ? "fetchOpportunity" : "search2").length)
        .toBeGreaterThan(0);
      stop.abort(new Error(`Stopped during ${stage}`));
      expect(await failure).toMatchObject({ message: `Stopped during ${stage}` });
    }
    const abortedSignal = AbortSignal.abort(new Error("Too late"));
    await expect(readAll({ signal: abortedSignal })).rejects.toThrow("Too late");
  });
});
