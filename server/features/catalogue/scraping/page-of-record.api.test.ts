import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { apiSources, fundingOpportunities as o, scrapeRuns, sourceAnswers } from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import { netherlandsRvo } from "../api-sources/adapters/netherlands-rvo/adapter";
import { unpackKept } from "../api-sources/ask-source";
import { importArchive } from "../api-sources/import-archive";
import { getAnswersFolder } from "../api-sources/read-recorded.fixture";
import { type ApiFetcher, type ApiQuestion, FetchFailure } from "../../../platform/fetch/types";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { newestRun } from "../../../test/helpers/scraping";

const clock = testClock("2026-11-27T09:00:00Z");
const read = (file: string) => readFileSync(join(getAnswersFolder(netherlandsRvo), file), "utf8");
const list = read("modelled-list.json");
const html = read("modelled-page.html");

let asked: ApiQuestion[];
/** What the list answers. */
let listed: string;
const apis: ApiFetcher = {
  ask: async (question) => {
    asked.push(question);
    const { url } = question;
    if (url.endsWith("/obr")) throw new FetchFailure("not_found", asWritten("There is no such page."), 404);
    const [kind, text] = url.includes("/api/") ? (["json", listed] as const) : (["html", html] as const);
    return { url, kind, text, bytes: Buffer.from(text), etag: null, lastModified: null };
  },
};

let app: TestApp;
let admin: TestApp["visitor"];
beforeAll(async () => {
  app = await startTestApp({ clock, deps: { apis }, jobs: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  asked = [];
  listed = list;
  for (const table of [apiSources, o, scrapeRuns, sourceAnswers]) await app.db.delete(table);
  admin = await app.as(await app.buildUser({ isAdmin: true }));
  await admin.put("/api/admin/scrape/sources/netherlands-rvo").send({ isOn: true }).expect(200);
});

async function scrape() {
  clock.advance(60_000);
  await admin.post("/api/admin/scrape/source/netherlands-rvo").send({}).expect(200);
  return newestRun(admin);
}
const rows = () => app.db.select().from(o).orderBy(o.externalId);

it("a record is read with its page, and one whose page is gone is named", async () => {
  expect(await scrape()).toMatchObject({
    created: 2,
    failed: 1,
    problems: [{ what: "11111111-1111-4111-8111-111111111103", reason: "There is no such page." }],
  });
  expect(asked.map(({ accept }) => accept)).toEqual([undefined, ["html"], ["html"], ["html"]]);
  expect((await rows())[0]).toMatchObject({
    deadline: "2027-01-29",
    deadlineTime: "17:00",
    maxAmount: "12500.00",
  });
  expect(await scrape()).toMatchObject({ created: 0, updated: 0, skipped: 2, failed: 1 });
});

it("a record that cannot be read does not stop the others", async () => {
  const [first, second] = JSON.parse(list) as object[];
  listed = JSON.stringify([null, { ...first, url: 7 }, { ...first, title: "" }, second]);
  expect(await scrape()).toMatchObject({ created: 1, skipped: 2, failed: 1 });
});

it("the archive keeps the facts of a page, without its persons, and is read again without asking", async () => {
  await scrape();
  const kept = await app.db.select().from(sourceAnswers);
  const texts = await Promise.all(kept.map(unpackKept));
  expect(texts.join()).toContain("vrijdag 29 januari 2027 17:00");
  expect(texts.join()).not.toMatch(/Sanne|<main>/);
  await app.db.delete(o);
  asked = [];
  expect(await importArchive(app.db, netherlandsRvo, clock.now())).toMatchObject({ created: 2, failed: 0 });
  expect(asked).toEqual([]);
});
