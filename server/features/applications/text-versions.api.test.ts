import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VERSIONS_PER_TEXT } from "@shared/constants/applications";
import { memberships, textVersions, users } from "@shared/schema/index";
import type { TextVersionItem, TextVersionView } from "@shared/validators/applications";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function buildScene(texts: { narrative?: string; notes?: string } = {}) {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const entity = await app.buildEntity({ userId: ama.id });
  const { id } = await app.buildApplication({ entityId: entity.id, ...texts });
  const me = await app.as(ama);
  return {
    ...{ ama, entity, id, me },
    save: (changes: object) => me.patch(`/api/applications/${id}`).send(changes).expect(200),
    list: async () =>
      (await me.get(`/api/applications/${id}/versions`).expect(200)).body.versions as TextVersionItem[],
    read: async (versionId: number) =>
      (await me.get(`/api/applications/${id}/versions/${versionId}`).expect(200)).body as TextVersionView,
  };
}

describe("the versions of an application's texts", () => {
  it("keeps each saved text with its author, newest first", async () => {
    const { save, list, read } = await buildScene();
    await save({ narrative: "One" });
    await save({ narrative: "One, two" });
    const versions = await list();
    expect(versions).toMatchObject([
      { field: "narrative", author: "Ama Mensah", characters: 8 },
      { field: "narrative", author: "Ama Mensah", characters: 3 },
    ]);
    expect(versions[0]).not.toHaveProperty("text");
    expect((await Promise.all(versions.map(({ id }) => read(id)))).map(({ text }) => text)).toEqual([
      "One, two",
      "One",
    ]);
  });

  it("keeps a text from before versions were kept, and that a text was emptied", async () => {
    const { save, list, read } = await buildScene({ notes: "Written last year" });
    await save({ notes: null });
    const [emptied, old] = await list();
    expect(await read(emptied!.id)).toMatchObject({ field: "notes", text: null, characters: 0 });
    expect(await read(old!.id)).toMatchObject({ text: "Written last year", author: null });
  });

  it("keeps an AI draft as it was written, also after another one was emptied", async () => {
    const { entity, id, me, save, list, read } = await buildScene();
    const { body: application } = await me.get(`/api/applications/${id}`).expect(200);
    const wanted = { entityId: entity.id, opportunityId: application.opportunityId, askingAmount: "5000" };
    await save({ aiDraftNarrative: "The first draft" });
    await save({ aiDraftNarrative: null });
    const { body: draft } = await me.post("/api/applications/generate").send(wanted).expect(200);
    const [newest] = await list();
    expect(await read(newest!.id)).toMatchObject({ text: draft.content, author: "Ama Mensah" });
    await save({ aiDraftNarrative: "Something else" });
    const texts = await Promise.all((await list()).map(async (version) => (await read(version.id)).text));
    expect(texts).toEqual(["Something else", draft.content, null, "The first draft"]);
  });

  it("makes no version when a text stays as it is", async () => {
    const { save, list } = await buildScene({ notes: "Call Kofi" });
    await save({ notes: "Call Kofi", status: "in_progress" });
    expect(await list()).toEqual([]);
  });

  it("keeps the overwritten text of two who edit at once", async () => {
    const { entity, id, save, list, read } = await buildScene({ narrative: "Ours" });
    const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng" });
    await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "editor" });
    const them = await app.as(kofi);
    await Promise.all([
      save({ narrative: "Ama's words" }),
      them.patch(`/api/applications/${id}`).send({ narrative: "Kofi's words" }).expect(200),
    ]);
    const texts = await Promise.all((await list()).map((version) => read(version.id)));
    expect(texts.map(({ text, author }) => `${author}: ${text}`).sort()).toEqual([
      "Ama Mensah: Ama's words",
      "Kofi Boateng: Kofi's words",
      "null: Ours",
    ]);
  });

  it("keeps the newest of each text only, and those of other texts", async () => {
    const { id, save, list } = await buildScene();
    await save({ notes: "Keep" });
    await app.db.insert(textVersions).values(
      Array.from({ length: VERSIONS_PER_TEXT }, (_, n) => ({
        applicationId: id,
        field: "narrative" as const,
        text: `Version ${n}`,
        savedAt: new Date(),
      })),
    );
    await save({ narrative: "The last one" });
    const versions = await list();
    expect(versions.filter(({ field }) => field === "narrative")).toHaveLength(VERSIONS_PER_TEXT);
    expect(versions.filter(({ field }) => field === "notes")).toHaveLength(1);
    expect(versions[0]).toMatchObject({ field: "narrative", characters: 12 });
  });

  it("a version of another application and an impossible number are not there", async () => {
    const [one, other] = [await buildScene(), await buildScene()];
    await other.save({ notes: "Secret" });
    const [version] = await other.list();
    for (const versionId of [version!.id, 2_147_483_647, "x", "0", "99999999999"])
      expect((await one.me.get(`/api/applications/${one.id}/versions/${versionId}`)).status).toBe(404);
  });

  it("stays when its author's account is deleted, without the name", async () => {
    const { entity, id, save } = await buildScene();
    await save({ notes: "Mine" });
    const kofi = await app.buildUser();
    await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "owner" });
    const [row] = await app.db.select().from(textVersions).where(eq(textVersions.applicationId, id));
    await app.db.update(textVersions).set({ authorId: kofi.id }).where(eq(textVersions.id, row!.id));
    await app.db.delete(users).where(eq(users.id, kofi.id));
    const [kept] = await app.db.select().from(textVersions).where(eq(textVersions.id, row!.id));
    expect(kept).toMatchObject({ text: "Mine", authorId: null });
  });
});
