import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities } from "@shared/schema/index";
import type { FeedbackInput } from "@shared/validators/feedback";
import type { SavedDeadlinesView } from "@shared/validators/opportunities";
import { startTestApp, type TestApp, testClock } from "../../test/app";

const NOON = new Date("2030-06-15T12:00:00Z");
let app: TestApp;
let user: { id: string };
let caller: Awaited<ReturnType<TestApp["as"]>>;

beforeAll(async () => {
  app = await startTestApp({ clock: testClock(NOON) });
  user = await app.buildUser();
  await app.buildEntity({ userId: user.id });
  caller = await app.as(user);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.db.delete(fundingOpportunities);
});

const give = (id: string, input: FeedbackInput, as = caller) =>
  as.put(`/api/opportunities/${id}/feedback`).send(input);
const takeBack = (id: string, as = caller) => as.delete(`/api/opportunities/${id}/feedback`);
type Card = { id: string; name: string; feedback: unknown };
async function list(query: Record<string, string | number> = {}, as = caller) {
  const res = await as.get("/api/opportunities").query(query);
  expect(res.status).toBe(200);
  return res.body as { opportunities: Card[]; pagination: { total: number; hasMore: boolean } };
}
const names = async (query: Record<string, string | number> = {}, as = caller) =>
  (await list(query, as)).opportunities.map(({ name }) => name);
const matchedNames = async () =>
  ((await caller.get("/api/opportunities/matched")).body.opportunities as Card[]).map(({ name }) => name);

describe("saving an opportunity for later", () => {
  it("shows it as saved on its card, among the matches and on its page", async () => {
    const { id } = await app.buildOpportunity({ name: "Water Fund" });
    const res = await give(id, { kind: "saved" });
    expect(res.status).toBe(200);
    expect(res.body).toEqual({ feedback: { kind: "saved", reason: null } });
    const saved = { kind: "saved", reason: null };
    expect((await list()).opportunities[0]).toMatchObject({ id, feedback: saved });
    expect((await caller.get("/api/opportunities/matched")).body.opportunities[0]).toMatchObject({
      feedback: saved,
    });
    expect((await caller.get(`/api/opportunities/${id}`)).body.feedback).toEqual(saved);
  });

  it("lists saved opportunities by page, last saved first, closed ones included", async () => {
    for (const [minute, name] of ["First", "Second", "Third"].entries()) {
      const { id } = await app.buildOpportunity({ name, deadline: "2030-06-16" });
      app.clock.set(new Date(NOON.getTime() + minute * 60_000));
      await give(id, { kind: "saved" });
    }
    await app.buildOpportunity({ name: "Not saved" });
    expect(await names({ show: "saved", limit: 2 })).toEqual(["Third", "Second"]);
    expect(await names({ show: "saved", limit: 2, page: 2 })).toEqual(["First"]);
    expect((await list({ show: "saved", limit: 2 })).pagination).toEqual({
      page: 1,
      total: 3,
      hasMore: true,
    });
    app.clock.set(new Date("2030-06-20T12:00:00Z"));
    expect(await names()).toEqual(["Not saved"]);
    expect(await names({ show: "saved" })).toEqual(["Third", "Second", "First"]);
  });

  it("tells the deadlines of all that was saved, also beyond a page of the list and the best matches", async () => {
    const saver = await app.buildUser();
    const me = await app.as(saver);
    await app.db.execute(sql`
      with made as (
        insert into funding_opportunities (name, slug, verification_status, deadline, eligible_entity_types)
        select 'Saved ' || n, 'saved-' || n, 'verified', date '2030-06-10' + n, '{School}' from generate_series(1, 130) n
        returning id)
      insert into opportunity_feedback (user_id, opportunity_id, kind) select ${saver.id}, id, 'saved' from made`);
    await give((await app.buildOpportunity({ name: "No deadline" })).id, { kind: "saved" }, me);
    await give((await app.buildOpportunity({ deadline: "2030-07-01" })).id, { kind: "dismissed" }, me);
    await give((await app.buildOpportunity({ deadline: "2030-07-01" })).id, { kind: "saved" });
    const { body } = await me.get("/api/opportunities/saved/deadlines").expect(200);
    const { opportunities } = body as SavedDeadlinesView;
    expect(opportunities).toHaveLength(130);
    expect(opportunities[0]).toEqual({
      id: expect.any(String),
      name: "Saved 5",
      deadline: "2030-06-15",
      deadlineTimezone: null,
      deadlineTime: null,
      closesAt: "2030-06-16T00:00:00.000Z",
      feedback: { kind: "saved", reason: null },
    });
    // What has closed comes last.
    expect(opportunities.slice(-4).map(({ name }) => name)).toEqual([
      "Saved 1",
      "Saved 2",
      "Saved 3",
      "Saved 4",
    ]);
  });

  it("lists saved opportunities by deadline when asked, soonest first and closed ones last", async () => {
    const stranger = await app.as(await app.buildUser());
    const days = { Later: "2030-08-01", Closed: "2030-06-20", Whenever: null, Soon: "2030-07-01" };
    for (const [name, deadline] of Object.entries(days)) {
      const { id } = await app.buildOpportunity({ name, deadline });
      await give(id, { kind: "saved" });
    }
    await give((await app.buildOpportunity({ name: "Theirs" })).id, { kind: "saved" }, stranger);
    app.clock.set(new Date("2030-06-25T12:00:00Z"));
    const asked = { show: "saved", sort: "deadline" };
    expect(await names(asked)).toEqual(["Soon", "Later", "Whenever", "Closed"]);
    expect(await names({ ...asked, limit: 2, page: 2 })).toEqual(["Whenever", "Closed"]);
  });

  it("refuses a sort order for other lists, and an unknown one", async () => {
    const among = (query: Record<string, string>) => caller.get("/api/opportunities").query(query);
    expect((await among({ sort: "deadline" })).body.fieldErrors).toEqual({
      sort: ["Only with what was saved or dismissed"],
    });
    expect((await among({ show: "saved", sort: "name" })).body.fieldErrors).toEqual({
      sort: ["Must be deadline"],
    });
  });

  it("sorts saved opportunities by deadline without an entity too, and regardless of fit", async () => {
    const user = await app.buildUser();
    const me = await app.as(user);
    const { id } = await app.buildOpportunity({
      name: "Nobody's",
      eligibleEntityTypes: ["School"],
      deadline: "2030-07-01",
    });
    await give(id, { kind: "saved" }, me);
    expect(await names({ show: "saved", sort: "deadline", limit: 100 }, me)).toEqual(["Nobody's"]);
    await app.buildEntity({ userId: user.id });
    expect(await names({ show: "saved", sort: "deadline", limit: 100 }, me)).toEqual(["Nobody's"]);
  });

  it("keeps it in the list of all opportunities", async () => {
    const { id } = await app.buildOpportunity({ name: "Water Fund" });
    await give(id, { kind: "saved" });
    expect(await names()).toEqual(["Water Fund"]);
  });
});

describe("hiding an opportunity", () => {
  it("removes it from the list, the searches and the matches, and stores the reason", async () => {
    const { id } = await app.buildOpportunity({ name: "Water Fund", featured: true });
    await app.buildOpportunity({ name: "Water Prize" });
    expect(await matchedNames()).toContain("Water Fund");
    const res = await give(id, { kind: "dismissed", reason: "effort" });
    expect(res.body).toEqual({ feedback: { kind: "dismissed", reason: "effort" } });
    expect(await list()).toMatchObject({
      opportunities: [{ name: "Water Prize" }],
      pagination: { total: 1 },
    });
    expect(await list({ search: "water" })).toMatchObject({
      opportunities: [{ name: "Water Prize" }],
      pagination: { total: 1 },
    });
    expect(await matchedNames()).toEqual(["Water Prize"]);
    expect((await list({ show: "dismissed" })).opportunities).toMatchObject([
      { name: "Water Fund", feedback: { kind: "dismissed", reason: "effort" } },
    ]);
    expect((await caller.get(`/api/opportunities/${id}`)).body.feedback).toEqual({
      kind: "dismissed",
      reason: "effort",
    });
  });

  it("accepts no reason", async () => {
    const { id } = await app.buildOpportunity();
    expect((await give(id, { kind: "dismissed" })).body.feedback).toEqual({
      kind: "dismissed",
      reason: null,
    });
  });

  it("is undone by removing the feedback, once or twice", async () => {
    const { id } = await app.buildOpportunity({ name: "Water Fund" });
    await give(id, { kind: "dismissed" });
    expect(await names()).toEqual([]);
    expect((await takeBack(id)).status).toBe(204);
    expect((await takeBack(id)).status).toBe(204);
    expect(await names()).toEqual(["Water Fund"]);
    expect(await names({ show: "dismissed" })).toEqual([]);
  });

  it("replaces saving it, and the other way round", async () => {
    const { id } = await app.buildOpportunity({ name: "Water Fund" });
    await give(id, { kind: "saved" });
    await give(id, { kind: "dismissed", reason: "amount" });
    expect(await names({ show: "saved" })).toEqual([]);
    await give(id, { kind: "saved" });
    expect(await list({ show: "saved" })).toMatchObject({
      opportunities: [{ feedback: { kind: "saved", reason: null } }],
    });
    expect(await names({ show: "dismissed" })).toEqual([]);
  });
});

describe("feedback", () => {
  it("belongs to one user only", async () => {
    const { id } = await app.buildOpportunity({ name: "Water Fund" });
    await give(id, { kind: "dismissed" });
    const other = await app.as(await app.buildUser());
    expect(await names({}, other)).toEqual(["Water Fund"]);
    expect((await other.get(`/api/opportunities/${id}`)).body.feedback).toBeNull();
    expect(await names({ show: "dismissed" }, other)).toEqual([]);
    await takeBack(id, other);
    expect(await names()).toEqual([]);
  });

  it("answers an unpublished opportunity like an unknown one", async () => {
    const { id: pending } = await app.buildOpportunity({ verificationStatus: "pending" });
    for (const id of [pending, randomUUID()]) {
      const given = await give(id, { kind: "saved" });
      expect([given.status, given.body.code]).toEqual([404, "not_found"]);
      expect((await takeBack(id)).status).toBe(404);
    }
  });

  it("is not listed when its opportunity is no longer published", async () => {
    const { id } = await app.buildOpportunity();
    await give(id, { kind: "saved" });
    await app.db.update(fundingOpportunities).set({ verificationStatus: "rejected" });
    expect(await list({ show: "saved" })).toMatchObject({ opportunities: [], pagination: { total: 0 } });
  });

  it("refuses a reason for a saved opportunity, at its field", async () => {
    const { id } = await app.buildOpportunity();
    const res = await give(id, { kind: "saved", reason: "effort" });
    expect(res.status).toBe(400);
    expect(res.body.fieldErrors).toEqual({ reason: ["Only what is dismissed has a reason"] });
  });
});
