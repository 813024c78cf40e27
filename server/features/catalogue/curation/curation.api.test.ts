import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  applications,
  curationLog,
  fundingOpportunities as o,
  opportunityEmbeddings,
  opportunityProvenance,
} from "@shared/schema/index";
import { daysFrom } from "../../../test/factories";
import { eventually } from "../../../test/eventually";
import { startTestApp, type TestApp } from "../../../test/app";
import type { PushEvent } from "../../../platform/realtime/types";

let app: TestApp;
let admin: TestApp["visitor"];
let adminId: string;
const BASE = "/api/admin/opportunities";
const MISSING_ID = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  const user = await app.buildUser({ isAdmin: true, firstName: "Esi", lastName: "Owusu" });
  adminId = user.id;
  admin = await app.as(user);
});
afterAll(() => app.close());

type Given = Partial<typeof o.$inferInsert>;
const pending = (given: Given = {}) => app.buildOpportunity({ verificationStatus: "pending", ...given });
const verified = (given: Given = {}) => app.buildOpportunity(given);
const rowOf = async (id: string) => (await app.db.select().from(o).where(eq(o.id, id)))[0];
const provenanceOf = async (id: string) =>
  (await app.db.select().from(opportunityProvenance).where(eq(opportunityProvenance.opportunityId, id)))[0];
const isShown = async (id: string) => {
  const member = await app.as(await app.buildUser());
  return (await member.get(`/api/opportunities/${id}`)).status === 200;
};

describe("POST /api/admin/opportunities/{id}/verify and /reject", () => {
  it("publishes a pending opportunity, and records who did it and when", async () => {
    const { id } = await pending();
    expect(await isShown(id)).toBe(false);
    app.clock.advance(1_000);
    const answer = await admin.post(`${BASE}/${id}/verify`);
    expect(answer.status).toBe(200);
    const at = app.clock.now().toISOString();
    expect(answer.body).toMatchObject({
      id,
      verificationStatus: "verified",
      verifiedAt: at,
      verifiedBy: "Esi Owusu",
      log: [{ action: "verified", by: "Esi Owusu", at, fields: [] }],
    });
    expect(await isShown(id)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ verifiedBy: adminId, verifiedAt: app.clock.now() });
    expect(await provenanceOf(id)).toMatchObject({ decidedBy: adminId, decidedAt: app.clock.now() });
  });

  it("hides a rejected opportunity", async () => {
    const { id } = await pending();
    const answer = await admin.post(`${BASE}/${id}/reject`).send({});
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      verificationStatus: "rejected",
      verifiedAt: null,
      verifiedBy: null,
      log: [{ action: "rejected" }],
    });
    expect(await isShown(id)).toBe(false);
  });

  it.each([
    ["verified", "verify", "This opportunity is already verified"],
    ["verified", "reject", "This opportunity is already verified"],
    ["rejected", "verify", "This opportunity has already been rejected"],
    ["rejected", "reject", "This opportunity has already been rejected"],
  ] as const)("leaves one that is %s when asked to %s it, and says so", async (status, decision, message) => {
    const { id } = await app.buildOpportunity({ verificationStatus: status });
    const before = await rowOf(id);
    const answer = await admin.post(`${BASE}/${id}/${decision}`);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ message, code: "already_decided" });
    expect(await rowOf(id)).toEqual(before);
    expect((await admin.get(`${BASE}/${id}`)).body.log).toEqual([]);
  });

  it("lets one of two administrators win who decide at the same time", async () => {
    const { id } = await pending();
    const other = await app.as(await app.buildUser({ isAdmin: true, firstName: "Kofi", lastName: null }));
    const answers = await Promise.all([
      admin.post(`${BASE}/${id}/verify`),
      other.post(`${BASE}/${id}/reject`),
      other.post(`${BASE}/${id}/verify`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)!;
    expect((await admin.get(`${BASE}/${id}`)).body).toMatchObject({
      verificationStatus: winner.body.verificationStatus,
      log: [{ action: winner.body.verificationStatus }],
    });
  });

  it("embeds a verified opportunity, so that it can be matched", async () => {
    const { id } = await pending({ description: "Solar pumps for small farms" });
    const vectors = () =>
      app.db.select().from(opportunityEmbeddings).where(eq(opportunityEmbeddings.opportunityId, id));
    expect(await vectors()).toEqual([]);
    await admin.post(`${BASE}/${id}/verify`);
    await eventually(async () => (await vectors())[0]?.embeddingText).toMatch(/Solar pumps/);
    await admin.patch(`${BASE}/${id}`).send({ description: "Wind for villages" });
    await eventually(async () => (await vectors())[0]?.embeddingText).toMatch(/Wind for villages/);
  });

  it("answers 404 for an unknown opportunity", async () => {
    expect((await admin.post(`${BASE}/${MISSING_ID}/verify`)).body).toEqual({
      message: "Opportunity not found",
      code: "not_found",
    });
    expect((await admin.post(`${BASE}/17/reject`)).status).toBe(404);
  });
});

describe("POST /api/admin/opportunities/bulk", () => {
  it("decides pending opportunities, skips the rest, and can be undone", async () => {
    const [first, second] = [await pending(), await pending()];
    const decided = await verified();
    const ids = [second.id, decided.id, first.id, MISSING_ID, first.id.toUpperCase()];
    const answer = await admin.post(`${BASE}/bulk`).send({ ids, decision: "verify" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ changed: [second.id, first.id], skipped: [decided.id, MISSING_ID] });
    expect(await isShown(first.id)).toBe(true);

    app.clock.advance(1_000);
    const undo = await admin.post(`${BASE}/bulk`).send({ ids: answer.body.changed, decision: "reopen" });
    expect(undo.body).toEqual({ changed: [second.id, first.id], skipped: [] });
    expect(await isShown(first.id)).toBe(false);
    expect((await admin.get(`${BASE}/${first.id}`)).body).toMatchObject({
      verificationStatus: "pending",
      verifiedAt: null,
      verifiedBy: null,
      log: [{ action: "reopened" }, { action: "verified" }],
    });
    expect(await provenanceOf(first.id)).toMatchObject({ decidedAt: null, decidedBy: null });
    const again = await admin.post(`${BASE}/bulk`).send({ ids: [first.id], decision: "reopen" });
    expect(again.body).toEqual({ changed: [], skipped: [first.id] });
  });

  it("rejects many opportunities, and reopens them", async () => {
    const ids = (await Promise.all([pending(), pending(), pending()])).map(({ id }) => id);
    expect((await admin.post(`${BASE}/bulk`).send({ ids, decision: "reject" })).body.changed).toEqual(ids);
    const twice = await admin.post(`${BASE}/bulk`).send({ ids, decision: "verify" });
    expect(twice.body).toEqual({ changed: [], skipped: ids });
    expect((await admin.post(`${BASE}/bulk`).send({ ids, decision: "reopen" })).body.changed).toEqual(ids);
  });

  it("never decides an opportunity twice when two requests come at the same time", async () => {
    const ids = (await Promise.all(Array.from({ length: 6 }, () => pending()))).map(({ id }) => id);
    const answers = await Promise.all([
      admin.post(`${BASE}/bulk`).send({ ids, decision: "verify" }),
      admin.post(`${BASE}/bulk`).send({ ids: [...ids].reverse(), decision: "reject" }),
    ]);
    const changed = answers.flatMap(({ body }) => body.changed as string[]);
    expect(changed.sort()).toEqual([...ids].sort());
    const entries = await app.db.select().from(curationLog);
    for (const id of ids) expect(entries.filter(({ opportunityId }) => opportunityId === id)).toHaveLength(1);
  });
});

describe("PATCH /api/admin/opportunities/{id}", () => {
  it("writes only the sent fields, and locks those that changed", async () => {
    const { id } = await verified({
      name: "Old Name",
      description: "About",
      minAmount: "1000",
      maxAmount: "5000",
      deadline: "2031-01-31",
    });
    app.clock.advance(1_000);
    const answer = await admin
      .patch(`${BASE}/${id}`)
      .send({ name: "New Name", minAmount: "1000.00", maxAmount: 7500, deadline: "2031-02-28" });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      name: "New Name",
      description: "About",
      minAmount: "1000.00",
      maxAmount: "7500.00",
      deadline: "2031-02-28",
      lockedFields: ["currency", "deadline", "maxAmount", "name"],
      log: [{ action: "edited", by: "Esi Owusu", fields: ["name", "maxAmount", "deadline"] }],
    });
    const member = await app.as(await app.buildUser());
    expect((await member.get(`/api/opportunities/${id}`)).body).toMatchObject({
      name: "New Name",
      maxAmount: "7500.00",
      closed: false,
    });
    await admin.patch(`${BASE}/${id}`).send({ description: "" });
    expect((await admin.get(`${BASE}/${id}`)).body).toMatchObject({
      description: null,
      lockedFields: ["currency", "deadline", "description", "maxAmount", "name"],
    });
  });

  it("unlists an opportunity when its deadline moves into the past", async () => {
    const { id } = await verified({ name: `Moving ${randomUUID()}`, deadline: daysFrom(app.clock.now(), 5) });
    const member = await app.as(await app.buildUser());
    const isListed = async () =>
      ((await member.get("/api/opportunities?limit=100")).body.opportunities as { id: string }[]).some(
        (one) => one.id === id,
      );
    expect(await isListed()).toBe(true);
    const answer = await admin.patch(`${BASE}/${id}`).send({ deadline: daysFrom(app.clock.now(), -5) });
    expect(answer.body.closed).toBe(true);
    expect(await isListed()).toBe(false);
    expect((await admin.patch(`${BASE}/${id}`).send({ deadline: null })).body.closed).toBe(false);
    expect(await isListed()).toBe(true);
  });

  it("changes and logs nothing when nothing differs", async () => {
    const { id } = await pending({ minAmount: "5000" });
    const before = await rowOf(id);
    expect((await admin.patch(`${BASE}/${id}`).send({})).status).toBe(200);
    const same = await admin.patch(`${BASE}/${id}`).send({ minAmount: "5000.00", name: before!.name });
    expect(same.body).toMatchObject({ lockedFields: [], log: [] });
    expect(await rowOf(id)).toEqual(before);
  });

  it.each([
    [{ name: " " }, "name", "Please fill in name, description, and funding type"],
    [{ fundingType: "gift" }, "fundingType", "Unknown funding type"],
    [{ minAmount: "0" }, "minAmount", "Please enter a valid amount"],
    [{ maxAmount: "-5" }, "maxAmount", "Please enter a valid amount"],
    [{ maxAmount: "many" }, "maxAmount", "Please enter a valid amount"],
    [{ minAmount: "9", maxAmount: "8" }, "minAmount", "Minimum amount cannot be greater than maximum amount"],
    [{ minAmount: "6000" }, "minAmount", "Minimum amount cannot be greater than maximum amount"],
    [{ maxAmount: "999.99" }, "minAmount", "Minimum amount cannot be greater than maximum amount"],
    [
      { minAmount: "9007199254740.93", maxAmount: "9007199254740.92" },
      "minAmount",
      "Minimum amount cannot be greater than maximum amount",
    ],
    [{ deadline: "31/01/2031" }, "deadline", "Must be a date such as 2027-03-31"],
  ])("refuses %j", async (body, field, message) => {
    const { id } = await verified({ minAmount: "1000", maxAmount: "5000" });
    const before = await rowOf(id);
    const answer = await admin.patch(`${BASE}/${id}`).send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message, code: "validation_failed", fieldErrors: { [field]: [message] } });
    expect(await rowOf(id)).toEqual(before);
  });

  it("refuses to edit a rejected opportunity", async () => {
    const { id } = await app.buildOpportunity({ verificationStatus: "rejected" });
    expect((await admin.patch(`${BASE}/${id}`).send({ name: "Other" })).body).toEqual({
      message: "This opportunity has already been rejected",
      code: "already_decided",
    });
  });

  it("keeps both of two simultaneous edits of different fields", async () => {
    const { id } = await verified();
    await Promise.all([
      admin.patch(`${BASE}/${id}`).send({ name: "Renamed" }),
      admin.patch(`${BASE}/${id}`).send({ description: "Described" }),
    ]);
    expect((await admin.get(`${BASE}/${id}`)).body).toMatchObject({
      name: "Renamed",
      description: "Described",
      lockedFields: ["description", "name"],
    });
  });

  it("ignores unknown keys", async () => {
    const { id } = await pending();
    await admin
      .patch(`${BASE}/${id}`)
      .send({ name: "Mine", verificationStatus: "verified", featured: true, slug: "x", source: "x" });
    expect(await rowOf(id)).toMatchObject({
      name: "Mine",
      verificationStatus: "pending",
      featured: false,
      source: null,
    });
  });
});

describe("POST /api/admin/opportunities", () => {
  const complete = { name: "Harvest Fund", description: "For farms", fundingType: "Grant" };

  it("creates a published opportunity that no reading changes", async () => {
    const answer = await admin.post(BASE).send({
      ...complete,
      funderName: "Harvest Foundation",
      minAmount: "",
      maxAmount: "9000",
      deadline: null,
      applicationUrl: "https://harvest.example/apply",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: "Harvest Fund",
      fundingType: "grant",
      minAmount: null,
      maxAmount: "9000.00",
      currency: "USD",
      verificationStatus: "verified",
      verifiedBy: "Esi Owusu",
      source: "Added by hand",
      lockedFields: [
        "applicationUrl",
        "currency",
        "description",
        "funderName",
        "fundingType",
        "maxAmount",
        "name",
      ],
      log: [{ action: "created" }],
    });
    expect(await isShown(answer.body.id)).toBe(true);
  });

  it("gives each opportunity a slug of its own", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(BASE).send(complete)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const slugs = await Promise.all(answers.map(async ({ body }) => (await rowOf(body.id))!.slug));
    expect(new Set(slugs).size).toBe(3);
  });

  it.each([
    [{ name: "" }, "name"],
    [{ description: null }, "description"],
    [{ fundingType: "" }, "fundingType"],
  ])("asks for what is missing in %j", async (change, field) => {
    const answer = await admin.post(BASE).send({ ...complete, ...change });
    expect(answer.status).toBe(400);
    const message = "Please fill in name, description, and funding type";
    expect(answer.body).toEqual({ message, code: "validation_failed", fieldErrors: { [field]: [message] } });
  });

  it("refuses invalid amounts", async () => {
    const zero = await admin.post(BASE).send({ ...complete, minAmount: "0.00" });
    expect(zero.body.fieldErrors).toEqual({ minAmount: ["Please enter a valid amount"] });
    const order = await admin.post(BASE).send({ ...complete, minAmount: "2", maxAmount: "1" });
    expect(order.body.message).toBe("Minimum amount cannot be greater than maximum amount");
  });
});

describe("DELETE /api/admin/opportunities/{id}", () => {
  it("removes the opportunity and keeps its applications, with a new version", async () => {
    const { id } = await verified({ name: "Gone For Good" });
    const application = await app.buildApplication({
      opportunityId: id,
      title: "Gone For Good",
      narrative: "Ours",
    });
    const answer = await admin.delete(`${BASE}/${id}`);
    expect(answer.status).toBe(204);
    expect(await rowOf(id)).toBeUndefined();
    const [kept] = await app.db.select().from(applications).where(eq(applications.id, application.id));
    expect(kept).toEqual({ ...application, opportunityId: null, version: application.version + 1 });
    const [entry] = await app.db
      .select()
      .from(curationLog)
      .where(eq(curationLog.opportunityName, "Gone For Good"));
    expect(entry).toMatchObject({ action: "deleted", userId: adminId, opportunityId: null });
    expect((await admin.delete(`${BASE}/${id}`)).status).toBe(404);
    expect((await admin.get(`${BASE}/${id}`)).status).toBe(404);
  });
});

describe("an application whose opportunity is deleted", () => {
  it.each([
    ["has the name for a title where it had none", null, "Harvest Fund"],
    ["has the name for a title where it had an empty one", " ", "Harvest Fund"],
    ["keeps the title that somebody gave it", "Our spring proposal, v2", "Our spring proposal, v2"],
  ])("%s", async (_what, title, titleAfter) => {
    const { id } = await verified({ name: "Harvest Fund" });
    const { id: applicationId } = await app.buildApplication({ opportunityId: id, title });
    await admin.delete(`${BASE}/${id}`).expect(204);
    const [kept] = await app.db.select().from(applications).where(eq(applications.id, applicationId));
    expect(kept).toMatchObject({ opportunityId: null, title: titleAfter });
  });

  it("refuses a save that was begun before the deletion", async () => {
    const owner = await app.buildUser();
    const entity = await app.buildEntity({ userId: owner.id });
    const { id } = await verified({ name: "Harvest Fund" });
    const application = await app.buildApplication({ entityId: entity.id, opportunityId: id, title: null });
    await admin.delete(`${BASE}/${id}`).expect(204);
    const save = { title: "Begun before", version: application.version };
    const answer = await (await app.as(owner)).patch(`/api/applications/${application.id}`).send(save);
    expect([answer.status, answer.body.fieldErrors]).toEqual([409, { title: ["Was changed meanwhile"] }]);
  });
});

describe("other administrators", () => {
  it("are pushed every change", async () => {
    const watcher = await app.buildUser({ isAdmin: true });
    const member = await app.buildUser();
    const heard: PushEvent[] = [];
    const foreign: PushEvent[] = [];
    const leave = [
      app.deps.push.subscribe(watcher.id, (event) => heard.push(event)),
      app.deps.push.subscribe(member.id, (event) => foreign.push(event)),
    ];
    const { id } = await pending();
    const steps = [
      () => admin.post(`${BASE}/${id}/verify`),
      () => admin.patch(`${BASE}/${id}`).send({ name: "Told" }),
      () => admin.post(`${BASE}/bulk`).send({ ids: [id], decision: "reopen" }),
      () => admin.delete(`${BASE}/${id}`),
      () => admin.post(BASE).send({ name: "New", description: "New", fundingType: "loan" }),
    ];
    for (const [done, step] of steps.entries()) {
      await step();
      await eventually(() => heard.length).toBe(done + 1);
    }
    expect(heard[0]).toMatchObject({
      kind: "refresh",
      keys: [["/api/admin/opportunities"], expect.anything(), ["/api/admin/duplicates"]],
    });
    expect(foreign).toEqual([]);
    for (const stop of leave) stop();
  });
});
