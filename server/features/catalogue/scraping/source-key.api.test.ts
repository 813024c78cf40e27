import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiSources, fundingOpportunities as o, scrapeRuns, sourceAnswers } from "@shared/schema/index";
import type { ScrapeSourceView } from "@shared/validators/curation";
import { franceAidesTerritoires } from "../api-sources/adapters/france-aides-territoires/adapter";
import { getAnswersFolder } from "../api-sources/read-recorded.fixture";
import type { ApiFetcher, ApiQuestion } from "../../../platform/fetch/types";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { newestRun } from "../../../test/helpers/scraping";
import { refreshSourcesJob } from "./refresh-sources.job";

const ID = "france-aides-territoires";
const SETTING = "AIDES_TERRITOIRES_TOKEN";
const clock = testClock("2026-11-27T09:00:00Z");
const page = readFileSync(join(getAnswersFolder(franceAidesTerritoires), "modelled-page.json"), "utf8");

let asked: ApiQuestion[];
/** What the service answers to the key. */
let tokenAnswer: string;
const apis: ApiFetcher = {
  ask: async (question) => {
    asked.push(question);
    const text = question.url.endsWith("/connexion/") ? tokenAnswer : page;
    return {
      url: question.url,
      kind: "json",
      text,
      bytes: Buffer.from(text),
      etag: null,
      lastModified: null,
    };
  },
};

let withKey: TestApp;
let without: TestApp;
beforeAll(async () => {
  const env = { SCRAPE_EVERY_HOURS: "24" };
  withKey = await startTestApp({
    clock,
    deps: { apis },
    jobs: true,
    env: { ...env, [SETTING]: "secret-key" },
  });
  without = await startTestApp({ clock, deps: { apis }, jobs: true, env });
});
afterAll(() => Promise.all([withKey.close(), without.close()]));
beforeEach(async () => {
  asked = [];
  tokenAnswer = '{"token":"token-of-a-day"}';
  for (const { db } of [withKey, without])
    for (const table of [apiSources, o, scrapeRuns, sourceAnswers]) await db.delete(table);
});

const signIn = async (app: TestApp) => app.as(await app.buildUser({ isAdmin: true }));
const switchOn = (admin: TestApp["visitor"]) =>
  admin.put(`/api/admin/scrape/sources/${ID}`).send({ isOn: true }).expect(200);
const scrape = (admin: TestApp["visitor"]) => admin.post(`/api/admin/scrape/source/${ID}`).send({});
const findListed = async (admin: TestApp["visitor"]) => {
  const { body } = await admin.get("/api/admin/scrape/sources");
  return (body as ScrapeSourceView[]).find(({ id }) => id === ID);
};

describe("a source that answers only to a key", () => {
  it("asks for a token with the key, and for everything else with the token", async () => {
    const admin = await signIn(withKey);
    await switchOn(admin);
    expect((await scrape(admin)).status).toBe(200);
    expect(
      asked.map(({ url, headers, body }) => [new URL(url).pathname, headers, body !== undefined]),
    ).toEqual([
      ["/api/connexion/", { "x-auth-token": "secret-key" }, true],
      ["/api/aids/all/", { authorization: "Bearer token-of-a-day" }, false],
    ]);
    expect(await newestRun(admin)).toMatchObject({ status: "done", created: 3, skipped: 3, failed: 0 });
  });

  it("keeps neither its key nor its token", async () => {
    const admin = await signIn(withKey);
    await switchOn(admin);
    await scrape(admin);
    const kept = await withKey.db.select().from(sourceAnswers);
    expect(kept.map(({ url }) => new URL(url).pathname)).toEqual(["/api/aids/all/"]);
    const shown = JSON.stringify([await findListed(admin), await newestRun(admin), kept]);
    expect(shown).not.toMatch(/secret-key|token-of-a-day|missingSetting/);
  });

  it("fails with a sentence when the answer has no token", async () => {
    const admin = await signIn(withKey);
    await switchOn(admin);
    for (tokenAnswer of ["{}", '{"token":""}', "Forbidden"]) {
      const { status, body } = await scrape(admin);
      expect([status, body.message]).toEqual([
        502,
        "The answer of Aides-territoires is not in its known form.",
      ]);
    }
  });
});

describe("a source whose key is missing", () => {
  it("says so in the list, and when it is to be read", async () => {
    const admin = await signIn(without);
    expect(await findListed(admin)).toMatchObject({ isOn: false, missingSetting: SETTING });
    const { body } = await switchOn(admin);
    expect(body).toMatchObject({ isOn: true, missingSetting: SETTING });
    const refused = await scrape(admin);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: "conflict",
        message:
          "Aides-territoires can only be read with a key, which the setting AIDES_TERRITOIRES_TOKEN has to hold.",
      },
    ]);
    expect(asked).toEqual([]);
    expect(await without.db.select().from(scrapeRuns)).toEqual([]);
  });

  it("is not read by itself", async () => {
    const run = { sourceId: ID, sourceName: franceAidesTerritoires.name, status: "done" } as const;
    const createdAt = new Date("2026-11-20T09:00:00Z");
    for (const app of [withKey, without]) {
      await switchOn(await signIn(app));
      await app.db.insert(scrapeRuns).values({ ...run, createdAt, endedAt: createdAt });
    }
    const isBegun = async (app: TestApp) => {
      await refreshSourcesJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
      const runs = await app.db.select().from(scrapeRuns);
      return runs.filter(({ sourceId }) => sourceId === ID).length > 1;
    };
    expect([await isBegun(withKey), await isBegun(without)]).toEqual([true, false]);
  });
});
