import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
beforeAll(async () => {
  server = await startFakeGrantsGov();
});
beforeEach(() => {
  server.reset();
  pauses = [];
});
afterAll(() => server.close());

const client = (given: Partial<GrantsGovDeps> = {}) =>
  createGrantsGovClient({
    baseUrl: server.url,
    log: createLogger("silent"),
    sleep: async (ms) => void pauses.push(ms),
    random: () => 0.5,
    ...given,
  });
const readAll = async (options: Partial<ReadOptions> = {}, deps: Partial<GrantsGovDeps> = {}) => {
  const records: GrantsGovRecord[] = [];
  const outcome = await client(deps).readOpportunities({
    limit: 10,
    onRecord: (record) => void records.push(record),
    ...options,
  });
  return { ...outcome, records };
};
const hit = (id: number | string) => ({ id, number: `N-${id}`, title: `Title ${id}`, agency: "Agency" });
const found = (...ids: (number | string)[]): FakeGrantsGovReply => ({
  kind: "data",
  data: { hitCount: ids.length, oppHits: ids.map(hit) },
});
const detail = (data: unknown): FakeGrantsGovReply => ({ kind: "data", data });
const good = detail({ opportunityTitle: "Read", synopsis: {} });
const askedFor = (service: string) => server.asked.filter((question) => question.service === service);
const caught = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable("Expected an error"),
    (error: unknown) => error,
  );

describe("a search", () => {
  it("is read page by page, each opportunity once, up to the limit", async () => {
    const page = (...ids: number[]) => detail({ hitCount: 7, oppHits: ids.map(hit) });
    // Something new came in between the pages, so that the last of one is the first of the next.
    server.replyToSearch(page(1, 2, 3), page(3, 4, 5), page(6, 7));
    server.replyToDetail("any", good);
    const { found: count, records } = await readAll({ limit: 6 });
    expect(count).toBe(6);
    expect(records.map(({ id }) => Number(id)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(askedFor("search2").map(({ body }) => [body["startRecordNum"], body["rows"]])).toEqual([
      [0, 6],
      [3, 3],
      [6, 1],
    ]);
  });

  it("ends when there is no more, whatever the count says", async () => {
    server.replyToSearch(
      detail({ hitCount: 100, oppHits: [hit(1)] }),
      detail({ hitCount: 100, oppHits: [] }),
    );
    server.replyToDetail("any", good);
    expect(await readAll()).toMatchObject({ found: 1, failed: [] });
    server.reset();
    server.replyToSearch(detail({ hitCount: 100, oppHits: [hit(1)] }));
    server.replyToDetail("any", good);
    expect(await readAll()).toMatchObject({ found: 1 });
    expect(askedFor("search2")).toHaveLength(2);
  });

  it("without hits finds nothing", async () => {
    server.replyToSearch(found());
    expect(await readAll()).toEqual({ found: 0, failed: [], records: [] });
  });

  it("reads both spellings of a hit, and reports one without an id", async () => {
    server.replyToSearch(
      detail({
        oppHits: [
          { id: 5, title: "R&amp;D", agencyName: "Newer name", alnist: ["10.1"], openDate: "08/03/2026" },
          { number: "ODD-1", title: "No id" },
          "no hit at all",
        ],
      }),
    );
    server.replyToDetail("any", detail({ synopsis: { agencyName: "Jo Doe\nGrantor" } }));
    const { records, found: count, failed } = await readAll();
    expect(mapGrantsGovRecord(records[0]!, new Date())).toMatchObject({
      name: "R&D",
      funderName: "Newer name",
      openDate: "2026-08-03",
    });
    expect(count).toBe(3);
    expect(failed.map(inEnglishReason)).toEqual([
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
    ["an error as data", detail("read ECONNRESET"), RETRIED, "upstream_failed", "had a problem on its side"],
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
    ["no list of hits", detail({ hitCount: 3 }), 1, "upstream_failed", "could not be read"],
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
  ])("with %s is an error for a person", async (_name, reply, tries, code, sentence) => {
    server.replyToSearch(reply);
    const error = await caught(readAll());
    expect(error).toMatchObject({ code, message: expect.stringMatching(/^Grants\.gov [^\n]*\.$/) });
    expect((error as Error).message).toContain(sentence);
    expect((error as Error).message).not.toContain("Their own words");
    expect(askedFor("search2")).toHaveLength(tries);
    expect(askedFor("fetchOpportunity")).toHaveLength(0);
  });

  it.each<FakeGrantsGovReply>([{ kind: "hang" }, { kind: "stall" }])(
    "with an answer that never ends ($kind) is a time-out, and not tried again",
    async (reply) => {
      server.replyToSearch(reply);
      await expect(readAll({}, { timeoutMs: 100 })).rejects.toMatchObject({
        code: "upstream_timeout",
        message: "Grants.gov did not answer in time. Please try again.",
      });
      expect(askedFor("search2")).toHaveLength(1);
    },
  );

  it("with nobody listening is an error for a person", async () => {
    await expect(readAll({}, { baseUrl: "http://127.0.0.1:1/v1/api" })).rejects.toMatchObject({
      code: "upstream_failed",
      message: "Grants.gov could not be reached. Please try again in a few minutes.",
    });
    expect(pauses).toHaveLength(2);
  });
});

describe("politeness", () => {
  it("waits longer each time, and unevenly, before it asks again", async () => {
    server.replyToSearch({ kind: "status", status: 503 }, { kind: "cut" }, found());
    expect(await readAll()).toMatchObject({ found: 0 });
    expect(pauses).toEqual([1_500, 3_000]);
  });

  it("waits as long as Grants.gov asks", async () => {
    const busy = (value: string): FakeGrantsGovReply => ({
      kind: "status",
      status: 429,
      headers: { "retry-after": value },
    });
    server.replyToSearch(busy("7"), busy("Fri, 25 Sep 2026 10:00:20 GMT"), found());
    await readAll({}, { now: () => new Date("2026-09-25T10:00:05Z") });
    expect(pauses).toEqual([7_000, 15_000]);
  });

  it("gives up when it is asked to wait for longer than 20 seconds", async () => {
    server.replyToSearch({ kind: "status", status: 429, headers: { "retry-after": "90" } });
    await expect(readAll()).rejects.toMatchObject({ code: "upstream_failed", retryAfterSeconds: 90 });
    expect(pauses).toEqual([]);
    expect(server.asked).toHaveLength(1);
  });

  it("never asks more than two things at once, however many runs there are", async () => {
    const shared = client();
    const release = server.hold();
    const runs = Promise.all([
      shared.readOpportunities({ limit: 10, onRecord: () => {} }),
      shared.readOpportunities({ limit: 10, onRecord: () => {} }),
      shared.readOpportunity("348985"),
    ]);
    await expect.poll(() => server.openNow()).toBe(2);
    release();
    const [first, second, one] = await runs;
    expect([first.found, second.found, one?.id]).toEqual([10, 10, "348985"]);
    expect(server.mostAtOnce()).toBe(2);
  });
});

const inEnglishReason = ({ id, reason }: ReadOutcome["failed"][number]) => ({
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
    ["nothing in it", detail({ opportunityTitle: "Empty" }), unreadable],
    ["a list for a synopsis", detail({ opportunityTitle: "Odd", synopsis: ["?"] }), unreadable],
    [
      "another id",
      detail({ id: 77, synopsis: {} }),
      { reason: "Grants.gov answered with another opportunity." },
    ],
    [
      "no title",
      detail({ opportunityTitle: "&nbsp;", synopsis: {} }),
      { reason: "Grants.gov gave this opportunity no title." },
    ],
  ])("with %s costs no other", async (_name, reply, failure) => {
    server.replyToSearch(found(1, 2, 3));
    server.replyToDetail("any", good);
    server.replyToDetail("2", reply);
    const { found: count, failed, records } = await readAll();
    expect(count).toBe(3);
    expect(records.map(({ id }) => id).sort()).toEqual(["1", "3"]);
    expect(failed.map(inEnglishReason)).toEqual([{ id: "2", ...failure }]);
  });

  it("that answers at the second try is read", async () => {
    server.replyToSearch(found(1, 2, 3));
    server.replyToDetail("any", good);
    server.replyToDetail("2", { kind: "status", status: 429 }, good);
    expect(await readAll()).toMatchObject({ found: 3, failed: [] });
    expect(pauses).toEqual([1_500]);
  });

  it("with fields of the wrong shapes is read without them", async () => {
    server.replyToSearch(found(1));
    server.replyToDetail(
      "1",
      detail({
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
      // Two codes could not be read: there may be others, and they may be from anywhere.
      eligibleEntityTypesOpenEnded: true,
      eligibleCountries: [],
      applicationUrl: "https://www.grants.gov/search-results-detail/1",
    });
  });

  it("read again alone says what went wrong", async () => {
    server.replyToDetail("5", detail({ synopsis: null }));
    await expect(client().readOpportunity("5")).rejects.toMatchObject({
      code: "upstream_failed",
      message: "Grants.gov gave no details of this opportunity.",
    });
  });
});

describe("a run", () => {
  it("stops asking when Grants.gov fails again and again, and says so of the rest", async () => {
    server.replyToSearch(found(...Array.from({ length: 30 }, (_, index) => index + 1)));
    server.replyToDetail("any", { kind: "status", status: 500 });
    const { found: count, failed, records } = await readAll({ limit: 30 });
    expect([count, failed.length, records.length]).toEqual([30, 30, 0]);
    const notRead = failed.filter(
      ({ reason }) => reason === "Not read, because Grants.gov had failed to answer before.",
    );
    expect(notRead.length).toBeGreaterThanOrEqual(24);
    expect(askedFor("fetchOpportunity").length).toBeLessThanOrEqual(6 * 3);
  });

  it("gives one record at a time", async () => {
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

  it("ends with the error of whoever takes the records, and asks nothing more", async () => {
    const failure = new Error("The database is gone");
    await expect(readAll({ onRecord: () => Promise.reject(failure) })).rejects.toBe(failure);
    expect(askedFor("fetchOpportunity").length).toBeLessThanOrEqual(3);
    expect(server.openNow()).toBe(0);
  });

  it("ends at once when it is stopped: while it searches, reads or waits", async () => {
    for (const stage of ["search", "detail", "pause"] as const) {
      server.reset();
      const stop = new AbortController();
      if (stage === "search") server.replyToSearch({ kind: "hang" });
      if (stage === "detail") server.replyToDetail("any", { kind: "hang" });
      if (stage === "pause") server.replyToSearch({ kind: "status", status: 503 });
      const ended = caught(
        readAll(
          { signal: stop.signal },
          stage === "pause" ? { sleep: undefined as never, random: () => 10 } : {},
        ),
      );
      await expect
        .poll(() => askedFor(stage === "detail" ? "fetchOpportunity" : "search2").length)
        .toBeGreaterThan(0);
      stop.abort(new Error(`Stopped during ${stage}`));
      expect(await ended).toMatchObject({ message: `Stopped during ${stage}` });
    }
    const gone = AbortSignal.abort(new Error("Too late"));
    await expect(readAll({ signal: gone })).rejects.toThrow("Too late");
  });
});
