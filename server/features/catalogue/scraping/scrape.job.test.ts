import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { fundingOpportunities, type ScrapeRun, scrapeRuns } from "@shared/schema/index";
import type { GrantsGovClient, ReadOptions } from "../grants-gov/client";
import type { GrantsGovRecord } from "../grants-gov/mapping";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { scrapeJob } from "./scrape.job";
import { buildGrantsGovOrder, scrapeGrantsGov } from "./scraping.service";
import { toRunView } from "./run-views";
import { findRun, insertRun } from "./scrape-runs.queries";

const record = (id: number): GrantsGovRecord => ({
  id: String(id),
  title: `Opportunity number ${id}`,
  agency: `Agency ${id}`,
  docType: "synopsis",
  closeDate: "03/31/2027",
});

/** Reads as the current test says. */
const grantsGov = {
  read: async (_options: ReadOptions): Promise<void> => {},
  readOpportunities: async (options: ReadOptions) => {
    await grantsGov.read(options);
    return { found: 5, failed: [] };
  },
  readOpportunity: () => Promise.resolve(null),
} satisfies GrantsGovClient & { read: unknown };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2026-11-20T09:00:00Z"), deps: { grantsGov } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(fundingOpportunities);
  await app.db.delete(scrapeRuns);
});

const queued = async (sourceId = "grants-gov"): Promise<ScrapeRun> =>
  (await insertRun(app.db, { ...buildGrantsGovOrder(5), sourceId, requestedBy: null }, app.clock.now()))!;
const run = ({ id }: ScrapeRun, signal = new AbortController().signal) =>
  scrapeJob.handle(app.deps, { data: { runId: id }, signal });
const deliver = (from: number, to: number) => async (options: ReadOptions) => {
  options.onProgress?.(0, 5);
  for (let id = from; id <= to; id++) {
    await options.onRecord(record(id));
    options.onProgress?.(id, 5);
  }
};

describe("a scraping run", () => {
  it("counts correctly when it is resumed after an interruption", async () => {
    const begun = await queued();
    const cut = new AbortController();
    grantsGov.read = async (options) => {
      await deliver(1, 3)(options);
      await expect.poll(() => findRun(app.db, begun.id)).toMatchObject({ created: 3, done: 3, total: 5 });
      cut.abort(new Error("The server stops"));
      throw cut.signal.reason;
    };
    await expect(run(begun, cut.signal)).rejects.toThrow("The server stops");
    expect(await findRun(app.db, begun.id)).toMatchObject({ status: "running", created: 3 });

    grantsGov.read = deliver(1, 5);
    await run(begun);
    expect(toRunView((await findRun(app.db, begun.id))!)).toMatchObject({
      status: "done",
      found: 5,
      created: 5,
      skipped: 0,
      done: 5,
      message: "Found 5: 5 new.",
    });
    expect(await app.db.select().from(fundingOpportunities)).toHaveLength(5);
  });

  it("imports all other readings when the database refuses one, and names it", async () => {
    await app.db.execute(
      sql`alter table funding_opportunities add constraint no_three check (name <> 'Opportunity number 3')`,
    );
    onTestFinished(async () => {
      await app.db.execute(sql`alter table funding_opportunities drop constraint no_three`);
    });
    const begun = await queued();
    grantsGov.read = deliver(1, 5);
    await run(begun);
    expect(toRunView((await findRun(app.db, begun.id))!)).toMatchObject({
      status: "done",
      created: 4,
      failed: 1,
      message: "Found 5: 4 new, 1 could not be read.",
      problems: [
        { what: "Opportunity number 3", reason: "Something went wrong on our side. Please try again." },
      ],
    });
    expect(await app.db.$count(fundingOpportunities)).toBe(4);
  });

  it("says that it found less than half of the reading before, and leaves the opportunities as they are", async () => {
    const readTo = async (last: number) => {
      const begun = await queued();
      grantsGov.read = deliver(1, last);
      await run(begun);
      return toRunView((await findRun(app.db, begun.id))!);
    };
    expect(await readTo(5)).toMatchObject({ fellFrom: null, message: "Found 5: 5 new." });
    app.clock.advance(1_000);
    const before = await app.db.select().from(fundingOpportunities);
    expect(await readTo(2)).toMatchObject({
      status: "done",
      fellFrom: 5,
      message:
        "Found 2: 2 known already or closed. That is less than half of the 5 that the reading before found. Nothing was closed or removed because of it: please look whether the source has changed.",
    });
    expect(await app.db.select().from(fundingOpportunities)).toHaveLength(before.length);
    app.clock.advance(1_000);
    expect(await readTo(1)).toMatchObject({ fellFrom: null });
  });

  it("is compared with readings of the same source and limit that ended well, entries that failed left out", async () => {
    const build = (given: Partial<ScrapeRun>, minutes: number) => {
      const at = new Date(app.clock.now().getTime() - minutes * 60_000);
      const base = { ...buildGrantsGovOrder(5), requestedBy: null, status: "done" as const };
      return { ...base, found: 100, createdAt: at, endedAt: at, ...given };
    };
    await app.db
      .insert(scrapeRuns)
      .values([
        build({ found: 9, failed: 5 }, 50),
        build({ limit: 1000 }, 40),
        build({ limit: null }, 30),
        build({ sourceId: "nsf" }, 20),
        build({ status: "failed" }, 10),
      ]);
    const begun = await queued();
    grantsGov.read = deliver(1, 2);
    await run(begun);
    expect(await findRun(app.db, begun.id)).toMatchObject({ found: 2, fellFrom: null });
  });

  it("is not run again after it has ended", async () => {
    const begun = await queued();
    grantsGov.read = deliver(1, 1);
    await run(begun);
    const ended = await findRun(app.db, begun.id);
    grantsGov.read = () => Promise.reject(new Error("It was read again"));
    await run(begun);
    expect(await findRun(app.db, begun.id)).toEqual(ended);
  });

  it("stays under way after an unexpected error until its last try", async () => {
    const begun = await queued();
    grantsGov.read = async (options) => {
      await deliver(1, 2)(options);
      throw new TypeError("A bug");
    };
    await expect(run(begun)).rejects.toThrow("A bug");
    expect(await findRun(app.db, begun.id)).toMatchObject({ status: "running" });
    await scrapeJob.giveUp!(app.deps, { runId: begun.id });
    const givenUp = await findRun(app.db, begun.id);
    expect(givenUp).toMatchObject({
      status: "failed",
      message: "Something went wrong on our side. Please try again.",
    });
    expect(givenUp!.endedAt).not.toBeNull();
    await scrapeJob.giveUp!(app.deps, { runId: begun.id });
    expect(await findRun(app.db, begun.id)).toEqual(givenUp);
  });

  it("says when every try was interrupted", async () => {
    const begun = await queued();
    await scrapeJob.giveUp!(app.deps, { runId: begun.id });
    expect(await findRun(app.db, begun.id)).toMatchObject({
      status: "failed",
      message: "The reading was cut off too often. Please try again.",
    });
  });

  it("fails with a message when its source is no longer configured", async () => {
    const begun = await queued("closed-foundation");
    await run(begun);
    expect(await findRun(app.db, begun.id)).toMatchObject({
      status: "failed",
      message: "This source is not in the list any more.",
    });
  });

  it("is answered before its end when it takes too long, and goes on", async () => {
    const user = await app.buildUser({ isAdmin: true });
    const ctx = { actor: { ...user, timezone: null }, db: app.db, deps: app.deps };
    const signal = new AbortController().signal;
    const answer = await scrapeGrantsGov(ctx, 5, { signal, waitMs: 50 });
    expect(answer).toMatchObject({
      message: "This takes longer than usual and goes on in the background.",
      run: { status: "queued", message: null, endedAt: null },
    });
    grantsGov.read = deliver(1, 5);
    await run((await findRun(app.db, answer.run.id))!);
    expect(await findRun(app.db, answer.run.id)).toMatchObject({ status: "done", requestedBy: user.id });
  });
});
