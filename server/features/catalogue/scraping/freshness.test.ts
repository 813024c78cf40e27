import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { apiSources, fundingOpportunities, opportunityProvenance, scrapeRuns } from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import { FetchFailure, type FetchFailureKind, type PageFetcher } from "../../../platform/fetch/types";
import { API_SOURCES } from "../api-sources/api-sources";
import { setSourceOn } from "../api-sources/switches.queries";
import { SOURCES } from "../sources/sources";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { daysFrom } from "../../../test/factories";
import { checkLinksJob } from "./check-links.job";
import { refreshSourcesJob } from "./refresh-sources.job";

const HOUR = 3_600_000;
const signal = new AbortController().signal;
const clock = testClock("2026-11-20T09:00:00Z");

/** What is at each address; what is not named is fine. */
let links: Record<string, FetchFailureKind>;
let checked: string[];
/** What happens when so many have been asked for. */
let after: (count: number) => void;
const pages: PageFetcher = {
  get: () => Promise.reject(new Error("Nothing is read here")),
  getFile: () => Promise.reject(new Error("Nothing is read here")),
  check: async (url) => {
    checked.push(url);
    after(checked.length);
    const kind = links[url];
    if (kind) throw new FetchFailure(kind, asWritten(`There is a problem: ${kind}.`));
    return { url, status: 200 };
  },
};

let app: TestApp;
let idle: TestApp;
beforeAll(async () => {
  const env = { SCRAPE_EVERY_HOURS: "24", LINK_CHECK_EVERY_HOURS: "48" };
  app = await startTestApp({ clock, env, deps: { pages } });
  idle = await startTestApp({ clock, deps: { pages } });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await app.close();
  await idle.close();
});
beforeEach(async () => {
  links = {};
  checked = [];
  after = () => {};
  await app.db.delete(fundingOpportunities);
  await app.db.delete(scrapeRuns);
  await app.db.delete(apiSources);
});

describe("the scheduled scraping of sources", () => {
  const refresh = (on = app) => refreshSourcesJob.handle(on.deps, { data: {}, signal });
  const endAll = () => app.db.update(scrapeRuns).set({ status: "done", endedAt: clock.now() });
  const begun = async () => (await app.db.select().from(scrapeRuns)).length;
  const all = SOURCES.length + 1;

  it("starts a run of each source once, and again when the interval has passed", async () => {
    await refresh();
    expect(await begun()).toBe(all);
    const runs = await app.db.select().from(scrapeRuns);
    expect(runs.every((run) => run.requestedBy === null && run.status === "queued")).toBe(true);
    expect(new Set(runs.map((run) => run.sourceId))).toEqual(
      new Set(["grants-gov", ...SOURCES.map(({ id }) => id)]),
    );
    await endAll();
    clock.advance(23 * HOUR);
    await refresh();
    expect(await begun()).toBe(all);
    clock.advance(HOUR);
    await refresh();
    expect(await begun()).toBe(2 * all);
  });

  it("starts no run while the last one is under way or a person's own run is fresh", async () => {
    await app.db.insert(scrapeRuns).values([
      {
        sourceId: "nsf",
        sourceName: "NSF",
        status: "running",
        createdAt: new Date(clock.now().getTime() - 30 * HOUR),
      },
      { sourceId: "ukri", sourceName: "UKRI", status: "failed", createdAt: clock.now() },
    ]);
    await refresh();
    expect(await begun()).toBe(all);
    const ofNsf = await app.db.select().from(scrapeRuns).where(eq(scrapeRuns.sourceId, "nsf"));
    expect(ofNsf.map(({ status }) => status)).toEqual(["running"]);
  });

  it("reads a source with an API only when it is on and was read beyond the first rows", async () => {
    const { id, name } = API_SOURCES[0]!;
    const isBegun = async () => {
      await refresh();
      const runs = await app.db.select().from(scrapeRuns).where(eq(scrapeRuns.sourceId, id));
      return runs.some(({ status }) => status === "queued");
    };
    const ended = { sourceId: id, sourceName: name, status: "done", endedAt: clock.now() } as const;
    const before = (hours: number) => new Date(clock.now().getTime() - hours * HOUR);
    const turn = (isOn: boolean) => setSourceOn(app.db, id, isOn, clock.now());

    await turn(true);
    expect(await isBegun()).toBe(false);
    await app.db.insert(scrapeRuns).values({ ...ended, limit: 20, createdAt: before(60) });
    expect(await isBegun()).toBe(false);
    await app.db.insert(scrapeRuns).values({ ...ended, createdAt: before(50) });
    await turn(false);
    expect(await isBegun()).toBe(false);
    await turn(true);
    expect(await isBegun()).toBe(true);
  });

  it("queues a job for each run", async () => {
    await refresh();
    const { rows } = await app.pool.query<{ count: string }>(
      "select count(*) from jobs where queue = 'scrape' and state = 'waiting'",
    );
    expect(Number(rows[0]!.count)).toBeGreaterThanOrEqual(all);
  });

  it("starts no runs unless the settings ask for it", async () => {
    await refresh(idle);
    expect(await idle.db.select().from(scrapeRuns)).toEqual([]);
    expect(refreshSourcesJob.cron).toBe("*/15 * * * *");
  });
});

describe("the check of application links", () => {
  const check = (on = app) => checkLinksJob.handle(on.deps, { data: {}, signal });
  const build = (path: string, given: Partial<typeof fundingOpportunities.$inferInsert> = {}) =>
    app.buildOpportunity({ applicationUrl: `https://example.org/${path}`, ...given });
  const stateOf = async (id: string) => {
    const [state] = await app.db
      .select({ failures: opportunityProvenance.linkFailures, problem: opportunityProvenance.linkProblem })
      .from(opportunityProvenance)
      .where(eq(opportunityProvenance.opportunityId, id));
    return state;
  };

  it("requests the links of published opportunities, each address once", async () => {
    await build("a");
    await build("a", { name: "The same page" });
    await build("pending", { verificationStatus: "pending" });
    await build("closed", { deadline: daysFrom(clock.now(), -3) });
    await build("open", { deadline: daysFrom(clock.now(), 3) });
    await app.buildOpportunity({ applicationUrl: null });
    await check();
    expect(checked.sort()).toEqual(["https://example.org/a", "https://example.org/open"]);
    await check();
    expect(checked).toHaveLength(2);
    clock.advance(48 * HOUR);
    await check();
    expect(checked).toHaveLength(4);
  });

  it("counts a link as broken until it works again", async () => {
    const { id } = await build("gone");
    links["https://example.org/gone"] = "not_found";
    for (const failures of [1, 2, 3]) {
      await check();
      expect(await stateOf(id)).toEqual({ failures, problem: asWritten("There is a problem: not_found.") });
      clock.advance(48 * HOUR);
    }
    links = {};
    await check();
    expect(await stateOf(id)).toEqual({ failures: 0, problem: null });
  });

  it.each([
    ["unknown_host", 1],
    ["unreachable", 1],
    ["bad_answer", 1],
    ["blocked", 0],
    ["login_wall", 0],
    ["robots", 0],
    ["timeout", 0],
    ["too_many_redirects", 0],
    ["refused_address", 0],
  ] as const)("counts a check that ends with %s as %i failures", async (kind, failures) => {
    const { id } = await build("page");
    links["https://example.org/page"] = kind;
    await check();
    expect(await stateOf(id)).toMatchObject({ failures });
  });

  it("keeps the known state of a link when a check is inconclusive", async () => {
    const { id } = await build("page");
    links["https://example.org/page"] = "not_found";
    await check();
    clock.advance(48 * HOUR);
    links["https://example.org/page"] = "timeout";
    await check();
    expect(await stateOf(id)).toEqual({ failures: 1, problem: asWritten("There is a problem: not_found.") });
  });

  it("starts with links that were never checked, a hundred at a time", async () => {
    for (let n = 0; n < 103; n++) await build(`page-${n}`);
    await check();
    expect(new Set(checked).size).toBe(100);
    await check();
    expect(new Set(checked).size).toBe(103);
    expect(checked).toHaveLength(103);
  });

  it("stops after eight minutes and leaves the other links for the next time", async () => {
    for (let n = 0; n < 12; n++) await build(`page-${n}`);
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    after = (count) => {
      if (count === 5) vi.setSystemTime(start + 8 * 60_000);
      if (count === 10) vi.setSystemTime(start + 8 * 60_000 + 1);
    };
    await check();
    expect(checked).toHaveLength(10);
    await check();
    expect(checked).toHaveLength(12);
  });

  it("changes nothing else about an opportunity", async () => {
    const { id } = await build("page");
    await app.db
      .insert(opportunityProvenance)
      .values({ opportunityId: id, lockedFields: ["name"], sourceValues: { name: "As the source has it" } });
    await check();
    const [row] = await app.db.select().from(opportunityProvenance);
    expect(row).toMatchObject({ lockedFields: ["name"], sourceValues: { name: "As the source has it" } });
    expect(row!.linkCheckedAt).toEqual(clock.now());
  });

  it("checks no links unless the settings ask for it", async () => {
    await idle.buildOpportunity({ applicationUrl: "https://example.org/a" });
    await check(idle);
    expect(checked).toEqual([]);
  });
});
