import { readFile } from "node:fs/promises";
import { count } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { awards, funderProfiles } from "@shared/schema/index";
import { getStatusFailure } from "../../platform/fetch/failures";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { readAwardsJob } from "./read-awards.job";

const API = "https://api.threesixtygiving.org/api/v1/org";
const addressOf = (orgId: string, offset = 0) => `${API}/${orgId}/grants_made/?limit=500&offset=${offset}`;

let app: TestApp;
let asked: string[];
let answers: Record<string, string>;

async function start(days: string, today = "2026-11-26T03:47:00Z") {
  app = await startTestApp({
    clock: testClock(today),
    env: { AWARDS_EVERY_DAYS: days },
    deps: {
      pages: {
        get: async (url) => {
          asked.push(url);
          const text = answers[url];
          if (text === undefined) throw getStatusFailure(new URL(url), 404)!;
          return { url, kind: "json", text, bytes: new Uint8Array(), etag: null, lastModified: null };
        },
        getFile: () => Promise.reject(new Error("No file is read")),
        check: () => Promise.reject(new Error("No link is tried")),
      },
    },
  });
  await app.db.insert(funderProfiles).values([
    { name: "Barnwood Trust", orgIds: ["GB-CHC-1162855"] },
    { name: "Gone Trust", orgIds: ["GB-CHC-1"] },
    { name: "An agency", orgIds: ["US-CGAC-049"] },
  ]);
}
const run = () => readAwardsJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
const countAwards = async () => (await app.db.select({ n: count() }).from(awards))[0]!.n;

beforeEach(async () => {
  const file = new URL("./readers/fixtures/360giving.json", import.meta.url);
  const recorded = JSON.parse(await readFile(file, "utf8"));
  const [first, second] = recorded.results;
  asked = [];
  answers = {
    [addressOf("GB-CHC-1162855")]: JSON.stringify({ ...recorded, next: "…", results: [first] }),
    [addressOf("GB-CHC-1162855", 500)]: JSON.stringify({ ...recorded, results: [second] }),
  };
  return async () => {
    await app.close();
  };
});

describe("the nightly reading of awards", () => {
  it("is off unless the settings ask for it", async () => {
    await start("0");
    await run();
    expect(asked).toEqual([]);
  });

  it("reads every page of each funder in a British register, and a funder that fails stops no other", async () => {
    await start("1");
    await run();
    expect(asked).toEqual([
      addressOf("GB-CHC-1"),
      addressOf("GB-CHC-1162855"),
      addressOf("GB-CHC-1162855", 500),
    ]);
    const rows = await app.db.select().from(awards).orderBy(awards.awardedOn);
    expect(rows).toMatchObject([
      { funderName: "Department for Digital, Culture, Media & Sport", linkedBy: null },
      { funderName: "Barnwood Trust", linkedBy: "identifier" },
    ]);
    await run();
    expect(await countAwards()).toBe(2);
  });

  it("an answer that is none of 360Giving changes nothing", async () => {
    answers[addressOf("GB-CHC-1162855")] = "<html>Sorry</html>";
    await start("1");
    await run();
    expect(await countAwards()).toBe(0);
  });

  it("waits for its day", async () => {
    await start("7");
    for (const day of [26, 27, 28, 29, 30]) {
      app.clock.set(`2026-11-${day}T03:47:00Z`);
      await run();
    }
    app.clock.set("2026-12-01T03:47:00Z");
    await run();
    app.clock.set("2026-12-02T03:47:00Z");
    await run();
    // Seven days in a row have the day once.
    expect(asked).toHaveLength(3);
  });
});
