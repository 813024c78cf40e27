import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENTITIES_PER_USER, NAME_MAX, TEXT_MAX } from "@shared/constants/limits";
import {
  applications,
  entities,
  entityEmbeddings,
  funderProfiles,
  interactions,
  nonprofitProfiles,
  pitchDeckReviews,
  pitchDecks,
  reminders,
  startupProfiles,
} from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MISSING_ID = "11111111-1111-4111-8111-111111111111";

async function someone() {
  const user = await app.buildUser();
  return { user, me: await app.as(user) };
}

const complete = {
  name: "Sunrise Labs",
  type: "Startup",
  description: "Solar kits for markets.",
  stage: "MVP",
  mission: "Light for every stall.",
  industry: ["energy"],
  country: "GH",
};

describe("POST /api/entities", () => {
  it("creates an entity and answers it whole", async () => {
    const { me } = await someone();
    const answer = await me.post("/api/entities").send(complete);
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      ...complete,
      id: expect.any(String),
      // Four of the seven core questions and the mission of the third layer are answered.
      profileCompletionScore: expect.any(Number),
      layer1Complete: true,
      layer2Complete: false,
      layer3Complete: false,
      lastProfileUpdate: null,
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    });
    expect(answer.body.profileCompletionScore).toBeGreaterThan(0);
    expect((await me.get(`/api/entities/${answer.body.id}`)).body).toEqual(answer.body);
  });

  it("needs a name and a type only", async () => {
    const { me } = await someone();
    const answer = await me.post("/api/entities").send({ name: "  Kita  ", type: "Individual" });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: "Kita",
      type: "Individual",
      stage: null,
      description: null,
      mission: null,
      industry: [],
      country: null,
      profileCompletionScore: 0,
      layer1Complete: false,
    });
  });

  it("reads types, stages and countries without regard to case and writes them as the product does", async () => {
    const { me } = await someone();
    const answer = await me
      .post("/api/entities")
      .send({ name: "Kita", type: "social_enterprise", stage: "mvp", country: "ke" });
    expect(answer.body).toMatchObject({ type: "Social Enterprise", stage: "MVP", country: "KE" });
  });

  it.each([
    ["name", {}, "Name is required"],
    ["name", { name: "   " }, "Name is required"],
    ["name", { name: null }, "Name is required"],
    ["name", { name: { toString: 1 } }, "Must be text"],
    ["name", { name: "x".repeat(NAME_MAX + 1) }, "Must be at most 200 characters"],
    ["name", { name: "a\0b" }, "Contains characters that cannot be stored"],
    ["name", { name: "a\ud800" }, "Contains characters that cannot be stored"],
    ["type", { type: undefined }, "Type is required"],
    ["type", { type: "Bakery" }, "Type is required"],
    ["type", { type: 7 }, "Type is required"],
    ["stage", { stage: "Exit" }, "Unknown stage"],
    ["description", { description: ["x"] }, "Must be text"],
    ["description", { description: "x".repeat(TEXT_MAX + 1) }, "Must be at most 5,000 characters"],
    ["mission", { mission: 5 }, "Must be text"],
    ["industry", { industry: { 0: "x" } }, "Must be a list"],
    ["industry", { industry: Array.from({ length: 51 }, () => "x") }, "Must have at most 50 entries"],
    ["country", { country: "Ghana" }, "Unknown country"],
    ["country", { country: "ZZ" }, "Unknown country"],
  ])("refuses a bad %s (%j)", async (field, change, message) => {
    const { me } = await someone();
    const start = field === "name" && Object.keys(change).length === 0 ? { type: "Startup" } : complete;
    const answer = await me.post("/api/entities").send({ ...start, ...change });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message, code: "validation_failed", fieldErrors: { [field]: [message] } });
    expect((await me.get("/api/entities")).body).toEqual([]);
  });

  it.each([["[]"], ["null"], ['"text"'], ["{"]])("refuses the body %s", async (body) => {
    const { me } = await someone();
    const answer = await me.post("/api/entities").set("Content-Type", "application/json").send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it("drops keys that a caller may not set", async () => {
    const { user, me } = await someone();
    const other = await app.buildUser();
    const forged = `{"__proto__":{"isAdmin":true},"name":"Kita","type":"School","id":"${MISSING_ID}","userId":"${other.id}",
      "profileCompletionScore":99,"layer1Complete":true,"layer2Complete":true,"status":"deleted","logoUrl":"javascript:x",
      "createdAt":"2001-01-01T00:00:00.000Z","lastProfileUpdate":"2001-01-01T00:00:00.000Z"}`;
    const answer = await me.post("/api/entities").set("Content-Type", "application/json").send(forged);
    expect(answer.status).toBe(201);
    expect(answer.body.id).not.toBe(MISSING_ID);
    const [row] = await app.db.select().from(entities).where(eq(entities.id, answer.body.id));
    expect(row).toMatchObject({
      userId: user.id,
      profileCompletionScore: 0,
      layer1Complete: false,
      status: "active",
      logoUrl: null,
      lastProfileUpdate: null,
    });
    expect(row!.createdAt.getFullYear()).toBeGreaterThan(2001);
  });

  it("repeats the facts that the profile table has as well", async () => {
    const { me } = await someone();
    const { body } = await me.post("/api/entities").send({ ...complete, type: "Nonprofit" });
    const [profile] = await app.db
      .select({ mission: nonprofitProfiles.mission })
      .from(nonprofitProfiles)
      .where(eq(nonprofitProfiles.entityId, body.id));
    expect(profile).toEqual({ mission: complete.mission });
  });

  it("stops at the most that one person may have, also when two requests come at once", async () => {
    const { user, me } = await someone();
    await app.db.insert(entities).values(
      Array.from({ length: ENTITIES_PER_USER - 1 }, (_, n) => ({
        userId: user.id,
        name: `No. ${n}`,
        type: "School" as const,
      })),
    );
    const answers = await Promise.all([1, 2, 3].map(() => me.post("/api/entities").send(complete)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("at most 1,000"),
    });
    expect((await me.get("/api/entities")).body).toHaveLength(ENTITIES_PER_USER);
  });
});

describe("GET /api/entities", () => {
  it("lists the caller's own entities, oldest first, and nobody else's", async () => {
    const { me } = await someone();
    const { me: other } = await someone();
    for (const name of ["First", "Second", "Third"])
      await me.post("/api/entities").send({ name, type: "Startup" });
    await other.post("/api/entities").send({ name: "Foreign", type: "Startup" });
    const answer = await me.get("/api/entities");
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ name }: { name: string }) => name)).toEqual(["First", "Second", "Third"]);
  });

  it("is empty for a newcomer", async () => {
    const { me } = await someone();
    expect((await me.get("/api/entities")).body).toEqual([]);
  });
});

describe("PATCH /api/entities/{id}", () => {
  it("writes only what was sent, and null or blank clears", async () => {
    const { me } = await someone();
    const { body: before } = await me.post("/api/entities").send(complete);
    const answer = await me
      .patch(`/api/entities/${before.id}`)
      .send({ name: "Moonrise", description: null, mission: "  ", industry: [] });
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual({
      ...before,
      name: "Moonrise",
      description: null,
      mission: null,
      industry: [],
      layer1Complete: false,
      profileCompletionScore: expect.any(Number),
      updatedAt: expect.any(String),
    });
    expect(answer.body.profileCompletionScore).toBeLessThan(before.profileCompletionScore);
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt));
  });

  it("changes nothing for an empty body", async () => {
    const { me } = await someone();
    const { body: before } = await me.post("/api/entities").send(complete);
    expect((await me.patch(`/api/entities/${before.id}`).send({})).body).toEqual(before);
    expect((await me.patch(`/api/entities/${before.id}`)).body).toEqual(before);
  });

  it.each([
    ["name", { name: "" }, "Name is required"],
    ["type", { type: null }, "Type is required"],
    ["stage", { stage: "Later" }, "Unknown stage"],
    ["country", { country: 12 }, "Must be text"],
  ])("refuses a bad %s and keeps everything", async (field, change, message) => {
    const { me } = await someone();
    const { body: before } = await me.post("/api/entities").send(complete);
    const answer = await me.patch(`/api/entities/${before.id}`).send({ description: "New", ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.fieldErrors).toEqual({ [field]: [message] });
    expect((await me.get(`/api/entities/${before.id}`)).body).toEqual(before);
  });

  it("drops keys that a caller may not set", async () => {
    const { user, me } = await someone();
    const other = await app.buildUser();
    const { body: before } = await me.post("/api/entities").send(complete);
    await me
      .patch(`/api/entities/${before.id}`)
      .send({ userId: other.id, profileCompletionScore: 100, layer3Complete: true, id: MISSING_ID });
    const [row] = await app.db.select().from(entities).where(eq(entities.id, before.id));
    expect(row).toMatchObject({
      userId: user.id,
      layer3Complete: false,
      profileCompletionScore: before.profileCompletionScore,
    });
  });

  it("keeps the answers of the old type and scores by the new one", async () => {
    const { me } = await someone();
    const { body: before } = await me.post("/api/entities").send(complete);
    const profile = `/api/profile/${before.id}`;
    const startup = (await me.post(profile).send({ problemStatement: "No light after dusk", teamSize: 4 }))
      .body;

    const changed = await me.patch(`/api/entities/${before.id}`).send({ type: "Nonprofit" });
    expect(changed.body).toMatchObject({ type: "Nonprofit", mission: complete.mission });
    const nonprofit = (await me.get(profile)).body;
    expect(nonprofit).toMatchObject({ entityType: "Nonprofit", mission: complete.mission, country: "GH" });
    expect(nonprofit).not.toHaveProperty("problemStatement");
    expect(nonprofit.profileCompletionScore).toBe(changed.body.profileCompletionScore);
    const [mirrored] = await app.db
      .select({ mission: nonprofitProfiles.mission })
      .from(nonprofitProfiles)
      .where(eq(nonprofitProfiles.entityId, before.id));
    expect(mirrored).toEqual({ mission: complete.mission });

    await me.patch(`/api/entities/${before.id}`).send({ type: "Startup" });
    expect((await me.get(profile)).body).toEqual(startup);
  });

  it("keeps both of two changes to different fields that come at once, and scores both", async () => {
    const { me } = await someone();
    const { body } = await me.post("/api/entities").send({ name: "Kita", type: "Startup" });
    await Promise.all([
      me.patch(`/api/entities/${body.id}`).send({ stage: "Idea" }),
      me.patch(`/api/entities/${body.id}`).send({ country: "NG" }),
      me.post(`/api/profile/${body.id}`).send({ description: "Maps", industry: ["ai"] }),
    ]);
    expect((await me.get(`/api/entities/${body.id}`)).body).toMatchObject({
      stage: "Idea",
      country: "NG",
      description: "Maps",
      industry: ["ai"],
      layer1Complete: true,
    });
  });
});

describe("DELETE /api/entities/{id}", () => {
  it("removes the entity and all that hangs on it", async () => {
    const { user, me } = await someone();
    const { body: entity } = await me.post("/api/entities").send(complete);
    const { body: kept } = await me.post("/api/entities").send({ ...complete, name: "Kept" });
    await me.post(`/api/profile/${entity.id}`).send({ problemStatement: "None" });
    const application = await app.buildApplication({ entityId: entity.id });
    const keptApplication = await app.buildApplication({ entityId: kept.id });
    const deck = await app.buildPitchDeck({ entityId: entity.id });
    await app.db.insert(pitchDeckReviews).values({ entityId: entity.id, pitchDeckId: deck.id });
    const [funder] = await app.db.insert(funderProfiles).values({ name: "A funder" }).returning();
    await app.db
      .insert(interactions)
      .values({ entityId: entity.id, funderId: funder!.id, interactionType: "call" });
    await app.db.insert(reminders).values({
      userId: user.id,
      entityId: entity.id,
      applicationId: application.id,
      type: "deadline",
      scheduledFor: "2030-01-01",
    });
    await app.db.insert(entityEmbeddings).values({
      entityId: entity.id,
      embedding: Array.from({ length: 1536 }, () => 0.1),
      embeddingModel: "builtin",
      contentHash: "x",
    });

    const answer = await me.delete(`/api/entities/${entity.id}`);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe("");
    expect((await me.get(`/api/entities/${entity.id}`)).status).toBe(404);
    expect((await me.get(`/api/profile/${entity.id}`)).status).toBe(404);
    expect((await me.get(`/api/applications/${application.id}`)).status).toBe(404);
    expect((await me.get("/api/entities")).body).toEqual([kept]);
    expect((await me.get("/api/applications")).body).toMatchObject([{ id: keptApplication.id }]);
    for (const table of [
      startupProfiles,
      applications,
      pitchDecks,
      pitchDeckReviews,
      interactions,
      reminders,
      entityEmbeddings,
    ])
      expect(await app.db.select().from(table).where(eq(table.entityId, entity.id))).toEqual([]);
  });

  it("says so when it is gone already", async () => {
    const { me } = await someone();
    const { body } = await me.post("/api/entities").send(complete);
    expect((await me.delete(`/api/entities/${body.id}`)).status).toBe(204);
    expect((await me.delete(`/api/entities/${body.id}`)).status).toBe(404);
  });
});

describe("who may reach an entity", () => {
  const calls = [
    ["get", {}],
    ["patch", { name: "Taken over" }],
    ["delete", {}],
  ] as const;

  it.each(calls)(
    "%s answers 404 alike for a foreign, a missing and an impossible id",
    async (method, body) => {
      const { me } = await someone();
      const { me: stranger } = await someone();
      const { body: entity } = await me.post("/api/entities").send(complete);
      const foreign = await stranger[method](`/api/entities/${entity.id}`).send(body);
      const missing = await stranger[method](`/api/entities/${MISSING_ID}`).send(body);
      expect([foreign.status, missing.status]).toEqual([404, 404]);
      expect(foreign.body).toEqual({ message: "Entity not found", code: "not_found" });
      expect(foreign.body).toEqual(missing.body);
      expect((await stranger[method]("/api/entities/17").send(body)).status).toBe(404);
      expect((await me.get(`/api/entities/${entity.id}`)).body).toEqual(entity);
      expect((await me[method](`/api/entities/${entity.id}`).send(body)).status).toBeLessThan(300);
    },
  );

  it("answers 401 to visitors before anything else", async () => {
    const answers = await Promise.all([
      app.visitor.get("/api/entities"),
      app.visitor.post("/api/entities").send({}),
      app.visitor.get("/api/entities/17"),
      app.visitor.patch(`/api/entities/${MISSING_ID}`).send({ name: 1 }),
      app.visitor.delete(`/api/entities/${MISSING_ID}`),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body.code).toBe("unauthenticated");
    }
  });
});
