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

const read = (readings: Parameters<typeof importReadings>[1]) =>
  importReadings(app.db, readings, { source, now: app.clock.now() });
const openCall = (values: Parameters<typeof reading>[0] = {}, externalId = "a") =>
  reading({ name: `Call ${externalId}`, funderName: "F", ...values }, { url, externalId });
const closedCall = (externalId = "a") =>
  buildClosedReading({ url, externalId, name: `Call ${externalId}`, words: WORDS }, app.clock.now());
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
});
