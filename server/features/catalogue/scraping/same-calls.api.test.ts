import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  apiSources,
  fundingOpportunities as o,
  opportunityChanges,
  scrapeRuns,
  sourceAnswers,
} from "@shared/schema/index";
import { simplerGrantsGov } from "../api-sources/adapters/simpler-grants-gov/adapter";
import { importArchive } from "../api-sources/import-archive";
import { getAnswersFolder, readRecorded } from "../api-sources/read-recorded.fixture";
import { GRANTS_GOV_SOURCE } from "../grants-gov/mapping";
import { importReadings } from "../import/import-readings";
import type { ApiFetcher, ApiQuestion } from "../../../platform/fetch/types";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { newestRun } from "../../../test/helpers/scraping";

const ROOFS = "MOD-27-001";
const clock = testClock("2026-11-27T09:00:00Z");
const recorded = readFileSync(join(getAnswersFolder(simplerGrantsGov), "modelled-search.json"), "utf8");
const { byId } = readRecorded(simplerGrantsGov, "modelled-search.json", clock.now());

let answer: string;
let asked: ApiQuestion[];
const apis: ApiFetcher = {
  ask: async (question) => {
    asked.push(question);
    const { url } = question;
    return { url, kind: "json", text: answer, bytes: Buffer.from(answer), etag: null, lastModified: null };
  },
};

let app: TestApp;
let admin: TestApp["visitor"];
beforeAll(async () => {
  app = await startTestApp({
    clock,
    deps: { apis },
    jobs: true,
    env: { SIMPLER_GRANTS_GOV_KEY: "secret-key" },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  answer = recorded;
  asked = [];
  for (const table of [apiSources, opportunityChanges, o, scrapeRuns, sourceAnswers])
    await app.db.delete(table);
  admin = await app.as(await app.buildUser({ isAdmin: true }));
  await admin.put("/api/admin/scrape/sources/simpler-grants-gov").send({ isOn: true }).expect(200);
});

async function scrape() {
  clock.advance(60_000);
  await admin.post("/api/admin/scrape/source/simpler-grants-gov").send({}).expect(200);
  return newestRun(admin);
}
const importFromGrantsGov = () =>
  importReadings(app.db, [byId(ROOFS)], { source: GRANTS_GOV_SOURCE, now: clock.now() });
const rows = () => app.db.select().from(o).orderBy(o.externalId);

it("a call that Grants.gov gave before stays one row, also under another name", async () => {
  await importFromGrantsGov();
  await app.db.update(o).set({ verificationStatus: "verified" });
  expect(await scrape()).toMatchObject({ created: 1, updated: 0, proposed: 0, skipped: 3 });
  answer = recorded.replace("Rooftop Gardens of Small Towns", "Green Roofs");
  expect(await scrape()).toMatchObject({ created: 0, proposed: 1 });
  const stored = await rows();
  expect(stored.map(({ externalId, source }) => [externalId, source])).toEqual([
    ["990001", "Grants.gov"],
    ["990002", "Grants.gov"],
  ]);
  expect(asked[0]!.headers).toEqual({ "x-api-key": "secret-key" });
});

it("a call that came from here first is the one that Grants.gov gives later, and so it is in the archive", async () => {
  expect(await scrape()).toMatchObject({ created: 2, sourceName: "Simpler.Grants.gov" });
  expect(await importFromGrantsGov()).toMatchObject({ created: 0, updated: 0, proposed: 0, skipped: 1 });
  expect(await importArchive(app.db, simplerGrantsGov, clock.now())).toMatchObject({
    created: 0,
    updated: 0,
  });
  expect(await rows()).toHaveLength(2);
});
