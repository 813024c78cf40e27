import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemberRole } from "@shared/constants/members";
import { SHARED_SEARCHES_PER_ENTITY } from "@shared/constants/news";
import { memberships, savedSearches } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { PASSWORD, signUp } from "../../test/helpers/auth";
import { signUpWithCookie } from "../../test/helpers/events";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

type Caller = TestApp["visitor"];
const PATH = "/api/saved-searches";
const listOf = async (me: Caller) => (await me.get(PATH).expect(200)).body;
const share = (me: Caller, id: string, entityId: string) => me.put(`${PATH}/${id}/share`).send({ entityId });
const unshare = (me: Caller, id: string) => me.delete(`${PATH}/${id}/share`);

/** An entity of Ama, with Kofi as a member in a role, who keeps a search. */
async function buildTeam(role: MemberRole = "editor") {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng" });
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role });
  const [owner, member] = [await app.as(ama), await app.as(kofi)];
  const { body } = await member.post(PATH).send({ name: "Solar", search: "solar" }).expect(201);
  return { ama, kofi, entity, owner, member, id: body.id as string, own: body };
}

describe("a saved search that is shared with an entity", () => {
  it("is in the members' lists, with whose it is, and tells only its owner of new finds", async () => {
    const { entity, owner, member, id, own } = await buildTeam();
    const shared = { entityId: entity.id, entityName: "Sunrise Labs" };
    expect((await share(member, id, entity.id).expect(200)).body).toEqual({ ...own, shared });
    expect(await listOf(member)).toEqual([{ ...own, shared }]);
    expect(await listOf(owner)).toEqual([
      { ...own, frequency: "off", shared: { ...shared, by: "Kofi Boateng" } },
    ]);
    const stranger = await app.as(await app.buildUser());
    expect(await listOf(stranger)).toEqual([]);
  });

  it("follows its owner's changes, which only they can make, and is gone when they delete it", async () => {
    const { entity, owner, member, id } = await buildTeam();
    await share(member, id, entity.id).expect(200);
    expect((await owner.patch(`${PATH}/${id}`).send({ name: "Mine" })).status).toBe(404);
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(404);
    const { body } = await member.patch(`${PATH}/${id}`).send({ name: "Sun" }).expect(200);
    expect(body).toMatchObject({ name: "Sun", shared: { entityId: entity.id } });
    expect(await listOf(owner)).toMatchObject([{ name: "Sun" }]);
    await member.delete(`${PATH}/${id}`).expect(204);
    expect(await listOf(owner)).toEqual([]);
  });

  it("comes after one's own searches", async () => {
    const { entity, owner, member, id } = await buildTeam();
    await share(member, id, entity.id).expect(200);
    await owner.post(PATH).send({ name: "Water", search: "water" }).expect(201);
    expect((await listOf(owner)).map(({ name }: { name: string }) => name)).toEqual(["Water", "Solar"]);
  });

  it.each(["viewer", "commenter"] as const)(
    "is not for a %s to share, who sees those of others",
    async (role) => {
      const { entity, owner, member, id } = await buildTeam(role);
      const refused = await share(member, id, entity.id);
      expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
      const { body } = await owner.post(PATH).send({ name: "Water", search: "water" });
      await share(owner, body.id, entity.id).expect(200);
      expect(await listOf(member)).toMatchObject([{ name: "Solar" }, { name: "Water" }]);
      expect((await unshare(member, body.id)).status).toBe(403);
    },
  );

  it("cannot be shared with a foreign entity, nor can another's search", async () => {
    const { entity, owner, member, id } = await buildTeam();
    const foreign = await app.buildEntity({ userId: (await app.buildUser()).id });
    expect((await share(member, id, foreign.id)).status).toBe(404);
    expect((await share(owner, id, entity.id)).status).toBe(404);
    await share(member, id, entity.id).expect(200);
    expect((await share(owner, id, entity.id)).status).toBe(404);
  });

  it("its owner, or an owner of the entity, stops sharing it, and the log tells both", async () => {
    const { entity, owner, member, id } = await buildTeam();
    for (const who of [member, owner]) {
      await share(member, id, entity.id).expect(200);
      await unshare(who, id).expect(204);
      expect(await listOf(owner)).toEqual([]);
      expect((await listOf(member))[0]).not.toHaveProperty("shared");
    }
    await unshare(member, id).expect(204);
    expect((await unshare(owner, id)).status).toBe(404);
    const { items } = (await owner.get(`/api/entities/${entity.id}/activity`)).body;
    expect(items.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual([
      "Stopped sharing the saved search “Solar”",
      "Shared the saved search “Solar”",
    ]);
  });

  it("moves to another entity instead of being in two", async () => {
    const { kofi, entity, owner, member, id } = await buildTeam();
    const other = await app.buildEntity({ userId: kofi.id, name: "Blue Heron" });
    await share(member, id, entity.id).expect(200);
    await share(member, id, other.id).expect(200);
    expect(await listOf(owner)).toEqual([]);
    expect(await listOf(member)).toMatchObject([{ shared: { entityName: "Blue Heron" } }]);
  });

  it("is its owner's alone again after they leave, also when they come back", async () => {
    const { kofi, entity, owner, member, id } = await buildTeam();
    await share(member, id, entity.id).expect(200);
    await owner.delete(`/api/entities/${entity.id}/members/${kofi.id}`).expect(204);
    expect(await listOf(owner)).toEqual([]);
    await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "viewer" });
    expect(await listOf(owner)).toEqual([]);
    expect(await listOf(member)).toMatchObject([{ name: "Solar", frequency: "daily" }]);
    expect((await listOf(member))[0]).not.toHaveProperty("shared");
  });

  it("is no longer seen by a member who leaves", async () => {
    const { ama, kofi, entity, owner, member } = await buildTeam();
    const { body } = await owner.post(PATH).send({ name: "Water", search: "water" });
    await share(owner, body.id, entity.id).expect(200);
    expect(await listOf(member)).toHaveLength(2);
    await member.delete(`/api/entities/${entity.id}/members/${kofi.id}`).expect(204);
    expect(await listOf(member)).toHaveLength(1);
    expect(await app.db.$count(savedSearches, eq(savedSearches.userId, ama.id))).toBe(1);
  });

  it("goes with its owner's account, and stays with them when the entity is deleted", async () => {
    const { owner, entity, member, id } = await buildTeam();
    const esi = await signUp(app);
    await app.db.insert(memberships).values({ entityId: entity.id, userId: esi.id, role: "editor" });
    const { body } = await esi.browser.post(PATH).send({ name: "Water", search: "water" }).expect(201);
    for (const [who, search] of [
      [member, id],
      [esi.browser, body.id],
    ] as const)
      await who.put(`${PATH}/${search}/share`).send({ entityId: entity.id }).expect(200);
    expect(await listOf(owner)).toHaveLength(2);
    await esi.browser.delete("/api/auth/user").send({ password: PASSWORD }).expect(204);
    expect(await listOf(owner)).toMatchObject([{ name: "Solar" }]);
    await owner.delete(`/api/entities/${entity.id}`).expect(204);
    expect(await listOf(owner)).toEqual([]);
    expect(await listOf(member)).toMatchObject([{ name: "Solar" }]);
  });

  it("has room for so many in one entity", async () => {
    const { kofi, entity, member, id } = await buildTeam();
    const esi = await app.buildUser();
    await app.db.insert(savedSearches).values(
      Array.from({ length: SHARED_SEARCHES_PER_ENTITY }, (_, n) => ({
        ...{ userId: n % 2 ? kofi.id : esi.id, entityId: entity.id },
        ...{ name: `Search ${n}`, search: "water" },
      })),
    );
    const refused = await share(member, id, entity.id);
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);
  });

  it("comes to the open pages of the other members", async () => {
    const esi = await signUpWithCookie(app);
    const { entity, member, id } = await buildTeam();
    await app.db.insert(memberships).values({ entityId: entity.id, userId: esi.id, role: "viewer" });
    const stream = await esi.openStream();
    await share(member, id, entity.id).expect(200);
    await eventually(() => stream.events.at(-1)).toEqual({
      event: "refresh",
      data: [["/api/saved-searches"]],
    });
  });
});
