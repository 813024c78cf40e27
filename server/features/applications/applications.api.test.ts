import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APPLICATION_STATUSES } from "@shared/constants/enums";
import { APPLICATIONS_PER_USER } from "@shared/constants/limits";
import { applications, fundingOpportunities, users } from "@shared/schema/index";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { daysFrom } from "../../test/factories";

let app: TestApp;
beforeAll(async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  tomorrow.setUTCHours(5, 0, 0, 0);
  app = await startTestApp({ clock: testClock(tomorrow) });
});
afterAll(() => app.close());

const MISSING_ID = "11111111-1111-4111-8111-111111111111";
const today = () => daysFrom(app.clock.now(), 0);

async function founder() {
  const user = await app.buildUser();
  const entity = await app.buildEntity({ userId: user.id, name: "Sunrise Labs" });
  return { user, entity, me: await app.as(user) };
}

/** Somebody with one application. */
async function applicant(given: Parameters<TestApp["buildApplication"]>[0] = {}) {
  const someone = await founder();
  const { id } = await app.buildApplication({ entityId: someone.entity.id, ...given });
  return { ...someone, id, path: `/api/applications/${id}` };
}

describe("POST /api/applications", () => {
  it("starts a draft and answers with all of it", async () => {
    const { me, entity } = await founder();
    const deadline = daysFrom(app.clock.now(), 30);
    const opportunity = await app.buildOpportunity({
      name: "Harvest Grant",
      funderName: "Green Fund",
      description: "For farms.",
      applicationUrl: "https://example.org/apply",
      minAmount: "1000",
      maxAmount: "90000",
      currency: "KES",
      deadline,
      deadlineTimezone: "Africa/Nairobi",
      deadlineTime: "17:00",
    });
    const answer = await me
      .post("/api/applications")
      .send({ opportunityId: opportunity.id, entityId: entity.id, askingAmount: "50000" });
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id: expect.any(String),
      entityId: entity.id,
      opportunityId: opportunity.id,
      status: "draft",
      title: "Harvest Grant",
      notes: null,
      narrative: null,
      aiDraftNarrative: null,
      aiSuggestions: [],
      aiProvider: null,
      askingAmount: "50000.00",
      askingCurrency: "KES",
      awardedAmount: null,
      awardedCurrency: null,
      funderFeedback: null,
      funderName: null,
      submittedDate: null,
      decisionDate: null,
      version: 1,
      openComments: 0,
      forbidsAi: false,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      entity: { id: entity.id, name: "Sunrise Labs", type: "Startup" },
      opportunity: {
        id: opportunity.id,
        name: "Harvest Grant",
        funderName: "Green Fund",
        fundingType: "grant",
        deadline,
        deadlineTimezone: "Africa/Nairobi",
        deadlineTime: "17:00",
        closesAt: `${deadline}T14:00:00.000Z`,
        description: "For farms.",
        applicationUrl: "https://example.org/apply",
        minAmount: "1000.00",
        maxAmount: "90000.00",
        currency: "KES",
      },
    });
    expect((await me.get(`/api/applications/${answer.body.id}`)).body).toEqual(answer.body);
  });

  it("leaves the names of entity and opportunity untranslated in French, even if they are words of the product", async () => {
    const user = await app.buildUser({ preferredLanguage: "fr" });
    const me = await app.as(user);
    const entity = await app.buildEntity({ userId: user.id, name: "Growth" });
    const { id: opportunityId } = await app.buildOpportunity({ name: "Grant" });
    const body = { opportunityId, entityId: entity.id, askingAmount: "10" };
    await me.post("/api/applications").send(body).expect(201);
    const again = await me.post("/api/applications").send(body).expect(409);
    expect(again.body).toMatchObject({
      message: "Growth a déjà une candidature pour Grant, au statut «\u00A0Brouillon\u00A0»",
      fieldErrors: { entityId: ["A déjà une candidature pour cette opportunité"] },
    });
  });

  it("answers 409 and names the existing application, also for two simultaneous requests", async () => {
    const { me, entity } = await founder();
    const { id: opportunityId } = await app.buildOpportunity({ name: "Harvest Grant" });
    const body = { opportunityId, entityId: entity.id, askingAmount: "10" };
    const answers = await Promise.all([1, 2, 3].map(() => me.post("/api/applications").send(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const again = await me.post("/api/applications").send(body);
    expect(again.body).toEqual({
      code: "conflict",
      message: "Sunrise Labs already has an application for Harvest Grant, with the status Draft",
      fieldErrors: { entityId: ["Already has an application for this opportunity"] },
    });
    expect((await me.get("/api/applications")).body).toHaveLength(1);
  });

  it("lets another entity of the same user apply for the same opportunity", async () => {
    const { me, user, id } = await applicant();
    const second = await app.buildEntity({ userId: user.id });
    const { body: first } = await me.get(`/api/applications/${id}`);
    const answer = await me
      .post("/api/applications")
      .send({ opportunityId: first.opportunityId, entityId: second.id, askingAmount: 7 });
    expect(answer.status).toBe(201);
  });

  it.each([
    ["entityId", { entityId: undefined }, "Please select an entity"],
    ["entityId", { entityId: "" }, "Please select an entity"],
    ["opportunityId", { opportunityId: "17" }, "Unknown opportunity"],
    ["askingAmount", { askingAmount: undefined }, "Please enter a valid asking amount"],
    ["askingAmount", { askingAmount: "" }, "Please enter a valid asking amount"],
    ["askingAmount", { askingAmount: "0" }, "Please enter a valid asking amount"],
    ["askingAmount", { askingAmount: "0.00" }, "Please enter a valid asking amount"],
    ["askingAmount", { askingAmount: "lots" }, "Please enter a valid asking amount"],
    ["askingAmount", { askingAmount: "1e400" }, "Please enter a valid asking amount"],
    ["askingAmount", { askingAmount: ["5"] }, "Please enter a valid asking amount"],
    ["askingAmount", { askingAmount: "1.001" }, "Must have at most 13 digits and 2 decimals"],
  ])("refuses a bad %s (%j)", async (field, change, message) => {
    const { me, entity } = await founder();
    const { id } = await app.buildOpportunity();
    const answer = await me
      .post("/api/applications")
      .send({ opportunityId: id, entityId: entity.id, askingAmount: "10", ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("validation_failed");
    expect(answer.body.fieldErrors).toEqual({ [field]: [message] });
  });

  it("refuses a negative amount", async () => {
    const { me, entity } = await founder();
    const { id } = await app.buildOpportunity();
    const answer = await me
      .post("/api/applications")
      .send({ opportunityId: id, entityId: entity.id, askingAmount: "-5" });
    expect(answer.status).toBe(400);
    expect(answer.body.fieldErrors).toEqual({ askingAmount: ["Please enter a valid asking amount"] });
  });

  it.each([
    [{ minAmount: "1000", maxAmount: "5000" }, "999.99", "between 1000 and 5000 USD"],
    [{ minAmount: "1000", maxAmount: "5000.50" }, "5000.51", "between 1000 and 5000.50 USD"],
    [{ minAmount: "1000" }, "1", "at least 1000 USD"],
    [{ maxAmount: "5000", minAmount: "0", currency: "GBP" }, "9000000000000", "at most 5000 GBP"],
  ])("states the range of an opportunity with %j to who asks for %s", async (range, askingAmount, words) => {
    const { me, entity } = await founder();
    const { id } = await app.buildOpportunity(range);
    const answer = await me
      .post("/api/applications")
      .send({ opportunityId: id, entityId: entity.id, askingAmount });
    expect(answer.status).toBe(400);
    expect(answer.body.fieldErrors).toEqual({ askingAmount: [`The asking amount must be ${words}`] });
  });

  it.each([
    [{ minAmount: "1000", maxAmount: "5000" }, "1000"],
    [{ minAmount: "1000", maxAmount: "5000" }, "5000.00"],
    [{ minAmount: "0", maxAmount: "0" }, "0.01"],
    [{}, "9999999999999.99"],
  ])("takes what an opportunity with %j allows: %s", async (range, askingAmount) => {
    const { me, entity } = await founder();
    const { id } = await app.buildOpportunity(range);
    const answer = await me
      .post("/api/applications")
      .send({ opportunityId: id, entityId: entity.id, askingAmount });
    expect(answer.status).toBe(201);
  });

  // It is five in the morning in UTC: still yesterday in Honolulu, and already the afternoon in Tokyo.
  it.each([
    [0, null, 201],
    [0, "Asia/Tokyo", 201],
    [-1, "Pacific/Honolulu", 201],
    [null, null, 201],
    [-1, null, 409],
    [-1, "Asia/Tokyo", 409],
    [-2, "Pacific/Honolulu", 409],
  ])(
    "answers to a deadline %s days from now in the time zone %s with %i",
    async (days, deadlineTimezone, status) => {
      const { me, entity } = await founder();
      const deadline = days === null ? null : daysFrom(app.clock.now(), days);
      const { id: opportunityId } = await app.buildOpportunity({ deadline, deadlineTimezone });
      const answer = await me
        .post("/api/applications")
        .send({ opportunityId, entityId: entity.id, askingAmount: "10" });
      expect(answer.status).toBe(status);
      if (status === 409)
        expect(answer.body).toEqual({
          code: "conflict",
          message: "The deadline of this opportunity has passed",
        });
    },
  );

  it("answers 404 for another user's entity and for an unpublished opportunity", async () => {
    const { me, entity } = await founder();
    const { entity: foreign } = await founder();
    const open = await app.buildOpportunity();
    const post = (entityId: string, opportunityId: string) =>
      me.post("/api/applications").send({ opportunityId, entityId, askingAmount: "10" });
    for (const id of [foreign.id, MISSING_ID]) {
      const answer = await post(id, open.id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: "Entity not found", code: "not_found" });
    }
    const pending = await app.buildOpportunity({ verificationStatus: "pending" });
    const rejected = await app.buildOpportunity({ verificationStatus: "rejected" });
    for (const id of [pending.id, rejected.id, MISSING_ID]) {
      const answer = await post(entity.id, id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: "Opportunity not found", code: "not_found" });
    }
    expect((await me.get("/api/applications")).body).toEqual([]);
    expect((await post(entity.id, open.id)).status).toBe(201);
  });

  it("answers 404 when the entity or the opportunity is deleted at the same time", async () => {
    const { me, user } = await founder();
    for (let round = 0; round < 8; round += 1) {
      const entity = await app.buildEntity({ userId: user.id });
      const opportunity = await app.buildOpportunity();
      const [created] = await Promise.all([
        me
          .post("/api/applications")
          .send({ opportunityId: opportunity.id, entityId: entity.id, askingAmount: "10" }),
        round % 2 === 0
          ? me.delete(`/api/entities/${entity.id}`)
          : app.db.delete(fundingOpportunities).where(eq(fundingOpportunities.id, opportunity.id)),
      ]);
      expect([201, 404]).toContain(created.status);
    }
  });

  it("drops keys that a caller may not set", async () => {
    const { me, entity } = await founder();
    const { id: opportunityId } = await app.buildOpportunity();
    const { status, body } = await me.post("/api/applications").send({
      opportunityId,
      entityId: entity.id,
      askingAmount: "10",
      id: MISSING_ID,
      status: "funded",
      awardedAmount: "1000000",
      version: 9,
      accepted: true,
      title: "Forged",
      createdAt: "2001-01-01T00:00:00.000Z",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "draft",
      awardedAmount: null,
      version: 1,
      title: "Clean Energy Grant",
    });
    expect(body.id).not.toBe(MISSING_ID);
    const [row] = await app.db.select().from(applications).where(eq(applications.id, body.id));
    expect(row!.accepted).toBeNull();
    expect(row!.createdAt.getFullYear()).toBeGreaterThan(2001);
  });

  it("refuses more applications than one user may have", async () => {
    const { me, entity } = await founder();
    for (let done = 0; done < APPLICATIONS_PER_USER; done += 1000)
      await app.db
        .insert(applications)
        .values(Array.from({ length: 1000 }, () => ({ entityId: entity.id, notes: "n".repeat(100) })));
    const { id: opportunityId } = await app.buildOpportunity();
    const answer = await me
      .post("/api/applications")
      .send({ opportunityId, entityId: entity.id, askingAmount: "10" });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain("at most 5,000 applications");
    expect((await me.get("/api/applications")).body).toHaveLength(APPLICATIONS_PER_USER);
  });
});

describe("GET /api/applications", () => {
  it("lists the caller's applications, newest first, with opportunity and entity and without the long texts", async () => {
    const { me, entity, id: first } = await applicant({ notes: "secret", createdAt: new Date(2020, 1, 1) });
    const opportunity = await app.buildOpportunity({ name: "Harvest Grant", description: "long" });
    const { id: second } = await app.buildApplication({
      entityId: entity.id,
      opportunityId: opportunity.id,
      status: "funded",
      awardedAmount: "7500",
      awardedCurrency: "USD",
      aiProvider: "builtin",
      aiDraftNarrative: "draft",
      submittedDate: "2026-02-03",
      decisionDate: "2026-04-05",
    });
    await applicant();
    const answer = await me.get("/api/applications");
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(answer.body[0]).toStrictEqual({
      id: second,
      status: "funded",
      title: "Clean Energy Grant",
      askingAmount: "50000.00",
      askingCurrency: "USD",
      awardedAmount: "7500.00",
      awardedCurrency: "USD",
      aiProvider: "builtin",
      submittedDate: "2026-02-03",
      decisionDate: "2026-04-05",
      funderName: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
      entity: { id: entity.id, name: "Sunrise Labs", type: "Startup" },
      opportunity: {
        id: opportunity.id,
        name: "Harvest Grant",
        funderName: null,
        fundingType: "grant",
        deadline: null,
        deadlineTimezone: null,
        deadlineTime: null,
        closesAt: null,
      },
    });
  });

  it("keeps an application whose opportunity was deleted, with its texts and the name as its title", async () => {
    const { me, entity } = await founder();
    const opportunity = await app.buildOpportunity({ name: "Gone Grant" });
    const { body } = await me
      .post("/api/applications")
      .send({ opportunityId: opportunity.id, entityId: entity.id, askingAmount: "10" });
    await me.patch(`/api/applications/${body.id}`).send({ narrative: "Our story" });
    await app.db.delete(fundingOpportunities).where(eq(fundingOpportunities.id, opportunity.id));
    expect((await me.get("/api/applications")).body).toMatchObject([
      { title: "Gone Grant", opportunity: null },
    ]);
    expect((await me.get(`/api/applications/${body.id}`)).body).toMatchObject({
      title: "Gone Grant",
      narrative: "Our story",
      opportunityId: null,
      opportunity: null,
    });
  });

  it("hides an opportunity that is no longer published", async () => {
    const opportunity = await app.buildOpportunity({ verificationStatus: "rejected", name: "Withdrawn" });
    const { me, path } = await applicant({ opportunityId: opportunity.id });
    expect((await me.get("/api/applications")).body).toMatchObject([{ opportunity: null }]);
    expect((await me.get(path)).body).toMatchObject({ opportunity: null, title: "Clean Energy Grant" });
  });
});

describe("GET /api/applications/check", () => {
  const check = (entityId: string, opportunityId: string) =>
    `/api/applications/check?entityId=${entityId}&opportunityId=${opportunityId}`;

  it("answers whether there is an application, and its id", async () => {
    const { me, entity, id } = await applicant({ status: "under_review" });
    const { body } = await me.get(`/api/applications/${id}`);
    const found = await me.get(check(entity.id, body.opportunityId));
    expect(found.status).toBe(200);
    expect(found.body).toStrictEqual({ exists: true, application: { id, status: "under_review" } });
    const other = await app.buildOpportunity();
    for (const opportunityId of [other.id, MISSING_ID])
      expect((await me.get(check(entity.id, opportunityId))).body).toStrictEqual({
        exists: false,
        application: null,
      });
  });

  it("answers 404 for another user's entity", async () => {
    const { entity, id, me: owner } = await applicant();
    const { body } = await owner.get(`/api/applications/${id}`);
    const { me } = await founder();
    const foreign = await me.get(check(entity.id, body.opportunityId));
    const missing = await me.get(check(MISSING_ID, body.opportunityId));
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(missing.body);
  });

  it.each([
    ["", "entityId"],
    [`?entityId=17&opportunityId=${MISSING_ID}`, "entityId"],
    [`?entityId=${MISSING_ID}`, "opportunityId"],
    [`?entityId=${MISSING_ID}&opportunityId=${MISSING_ID}&opportunityId=${MISSING_ID}`, "opportunityId"],
    [`?entityId[$ne]=1&opportunityId=${MISSING_ID}`, "entityId"],
  ])("refuses %s", async (query, field) => {
    const { me } = await founder();
    const answer = await me.get(`/api/applications/check${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.fieldErrors).toHaveProperty(field);
  });
});

describe("PATCH /api/applications/{id}", () => {
  it("writes only the sent fields, raises the version, and clears with null", async () => {
    const { me, path } = await applicant({ notes: "First", narrative: "Story" });
    const { body: before } = await me.get(path);
    const answer = await me.patch(path).send({ notes: "Second\n  thoughts " });
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual({
      ...before,
      notes: "Second\n  thoughts ",
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect((await me.patch(path).send({ notes: null })).body).toMatchObject({
      notes: null,
      narrative: "Story",
      version: 3,
    });
    expect((await me.get(path)).body).toMatchObject({ notes: null, version: 3 });
  });

  it("changes nothing for an empty body", async () => {
    const { me, path } = await applicant();
    const { body: before } = await me.get(path);
    expect((await me.patch(path).send({})).body).toEqual(before);
    expect((await me.get(path)).body).toEqual(before);
  });

  it("saves what the edit form sends", async () => {
    const { me, path } = await applicant();
    const { body } = await me
      .patch(path)
      .send({ status: "funded", notes: "Great", submittedDate: "2026-01-31", awardedAmount: "25000.5" });
    expect(body).toMatchObject({
      status: "funded",
      notes: "Great",
      submittedDate: "2026-01-31",
      decisionDate: today(),
      awardedAmount: "25000.50",
      awardedCurrency: "USD",
    });
    const [row] = await app.db.select().from(applications).where(eq(applications.id, body.id));
    expect(row!.accepted).toBe(true);
  });

  it("makes no other save stale by one that changes nothing", async () => {
    const { me, path } = await applicant({ status: "in_progress", notes: "Call them" });
    const { body: before } = await me.get(path);
    const same = { status: "in_progress", notes: "Call them", version: before.version };
    expect((await me.patch(path).send(same).expect(200)).body).toEqual(before);
    const changed = { status: "in_progress", notes: "Call Kofi", version: before.version };
    expect((await me.patch(path).send(changed).expect(200)).body.version).toBe(before.version + 1);
  });

  it("leaves the currency of an award that was told of as it is", async () => {
    const { me, path } = await applicant({
      ...{ status: "funded", askingAmount: "12000.00", askingCurrency: "USD" },
      ...{ awardedAmount: "10000.00", awardedCurrency: "EUR" },
    });
    // The edit form sends the amount with every save.
    const { body } = await me
      .patch(path)
      .send({ status: "funded", notes: "Call them", awardedAmount: "10000.00" });
    expect(body).toMatchObject({ notes: "Call them", awardedAmount: "10000.00", awardedCurrency: "EUR" });
    const result = await me
      .put(`${path}/result`)
      .send({ status: "funded", awardedAmount: "9500" })
      .expect(200);
    expect(result.body).toMatchObject({ awardedAmount: "9500.00", currency: "EUR" });
  });

  it.each(APPLICATION_STATUSES)("accepts the status %s in any case", async (status) => {
    const { me, path } = await applicant({ status: status === "draft" ? "submitted" : "draft" });
    const answer = await me.patch(path).send({ status: status.toUpperCase().replace("_", " ") });
    expect(answer.body.status).toBe(status);
  });

  it("keeps a cleared submission date empty", async () => {
    const { me, path } = await applicant();
    await me.patch(path).send({ status: "submitted" }).expect(200);
    const { body } = await me.patch(path).send({ submittedDate: null }).expect(200);
    expect(body).toMatchObject({ status: "submitted", submittedDate: null });
  });

  it("dates a submission and a decision today, and clears a decision that is taken back", async () => {
    const { me, path } = await applicant();
    expect((await me.patch(path).send({ status: "submitted" })).body).toMatchObject({
      submittedDate: today(),
      decisionDate: null,
    });
    expect((await me.patch(path).send({ status: "rejected" })).body.decisionDate).toBe(today());
    expect((await me.patch(path).send({ status: "under_review" })).body).toMatchObject({
      decisionDate: null,
      submittedDate: today(),
    });
  });

  it.each([
    ["Pacific/Honolulu", "2030-06-14"],
    ["Africa/Nairobi", "2030-06-15"],
    ["Asia/Nowhere", "2030-06-15"],
    [null, "2030-06-15"],
  ])("dates a submission and a decision with the day where the person is: %s", async (timezone, day) => {
    const before = app.clock.now();
    app.clock.set("2030-06-15T05:00:00Z");
    try {
      const { me, path, user } = await applicant();
      await app.db.update(users).set({ timezone }).where(eq(users.id, user.id));
      expect((await me.patch(path).send({ status: "submitted" })).body.submittedDate).toBe(day);
      expect((await me.patch(path).send({ status: "funded" })).body.decisionDate).toBe(day);
    } finally {
      app.clock.set(before);
    }
  });

  it("saves a draft with its author", async () => {
    const { me, path } = await applicant();
    const { body } = await me
      .patch(path)
      .send({ aiDraftNarrative: "## Need\n\nText", aiProvider: "builtin" });
    expect(body).toMatchObject({
      aiDraftNarrative: "## Need\n\nText",
      aiProvider: "builtin",
      status: "draft",
    });
  });

  it("keeps notes of one tab and a draft of another that are saved at the same time", async () => {
    const { me, path } = await applicant();
    const saves = await Promise.all([
      me.patch(path).send({ notes: "Notes" }),
      me.patch(path).send({ aiDraftNarrative: "Draft", aiProvider: "openai" }),
      me.patch(path).send({ narrative: "Narrative" }),
    ]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await me.get(path)).body).toMatchObject({
      notes: "Notes",
      aiDraftNarrative: "Draft",
      aiProvider: "openai",
      narrative: "Narrative",
      version: 4,
    });
  });

  it("refuses a save that began from an older version, and says which fields differ", async () => {
    const { me, path } = await applicant({ notes: "Old" });
    expect((await me.patch(path).send({ notes: "Mine", version: 1 })).body.version).toBe(2);
    const stale = await me.patch(path).send({ notes: "Theirs", status: "draft", version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toEqual({
      code: "conflict",
      message: expect.stringContaining("was changed meanwhile"),
      fieldErrors: { notes: ["Was changed meanwhile"] },
    });
    expect((await me.get(path)).body).toMatchObject({ notes: "Mine", version: 2 });
    expect((await me.patch(path).send({ notes: "Theirs", version: 2 })).body).toMatchObject({
      notes: "Theirs",
      version: 3,
    });
  });

  it("does not tell a stranger that a save of somebody else's application would be stale", async () => {
    const { path } = await applicant({ notes: "Old", version: 2 });
    const { me: stranger } = await founder();
    expect((await stranger.patch(path).send({ notes: "Theirs", version: 1 })).status).toBe(404);
  });

  it("lets one of two saves from the same version win", async () => {
    const { me, path } = await applicant();
    const answers = await Promise.all(["a", "b"].map((notes) => me.patch(path).send({ notes, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect((await me.get(path)).body).toMatchObject({ notes: won?.body.notes, version: 2 });
  });

  it("accepts the same save twice, as after a lost answer", async () => {
    const { me, path } = await applicant();
    const save = { notes: "Mine", awardedAmount: "5", version: 1 };
    expect((await me.patch(path).send(save)).status).toBe(200);
    expect((await me.patch(path).send(save)).status).toBe(200);
  });

  it.each([
    ["status", { status: "won" }, "Unknown status"],
    ["status", { status: null }, "Unknown status"],
    ["notes", { notes: ["x"] }, "Must be text"],
    ["notes", { notes: "a\0b" }, "Contains characters that cannot be stored"],
    ["notes", { notes: "x".repeat(20_001) }, "Must be at most 20,000 characters"],
    ["submittedDate", { submittedDate: "31.01.2026" }, "Must be a date such as 2027-03-31"],
    ["submittedDate", { submittedDate: "2026-02-30" }, "Must be a date such as 2027-03-31"],
    [
      "decisionDate",
      { decisionDate: "2027-03-30T21:00:00.000Z" },
      "Must be a date without a time, such as 2027-03-31",
    ],
    ["submittedDate", { submittedDate: "1850-01-01" }, "Must be between 1900 and 2100"],
    ["awardedAmount", { awardedAmount: "-1" }, "Must not be negative"],
    ["awardedAmount", { awardedAmount: "many" }, "Please enter a valid amount"],
    ["aiProvider", { aiProvider: "gemini" }, "Unknown AI provider"],
    ["version", { version: 0 }, expect.any(String)],
    ["version", { version: "1" }, "Must be a number"],
  ])("refuses a bad %s (%j) and keeps everything", async (field, change, message) => {
    const { me, path } = await applicant();
    const { body: before } = await me.get(path);
    const answer = await me.patch(path).send({ narrative: "New", ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.fieldErrors).toEqual({ [field]: [message] });
    expect((await me.get(path)).body).toEqual(before);
  });

  it("drops keys that a caller may not set", async () => {
    const { me, path } = await applicant();
    const { entity: foreign } = await founder();
    const { body: before } = await me.get(path);
    const { body } = await me.patch(path).send({
      notes: "x",
      id: MISSING_ID,
      entityId: foreign.id,
      opportunityId: null,
      askingAmount: "1",
      askingCurrency: "XXX",
      accepted: true,
      createdAt: "2001-01-01T00:00:00.000Z",
    });
    expect(body).toEqual({ ...before, notes: "x", version: 2, updatedAt: body.updatedAt });
  });
});

describe("access to an application", () => {
  it.each([
    ["get", {}],
    ["patch", { notes: "Taken over" }],
  ] as const)("%s answers 404 alike for a foreign, a missing and an impossible id", async (method, body) => {
    const { me, path } = await applicant();
    const { me: stranger } = await founder();
    const foreign = await stranger[method](path).send(body);
    const missing = await stranger[method](`/api/applications/${MISSING_ID}`).send(body);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual({ message: "Application not found", code: "not_found" });
    expect(foreign.body).toEqual(missing.body);
    expect((await stranger[method]("/api/applications/17").send(body)).status).toBe(404);
    expect((await me.get(path)).body.notes).toBeNull();
    expect((await me[method](path).send(body)).status).toBe(200);
  });

  it("answers 401 to visitors before anything else, and 405 for other methods", async () => {
    const { me, path } = await applicant();
    const answers = await Promise.all([
      app.visitor.get("/api/applications"),
      app.visitor.post("/api/applications").send({}),
      app.visitor.get("/api/applications/check"),
      app.visitor.post("/api/applications/generate").send({}),
      app.visitor.get(path),
      app.visitor.patch(path).send({ status: 5 }),
      app.visitor.delete(path),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect((await me.delete(path)).status).toBe(405);
    expect((await me.get(path)).status).toBe(200);
  });
});
