import { and, eq, or } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  applications,
  duplicatePairs as d,
  fundingOpportunities as o,
  mergeMoves,
  news,
  opportunityChanges as c,
  opportunityFeedback as f,
  opportunityViews,
  reminders,
  users,
} from "@shared/schema/index";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import type { DuplicateListView, DuplicatePairView, MergeListView } from "@shared/validators/duplicates";
import { startTestApp, type TestApp } from "../../../test/app";
import { daysFrom } from "../../../test/factories";
import { reading } from "../../../test/helpers/curation";
import { buildClosedReading } from "../api-sources/reading";
import { importReadings } from "../import/import-readings";
import { findDuplicates } from "./find-duplicates";

let app: TestApp;
let admin: TestApp["visitor"];
const BASE = "/api/admin/duplicates";

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as(await app.buildUser({ isAdmin: true, firstName: "Esi", lastName: "Owusu" }));
});
afterAll(() => app.close());

type Given = Partial<typeof o.$inferInsert>;

/** A name that nothing else in the catalogue has. */
const newName = () =>
  `Mangrove ${randomUUID()
    .replace(/[^a-z]/g, "")
    .padEnd(6, "q")} Restoration Prize`;

/** Two rows of one call, each as its own source states it. */
async function buildTwins(first: Given = {}, second: Given = {}) {
  const name = newName();
  const deadline = daysFrom(app.clock.now(), 90);
  const shared = { funderName: "Delta Foundation", deadline, maxAmount: "75000", currency: "EUR" };
  const a = await app.buildOpportunity({
    ...shared,
    name,
    source: "Grants.gov",
    externalId: randomUUID(),
    ...first,
  });
  const b = await app.buildOpportunity({
    ...shared,
    name: `The ${name}`,
    source: "A regional page",
    ...second,
  });
  return { a, b, name, deadline };
}

const search = () => findDuplicates(app.deps);
const listPairs = async () => ((await admin.get(`${BASE}?limit=100`)).body as DuplicateListView).pairs;
const isOf = (pair: DuplicatePairView, a: { id: string }, b: { id: string }) =>
  [pair.first.id, pair.second.id].sort().join() === [a.id, b.id].sort().join();
const findPair = async (a: { id: string }, b: { id: string }) =>
  (await listPairs()).find((pair) => isOf(pair, a, b));
async function takePair(a: { id: string }, b: { id: string }) {
  await search();
  return (await findPair(a, b))!;
}
/** Each decision has an instant of its own, because the logs are sorted by it. */
const decide = (path: string, body?: object) => {
  app.clock.advance(1_000);
  return admin.post(`${BASE}${path}`).send(body);
};
const merge = (pair: { id: string }, keep: { id: string }) => decide(`/${pair.id}/merge`, { keep: keep.id });
const split = (merged: { id: string }) => decide(`/merged/${merged.id}/split`);
async function mergeTwins(first: Given = {}, second: Given = {}) {
  const twins = await buildTwins(first, second);
  expect((await merge(await takePair(twins.a, twins.b), twins.a)).status).toBe(200);
  return twins;
}
const detailOf = async (id: string) =>
  (await admin.get(`/api/admin/opportunities/${id}`)).body as AdminOpportunityDetailView;

describe("GET /api/admin/duplicates", () => {
  it("shows both rows, what speaks for and against, and where they differ, with the words of the sources", async () => {
    const { a, b } = await buildTwins(
      { maxAmount: "75000" },
      { maxAmount: "75000", eligibleCountries: ["GH"] },
    );
    const pair = await takePair(a, b);
    expect(pair.score).toBeGreaterThan(0.76);
    expect(pair.reasons).toContainEqual({ word: "sameDeadline", isFor: true });
    expect(pair.fields.map(({ field }) => field)).toContain("eligibleCountries");
    const other = pair.fields.find(({ field }) => field === "eligibleCountries")!;
    expect(other.isDisputed).toBe(false);
    expect([other.first.value, other.second.value]).toContainEqual(["GH"]);
  });

  it("a changed row is compared anew, and its pair goes when they are two calls by now", async () => {
    const { a, b } = await buildTwins();
    expect(await takePair(a, b)).toBeDefined();
    await app.db
      .update(o)
      .set({ deadline: daysFrom(app.clock.now(), 400) })
      .where(eq(o.id, b.id));
    await search();
    expect(await findPair(a, b)).toBeUndefined();
  });

  it("leaves out rows of one source that have ids of their own, and rejected ones", async () => {
    const { a, b } = await buildTwins({}, { source: "Grants.gov", externalId: randomUUID() });
    await search();
    expect(await findPair(a, b)).toBeUndefined();
    const rejected = await buildTwins();
    const pair = await takePair(rejected.a, rejected.b);
    await app.db.update(o).set({ verificationStatus: "rejected" }).where(eq(o.id, rejected.b.id));
    expect((await listPairs()).map(({ id }) => id)).not.toContain(pair.id);
    expect((await merge(pair, rejected.a)).status).toBe(409);
  });

  it("is for administrators only", async () => {
    const member = await app.as(await app.buildUser());
    for (const path of ["", "/merged"]) {
      expect((await member.get(`${BASE}${path}`)).status).toBe(403);
      expect((await app.visitor.get(`${BASE}${path}`)).status).toBe(401);
    }
  });
});

describe("POST /api/admin/duplicates/{id}/apart", () => {
  it("two calls are never proposed again, also when one of them changes", async () => {
    const { a, b } = await buildTwins();
    const pair = await takePair(a, b);
    expect((await admin.post(`${BASE}/${pair.id}/apart`).send()).status).toBe(204);
    await app.db.update(o).set({ description: "Says more now" }).where(eq(o.id, b.id));
    await search();
    expect(await findPair(a, b)).toBeUndefined();
    expect((await admin.post(`${BASE}/${pair.id}/apart`).send()).status).toBe(409);
    expect((await merge(pair, a)).status).toBe(409);
    expect((await detailOf(a.id)).log[0]).toMatchObject({ action: "kept_apart", by: "Esi Owusu" });
  });
});

describe("POST /api/admin/duplicates/{id}/merge", () => {
  it("hides the other row from lists, and its address loads the kept one", async () => {
    const { a, b, name } = await mergeTwins();
    const member = await app.as(await app.buildUser());
    const found = await member.get(`/api/opportunities?search=${encodeURIComponent(name)}`);
    expect(found.body.opportunities.map(({ id }: { id: string }) => id)).toEqual([a.id]);
    const opened = await member.get(`/api/opportunities/${b.id}`);
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({ id: a.id, mergedId: b.id });
    expect((await member.get(`/api/opportunities/${a.id}`)).body).not.toHaveProperty("mergedId");
    const open = await app.visitor.get(`/common-grants/opportunities/${b.id}`);
    expect(open.body.data.id).toBe(a.id);
    expect((await detailOf(b.id)).verificationStatus).toBe("merged");
    expect((await detailOf(a.id)).log[0]).toMatchObject({ action: "merged", by: "Esi Owusu" });
    expect((await admin.post(`/api/admin/opportunities/${b.id}/verify`).send()).status).toBe(409);
  });

  it("takes only one of the two, and only once", async () => {
    const { a, b } = await buildTwins();
    const pair = await takePair(a, b);
    const other = await app.buildOpportunity();
    const refused = await merge(pair, other);
    expect(refused.status).toBe(400);
    expect(refused.body.fieldErrors).toEqual({ keep: ["Choose one of the two"] });
    expect((await merge(pair, b)).status).toBe(200);
    expect((await merge(pair, b)).status).toBe(409);
    expect((await merge({ id: randomUUID() }, b)).status).toBe(404);
  });

  it("the kept row is published when the other one was, and waits again after a split", async () => {
    const { a, b } = await mergeTwins({ verificationStatus: "pending" });
    expect((await detailOf(a.id)).verificationStatus).toBe("verified");
    await split(b);
    expect((await detailOf(a.id)).verificationStatus).toBe("pending");
    expect((await detailOf(b.id)).verificationStatus).toBe("verified");
  });

  it("a new application and a new mark for the merged one are the kept one's", async () => {
    const { a, b } = await mergeTwins();
    const user = await app.buildUser();
    const member = await app.as(user);
    const entity = await app.buildEntity({ userId: user.id });
    const made = await member
      .post("/api/applications")
      .send({ entityId: entity.id, opportunityId: b.id, askingAmount: "100" });
    expect(made.status).toBe(201);
    expect(made.body.opportunityId).toBe(a.id);
    await member.put(`/api/opportunities/${b.id}/feedback`).send({ kind: "saved" });
    const marks = await app.db.select().from(f).where(eq(f.userId, user.id));
    expect(marks.map(({ opportunityId }) => opportunityId)).toEqual([a.id]);
  });
});

describe("what persons stored", () => {
  /** A person with something of every kind at one opportunity. */
  async function buildFollower(opportunityId: string, kind: "saved" | "dismissed" = "saved") {
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id });
    const [application] = await app.db
      .insert(applications)
      .values({ entityId: entity.id, opportunityId, title: "Ours", notes: "Ask Kofi" })
      .returning();
    await app.db.insert(f).values({ userId: user.id, opportunityId, kind });
    await app.db.insert(reminders).values({
      userId: user.id,
      opportunityId,
      applicationId: application!.id,
      type: "deadline_7",
      scheduledFor: daysFrom(app.clock.now(), 83),
    });
    await app.db
      .insert(news)
      .values({ userId: user.id, kind: "match", key: randomUUID(), opportunityId, data: {} as never });
    await app.db.insert(opportunityViews).values({ userId: user.id, opportunityId });
    return { user, entity, application: application!, member: await app.as(user) };
  }
  /** Where everything of a person stands. */
  async function whereIs(userId: string, entityId: string) {
    const of = async (rows: Promise<{ at: string | null }[]>) => (await rows).map(({ at }) => at).sort();
    return {
      applications: await of(
        app.db
          .select({ at: applications.opportunityId })
          .from(applications)
          .where(eq(applications.entityId, entityId)),
      ),
      marks: await of(app.db.select({ at: f.opportunityId }).from(f).where(eq(f.userId, userId))),
      reminders: await of(
        app.db.select({ at: reminders.opportunityId }).from(reminders).where(eq(reminders.userId, userId)),
      ),
      news: await of(app.db.select({ at: news.opportunityId }).from(news).where(eq(news.userId, userId))),
    };
  }
  const all = (id: string) => ({ applications: [id], marks: [id], reminders: [id], news: [id] });

  it("everything follows to the kept row, and returns with a split", async () => {
    const { a, b } = await buildTwins();
    const { user, entity, application, member } = await buildFollower(b.id);
    await merge(await takePair(a, b), a);
    expect(await whereIs(user.id, entity.id)).toEqual(all(a.id));
    const shown = await member.get(`/api/applications/${application.id}`);
    expect(shown.body).toMatchObject({ notes: "Ask Kofi", opportunity: { id: a.id } });
    const saved = await member.get("/api/opportunities?show=saved");
    expect(saved.body.opportunities.map(({ id }: { id: string }) => id)).toEqual([a.id]);

    expect((await split(b)).status).toBe(200);
    expect(await whereIs(user.id, entity.id)).toEqual(all(b.id));
    const views = await app.db.select().from(opportunityViews).where(eq(opportunityViews.userId, user.id));
    expect(views.map(({ opportunityId }) => opportunityId)).toEqual([b.id]);
    expect((await member.get(`/api/opportunities/${b.id}`)).body.id).toBe(b.id);
  });

  it("who has an application for both keeps both, and reads the kept row in each", async () => {
    const { a, b } = await buildTwins();
    const { user, entity, application, member } = await buildFollower(b.id);
    await app.db.insert(applications).values({ entityId: entity.id, opportunityId: a.id, title: "Theirs" });
    await merge(await takePair(a, b), a);
    const listed = await member.get("/api/applications");
    expect(listed.body.map(({ title }: { title: string }) => title).sort()).toEqual(["Ours", "Theirs"]);
    expect((await member.get(`/api/applications/${application.id}`)).body.opportunity.id).toBe(a.id);
    await split(b);
    expect((await whereIs(user.id, entity.id)).applications).toEqual([a.id, b.id].sort());
  });

  it("who saved one and put the other away has saved the kept one, until a split", async () => {
    const { a, b } = await buildTwins();
    const { user } = await buildFollower(b.id, "saved");
    await app.db.insert(f).values({ userId: user.id, opportunityId: a.id, kind: "dismissed", reason: null });
    await merge(await takePair(a, b), a);
    const marks = async (id: string) =>
      (
        await app.db
          .select()
          .from(f)
          .where(and(eq(f.userId, user.id), eq(f.opportunityId, id)))
      )[0]?.kind;
    expect(await marks(a.id)).toBe("saved");
    await split(b);
    expect([await marks(a.id), await marks(b.id)]).toEqual(["dismissed", "saved"]);
  });

  it("what was noted of a person for a split goes with their account", async () => {
    const { a, b } = await buildTwins();
    const { user } = await buildFollower(b.id, "saved");
    const other = await buildFollower(b.id);
    await app.db
      .insert(f)
      .values({ userId: user.id, opportunityId: a.id, kind: "dismissed", reason: "not_eligible" });
    await merge(await takePair(a, b), a);
    const countNoted = (userId: string) => app.db.$count(mergeMoves, eq(mergeMoves.userId, userId));
    expect(await countNoted(user.id)).toBe(5);
    await app.db.delete(users).where(eq(users.id, user.id));
    expect(await app.db.$count(mergeMoves, eq(mergeMoves.mergedId, b.id))).toBe(
      await countNoted(other.user.id),
    );
    expect((await split(b)).status).toBe(200);
    expect(await whereIs(other.user.id, other.entity.id)).toEqual(all(b.id));
  });

  it("what was added after the merge stays with the kept row", async () => {
    const { a, b } = await buildTwins();
    await merge(await takePair(a, b), a);
    const { user, entity } = await buildFollower(a.id);
    await split(b);
    expect(await whereIs(user.id, entity.id)).toEqual(all(a.id));
  });

  it("deleting the kept row keeps all applications, without the call", async () => {
    const { a, b } = await buildTwins();
    const { entity } = await buildFollower(b.id);
    await app.db.insert(applications).values({ entityId: entity.id, opportunityId: a.id, title: "Theirs" });
    await merge(await takePair(a, b), a);
    expect((await admin.delete(`/api/admin/opportunities/${a.id}`)).status).toBe(204);
    const rows = await app.db.select().from(applications).where(eq(applications.entityId, entity.id));
    expect(rows.map(({ title, opportunityId }) => [title, opportunityId]).sort()).toEqual([
      ["Ours", null],
      ["Theirs", null],
    ]);
    expect(
      await app.db
        .select()
        .from(o)
        .where(or(eq(o.id, a.id), eq(o.id, b.id))),
    ).toEqual([]);
  });
});

describe("POST /api/admin/duplicates/merged/{id}/split", () => {
  it("lists merges, and a split proposes the pair again", async () => {
    const { a, b } = await mergeTwins();
    const { merges } = (await admin.get(`${BASE}/merged?limit=100`)).body as MergeListView;
    expect(merges[0]).toMatchObject({ merged: { id: b.id }, kept: { id: a.id }, by: "Esi Owusu" });
    await split(b);
    expect(await takePair(a, b)).toBeDefined();
    expect((await detailOf(b.id)).log[0]).toMatchObject({ action: "split" });
    expect((await split(b)).status).toBe(404);
  });

  it("a row that has another in it takes that one along, and gets it back", async () => {
    const { a, b, name, deadline } = await buildTwins();
    const third = await app.buildOpportunity({
      name: `${name} (news)`,
      funderName: "Delta Foundation",
      source: "A newsletter",
      deadline,
      maxAmount: "75000",
      currency: "EUR",
    });
    await merge(await takePair(b, third), b);
    await merge(await takePair(a, b), a);
    const member = await app.as(await app.buildUser());
    const shown = async (id: string) => (await member.get(`/api/opportunities/${id}`)).body.id as string;
    expect(await shown(third.id)).toBe(a.id);
    await split(b);
    expect(await shown(third.id)).toBe(b.id);
    await split(third);
    expect(await shown(third.id)).toBe(third.id);
  });

  it("the open pairs of a merged row become the kept one's", async () => {
    const { a, b, name, deadline } = await buildTwins();
    const third = await app.buildOpportunity({
      name: `${name} (news)`,
      funderName: "Delta Foundation",
      source: "A newsletter",
      deadline,
      maxAmount: "75000",
      currency: "EUR",
    });
    const pair = await takePair(a, b);
    await app.db
      .delete(d)
      .where(
        or(
          and(eq(d.firstId, a.id), eq(d.secondId, third.id)),
          and(eq(d.firstId, third.id), eq(d.secondId, a.id)),
        ),
      );
    await merge(pair, a);
    expect(await findPair(a, third)).toBeDefined();
    expect(await findPair(b, third)).toBeUndefined();
  });
});

describe("the sources of merged rows", () => {
  const importFrom = (source: string, readings: Parameters<typeof importReadings>[1]) =>
    importReadings(app.db, readings, { source, now: app.clock.now() });
  const proposalsFor = (id: string) =>
    app.db
      .select({ field: c.field, after: c.after, from: c.fromId })
      .from(c)
      .where(and(eq(c.opportunityId, id), eq(c.status, "proposed")));

  async function importTwins() {
    const name = newName();
    const deadline = daysFrom(app.clock.now(), 90);
    const values = { name, funderName: "Delta Foundation", deadline, maxAmount: "75000", currency: "EUR" };
    const ids = { grants: randomUUID(), region: randomUUID() };
    const say = (which: "grants" | "region", more: object = {}) =>
      importFrom(which, [
        reading(
          { ...values, ...more },
          { externalId: ids[which], url: `https://${which}.example/${ids[which]}` },
        ),
      ]);
    await say("grants");
    await say("region");
    const rowOf = async (externalId: string) =>
      (await app.db.select().from(o).where(eq(o.externalId, externalId)))[0]!;
    const [a, b] = [await rowOf(ids.grants), await rowOf(ids.region)];
    await app.db
      .update(o)
      .set({ verificationStatus: "verified" })
      .where(or(eq(o.id, a.id), eq(o.id, b.id)));
    await merge(await takePair(a, b), a);
    const close = () => {
      const call = { url: "", externalId: ids.region, name, words: "status: closed" };
      return importFrom("region", [buildClosedReading(call)]);
    };
    return { a, b, say, close };
  }

  it("a source that calls its merged row closed closes the kept one, once", async () => {
    const { a, b, close } = await importTwins();
    const after = daysFrom(app.clock.now(), -1);
    expect(await close()).toMatchObject({ proposed: 1 });
    expect(await proposalsFor(a.id)).toEqual([{ field: "deadline", after, from: b.id }]);
    expect(await close()).toMatchObject({ proposed: 0, skipped: 1 });
  });

  it("a merged row is not made anew, and what its source changes is proposed for the kept one", async () => {
    const { a, b, say } = await importTwins();
    expect(await say("region")).toEqual({ created: 0, updated: 0, proposed: 0, skipped: 1 });
    expect(await say("region", { maxAmount: "90000" })).toEqual({
      created: 0,
      updated: 0,
      proposed: 1,
      skipped: 0,
    });
    expect(await proposalsFor(a.id)).toEqual([{ field: "maxAmount", after: expect.anything(), from: b.id }]);
    // The own source repeats itself: that takes back nothing of the other one.
    await say("grants", { description: "Says more" });
    expect((await proposalsFor(a.id)).map(({ field }) => field).sort()).toEqual(["description", "maxAmount"]);
    const { changes } = await detailOf(a.id);
    expect(changes.find(({ field }) => field === "maxAmount")).toMatchObject({ source: "region" });
  });

  it("two sources that differ do not propose in turn", async () => {
    const { a, say } = await importTwins();
    await say("region", { maxAmount: "90000" });
    const [open] = await app.db
      .select()
      .from(c)
      .where(and(eq(c.opportunityId, a.id), eq(c.status, "proposed")));
    await admin.post(`/api/admin/opportunities/${a.id}/changes/${open!.id}/decline`).send();
    await say("grants");
    await say("region", { maxAmount: "90000" });
    expect(await proposalsFor(a.id)).toEqual([]);
  });

  it("after a split the source proposes for its own row what it changed meanwhile", async () => {
    const { a, b, say } = await importTwins();
    await say("region", { maxAmount: "90000" });
    await split(b);
    expect(await proposalsFor(a.id)).toEqual([]);
    await say("region", { maxAmount: "90000" });
    expect((await proposalsFor(b.id)).map(({ field }) => field)).toEqual(["maxAmount"]);
  });
});
