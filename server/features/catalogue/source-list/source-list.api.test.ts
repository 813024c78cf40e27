import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities, scrapeRuns } from "@shared/schema/index";
import type { SourceListView } from "@shared/validators/sources";
import { asWritten } from "@shared/words/messages";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { STOPPED } from "../scraping/run-views";
import { DESCRIBED_SOURCES } from "../sources/described-sources";
import { KEPT_MS } from "./source-list.service";

const clock = testClock("2026-11-27T09:00:00Z");
const SECRET = "connect ECONNREFUSED 10.0.0.7:5432 at https://internal.example/feed";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(fundingOpportunities);
  await app.db.delete(scrapeRuns);
  // What an earlier test counted is kept for a minute.
  clock.advance(KEPT_MS);
});

const read = async (language = "en") => {
  const { body, headers } = await app.visitor
    .get("/api/sources")
    .set("Accept-Language", language)
    .expect(200);
  return { list: body as SourceListView, headers };
};
const find = ({ sources }: SourceListView, id: string) => sources.find((source) => source.id === id);
const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
const addRun = (given: Partial<typeof scrapeRuns.$inferInsert>) =>
  app.db.insert(scrapeRuns).values({
    sourceId: "ukri",
    sourceName: "UK Research and Innovation",
    status: "done",
    createdAt: given.endedAt ?? clock.now(),
    ...given,
  });

describe("the list of sources", () => {
  it("names every source with its country and licence, and says where no licence is known", async () => {
    const { list } = await read();
    const always = DESCRIBED_SOURCES.filter(({ startsOff }) => !startsOff);
    expect(list.sources.map(({ id }) => id)).toEqual(always.map(({ id }) => id));
    expect(find(list, "ukri")).toEqual({
      id: "ukri",
      name: "UK Research and Innovation",
      description:
        "Calls of the United Kingdom's research councils and Innovate UK, with the page of each call",
      url: "https://www.ukri.org",
      country: "GB",
      licence: {
        name: "Open Government Licence v3.0",
        url: "https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/",
      },
      attribution: "Contains public sector information licensed under the Open Government Licence v3.0.",
      extent:
        "Only calls that its feed announces at the time. Of the first 20 calls their own page is read too.",
      openCount: 0,
      lastReadAt: null,
      lastChangeAt: null,
      lastReading: null,
    });
    expect(find(list, "afd")?.licence).toBeNull();
    expect(find(list, "foerderdatenbank")).toBeUndefined();
  });

  it("names a source with an API, and its licence, once it was read or has opportunities", async () => {
    expect(find((await read()).list, "pennsylvania-grants")).toBeUndefined();
    await addRun({
      sourceId: "california-grants",
      sourceName: "California Grants Portal",
      endedAt: clock.now(),
    });
    await app.buildOpportunity({ source: "Pennsylvania Grants" });
    clock.advance(KEPT_MS);
    const { list } = await read();
    expect(find(list, "california-grants")).toMatchObject({ country: "US", openCount: 0 });
    expect(find(list, "pennsylvania-grants")).toMatchObject({
      licence: { name: "Public data of the Commonwealth of Pennsylvania", url: null },
      openCount: 1,
    });
    expect(find(list, "maryland-grants")).toBeUndefined();
    expect(list.others).toEqual([]);
  });

  it("names another way to the calls of Grants.gov not as a source of its own", async () => {
    await addRun({ sourceId: "simpler-grants-gov", sourceName: "Simpler.Grants.gov", endedAt: clock.now() });
    await app.buildOpportunity({ source: "Grants.gov", lastSyncedAt: minutesAgo(5) });
    const { list } = await read();
    expect(find(list, "simpler-grants-gov")).toBeUndefined();
    expect(find(list, "grants-gov")).toMatchObject({ openCount: 1, lastReadAt: minutesAgo(5).toISOString() });
  });

  it("counts only what is published and open", async () => {
    const source = "UK Research and Innovation";
    await app.buildOpportunity({ source, lastSyncedAt: minutesAgo(90) });
    await app.buildOpportunity({ source, deadline: "2027-01-31" });
    await app.buildOpportunity({ source, deadline: "2026-11-01" });
    await app.buildOpportunity({ source, verificationStatus: "pending" });
    await app.buildOpportunity({ source, verificationStatus: "rejected" });
    await app.buildOpportunity({ source: null });
    const { list } = await read();
    expect(list.sources[0]?.id).toBe("ukri");
    expect(find(list, "ukri")).toMatchObject({ openCount: 2, lastReadAt: minutesAgo(90).toISOString() });
    expect(list.openCount).toBe(3);
  });

  it("names single pages only while they have something published, never their addresses", async () => {
    await app.buildOpportunity({
      source: "tips.example",
      attribution: "From tips.example",
      sourceUrl: SECRET,
    });
    await app.buildOpportunity({ source: "hidden.example", verificationStatus: "pending" });
    await addRun({ sourceId: "custom", sourceName: "secret.example", url: "https://secret.example/a?key=1" });
    const { list } = await read();
    expect(list.others).toEqual([
      { name: "tips.example", attribution: "From tips.example", openCount: 1, lastReadAt: null },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/hidden\.example|secret\.example|internal\.example/);
  });

  it("says when a source was read last, when that changed something, and how it ended", async () => {
    await addRun({ found: 9, created: 4, skipped: 5, endedAt: minutesAgo(300) });
    await addRun({ found: 9, skipped: 7, failed: 2, endedAt: minutesAgo(200) });
    const { list } = await read();
    expect(find(list, "ukri")).toMatchObject({
      lastReadAt: minutesAgo(200).toISOString(),
      lastChangeAt: minutesAgo(300).toISOString(),
      lastReading: {
        outcome: "partly",
        text: "2 entries could not be read.",
        at: minutesAgo(200).toISOString(),
      },
    });
  });

  it.each([
    ["upstream_timeout", "The site did not answer in time."],
    ["upstream_failed", "The site could not be read."],
    ["validation_failed", "The site could not be read."],
    [undefined, "The reading failed on our side."],
  ] as const)("tells a failure (%s) in words without its details", async (code, text) => {
    await addRun({ found: 3, created: 3, endedAt: minutesAgo(100) });
    await addRun({
      status: "failed",
      message: asWritten(SECRET),
      problems: [{ what: SECRET, reason: asWritten(SECRET), code }],
      endedAt: minutesAgo(10),
    });
    await addRun({ status: "running", createdAt: minutesAgo(1) });
    const { list } = await read();
    expect(find(list, "ukri")).toMatchObject({
      lastReadAt: minutesAgo(100).toISOString(),
      lastReading: { outcome: "failed", text, at: minutesAgo(10).toISOString() },
    });
    expect(JSON.stringify(list)).not.toMatch(/10\.0\.0\.7|internal\.example/);
  });

  it("tells of the reading before one that an administrator stopped, which was no failure", async () => {
    await addRun({ found: 3, skipped: 3, endedAt: minutesAgo(100) });
    await addRun({ status: "failed", message: STOPPED, endedAt: minutesAgo(10) });
    expect(find((await read()).list, "ukri")?.lastReading).toEqual({
      outcome: "read",
      text: "Everything was read.",
      at: minutesAgo(100).toISOString(),
    });
  });

  it.each([
    [{ found: 0 }, "nothing", "Nothing was found."],
    [{ found: 2, skipped: 2 }, "read", "Everything was read."],
    [
      { found: 2, failed: 1, fellFrom: 9 },
      "fewer",
      "Far fewer calls were found than at the reading before. Nothing was removed because of it.",
    ],
  ] as const)("tells a reading of %o as %s", async (counts, outcome, text) => {
    await addRun({ ...counts, endedAt: minutesAgo(10) });
    expect(find((await read()).list, "ukri")?.lastReading).toMatchObject({ outcome, text });
  });

  it("is told in the language of the request, and kept by caches for each language", async () => {
    const { list, headers } = await read("fr-SN,fr;q=0.9");
    expect(find(list, "grants-gov")).toMatchObject({
      description: "Subventions de toutes les agences fédérales des États-Unis",
      licence: { name: "Domaine public aux États-Unis" },
    });
    expect(headers["cache-control"]).toBe("public, max-age=60");
    expect(headers.vary).toContain("Accept-Language");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("is counted once a minute for everybody", async () => {
    await read();
    await app.buildOpportunity({ source: "Grants.gov" });
    expect(find((await read()).list, "grants-gov")?.openCount).toBe(0);
    clock.advance(KEPT_MS);
    expect(find((await read()).list, "grants-gov")?.openCount).toBe(1);
  });
});
