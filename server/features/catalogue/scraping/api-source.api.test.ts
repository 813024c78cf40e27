import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  apiSources,
  fundingOpportunities as o,
  opportunityProvenance,
  opportunityChanges,
  scrapeRuns,
  sourceAnswers,
} from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import type { ScrapeSourceView } from "@shared/validators/curation";
import { clearExpiredJob } from "../../auth/clear-expired.job";
import { API_SOURCES } from "../api-sources/api-sources";
import { californiaGrants } from "../api-sources/adapters/california-grants/adapter";
import { importArchive } from "../api-sources/import-archive";
import { type ApiFetcher, type ApiQuestion, FetchFailure } from "../../../platform/fetch/types";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { newestRun, toScrapeAnswer } from "../../../test/helpers/scraping";
import { answerPage, buildDump, type Dump, indexOf, recorded } from "./california-dump.fixture";
import { scrapeJob } from "./scrape.job";

const DAY = 86_400_000;
const ID = "california-grants";
const clock = testClock();
const signal = new AbortController().signal;

/** What the API has, by its pages of a hundred. */
let dump: Dump;
let etag: string | null;
let asked: ApiQuestion[];
/** Is called before a question is answered. */
let before: (question: ApiQuestion) => void;

const apis: ApiFetcher = {
  ask: async (question) => {
    asked.push(question);
    before(question);
    if (etag !== null && question.kept?.etag === etag) return "unchanged";
    return answerPage(dump, question, etag);
  },
};

let app: TestApp;
let admin: TestApp["visitor"];
beforeAll(async () => {
  app = await startTestApp({ clock, deps: { apis }, jobs: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set("2025-06-16T09:00:00Z");
  dump = recorded;
  etag = null;
  asked = [];
  before = () => {};
  for (const table of [apiSources, opportunityChanges, o, scrapeRuns, sourceAnswers])
    await app.db.delete(table);
  admin = await app.as(await app.buildUser({ isAdmin: true }));
});

const scrape = (id = ID) => admin.post(`/api/admin/scrape/source/${id}`).send({});
const switchTo = (isOn: unknown, id = ID) => admin.put(`/api/admin/scrape/sources/${id}`).send({ isOn });
/** Scrapes a source that is on, a little later than before. */
async function scrapeOn() {
  clock.advance(60_000);
  const { body, status } = await scrape();
  expect([status, body]).toMatchObject([200, {}]);
  return toScrapeAnswer(body);
}
/** Switches the source on and has its first rows read. */
async function readFirstRows() {
  await switchTo(true);
  return scrapeOn();
}
const listed = async () => {
  const { body } = await admin.get("/api/admin/scrape/sources");
  return (body as ScrapeSourceView[]).find(({ id }) => id === ID);
};
const rows = () => app.db.select().from(o).orderBy(o.externalId);

describe("switching a source with an API", () => {
  it("is off at first, and is not read before it is on", async () => {
    expect(await listed()).toMatchObject({ id: ID, isOn: false, licence: expect.any(String) });
    const refused = await scrape();
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: "conflict", message: "This source is off. Switch it on first." },
    ]);
    expect(asked).toEqual([]);

    const switched = await switchTo(true);
    expect([switched.status, switched.body]).toEqual([200, await listed()]);
    expect(await listed()).toMatchObject({ isOn: true });
    expect((await scrape()).status).toBe(200);
  });

  it("can be off again", async () => {
    await switchTo(true);
    await switchTo(false);
    expect(await listed()).toMatchObject({ isOn: false });
    expect((await scrape()).status).toBe(409);
  });

  it("is refused for a source that has no switch, and for no answer", async () => {
    expect((await switchTo(true, "nsf")).status).toBe(404);
    const { status, body } = await switchTo("yes");
    expect([status, body]).toMatchObject([400, { fieldErrors: { isOn: ["Must be true or false"] } }]);
  });
});

describe("reading a source with an API", () => {
  it("takes what is open as pending, each row with its attribution, and what is closed not at all", async () => {
    const { message, run } = await readFirstRows();
    expect(message).toBe("Found 11: 8 new, 3 known already or closed.");
    expect(run).toMatchObject({ sourceName: "California Grants Portal", done: 11, failed: 0, problems: [] });
    const stored = await rows();
    expect(stored).toHaveLength(8);
    for (const row of stored)
      expect(row).toMatchObject({
        verificationStatus: "pending",
        source: "California Grants Portal",
        funderType: "government",
        attribution: expect.stringMatching(/^California Grants Portal, https:.*\(Open data of the State/),
      });
  });

  it("changes nothing the second time", async () => {
    await readFirstRows();
    const first = await rows();
    expect((await scrapeOn()).run).toMatchObject({ created: 0, updated: 0, proposed: 0, skipped: 11 });
    expect((await scrapeOn()).message).toBe("Found 11: 11 known already or closed.");
    const keep = ({ lastSyncedAt: _, ...row }: (typeof first)[number]) => row;
    expect((await rows()).map(keep)).toEqual(first.map(keep));
    expect(await app.db.select().from(opportunityChanges)).toEqual([]);
  });

  it("proposes a change of a verified opportunity, and leaves alone what an administrator wrote", async () => {
    await readFirstRows();
    const [first] = await rows();
    await admin.post(`/api/admin/opportunities/${first!.id}/verify`).expect(200);
    await admin.patch(`/api/admin/opportunities/${first!.id}`).send({ name: "By hand" }).expect(200);
    const change = (field: string, value: unknown) => (row: unknown[]) =>
      row[indexOf("PortalID")] === first!.externalId ? row.with(indexOf(field), value) : row;
    const records = recorded.records.map(change("Title", "Another name"));
    dump = { ...recorded, records: records.map(change("ApplicationDeadline", "2026-02-03 17:00:00")) };
    expect((await scrapeOn()).run).toMatchObject({ proposed: 1, created: 0, updated: 0 });
    expect((await rows())[0]).toMatchObject({ name: "By hand", deadline: first!.deadline });
    const changes = await app.db.select().from(opportunityChanges);
    expect(changes.map(({ field, after }) => [field, after])).toContainEqual(["deadline", "2026-02-03"]);
    expect(changes.map(({ field }) => field)).not.toContain("name");
  });

  it("stops after twenty rows the first time, and reads all the next time", async () => {
    dump = buildDump(230);
    const first = await readFirstRows();
    expect(first.message).toBe(
      "Found 20: 20 new. This was the first reading, so it stopped after 20. Look at them, then read the source again.",
    );
    expect(asked).toHaveLength(1);
    const second = await scrapeOn();
    expect(second.message).toBe("Found 230: 210 new, 20 known already or closed.");
    expect(asked.slice(1).map(({ url }) => new URL(url).searchParams.get("offset"))).toEqual([
      "0",
      "100",
      "200",
    ]);
  });

  it("leaves out what occurs a second time, so that two copies do not take turns", async () => {
    dump = buildDump(10, { PortalID: () => "1" });
    expect((await readFirstRows()).run).toMatchObject({ created: 1, skipped: 9 });
    expect((await rows()).map(({ name }) => name)).toEqual(["Fund number 0"]);
  });
});

describe("a source that has changed its form", () => {
  it("tells of new fields, fields that are gone and new codes, and reads the records", async () => {
    const known = buildDump(3, { Status: (i) => (i === 0 ? "paused" : "active") });
    const without = indexOf("GrantURL");
    dump = {
      fields: [...known.fields.filter(({ id }) => id !== "GrantURL"), { id: "Region" }],
      records: known.records.map((row) => [...row.filter((_, i) => i !== without), "North"]),
    };
    const { message, run } = await readFirstRows();
    expect(run).toMatchObject({ created: 3 });
    expect(message).toBe(
      "Found 3: 3 new. The source has new fields: Region (3). The source leaves out fields: GrantURL (3). The source has new codes: Status: paused (1).",
    );
  });

  it("names a record that cannot be read, and takes the others", async () => {
    dump = buildDump(3, { Title: (i) => (i === 1 ? 7 : `Fund number ${i}`) });
    const { message, run } = await readFirstRows();
    expect(message).toBe("Found 3: 2 new, 1 could not be read.");
    expect(run.problems).toEqual([{ what: "1", reason: "These fields are not in their known form: Title" }]);
  });

  it("fails with a sentence when the whole answer has another form", async () => {
    dump = { fields: [], records: [] };
    await switchTo(true);
    const { status, body } = await scrape();
    expect([status, body.message]).toEqual([
      502,
      "The answer of California Grants Portal is not in its known form.",
    ]);
    expect(await newestRun(admin)).toMatchObject({ status: "failed", found: 0 });
  });
});

describe("an interrupted reading", () => {
  /** Runs the job of the newest run, as the queue does after a crash. */
  async function runAgain() {
    const [run] = await app.db.select().from(scrapeRuns).where(eq(scrapeRuns.status, "running"));
    await scrapeJob.handle(app.deps, { data: { runId: run!.id }, signal });
  }

  it("goes on at the page where it was, with all counts and the record that could not be read", async () => {
    dump = buildDump(230, {
      Title: (i) => (i === 5 ? 7 : `Fund number ${i}`),
      Status: (i) => (i === 6 ? "odd" : "active"),
    });
    await readFirstRows();
    clock.advance(60_000);
    asked = [];
    const [run] = await app.db
      .insert(scrapeRuns)
      .values({ sourceId: ID, sourceName: californiaGrants.name, createdAt: clock.now() })
      .returning();
    const stop = new AbortController();
    before = ({ url }) => {
      if (!url.endsWith("offset=200")) return;
      stop.abort(new Error("The server stops"));
      throw stop.signal.reason as Error;
    };
    await expect(
      scrapeJob.handle(app.deps, { data: { runId: run!.id }, signal: stop.signal }),
    ).rejects.toThrow("The server stops");
    const [cut] = await app.db.select().from(scrapeRuns).where(eq(scrapeRuns.id, run!.id));
    expect(cut).toMatchObject({ status: "running", done: 200, created: 180, skipped: 19, failed: 1 });

    before = () => {};
    asked = [];
    await runAgain();
    expect(asked.map(({ url }) => new URL(url).searchParams.get("offset"))).toEqual(["200"]);
    expect(await newestRun(admin)).toMatchObject({
      status: "done",
      total: 230,
      done: 230,
      found: 230,
      created: 210,
      skipped: 19,
      failed: 1,
      message:
        "Found 230: 210 new, 19 known already or closed, 1 could not be read. The source has new codes: Status: odd (1).",
      problems: [{ what: "5" }],
    });
    expect(await rows()).toHaveLength(229);
  });

  it("that ended before its source goes on with the next reading", async () => {
    dump = buildDump(150);
    await readFirstRows();
    await app.db.update(scrapeRuns).set({
      limit: null,
      position: {
        cursor: 100,
        pages: 1,
        rows: 100,
        drift: { unknownFields: { Old: 1 }, missingFields: {}, unknownCodes: {} },
      },
    });
    asked = [];
    const { message } = await scrapeOn();
    expect(asked.map(({ url }) => new URL(url).searchParams.get("offset"))).toEqual(["100"]);
    expect(message).toBe("Found 50: 50 new.");
    asked = [];
    await scrapeOn();
    expect(asked[0]!.url).toMatch(/offset=0$/);
  });

  it("is no fall of what the source yields, and the next whole reading is compared with the last whole one", async () => {
    dump = buildDump(150);
    await readFirstRows();
    await scrapeOn();
    clock.advance(60_000);
    const drift = { unknownFields: {}, missingFields: {}, unknownCodes: {} };
    await app.db.insert(scrapeRuns).values({
      ...{ sourceId: ID, sourceName: californiaGrants.name, status: "done", found: 100, isPart: true },
      ...{ position: { cursor: 100, pages: 1, rows: 100, drift }, createdAt: clock.now() },
      ...{ startedAt: clock.now(), endedAt: clock.now() },
    });
    expect(await scrapeOn()).toMatchObject({ message: "Found 50: 50 known already or closed." });
    dump = buildDump(60);
    expect((await scrapeOn()).message).toMatch(/^Found 60: .* less than half of the 150 /);
  });
});

describe("the archive of answers", () => {
  const archived = () => app.db.select().from(sourceAnswers);

  it("keeps each answer once, without persons, until it changes", async () => {
    await readFirstRows();
    await scrapeOn();
    expect(await archived()).toHaveLength(1);
    const [kept] = await archived();
    expect(kept!.size).toBeGreaterThan(kept!.body.length);
    dump = buildDump(2);
    await scrapeOn();
    expect(await archived()).toHaveLength(2);
  });

  it("reads the kept answer again when the source says that nothing has changed", async () => {
    etag = '"7"';
    await readFirstRows();
    await app.db.delete(o);
    clock.advance(DAY / 4);
    const { run } = await scrapeOn();
    expect(asked[1]!.kept).toMatchObject({ etag: '"7"' });
    expect(run).toMatchObject({ created: 8 });
    const [kept] = await archived();
    expect(kept!.readAt).toEqual(clock.now());
  });

  it("is read again by a mended adapter, without asking the source", async () => {
    dump = buildDump(150);
    await readFirstRows();
    await scrapeOn();
    await app.db.delete(o);
    asked = [];
    const again = () => importArchive(app.db, californiaGrants, clock.now());
    expect(await again()).toMatchObject({ answers: 2, created: 150, failed: 0 });
    expect(await again()).toMatchObject({ created: 0, updated: 0, proposed: 0, skipped: 150 });
    expect(asked).toEqual([]);
  });

  it("closes nothing, because the source may have opened it since", async () => {
    const noDay = { ApplicationDeadline: () => null };
    dump = buildDump(1, noDay);
    await readFirstRows();
    dump = buildDump(1, { ...noDay, Status: () => "closed" });
    expect((await scrapeOn()).run).toMatchObject({ updated: 1 });
    const [closed] = await rows();
    expect(closed!.deadline).not.toBeNull();
    await app.db.update(o).set({ deadline: null });
    await app.db.delete(opportunityProvenance);
    expect(await importArchive(app.db, californiaGrants, clock.now())).toMatchObject({
      updated: 0,
      skipped: 1,
    });
    expect((await rows())[0]!.deadline).toBeNull();
  });

  it("is cleared of answers that were last read ninety days ago", async () => {
    await readFirstRows();
    const clear = () => clearExpiredJob.handle(app.deps, { data: {}, signal });
    clock.advance(90 * DAY - 3_600_000);
    await clear();
    expect(await archived()).toHaveLength(1);
    clock.advance(2 * 3_600_000);
    await clear();
    expect(await archived()).toEqual([]);
  });
});

it("a source that refuses is told in a sentence, and what was read before stays", async () => {
  dump = buildDump(150);
  await readFirstRows();
  before = ({ url }) => {
    if (url.endsWith("offset=100")) throw new FetchFailure("blocked", asWritten("It refuses."));
  };
  clock.advance(60_000);
  const { status, body } = await scrape();
  expect([status, body.message]).toEqual([502, "It refuses."]);
  expect(await rows()).toHaveLength(100);
});

it("every source is in the list that administrators see", async () => {
  const { body } = await admin.get("/api/admin/scrape/sources");
  const ids = (body as ScrapeSourceView[]).filter(({ isOn }) => isOn === false).map(({ id }) => id);
  expect(ids).toEqual(API_SOURCES.map(({ id }) => id));
});
