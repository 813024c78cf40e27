import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities as o } from "@shared/schema/index";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import { startTestApp, type TestApp } from "../../../test/app";
import { daysFrom } from "../../../test/factories";
import { reading } from "../../../test/helpers/curation";
import { buildClosedReading } from "../api-sources/reading";
import { importReadings } from "./import-readings";

const BASE = "/api/admin/opportunities";
const NONE = { created: 0, updated: 0, proposed: 0, skipped: 0 };
const WORDS = "status: closed";

let app: TestApp;
let curator: { id: string };
let admin: TestApp["visitor"];
/** A source that nobody else's test reads, with one page for all of its calls. */
let source: string;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  curator = await app.buildUser({ isAdmin: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  source = `source ${randomUUID()}`;
  url = `https://${randomUUID()}.example/calls`;
  app.clock.set(new Date());
  admin = await app.as(curator);
});

const read = (readings: Parameters<typeof importReadings>[1], isOld = false) =>
  importReadings(app.db, readings, { source, now: app.clock.now(), isOld });
const openCall = (values: Parameters<typeof reading>[0] = {}, externalId = "a") =>
  reading({ name: `Call ${externalId}`, funderName: "F", ...values }, { url, externalId });
const closedCall = (externalId = "a", deadline: string | null = null) =>
  buildClosedReading({ url, externalId, name: `Call ${externalId}`, words: WORDS, deadline });
const inDays = (days: number) => daysFrom(app.clock.now(), days);
/** A new session each time: an administrator's is short. */
async function goOn(days: number) {
  app.clock.advance(days * 86_400_000);
  admin = await app.as(curator);
}

async function build(values: Parameters<typeof reading>[0] = {}): Promise<string> {
  await read([openCall(values)]);
  const [row] = await app.db.select({ id: o.id }).from(o).where(eq(o.source, source));
  return row!.id;
}
async function buildPublished(values: Parameters<typeof reading>[0] = {}): Promise<string> {
  const id = await build(values);
  await admin.post(`${BASE}/${id}/verify`).expect(200);
  return id;
}
const getDetail = async (id: string) => (await admin.get(`${BASE}/${id}`)).body as AdminOpportunityDetailView;
const listChanges = async (id: string) =>
  (await getDetail(id)).changes.map(({ field, before, after }) => [field, before, after]);
async function decide(id: string, decision: "accept" | "decline") {
  const { changes } = await getDetail(id);
  expect(changes).toHaveLength(1);
  await admin.post(`${BASE}/${id}/changes/${changes[0]!.id}/${decision}`).send({}).expect(200);
}
/** What a member reads of its deadline. */
const getShownDeadline = async (id: string) => {
  const member = await app.as(await app.buildUser());
  const { body } = await member.get(`/api/opportunities/${id}`).expect(200);
  return (body as { deadline: string | null }).deadline;
};

describe("a call that its source calls closed", () => {
  it("is not taken in when it is new", async () => {
    expect(await read([closedCall()])).toEqual({ ...NONE, skipped: 1 });
    expect(await app.db.$count(o, eq(o.source, source))).toBe(0);
  });

  it("is over since the day before while it waits for a decision, however often it is read", async () => {
    const id = await build();
    const yesterday = inDays(-1);
    expect(await read([closedCall()])).toEqual({ ...NONE, updated: 1 });
    await goOn(3);
    expect(await read([closedCall()])).toEqual({ ...NONE, skipped: 1 });
    expect((await getDetail(id)).deadline).toBe(yesterday);
  });

  it("is proposed to be over once, with the words of the source, when it is published", async () => {
    const id = await buildPublished({ deadline: inDays(60) });
    const [yesterday, before] = [inDays(-1), inDays(60)];
    expect(await read([closedCall()])).toEqual({ ...NONE, proposed: 1 });
    expect((await getDetail(id)).changes).toEqual([
      expect.objectContaining({ field: "deadline", before, after: yesterday, quote: WORDS }),
    ]);
    await goOn(2);
    expect(await read([closedCall()])).toEqual({ ...NONE, skipped: 1 });
    expect(await listChanges(id)).toEqual([["deadline", before, yesterday]]);
    await decide(id, "accept");
    expect(await getShownDeadline(id)).toBe(yesterday);
    expect(await read([closedCall()])).toEqual({ ...NONE, skipped: 1 });
    expect(await listChanges(id)).toEqual([]);
  });

  it("stays open when an administrator declines, and is not proposed again", async () => {
    const id = await buildPublished();
    await read([closedCall()]);
    await decide(id, "decline");
    await goOn(1);
    expect(await read([closedCall()])).toEqual({ ...NONE, skipped: 1 });
    expect((await getDetail(id)).deadline).toBeNull();
    expect(await listChanges(id)).toEqual([]);
  });

  it("keeps the day on which it closed when it is over already", async () => {
    const deadline = inDays(1);
    const id = await buildPublished({ deadline });
    await goOn(5);
    await read([closedCall()]);
    expect(await listChanges(id)).toEqual([]);
    expect((await getDetail(id)).deadline).toBe(deadline);
  });

  it("keeps its last day when that is today", async () => {
    const id = await buildPublished({ deadline: inDays(0) });
    await read([closedCall()]);
    expect(await listChanges(id)).toEqual([]);
  });

  it("is over at once where it is another day than in Greenwich", async () => {
    app.clock.set("2027-03-10T02:00:00Z");
    admin = await app.as(curator);
    // There it is still the ninth of March.
    const id = await build({ deadline: "2027-05-01", deadlineTimezone: "America/Los_Angeles" });
    await read([closedCall()]);
    expect((await getDetail(id)).deadline).toBe("2027-03-08");
  });

  it("has the day on which it closed where the source says it", async () => {
    const id = await buildPublished();
    await read([closedCall("a", inDays(-20))]);
    expect(await listChanges(id)).toEqual([["deadline", null, inDays(-20)]]);
  });

  it.each([
    ["no day", undefined],
    ["a day", 60],
  ])("is not proposed to have %s any more when it closes again before that was decided", async (_, days) => {
    const id = await buildPublished();
    await read([closedCall()]);
    await decide(id, "accept");
    await goOn(1);
    await read([openCall({ deadline: days === undefined ? undefined : inDays(days) })]);
    expect(await listChanges(id)).toHaveLength(1);
    await goOn(1);
    await read([closedCall()]);
    expect(await listChanges(id)).toEqual([]);
  });

  it("closes no other call of the same page", async () => {
    const id = await buildPublished();
    expect(await read([closedCall("b")])).toEqual({ ...NONE, skipped: 1 });
    expect(await listChanges(id)).toEqual([]);
  });
});

describe("a call that its source opens again", () => {
  it("is not proposed to be over any more", async () => {
    const id = await buildPublished();
    await read([closedCall()]);
    expect(await listChanges(id)).toHaveLength(1);
    await read([openCall()]);
    expect(await listChanges(id)).toEqual([]);
    expect((await getDetail(id)).deadline).toBeNull();
  });

  it("is proposed to have no deadline any more, once, where the source names none", async () => {
    const id = await buildPublished();
    const yesterday = inDays(-1);
    await read([closedCall()]);
    await decide(id, "accept");
    await goOn(7);
    expect(await read([openCall()])).toEqual({ ...NONE, proposed: 1 });
    expect(await listChanges(id)).toEqual([["deadline", yesterday, null]]);
    expect(await read([openCall()])).toEqual({ ...NONE, skipped: 1 });
    await decide(id, "accept");
    expect(await getShownDeadline(id)).toBeNull();
    expect(await read([openCall()])).toEqual({ ...NONE, skipped: 1 });
    await goOn(1);
    expect(await read([closedCall()])).toEqual({ ...NONE, proposed: 1 });
  });

  it("is proposed to have the day that the source named before", async () => {
    const deadline = inDays(90);
    const id = await buildPublished({ deadline });
    await read([closedCall()]);
    await decide(id, "accept");
    await goOn(7);
    expect(await read([openCall({ deadline })])).toEqual({ ...NONE, proposed: 1 });
    expect((await listChanges(id)).at(0)?.at(2)).toBe(deadline);
  });

  it("is open again at once while it waits for a decision", async () => {
    const id = await build();
    await read([closedCall()]);
    await goOn(1);
    expect(await read([openCall()])).toEqual({ ...NONE, updated: 1 });
    expect((await getDetail(id)).deadline).toBeNull();
    expect(await read([openCall()])).toEqual({ ...NONE, skipped: 1 });
  });

  it("is open again once it waits for a decision anew", async () => {
    const id = await buildPublished();
    await read([closedCall()]);
    await decide(id, "accept");
    await goOn(1);
    await read([openCall()]);
    await admin
      .post(`${BASE}/bulk`)
      .send({ ids: [id], decision: "reopen" })
      .expect(200);
    expect(await read([openCall()])).toEqual({ ...NONE, updated: 1 });
    expect((await getDetail(id)).deadline).toBeNull();
  });

  it.each([
    ["without a day", undefined],
    ["with a day", 60],
  ])("stays closed when only an old answer says that it is open, %s", async (_, days) => {
    const id = await build();
    await read([closedCall()]);
    await read([openCall({ deadline: days === undefined ? undefined : inDays(days) })], true);
    expect((await getDetail(id)).deadline).toBe(inDays(-1));
  });
});
