import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberships } from "@shared/schema/index";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { mailedToken } from "../../test/helpers/auth";
import { signUpWithCookie } from "../../test/helpers/events";

const DAY = 24 * 3_600_000;

const clock = testClock();
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock })));
afterAll(() => app.close());

/** Ama's entity, to which Kofi's address is invited. */
async function inviteKofi(kofi: { id: string; email: string }) {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  const owner = await app.as(ama);
  const { body } = await owner
    .post(`/api/entities/${entity.id}/invitations`)
    .send({ email: kofi.email, role: "editor" })
    .expect(201);
  return { owner, entity, id: body.id as string, me: await app.as(kofi) };
}
const listOf = async (me: TestApp["visitor"]) => (await me.get("/api/invitations").expect(200)).body;
const isMember = async (entityId: string, userId: string) =>
  (await app.db.$count(
    memberships,
    and(eq(memberships.entityId, entityId), eq(memberships.userId, userId)),
  )) === 1;

describe("the invitations to a person's own address", () => {
  it("name the entity, the role, who invites and until when, and nobody else sees them", async () => {
    const { me, owner, id } = await inviteKofi(await app.buildUser());
    expect(await listOf(me)).toEqual([
      {
        id,
        entityName: "Sunrise Labs",
        inviterName: "Ama Mensah",
        role: "editor",
        expiresAt: new Date(clock.now().getTime() + 7 * DAY).toISOString(),
      },
    ]);
    expect(await listOf(owner)).toEqual([]);
  });

  it("are joined without the mail, once, and the mailed link then has ended", async () => {
    const kofi = await app.buildUser();
    const { me, entity, id } = await inviteKofi(kofi);
    const token = await mailedToken(app, kofi.email, "/invitation");
    const joined = await me.post(`/api/invitations/${id}/accept`).expect(200);
    expect(joined.body).toEqual({ entityId: entity.id, entityName: "Sunrise Labs", role: "editor" });
    expect((await me.get("/api/entities")).body).toMatchObject([{ id: entity.id, role: "editor" }]);
    expect(await listOf(me)).toEqual([]);
    expect((await me.post(`/api/invitations/${id}/accept`)).status).toBe(404);
    expect((await app.visitor.post("/api/invitations/read").send({ token })).status).toBe(400);
  });

  it("can be declined, which takes them off the inviter's list and is logged there", async () => {
    const kofi = await app.buildUser();
    const { me, owner, entity, id } = await inviteKofi(kofi);
    await me.post(`/api/invitations/${id}/decline`).expect(204);
    expect(await isMember(entity.id, kofi.id)).toBe(false);
    expect((await owner.get(`/api/entities/${entity.id}/members`)).body.invitations).toEqual([]);
    const { items } = (await owner.get(`/api/entities/${entity.id}/activity`)).body;
    expect(items[0].text).toBe(`Declined the invitation of ${kofi.email}`);
    expect((await me.post(`/api/invitations/${id}/decline`)).status).toBe(404);
  });

  it("are neither listed, joined nor declined before the address is confirmed", async () => {
    const kofi = await app.buildUser({ emailVerified: false });
    const { me, entity, id } = await inviteKofi(kofi);
    expect(await listOf(me)).toEqual([]);
    for (const verb of ["accept", "decline"])
      expect((await me.post(`/api/invitations/${id}/${verb}`)).status).toBe(404);
    expect(await isMember(entity.id, kofi.id)).toBe(false);
  });

  it("are not another person's to answer", async () => {
    const kofi = await app.buildUser();
    const { me, owner, id } = await inviteKofi(kofi);
    const stranger = await app.as(await app.buildUser());
    for (const verb of ["accept", "decline"])
      for (const other of [stranger, owner])
        expect((await other.post(`/api/invitations/${id}/${verb}`)).status).toBe(404);
    expect(await listOf(me)).toHaveLength(1);
  });

  it("leave the list after seven days, and return when they are sent again", async () => {
    const kofi = await app.buildUser();
    const { me, owner, entity, id } = await inviteKofi(kofi);
    clock.advance(8 * DAY);
    expect(await listOf(me)).toEqual([]);
    expect((await me.post(`/api/invitations/${id}/accept`)).status).toBe(404);
    await owner.post(`/api/entities/${entity.id}/invitations/${id}/resend`).expect(200);
    expect(await listOf(me)).toMatchObject([{ id }]);
  });

  it("come to the open pages of whom they are for", async () => {
    const kofi = await signUpWithCookie(app);
    const stream = await kofi.openStream();
    await inviteKofi(kofi);
    await eventually(() => stream.events.at(-1)).toEqual({ event: "refresh", data: [["/api/invitations"]] });
  });
});
