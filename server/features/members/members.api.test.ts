import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemberRole } from "@shared/constants/members";
import { entities, funderProfiles, interactions, memberships, pitchDecks } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { PASSWORD, signUp } from "../../test/helpers/auth";
import { signUpWithCookie } from "../../test/helpers/events";
import { download, unzipEntries } from "../../test/helpers/exports";
import { makeBytes, uploadFile } from "../../test/helpers/objects";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const join = (entityId: string, userId: string, role: MemberRole) =>
  app.db.insert(memberships).values({ entityId, userId, role });

/** An entity with an owner and a member in a role. */
async function buildTeam(role: MemberRole) {
  const [ama, kofi] = [
    await app.buildUser(),
    await app.buildUser({ firstName: "Kofi", lastName: "Boateng" }),
  ];
  const entity = await app.buildEntity({ userId: ama.id });
  await join(entity.id, kofi.id, role);
  return {
    ama,
    kofi,
    entity,
    owner: await app.as(ama),
    member: await app.as(kofi),
    membersPath: `/api/entities/${entity.id}/members`,
  };
}

const roleOf = async (entityId: string, userId: string) => {
  const [row] = await app.db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.entityId, entityId), eq(memberships.userId, userId)));
  return row?.role;
};

describe("the members of an entity", () => {
  it("whoever creates an entity is its owner, and sees no role in the answer", async () => {
    const me = await app.as(await app.buildUser());
    const { body } = await me.post("/api/entities").send({ name: "Kita", type: "School" }).expect(201);
    expect(body).not.toHaveProperty("role");
    const { body: list } = await me.get(`/api/entities/${body.id}/members`).expect(200);
    expect(list).toMatchObject({
      role: "owner",
      members: [{ role: "owner", isCaller: true }],
      invitations: [],
    });
  });

  it("all members see who is in it, and each their own role on the entity", async () => {
    const { ama, kofi, entity, member, membersPath } = await buildTeam("viewer");
    const { body } = await member.get(membersPath).expect(200);
    expect(body.role).toBe("viewer");
    expect(body.members).toHaveLength(2);
    expect(body.members).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: ama.id, role: "owner", email: ama.email, isCaller: false }),
        expect.objectContaining({ userId: kofi.id, role: "viewer", firstName: "Kofi", isCaller: true }),
      ]),
    );
    expect((await member.get("/api/entities")).body).toMatchObject([{ id: entity.id, role: "viewer" }]);
    expect((await member.get(`/api/entities/${entity.id}`)).body).toMatchObject({ role: "viewer" });
  });

  it("a viewer reads what belongs to the entity and is told why they cannot change it", async () => {
    const { entity, member } = await buildTeam("viewer");
    const application = await app.buildApplication({ entityId: entity.id });
    const refused = await member.patch(`/api/applications/${application.id}`).send({ notes: "Mine" });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      message: "You can read this, but not change it. An owner of the entity can give you the right to edit.",
      code: "forbidden",
    });
    expect((await member.get(`/api/applications/${application.id}`)).body).toMatchObject({ notes: null });
  });

  it("an editor changes what belongs to the entity, and answers keep the role", async () => {
    const { entity, member, owner } = await buildTeam("editor");
    const { body } = await member.patch(`/api/entities/${entity.id}`).send({ name: "Moonrise" }).expect(200);
    expect(body).toMatchObject({ name: "Moonrise", role: "editor" });
    await member.post(`/api/profile/${entity.id}`).send({ problemStatement: "Dark" }).expect(200);
    expect((await owner.get(`/api/profile/${entity.id}`)).body.problemStatement).toBe("Dark");
    expect((await member.delete(`/api/entities/${entity.id}`)).status).toBe(403);
    expect((await owner.delete(`/api/entities/${entity.id}`)).status).toBe(204);
  });

  it("a note cannot be moved into or out of an entity that the caller may only read", async () => {
    const { entity, kofi, member } = await buildTeam("viewer");
    const own = await app.buildEntity({ userId: kofi.id });
    const [funder] = await app.db.insert(funderProfiles).values({ name: "Water Trust" }).returning();
    const build = async (entityId: string) =>
      (
        await app.db
          .insert(interactions)
          .values({ entityId, funderId: funder!.id, interactionType: "call" })
          .returning()
      )[0]!;
    const [foreign, mine] = [await build(entity.id), await build(own.id)];
    const move = (id: string, entityId: string) => member.patch(`/api/interactions/${id}`).send({ entityId });
    expect((await move(foreign.id, own.id)).status).toBe(403);
    expect((await move(mine.id, entity.id)).status).toBe(403);
  });

  it("members get the matches of the entity as its owner does", async () => {
    const { entity, owner, member } = await buildTeam("viewer");
    await app.buildOpportunity({ name: "Village Solar Grant", deadline: "2090-12-31" });
    const matchesOf = async (me: typeof owner) =>
      (await me.get(`/api/opportunities/matched?entityId=${entity.id}`).expect(200)).body.opportunities;
    const matches = await matchesOf(member);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches).toEqual(await matchesOf(owner));
  });
});

describe("what a member changes", () => {
  it("is read anew by the open pages of the others", async () => {
    const kofi = await signUpWithCookie(app);
    const { entity, member } = await buildTeam("editor");
    await join(entity.id, kofi.id, "viewer");
    const stream = await kofi.openStream();
    const application = await app.buildApplication({ entityId: entity.id });
    await member.patch(`/api/applications/${application.id}`).send({ notes: "Call" }).expect(200);
    await eventually(() => stream.events.at(-1)).toEqual({
      event: "refresh",
      data: [["/api/applications"]],
    });
  });
});

describe("changing roles", () => {
  it("an owner passes ownership on, and may then be demoted", async () => {
    const { ama, kofi, entity, owner, member, membersPath } = await buildTeam("editor");
    await owner.patch(`${membersPath}/${kofi.id}`).send({ role: "owner" }).expect(204);
    await member.patch(`${membersPath}/${ama.id}`).send({ role: "viewer" }).expect(204);
    expect([await roleOf(entity.id, ama.id), await roleOf(entity.id, kofi.id)]).toEqual(["viewer", "owner"]);
    // Limits count for an account that owns the entity.
    const [row] = await app.db.select().from(entities).where(eq(entities.id, entity.id));
    expect(row!.userId).toBe(kofi.id);
  });

  it("the last owner stays, also when two owners step down at once", async () => {
    const { ama, kofi, entity, owner, member, membersPath } = await buildTeam("editor");
    const stepDown = (me: typeof owner, id: string) =>
      me.patch(`${membersPath}/${id}`).send({ role: "editor" });
    const refused = await stepDown(owner, ama.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe("An entity needs an owner. Make somebody else one first.");
    await owner.patch(`${membersPath}/${kofi.id}`).send({ role: "owner" }).expect(204);
    const answers = await Promise.all([stepDown(owner, ama.id), stepDown(member, kofi.id)]);
    // The second one is refused as the last owner.
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const roles = [await roleOf(entity.id, ama.id), await roleOf(entity.id, kofi.id)];
    expect(roles.sort()).toEqual(["editor", "owner"]);
  });

  it("refuses an unknown role and a person who is no member", async () => {
    const { kofi, owner, membersPath } = await buildTeam("editor");
    const bad = await owner.patch(`${membersPath}/${kofi.id}`).send({ role: "boss" });
    expect(bad.body).toMatchObject({
      code: "validation_failed",
      fieldErrors: { role: ["Role is required"] },
    });
    const stranger = await app.buildUser();
    const missing = await owner.patch(`${membersPath}/${stranger.id}`).send({ role: "viewer" });
    expect([missing.status, missing.body.message]).toEqual([404, "Member not found"]);
  });
});

describe("removing and leaving", () => {
  it("a removed member's next request finds nothing, and their open pages read anew", async () => {
    const ama = await app.buildUser();
    const entity = await app.buildEntity({ userId: ama.id });
    const kofi = await signUpWithCookie(app);
    await join(entity.id, kofi.id, "editor");
    const stream = await kofi.openStream();
    const me = await app.as({ id: kofi.id });
    const application = await app.buildApplication({ entityId: entity.id });
    const { body: calendar } = await me.post("/api/calendar").expect(201);
    await app.buildApplication({
      entityId: entity.id,
      opportunityId: (await app.buildOpportunity({ name: "Solar Call", deadline: "2090-12-31" })).id,
    });
    const calendarPath = new URL(calendar.url).pathname;
    expect((await app.visitor.get(calendarPath)).text).toContain("Solar Call");

    const owner = await app.as(ama);
    await owner.delete(`/api/entities/${entity.id}/members/${kofi.id}`).expect(204);

    expect((await me.get(`/api/applications/${application.id}`)).status).toBe(404);
    expect((await me.get("/api/entities")).body).toEqual([]);
    expect((await me.get("/api/applications")).body).toEqual([]);
    expect((await app.visitor.get(calendarPath)).text).not.toContain("Solar Call");
    await eventually(() => stream.events.at(-1)).toMatchObject({
      event: "refresh",
      data: expect.arrayContaining([["/api/applications"], ["/api/entities"]]),
    });
  });

  it("a removed member's open pages are told nothing more of the entity", async () => {
    const { entity, owner } = await buildTeam("editor");
    const kofi = await signUpWithCookie(app);
    await join(entity.id, kofi.id, "editor");
    const { id } = await app.buildApplication({ entityId: entity.id });
    const note = (notes: string) => owner.patch(`/api/applications/${id}`).send({ notes }).expect(200);
    const stream = await kofi.openStream();
    await note("Call");
    await eventually(() => stream.events.at(-1)).toEqual({ event: "refresh", data: [["/api/applications"]] });
    await owner.delete(`/api/entities/${entity.id}/members/${kofi.id}`).expect(204);
    await eventually(() => stream.events).toHaveLength(3);

    await note("Call again");
    // Events arrive in their order: this one comes after whatever the change above would have sent.
    await app.deps.push.publish(app.db, kofi.id, { kind: "refresh", keys: [["/api/news"]] });
    await eventually(() => stream.events.at(-1)).toEqual({ event: "refresh", data: [["/api/news"]] });
    expect(stream.events).toHaveLength(4);
  });

  it("a former member does not reach the files that they uploaded for it, and the others do", async () => {
    const { kofi, entity, owner, member, membersPath } = await buildTeam("editor");
    const file = await uploadFile(member, makeBytes());
    await app.buildPitchDeck({ entityId: entity.id, objectId: file });
    expect((await owner.get(`/api/objects/${file}`)).status).toBe(200);
    expect((await member.get(`/api/objects/${file}`)).status).toBe(200);
    await member.delete(`${membersPath}/${kofi.id}`).expect(204);
    expect((await member.get(`/api/objects/${file}`)).status).toBe(404);
    expect((await owner.get(`/api/objects/${file}`)).status).toBe(200);
  });

  it("the last owner cannot leave, and a member cannot remove another", async () => {
    const { ama, owner, member, membersPath } = await buildTeam("editor");
    expect((await owner.delete(`${membersPath}/${ama.id}`)).status).toBe(409);
    expect((await member.delete(`${membersPath}/${ama.id}`)).status).toBe(403);
  });
});

describe("deleting an account", () => {
  const deleteAccount = (me: Awaited<ReturnType<typeof signUp>>) =>
    me.browser.delete("/api/auth/user").send({ password: PASSWORD });

  it("the only owner of an entity with other members has to pass it on first", async () => {
    const ama = await signUp(app);
    const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
    const kofi = await app.buildUser();
    await join(entity.id, kofi.id, "editor");
    const refused = await deleteAccount(ama);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("You are the only owner of Sunrise Labs");
    await ama.browser
      .patch(`/api/entities/${entity.id}/members/${kofi.id}`)
      .send({ role: "owner" })
      .expect(204);
    await deleteAccount(ama).expect(204);
    expect(await roleOf(entity.id, kofi.id)).toBe("owner");
  });

  it("leaves an entity with another owner as it is, decks and their files included", async () => {
    const ama = await signUp(app);
    const entity = await app.buildEntity({ userId: ama.id });
    const kofi = await app.buildUser();
    await join(entity.id, kofi.id, "owner");
    const file = await uploadFile(await app.as({ id: ama.id }), makeBytes());
    const deck = await app.buildPitchDeck({ entityId: entity.id, objectId: file, requestedBy: ama.id });
    const alone = await app.buildEntity({ userId: ama.id });

    await deleteAccount(ama).expect(204);

    const me = await app.as(kofi);
    expect((await me.get("/api/entities")).body).toMatchObject([{ id: entity.id }]);
    expect((await me.get("/api/pitch-decks")).body).toMatchObject([{ id: deck.id }]);
    expect((await me.get(`/api/objects/${file}`)).status).toBe(200);
    expect(await app.db.$count(entities, eq(entities.id, alone.id))).toBe(0);
    expect(await app.db.$count(pitchDecks, eq(pitchDecks.id, deck.id))).toBe(1);
  });
});

describe("the archive of a person", () => {
  it("holds what belongs to the entities that they own, and of others only that they are a member", async () => {
    const { entity, kofi, member, owner } = await buildTeam("editor");
    await app.buildApplication({ entityId: entity.id, narrative: "A secret plan" });
    const archive = async (me: typeof owner) =>
      JSON.stringify(unzipEntries((await download(me, "/api/auth/user/export.zip")).bytes));
    expect(await archive(owner)).toContain("A secret plan");
    const theirs = await archive(member);
    expect(theirs).not.toContain("A secret plan");
    expect(theirs).toContain(entity.id);
    expect(theirs).toContain(kofi.id);
  });
});
