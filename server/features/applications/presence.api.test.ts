import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRESENCE_SECONDS } from "@shared/constants/applications";
import { applicationPresence, memberships } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { signUpWithCookie } from "../../test/helpers/events";
import { clearGonePresences } from "./presence.service";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** An application of an entity with two members. */
async function buildScene() {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng" });
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "viewer" });
  const { id } = await app.buildApplication({ entityId: entity.id });
  const path = `/api/applications/${id}/presence`;
  const [asAma, asKofi] = [await app.as(ama), await app.as(kofi)];
  const note = async (by: typeof asAma, field: string | null = null) =>
    (await by.put(path).send({ field }).expect(200)).body.people;
  return { ama, kofi, entity, id, path, asAma, asKofi, note };
}

describe("who has an application open", () => {
  it("is told to the other members, with the text in which they write, and not to oneself", async () => {
    const { kofi, asAma, asKofi, note } = await buildScene();
    expect(await note(asAma, "narrative")).toEqual([]);
    expect(await note(asKofi)).toMatchObject([{ name: "Ama Mensah", field: "narrative" }]);
    expect(await note(asAma)).toEqual([{ id: kofi.id, name: "Kofi Boateng", field: null }]);
    expect(await note(asKofi)).toMatchObject([{ name: "Ama Mensah", field: null }]);
  });

  it("is forgotten when they close it, and a minute after they were last heard of", async () => {
    const { asAma, asKofi, path, note } = await buildScene();
    await note(asAma);
    await asAma.delete(path).expect(204);
    expect(await note(asKofi)).toEqual([]);
    await note(asAma);
    app.clock.advance(PRESENCE_SECONDS * 1_000 - 1);
    expect(await note(asKofi)).toHaveLength(1);
    app.clock.advance(1);
    expect(await note(asKofi)).toEqual([]);
  });

  it("leaves out who is no member any more", async () => {
    const { kofi, asAma, asKofi, note } = await buildScene();
    await note(asKofi, "notes");
    await app.db.delete(memberships).where(eq(memberships.userId, kofi.id));
    expect(await note(asAma)).toEqual([]);
  });

  it("reaches the open pages of the others when it changes, and only then", async () => {
    const { entity, id, asAma, note } = await buildScene();
    const esi = await signUpWithCookie(app);
    await app.db.insert(memberships).values({ entityId: entity.id, userId: esi.id, role: "editor" });
    const stream = await esi.openStream();
    const refresh = { event: "refresh", data: [["/api/applications", id, "presence"]] };
    const refreshes = () => stream.events.filter(({ event }) => event === "refresh");
    await note(asAma, "notes");
    await note(asAma, "notes");
    await note(asAma, "narrative");
    await eventually(refreshes).toEqual([refresh, refresh]);
  });

  it("is deleted by the hourly job once they are gone", async () => {
    const { id, asAma, asKofi, note } = await buildScene();
    const left = async () => app.db.$count(applicationPresence, eq(applicationPresence.applicationId, id));
    await note(asAma);
    app.clock.advance(PRESENCE_SECONDS * 1_000);
    await note(asKofi);
    await clearGonePresences(app.db, app.clock.now(), 1_000);
    expect(await left()).toBe(1);
  });
});

it("an entity says that it has other members, to all of them, and nothing while it has none", async () => {
  const { ama, kofi, entity, asAma, asKofi } = await buildScene();
  const alone = await app.buildEntity({ userId: ama.id });
  const { body } = await asAma.get("/api/entities").expect(200);
  const isShared = (id: string) => body.find((each: { id: string }) => each.id === id);
  expect(isShared(entity.id)).toMatchObject({ isShared: true });
  expect(isShared(alone.id)).not.toHaveProperty("isShared");
  expect((await asKofi.get(`/api/entities/${entity.id}`).expect(200)).body.isShared).toBe(true);
  await app.db.delete(memberships).where(eq(memberships.userId, kofi.id));
  expect((await asAma.get(`/api/entities/${entity.id}`).expect(200)).body).not.toHaveProperty("isShared");
});
