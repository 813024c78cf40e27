import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { INTERACTIONS_PER_ENTITY } from "@shared/constants/interactions";
import { LONG_TEXT_MAX } from "@shared/constants/limits";
import { funderProfiles, interactions, users } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";

let app: TestApp;
let me: TestApp["visitor"];
let entityId: string;
let funderId: string;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-10T22:00:00Z") });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(users);
  await app.db.delete(funderProfiles);
  const user = await app.buildUser({ timezone: "Africa/Accra" });
  me = await app.as(user);
  entityId = (await app.buildEntity({ userId: user.id, name: "Sunrise Labs" })).id;
  funderId = await buildFunder("Savannah Seeds");
});

async function buildFunder(name: string): Promise<string> {
  const [row] = await app.db.insert(funderProfiles).values({ name }).returning();
  return row!.id;
}
const listOf = (funder = funderId) => `/api/funders/${funder}/interactions`;
const note = (given: Record<string, unknown> = {}) => ({
  entityId,
  interactionType: "meeting",
  dateOfInteraction: "2030-03-05",
  ...given,
});
async function write(given: Record<string, unknown> = {}, funder = funderId) {
  const answer = await me.post(listOf(funder)).send(note(given));
  expect([answer.status, answer.body.fieldErrors]).toEqual([201, undefined]);
  return answer.body as { id: string };
}
const notesOf = async (caller = me) =>
  (await caller.get(listOf())).body.interactions.map(({ notes }: { notes: string }) => notes);

describe("a note of a contact", () => {
  it("is kept with everything that was typed, and read back", async () => {
    const typed = {
      contactPerson: "Kofi Boateng",
      outcome: "Wants the deck",
      notes: "  Line one\n\n  Line two ",
      nextAction: "Send the deck",
      nextActionDate: "2030-03-12",
    };
    const answer = await me.post(listOf()).send(note({ ...typed, interactionType: "MEETING", userId: "x" }));
    expect(answer.status).toBe(201);
    const expected = {
      id: expect.any(String),
      funderId,
      entityId,
      entityName: "Sunrise Labs",
      interactionType: "meeting",
      dateOfInteraction: "2030-03-05",
      ...typed,
      createdAt: "2030-03-10T22:00:00.000Z",
      updatedAt: "2030-03-10T22:00:00.000Z",
    };
    expect(answer.body).toStrictEqual(expected);
    expect((await me.get(listOf())).body).toStrictEqual({ interactions: [expected], hasMore: false });
  });

  it("needs no more than an entity, a kind and a day", async () => {
    await write({ contactPerson: "  ", notes: "", nextAction: null });
    expect((await me.get(listOf())).body.interactions).toMatchObject([
      { contactPerson: null, outcome: null, notes: null, nextAction: null, nextActionDate: null },
    ]);
  });

  it("stands with the newest first, over all of a person's entities, a hundred at a time", async () => {
    const other = await app.buildEntity({
      userId: (await app.db.select().from(users))[0]!.id,
      name: "Second",
    });
    await write({ notes: "older", dateOfInteraction: "2030-02-01" });
    await write({ notes: "newest", entityId: other.id });
    await write({ notes: "with somebody else" }, await buildFunder("Another"));
    expect(await notesOf()).toEqual(["newest", "older"]);
    await app.db.insert(interactions).values(
      Array.from({ length: 100 }, (_, n) => ({
        entityId,
        funderId,
        interactionType: "email",
        dateOfInteraction: "2030-01-01",
        notes: `mass ${n}`,
      })),
    );
    const first = (await me.get(listOf())).body;
    expect([first.interactions.length, first.hasMore]).toEqual([100, true]);
    const second = (await me.get(`${listOf()}?page=2`)).body;
    expect([second.interactions.length, second.hasMore]).toEqual([2, false]);
  });

  it("is only for its owner: to others it is not there", async () => {
    const { id } = await write({ notes: "private" });
    const stranger = await app.as(await app.buildUser());
    expect(await notesOf(stranger)).toEqual([]);
    const patched = await stranger.patch(`/api/interactions/${id}`).send({ notes: "mine now" });
    const absent = await stranger.patch(`/api/interactions/${crypto.randomUUID()}`).send({ notes: "x" });
    expect([patched.status, patched.body]).toEqual([404, absent.body]);
    expect((await stranger.delete(`/api/interactions/${id}`)).status).toBe(404);
    expect((await stranger.post(listOf()).send(note())).status).toBe(404);
    expect(await notesOf()).toEqual(["private"]);
  });

  it("is for a funder who is in the directory", async () => {
    const nobody = crypto.randomUUID();
    expect((await me.get(listOf(nobody))).status).toBe(404);
    expect((await me.post(listOf(nobody)).send(note())).status).toBe(404);
  });

  it("is changed field by field", async () => {
    const { id } = await write({ notes: "first", nextAction: "Call", nextActionDate: "2030-04-01" });
    const changed = await me.patch(`/api/interactions/${id}`).send({ outcome: "Yes", nextActionDate: null });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      notes: "first",
      outcome: "Yes",
      nextAction: "Call",
      nextActionDate: null,
      dateOfInteraction: "2030-03-05",
      interactionType: "meeting",
    });
  });

  it("moves to another of the person's entities, but not to somebody else's", async () => {
    const { id } = await write();
    const own = await app.buildEntity({ userId: (await app.db.select().from(users))[0]!.id, name: "Second" });
    const foreign = await app.buildEntity();
    const moved = await me.patch(`/api/interactions/${id}`).send({ entityId: own.id });
    expect(moved.body).toMatchObject({ entityId: own.id, entityName: "Second" });
    expect((await me.patch(`/api/interactions/${id}`).send({ entityId: foreign.id })).status).toBe(404);
  });

  it("stays where it is when the other entity has as many as one may have", async () => {
    const { id } = await write({ notes: "mine" });
    const full = await app.buildEntity({ userId: (await app.db.select().from(users))[0]!.id, name: "Full" });
    await app.db.execute(sql`
      insert into interactions (entity_id, funder_id, interaction_type)
      select ${full.id}, ${funderId}, 'email' from generate_series(1, ${INTERACTIONS_PER_ENTITY}::int)`);
    const moved = await me.patch(`/api/interactions/${id}`).send({ entityId: full.id });
    expect([moved.status, moved.body.code]).toEqual([409, "conflict"]);
    const kept = await me.patch(`/api/interactions/${id}`).send({ entityId, outcome: "Yes" });
    expect(kept.body).toMatchObject({ entityId, outcome: "Yes" });
    const [inFull] = (await me.get(listOf())).body.interactions.filter(
      (one: { entityId: string }) => one.entityId === full.id,
    );
    const stays = await me.patch(`/api/interactions/${inFull.id}`).send({ entityId: full.id, notes: "x" });
    expect(stays.status).toBe(200);
  });

  it("is deleted, once", async () => {
    const { id } = await write();
    expect((await me.delete(`/api/interactions/${id}`)).status).toBe(204);
    expect((await me.delete(`/api/interactions/${id}`)).status).toBe(404);
    expect(await notesOf()).toEqual([]);
  });

  it("goes with its entity", async () => {
    await write({ nextAction: "Call", nextActionDate: "2030-04-01" });
    await me.delete(`/api/entities/${entityId}`);
    expect(await notesOf()).toEqual([]);
    expect((await me.get("/api/interactions/next")).body.nextSteps).toEqual([]);
  });
});

describe("the days of a note", () => {
  const tryOn = async (dateOfInteraction: string) =>
    (await me.post(listOf()).send(note({ dateOfInteraction }))).body.fieldErrors?.dateOfInteraction;

  it("may be today or tomorrow where the writer is, and not later", async () => {
    expect(await tryOn("2030-03-10")).toBeUndefined();
    expect(await tryOn("2030-03-11")).toBeUndefined();
    expect(await tryOn("2030-03-12")).toEqual([expect.stringContaining("future")]);
    // In Auckland it is the 11th already.
    me = await app.as(await app.buildUser({ timezone: "Pacific/Auckland" }));
    entityId = (
      await app.buildEntity({
        userId: (await app.db.select().from(users)).find(({ timezone }) => timezone === "Pacific/Auckland")!
          .id,
      })
    ).id;
    expect(await tryOn("2030-03-12")).toBeUndefined();
    expect(await tryOn("2030-03-13")).toEqual([expect.stringContaining("future")]);
  });

  it("are real days", async () => {
    expect(await tryOn("2030-02-29")).toEqual(["Must be a date such as 2027-03-31"]);
  });

  it("of a next step stand with what it is, also after a change", async () => {
    const missing = { nextAction: [expect.stringContaining("next step")] };
    const created = await me.post(listOf()).send(note({ nextActionDate: "2030-04-01" }));
    expect([created.status, created.body.fieldErrors]).toEqual([400, missing]);
    const { id } = await write({ nextAction: "Call", nextActionDate: "2030-04-01" });
    const changed = await me.patch(`/api/interactions/${id}`).send({ nextAction: "" });
    expect([changed.status, changed.body.fieldErrors]).toEqual([400, missing]);
    const cleared = await me
      .patch(`/api/interactions/${id}`)
      .send({ nextAction: null, nextActionDate: null });
    expect(cleared.status).toBe(200);
  });
});

describe("a next step that is done", () => {
  const step = { nextAction: "Send the deck", nextActionDate: "2030-03-12" };
  const finish = (id: string) => me.patch(`/api/interactions/${id}`).send({ done: true });

  it("is cleared, and told under the notes as they are by then", async () => {
    const { id } = await write({ ...step, notes: "First" });
    await me.patch(`/api/interactions/${id}`).send({ notes: "First\n\nFrom another window" });
    const answer = await finish(id);
    const expected = {
      nextAction: null,
      nextActionDate: null,
      notes: "First\n\nFrom another window\n\nDone on 10 Mar 2030: Send the deck",
    };
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(expected)]);
    // Twice, from two windows, is once.
    expect((await finish(id)).body).toMatchObject(expected);
    expect((await me.get("/api/interactions/next")).body.nextSteps).toEqual([]);
  });

  it("is told on the writer's own day, also where nothing else is noted", async () => {
    const user = await app.buildUser({ timezone: "Pacific/Auckland" });
    me = await app.as(user);
    entityId = (await app.buildEntity({ userId: user.id })).id;
    const { id } = await write(step);
    expect((await finish(id)).body.notes).toBe("Done on 11 Mar 2030: Send the deck");
  });

  it("is told in the writer's language, whose note it is", async () => {
    const user = await app.buildUser({ preferredLanguage: "fr" });
    me = await app.as(user);
    entityId = (await app.buildEntity({ userId: user.id })).id;
    const { id } = await write(step);
    expect((await finish(id)).body.notes).toBe("Fait le 10 mars 2030\u00A0: Send the deck");
  });

  it("leaves notes that are full as they were", async () => {
    const notes = "x".repeat(LONG_TEXT_MAX - 20);
    const { id } = await write({ ...step, notes });
    const answer = await finish(id);
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ notes, nextAction: null, nextActionDate: null }),
    ]);
  });
});

describe("GET /api/interactions/next", () => {
  it("tells the caller's five earliest next steps, what is overdue included, and whether there are more", async () => {
    expect((await me.get("/api/interactions/next")).body).toEqual({ nextSteps: [], hasMore: false });
    const step = (nextAction: string, nextActionDate: string | null) => write({ nextAction, nextActionDate });
    await step("Without a day", null);
    await step("Fourth", "2030-05-01");
    await step("Overdue", "2030-02-01");
    await step("Second", "2030-03-10");
    await step("Third", "2030-04-01");
    const stranger = await app.as(await app.buildUser());
    expect((await stranger.get("/api/interactions/next")).body.nextSteps).toEqual([]);
    const { body } = await me.get("/api/interactions/next");
    expect(body.nextSteps.map(({ nextAction }: { nextAction: string }) => nextAction)).toEqual([
      "Overdue",
      "Second",
      "Third",
      "Fourth",
    ]);
    expect(body.nextSteps[0]).toStrictEqual({
      id: expect.any(String),
      funderId,
      funderName: "Savannah Seeds",
      entityName: "Sunrise Labs",
      nextAction: "Overdue",
      nextActionDate: "2030-02-01",
    });
    await step("Fifth", "2030-06-01");
    expect((await me.get("/api/interactions/next")).body.hasMore).toBe(false);
    await step("Sixth", "2030-07-01");
    const full = (await me.get("/api/interactions/next")).body;
    expect([full.nextSteps.length, full.hasMore]).toEqual([5, true]);
  });
});
