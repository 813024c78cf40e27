import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fundingOpportunities } from "@shared/schema/index";
import { getStatusFailure } from "../../../platform/fetch/failures";
import type { PageFetcher } from "../../../platform/fetch/types";
import { findSource } from "../sources/sources";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { gate, untilAborted } from "../../../test/helpers/jobs";
import { toScrapeAnswer, newestRun } from "../../../test/helpers/scraping";

const feed = new URL("../sources/fixtures/nsf/rss/rss_www_funding.xml", import.meta.url);
const { name, url } = findSource("nsf")!;

/** While it is set, no page is shown; it opens when one is asked for. */
let held: ReturnType<typeof gate> | null = null;

/** The web, with one page. */
const pages: PageFetcher = {
  get: async (asked, { signal }) => {
    if (held) {
      held.open();
      return untilAborted(signal!);
    }
    if (asked !== url) throw getStatusFailure(new URL("https://funder.example/"), 403)!;
    const bytes = await readFile(feed);
    return { url, kind: "xml", text: bytes.toString(), bytes, etag: null, lastModified: null };
  },
  getFile: () => Promise.reject(new Error("No file is read here")),
  check: () => Promise.reject(new Error("Nothing is checked here")),
};

let app: TestApp;
let admin: TestApp["visitor"];
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2026-11-20T09:00:00Z"), deps: { pages }, jobs: true });
  admin = await app.as(await app.buildUser({ isAdmin: true }));
});
afterAll(() => app.close());

const scrape = (id: string) => admin.post(`/api/admin/scrape/source/${id}`).send({});

describe("scraping a configured source", () => {
  it("imports its opportunities under the source's name, and nothing new the second time", async () => {
    const first = await scrape("nsf");
    expect([first.status, toScrapeAnswer(first.body)]).toMatchObject([
      200,
      {
        message: "Found 3: 3 new.",
        run: { sourceId: "nsf", sourceName: name, url: null, total: 3, done: 3 },
      },
    ]);
    const rows = await app.db.select().from(fundingOpportunities);
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toMatchObject({
        source: name,
        funderName: "U.S. National Science Foundation",
        funderType: "government",
        verificationStatus: "pending",
        sourceUrl: expect.stringMatching(/^https:\/\/www\.nsf\.gov\/funding\/opportunities\//),
      });
    expect(toScrapeAnswer((await scrape("nsf")).body)).toMatchObject({
      message: "Found 3: 3 known already or closed.",
      run: { created: 0, skipped: 3 },
    });
  });

  it("answers 502 with a message when the site refuses", async () => {
    app.clock.advance(1_000);
    const { status, body } = await scrape("msca");
    expect([status, body]).toEqual([
      502,
      {
        code: "upstream_failed",
        message: "funder.example refuses to show this page to us (403). Some websites block scraping.",
      },
    ]);
    expect(await newestRun(admin)).toMatchObject({
      sourceId: "msca",
      status: "failed",
      message: body.message,
    });
  });
});

describe("a run that an administrator stops", () => {
  it("ends at once, answers whoever waits for it, and is no failure", async () => {
    app.clock.advance(1_000);
    const asked = (held = gate());
    const waiting = scrape("msca").then((answer) => answer);
    await asked.opened;
    const run = (await newestRun(admin))!;
    const { body } = await admin.delete(`/api/admin/scrape/runs/${run.id}`).expect(200);
    expect(body).toMatchObject({
      id: run.id,
      status: "stopped",
      message: "Stopped by an administrator. What was read until then is kept.",
      problems: [],
    });
    const answer = await waiting;
    expect([answer.status, answer.body]).toMatchObject([200, { message: body.message, run: body }]);
    held = null;
    expect((await admin.delete(`/api/admin/scrape/runs/${run.id}`).expect(200)).body).toEqual(body);
    // The next one reads again, and is refused by the site.
    await scrape("msca").expect(502);
  });
});
