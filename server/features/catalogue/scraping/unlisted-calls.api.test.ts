import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  apiSources,
  fundingOpportunities as o,
  opportunityChanges,
  opportunityMerges,
  scrapeRuns,
  sourceAnswers,
} from "@shared/schema/index";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { daysFrom } from "../../../test/factories";
import { toScrapeAnswer } from "../../../test/helpers/scraping";
import { californiaGrants } from "../api-sources/adapters/california-grants/adapter";
import { answerPage, buildDump, type Dump, indexOf } from "./california-dump.fixture";

const BASE = "/api/admin/opportunities";
const HOUR = 3_600_000;
const DEADLINE = "2025-12-31";
const clock = testClock();

/** What the source lists. */
let dump: Dump;
let app: TestApp;
let curator: { id: string };
let admin: TestApp["visitor"];
beforeAll(async () => {
  app = await startTestApp({
    clock,
    deps: { apis: { ask: async (question) => answerPage(dump, question) } },
    jobs: true,
  });
  curator = await app.buildUser({ isAdmin: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set("2025-06-16T09:00:00Z");
  for (const table of [apiSources, opportunityChanges, o, scrapeRuns, sourceAnswers])
    await app.db.delete(table);
  admin = await app.as(curator);
  await admin.put("/api/admin/scrape/sources/california-grants").send({ isOn: true }).expect(200);
});
afterEach(() => void vi.restoreAllMocks());

const FOUR = buildDump(4, { ApplicationDeadline: () => `${DEADLINE} 17:00:00` });
/** The list without the calls that have these ids. */
const listWithout = (...ids: number[]): Dump => ({
  ...FOUR,
  records: FOUR.records.filter((row) => !ids.includes(Number(row[indexOf("PortalID")]))),
});
/** Reads what the source lists, after a time, and returns the message of the run. */
async function read(list: Dump, hoursLater = 24): Promise<string> {
  clock.advance(hoursLater * HOUR);
  // A new session each time: an administrator's is short.
  admin = await app.as(curator);
  dump = list;
  const { body } = await admin.post("/api/admin/scrape/source/california-grants").send({}).expect(200);
  return toScrapeAnswer(body).message;
}
const findId = async (number: number) =>
  (
    await app.db
      .select({ id: o.id })
      .from(o)
      .where(eq(o.externalId, String(number)))
  )[0]!.id;
const getDetail = async (number: number) =>
  (await admin.get(`${BASE}/${await findId(number)}`).expect(200)).body as AdminOpportunityDetailView;
async function readAndPublish(number: number) {
  await read(FOUR);
  await admin.post(`${BASE}/${await findId(number)}/verify`).expect(200);
}
async function decide(number: number, decision: "accept" | "decline") {
  const { id, changes } = await getDetail(number);
  await admin.post(`${BASE}/${id}/changes/${changes[0]!.id}/${decision}`).send({}).expect(200);
}
const yesterday = () => daysFrom(clock.now(), -1);

describe("a call that its source lists no more", () => {
  it("is over once two whole lists lack it while it waits to be verified", async () => {
    await read(FOUR);
    expect(await read(listWithout(1))).toBe("Found 3: 3 known already or closed.");
    expect((await getDetail(1)).deadline).toBe(DEADLINE);
    expect(await read(listWithout(1))).toBe(
      "Found 3: 3 known already or closed. Its list has lacked calls twice in a row: 1 closed.",
    );
    expect((await getDetail(1)).deadline).toBe(yesterday());
    expect(await read(listWithout(1))).toBe("Found 3: 3 known already or closed.");
    for (const listed of [0, 2, 3]) expect((await getDetail(listed)).deadline).toBe(DEADLINE);
  });

  it("is proposed to be over, with the day on which it was listed last, when it is published", async () => {
    await readAndPublish(1);
    const lastListedAt = clock.now().toISOString();
    await read(listWithout(1));
    expect(await read(listWithout(1))).toMatch(/twice in a row: 1 with changes to look at\.$/);
    const { changes, deadline } = await getDetail(1);
    expect(deadline).toBe(DEADLINE);
    expect(changes).toEqual([
      expect.objectContaining({
        ...{ field: "deadline", before: DEADLINE, after: yesterday(), quote: null, lastListedAt },
      }),
    ]);
    await decide(1, "accept");
    expect((await getDetail(1)).deadline).toBe(yesterday());
  });

  it("is not proposed to be over a second time when an administrator declined", async () => {
    await readAndPublish(1);
    await read(listWithout(1));
    await read(listWithout(1));
    await decide(1, "decline");
    expect(await read(listWithout(1))).toBe("Found 3: 3 known already or closed.");
    expect(await getDetail(1)).toMatchObject({ changes: [], deadline: DEADLINE });
  });

  it("is open again when it is listed again", async () => {
    await readAndPublish(1);
    await read(listWithout(1));
    await read(listWithout(1));
    await read(FOUR);
    expect(await getDetail(1)).toMatchObject({ changes: [], deadline: DEADLINE });

    await read(listWithout(1));
    await read(listWithout(1));
    await decide(1, "accept");
    await read(FOUR);
    expect((await getDetail(1)).changes).toEqual([
      expect.objectContaining({ field: "deadline", before: expect.any(String), after: DEADLINE }),
    ]);
  });
});

describe("nothing is closed for missing in a list", () => {
  const expectAllOpen = async () => {
    const open = await app.db.select({ deadline: o.deadline }).from(o);
    expect(open).toEqual(FOUR.records.map(() => ({ deadline: DEADLINE })));
    expect(await app.db.$count(opportunityChanges)).toBe(0);
  };

  it("when the other list without it was read on the same day", async () => {
    await read(FOUR);
    await read(listWithout(1));
    await read(listWithout(1), 2);
    await expectAllOpen();
  });

  it("when a record of the list could not be read", async () => {
    await read(FOUR);
    await read(listWithout(1));
    const broken = listWithout(1);
    broken.records[0] = broken.records[0]!.with(indexOf("Title"), 7);
    expect(await read(broken)).toMatch(/1 could not be read/);
    await expectAllOpen();
  });

  it("when the list has suddenly less than half, and when it lacks more than it has", async () => {
    await read(FOUR);
    await read(FOUR);
    expect(await read(listWithout(0, 1, 2))).toMatch(/less than half/);
    await expectAllOpen();
    await read(listWithout(0, 1, 2));
    expect(await read(listWithout(0, 1, 2))).toMatch(/Its list lacks more calls \(3\) than it has\./);
    await expectAllOpen();
  });

  it("when the list has it, but nothing of use about it", async () => {
    await read(FOUR);
    const original = californiaGrants.read.bind(californiaGrants);
    vi.spyOn(californiaGrants, "read").mockImplementation((grant, tools) =>
      grant.PortalID === "1" ? null : original(grant, tools),
    );
    for (let time = 0; time < 3; time += 1) await read(FOUR);
    await expectAllOpen();

    // As for all others, the time of the reading is written once an hour at most.
    const [before] = await app.db.select().from(o).where(eq(o.externalId, "1"));
    await read(FOUR, 0.5);
    const [after] = await app.db.select().from(o).where(eq(o.externalId, "1"));
    expect(after!.lastSyncedAt).toEqual(before!.lastSyncedAt);
  });

  it("when the source lists only a part of what is open", async () => {
    await read(FOUR);
    delete californiaGrants.listsAll;
    try {
      for (let time = 0; time < 3; time += 1) await read(listWithout(1));
    } finally {
      californiaGrants.listsAll = true;
    }
    await expectAllOpen();
  });

  it("when another source still lists the same call", async () => {
    await read(FOUR);
    const other = await app.buildOpportunity({
      ...{ verificationStatus: "merged", source: "another", deadline: DEADLINE },
    });
    await app.db.insert(opportunityMerges).values({
      ...{ mergedId: other.id, keptId: await findId(1), statusBefore: "verified", mergedAt: clock.now() },
    });
    for (let time = 0; time < 3; time += 1) {
      await app.db.update(o).set({ lastSyncedAt: clock.now() }).where(eq(o.id, other.id));
      await read(listWithout(1));
    }
    expect((await getDetail(1)).deadline).toBe(DEADLINE);
  });
});

it("a list that takes several runs counts as read from its first run on, and only if all could be read", async () => {
  await read(FOUR);
  await read(listWithout(1));
  const goOn = async (failed: number) => {
    clock.advance(HOUR);
    const since = clock.now();
    await app.db.delete(sourceAnswers);
    await app.db.insert(scrapeRuns).values({
      ...{
        sourceId: "california-grants",
        sourceName: californiaGrants.name,
        status: "done",
        failed,
        found: 4,
      },
      position: {
        ...{ cursor: 0, pages: 1, rows: 100, since: since.toISOString() },
        drift: { unknownFields: {}, missingFields: {}, unknownCodes: {} },
      },
      createdAt: since,
    });
    const message = await read(listWithout(1));
    const [run] = await app.db.select().from(scrapeRuns).where(eq(scrapeRuns.endedAt, clock.now()));
    return { message, since, wholeSince: run!.wholeSince };
  };
  expect((await goOn(1)).wholeSince).toBeNull();
  const whole = await goOn(0);
  expect(whole.wholeSince).toEqual(whole.since);
  expect(whole.message).toMatch(/twice in a row: 1 closed\.$/);
});
