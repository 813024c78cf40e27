import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fundingOpportunities, opportunityProvenance, scrapeRuns } from "@shared/schema/index";
import { GRANTS_GOV_NOTICE } from "../grants-gov/mapping";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { eventually } from "../../../test/eventually";
import { daysFrom } from "../../../test/factories";
import {
  type FakeGrantsGov,
  madeDetail,
  recordedHits,
  RECORDED_SEARCHES,
  startFakeGrantsGov,
} from "../../../test/fakes/fake-grants-gov";
import {
  toScrapeAnswer,
  impatientClient,
  newestRun,
  getOverview,
  scrapeGrantsGov,
} from "../../../test/helpers/scraping";

let grantsGov: FakeGrantsGov;
let app: TestApp;
let admin: TestApp["visitor"];

beforeAll(async () => {
  grantsGov = await startFakeGrantsGov();
  app = await startTestApp({
    clock: testClock("2026-08-10T09:00:00Z"),
    deps: { grantsGov: impatientClient(grantsGov.url) },
    jobs: true,
  });
  admin = await app.as(await app.buildUser({ isAdmin: true }));
});
afterAll(async () => {
  await app.close();
  await grantsGov.close();
});
beforeEach(async () => {
  grantsGov.reset();
  await app.db.delete(fundingOpportunities);
  await app.db.delete(scrapeRuns);
});

const hits = recordedHits(RECORDED_SEARCHES[0]);
const stored = () => app.db.select().from(fundingOpportunities);

describe("scraping Grants.gov", () => {
  it("imports what it finds as pending, and reports the outcome", async () => {
    const { status, body } = await scrapeGrantsGov(admin, 20);
    expect(status).toBe(200);
    const { message, run } = toScrapeAnswer(body);
    const rows = await stored();
    expect(rows.length).toBeGreaterThan(0);
    expect(run).toMatchObject({
      sourceId: "grants-gov",
      sourceName: "Grants.gov",
      url: null,
      status: "done",
      total: 20,
      done: 20,
      found: 20,
      created: rows.length,
      message,
    });
    expect(message).toMatch(new RegExp(`^Found 20: ${rows.length} new`));
    expect(run.created + run.updated + run.proposed + run.skipped + run.failed).toBe(20);
    for (const row of rows)
      expect(row).toMatchObject({
        verificationStatus: "pending",
        source: "Grants.gov",
        funderType: "government",
        attribution: GRANTS_GOV_NOTICE,
      });
    expect(grantsGov.asked[0]).toMatchObject({ service: "search2", body: { rows: 20 } });
    expect(grantsGov.mostAtOnce()).toBeLessThanOrEqual(2);
  });

  it("requests 50 records by default, and shows where each value comes from", async () => {
    const { run } = toScrapeAnswer((await scrapeGrantsGov(admin)).body);
    expect(grantsGov.asked[0]!.body.rows).toBe(50);
    expect(run.found).toBe(hits.length);
    const [row] = await app.db
      .select({ deadline: fundingOpportunities.deadline, origins: opportunityProvenance.origins })
      .from(fundingOpportunities)
      .innerJoin(opportunityProvenance, eq(opportunityProvenance.opportunityId, fundingOpportunities.id))
      .where(eq(fundingOpportunities.externalId, "363452"));
    expect(row!.origins.name).toMatchObject({ how: "api" });
    expect(row).toMatchObject({
      deadline: "2027-02-14",
      origins: { deadline: { how: "api", quote: "Feb 14, 2027 12:00:00 AM EDT" } },
    });
  });

  it("finds nothing new the second time", async () => {
    const first = toScrapeAnswer((await scrapeGrantsGov(admin, 30)).body);
    const before = await stored();
    const { message, run } = toScrapeAnswer((await scrapeGrantsGov(admin, 30)).body);
    expect(run).toMatchObject({ created: 0, updated: 0, proposed: 0, failed: 0, skipped: 30 });
    expect(run.id).not.toBe(first.run.id);
    expect(message).toBe("Found 30: 30 known already or closed.");
    expect(await stored()).toHaveLength(before.length);
  });

  it("counts records that cannot be read, and imports the rest", async () => {
    const [broken] = hits.filter(({ docType }) => docType === "synopsis");
    grantsGov.replyToDetail(broken!.id, { kind: "status", status: 500 });
    const { message, run } = toScrapeAnswer((await scrapeGrantsGov(admin)).body);
    expect(run).toMatchObject({ status: "done", failed: 1 });
    expect(message).toMatch(/, 1 could not be read\.$/);
    expect(run.problems).toEqual([
      { what: `Opportunity ${broken!.id}`, reason: expect.stringMatching(/^Grants\.gov .+\.$/) },
    ]);
  });

  it("strips all markup from its texts, however often it is escaped", async () => {
    const [hit] = hits;
    const detail = madeDetail({ ...hit!, docType: "synopsis" }) as { synopsis: object };
    const marked =
      "&lt;p&gt;For firms of &amp;lt;5 people.<iframe src=//evil.example></iframe>&amp;lt;embed src=x&amp;gt;";
    grantsGov.replyToDetail(hit!.id, {
      kind: "data",
      data: {
        ...detail,
        opportunityTitle: `Solar${marked}`,
        synopsis: { ...detail.synopsis, synopsisDesc: marked, applicantEligibilityDesc: marked },
      },
    });
    await scrapeGrantsGov(admin, 1);
    const text = "For firms of <5 people.";
    expect(await stored()).toMatchObject([
      { name: `Solar ${text}`, description: text, eligibilityText: expect.stringContaining(text) },
    ]);
    expect(JSON.stringify(await stored())).not.toMatch(/iframe|embed|&lt;/);
  });

  it("leaves out opportunities that Grants.gov has archived", async () => {
    replyWithArchived();
    const { run } = toScrapeAnswer((await scrapeGrantsGov(admin, 1)).body);
    expect(run).toMatchObject({ found: 1, created: 0, skipped: 1 });
    expect(await stored()).toEqual([]);
  });

  it("closes a known opportunity that Grants.gov has archived since", async () => {
    await scrapeGrantsGov(admin, 1);
    await app.db.update(fundingOpportunities).set({ deadline: null });
    replyWithArchived();
    const { run } = toScrapeAnswer((await scrapeGrantsGov(admin, 1)).body);
    expect(run).toMatchObject({ found: 1, created: 0, updated: 1, skipped: 0 });
    expect(await stored()).toMatchObject([{ deadline: daysFrom(app.clock.now(), -1) }]);
  });

  function replyWithArchived() {
    const [hit] = hits;
    const detail = madeDetail({ ...hit!, docType: "synopsis" }) as { synopsis: object };
    grantsGov.replyToDetail(hit!.id, {
      kind: "data",
      data: { ...detail, synopsis: { ...detail.synopsis, archiveDate: "Jan 02, 2020 12:00:00 AM EST" } },
    });
  }

  it.each([
    ["refuses", { kind: "status", status: 403 }, 502],
    ["is not working", { kind: "status", status: 503 }, 502],
    ["talks nonsense", { kind: "raw", body: "<html>" }, 502],
    ["breaks off", { kind: "cut" }, 502],
    ["does not answer", { kind: "hang" }, 504],
  ] as const)("says why when Grants.gov %s, and shows it in the list", async (_what, reply, expected) => {
    const impatient = await startTestApp({
      deps: { grantsGov: impatientClient(grantsGov.url, reply.kind === "hang" ? 200 : undefined) },
      jobs: true,
    });
    const curator = await impatient.as(await impatient.buildUser({ isAdmin: true }));
    grantsGov.replyToSearch(reply);
    const { status, body } = await scrapeGrantsGov(curator);
    expect(status).toBe(expected);
    expect(body).toEqual({
      code: expected === 504 ? "upstream_timeout" : "upstream_failed",
      message: expect.stringMatching(/^Grants\.gov [a-z].+\.$/),
    });
    const run = await newestRun(curator);
    expect(run).toMatchObject({ status: "failed", message: body.message, found: 0, problems: [] });
    expect(run!.endedAt).not.toBeNull();
    await impatient.close();
  });
});

describe("a run of Grants.gov", () => {
  it("is shared by a second request while it is under way", async () => {
    const release = grantsGov.hold();
    // Whoever waits for a run listens for its pushes.
    const waits = vi.spyOn(app.deps.push, "subscribe");
    onTestFinished(() => waits.mockRestore());
    const first = scrapeGrantsGov(admin, 5).then(({ body }) => toScrapeAnswer(body));
    await eventually(() => grantsGov.openNow()).toBe(1);
    const second = scrapeGrantsGov(admin, 5).then(({ body }) => toScrapeAnswer(body));
    await eventually(() => waits.mock.calls.length).toBe(2);
    release();
    const [one, other] = await Promise.all([first, second]);
    expect(other.run).toEqual(one.run);
    expect(grantsGov.asked.filter(({ service }) => service === "search2")).toHaveLength(1);
    expect((await getOverview(admin)).runs).toHaveLength(1);
  });

  it("shows and pushes its progress", async () => {
    // This run does not come to its end: it has a site and a server of its own.
    const slow = await startFakeGrantsGov();
    const watched = await startTestApp({ deps: { grantsGov: impatientClient(slow.url) }, jobs: true });
    const user = await watched.buildUser({ isAdmin: true });
    const curator = await watched.as(user);
    let pushes = 0;
    watched.deps.push.subscribe(user.id, () => void (pushes += 1));
    for (const { id } of hits.slice(5)) slow.replyToDetail(id, { kind: "hang" });
    const left = scrapeGrantsGov(curator);
    left.catch(() => {});
    await eventually(async () => {
      const run = await newestRun(curator);
      return run && { status: run.status, total: run.total, isOnItsWay: run.done > 0 };
    }).toEqual({ status: "running", total: 50, isOnItsWay: true });
    expect(pushes).toBeGreaterThan(1);
    left.abort();
    await slow.close();
    await watched.close();
  });
});
