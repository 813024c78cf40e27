import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entityActivity, memberships, users } from "@shared/schema/index";
import type { ActivityItem } from "@shared/validators/activity";
import { startTestApp, type TestApp } from "../../test/app";
import { downloadCsv } from "../../test/helpers/exports";
import { clearOldActivity } from "./activity.service";

const DAY = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function buildScene() {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng" });
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "editor" });
  const [owner, editor] = [await app.as(ama), await app.as(kofi)];
  const path = `/api/entities/${entity.id}`;
  const list = async (query = "") =>
    (await owner.get(`${path}/activity${query}`).expect(200)).body as {
      items: ActivityItem[];
      hasMore: boolean;
    };
  const tell = async () => (await list("?limit=100")).items.map(({ actor, text }) => `${actor}: ${text}`);
  return { ama, kofi, entity, owner, editor, path, list, tell };
}

describe("the log of an entity", () => {
  it("tells what members changed, newest first", async () => {
    const { editor, entity, path, tell } = await buildScene();
    await editor.patch(path).send({ name: "Moonrise" }).expect(200);
    await editor.post(`/api/profile/${entity.id}`).send({ problemStatement: "Dark" }).expect(200);
    const opportunity = await app.buildOpportunity({ name: "Solar Call", deadline: "2090-12-31" });
    const started = { entityId: entity.id, opportunityId: opportunity.id, askingAmount: "100" };
    const { body } = await editor.post("/api/applications").send(started).expect(201);
    await editor
      .patch(`/api/applications/${body.id}`)
      .send({ status: "submitted", notes: "Sent" })
      .expect(200);
    await editor.get(`/api/applications/${body.id}/export.docx`).expect(200);
    expect(await tell()).toEqual([
      "Kofi Boateng: Downloaded the application “Solar Call”",
      "Kofi Boateng: Set the application “Solar Call” to Submitted",
      "Kofi Boateng: Changed the application “Solar Call”",
      "Kofi Boateng: Started the application “Solar Call”",
      "Kofi Boateng: Changed the profile",
      "Kofi Boateng: Changed the entity",
    ]);
  });

  it("tells who came, whose rights changed and who went", async () => {
    const { kofi, owner, path, tell } = await buildScene();
    const { body } = await owner
      .post(`${path}/invitations`)
      .send({ email: "esi@example.org", role: "viewer" })
      .expect(201);
    await owner.delete(`${path}/invitations/${body.id}`).expect(204);
    await owner.patch(`${path}/members/${kofi.id}`).send({ role: "viewer" }).expect(204);
    await owner.delete(`${path}/members/${kofi.id}`).expect(204);
    expect(await tell()).toEqual([
      "Ama Mensah: Removed Kofi Boateng",
      "Ama Mensah: Gave Kofi Boateng the role Viewer",
      "Ama Mensah: Revoked the invitation of esi@example.org",
      "Ama Mensah: Invited esi@example.org as Viewer",
    ]);
  });

  it("has nothing of an act that was refused or changed nothing", async () => {
    const { editor, owner, ama, path, tell } = await buildScene();
    await editor.delete(path).expect(403);
    await owner.delete(`${path}/members/${ama.id}`).expect(409);
    await owner.patch(path).send({}).expect(200);
    expect(await tell()).toEqual([]);
  });

  it("is read page by page, by owners only, in their language", async () => {
    const { ama, editor, owner, path, list, tell } = await buildScene();
    for (const name of ["One", "Two", "Three"]) await owner.patch(path).send({ name }).expect(200);
    const first = await list("?limit=2");
    expect(first).toMatchObject({ items: [{}, {}], hasMore: true });
    const rest = await list(`?limit=2&beforeId=${first.items[1]!.id}`);
    expect(rest).toMatchObject({ items: [{}], hasMore: false });
    expect((await editor.get(`${path}/activity`)).status).toBe(403);
    await app.db.update(users).set({ preferredLanguage: "fr" }).where(eq(users.id, ama.id));
    expect((await tell())[0]).toBe("Ama Mensah: A modifié la structure");
  });

  it("is downloaded as a table", async () => {
    const { owner, path } = await buildScene();
    await owner.patch(path).send({ name: "Moonrise" }).expect(200);
    expect(await downloadCsv(owner, `${path}/activity.csv`)).toMatchObject([
      { Who: "Ama Mensah", What: "Changed the entity" },
    ]);
  });

  it("names nobody whose account is gone, and is kept for a year", async () => {
    const { kofi, editor, entity, path, tell } = await buildScene();
    await editor.patch(path).send({ name: "Moonrise" }).expect(200);
    await app.db.delete(users).where(eq(users.id, kofi.id));
    expect(await tell()).toEqual(["null: Changed the entity"]);
    const now = app.clock.now().getTime();
    await clearOldActivity(app.db, new Date(now + 364 * DAY), 100);
    expect(await tell()).toHaveLength(1);
    await clearOldActivity(app.db, new Date(now + 366 * DAY), 100);
    expect(await app.db.$count(entityActivity, eq(entityActivity.entityId, entity.id))).toBe(0);
  });
});
