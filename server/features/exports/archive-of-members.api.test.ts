import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemberRole } from "@shared/constants/members";
import { memberships } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { download, type Me, unzipEntries } from "../../test/helpers/exports";
import { makeBytes, uploadFile } from "../../test/helpers/objects";

/** What the archive of a person holds of an entity that is not theirs, or no longer. */

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const SECRETS = ["Sunrise Labs", "Pumps by the day", "A call to Esi", "deck.pdf", "esi@example.org"];

/** An entity in which a member has written, commented, uploaded and taken a task. */
async function buildTeam(role: MemberRole) {
  const [ama, kofi] = [await app.buildUser(), await app.buildUser()];
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "owner" });
  const { id } = await app.buildApplication({ entityId: entity.id });
  const [owner, member] = [await app.as(ama), await app.as(kofi)];
  const application = `/api/applications/${id}`;
  const narrative = "Pumps by the day for 340 farms";
  await member.patch(application).send({ narrative, notes: "A call to Esi" }).expect(200);
  const quote = { field: "narrative", quote: "340 farms", start: narrative.indexOf("340 farms") };
  await member
    .post(`${application}/comments`)
    .send({ text: "Audited?", textBefore: "Pumps by the day for ", ...quote })
    .expect(201);
  await owner.post(`${application}/comments`).send({ text: "A call to Esi" }).expect(201);
  await member.post(`${application}/tasks`).send({ title: "A call to Esi", assigneeId: kofi.id }).expect(201);
  await member
    .post(`/api/entities/${entity.id}/invitations`)
    .send({ email: "esi@example.org", role: "viewer" })
    .expect(201);
  const objectId = await uploadFile(member, makeBytes());
  await app.buildPitchDeck({ entityId: entity.id, objectId, fileName: "deck.pdf", requestedBy: kofi.id });
  const path = `/api/entities/${entity.id}/members/${kofi.id}`;
  if (role !== "owner") await owner.patch(path).send({ role }).expect(204);
  return { entity, owner, member, path };
}

async function readArchive(me: Me) {
  const entries = unzipEntries((await download(me, "/api/auth/user/export.zip")).bytes);
  return {
    everything: Object.values(entries).join("\n"),
    files: Object.keys(entries).filter((name) => name.startsWith("files/")),
    comments: JSON.parse(entries["applications.json"]!).comments as Record<string, unknown>[],
    memberships: JSON.parse(entries["entities.json"]!).memberships as unknown[],
    readme: entries["README.txt"]!,
  };
}

const expectOwnCommentOnly = ({ everything, files, comments }: Awaited<ReturnType<typeof readArchive>>) => {
  for (const secret of SECRETS) expect(everything).not.toContain(secret);
  expect(files).toEqual([]);
  // The person's own words, with the words that they speak of: without these they would say nothing.
  expect(comments).toMatchObject([{ text: "Audited?", quote: "340 farms" }]);
  expect(Object.keys(comments[0]!)).not.toContain("textBefore");
};

describe("the archive of a person", () => {
  it("holds all of an entity while they own it, so that they can take it along before they leave", async () => {
    const { member } = await buildTeam("owner");
    const { everything, files, comments } = await readArchive(member);
    for (const secret of SECRETS) expect(everything).toContain(secret);
    expect(files).toHaveLength(1);
    expect(comments.map(({ text }) => text).sort()).toEqual(["A call to Esi", "Audited?"]);
  });

  it("holds nothing of an entity that they have left but their comments", async () => {
    const { entity, member, path } = await buildTeam("owner");
    await member.delete(path).expect(204);
    const archive = await readArchive(member);
    expectOwnCommentOnly(archive);
    expect(archive.everything).not.toContain(entity.id);
    expect(archive.readme).toContain("What belongs to entities that you do not own or have left");
  });

  it("holds nothing of an entity that they were removed from but their comments", async () => {
    const { entity, member, owner, path } = await buildTeam("editor");
    await owner.delete(path).expect(204);
    const archive = await readArchive(member);
    expectOwnCommentOnly(archive);
    expect(archive.everything).not.toContain(entity.id);
  });

  it("holds of an entity that they may only read that they are a viewer there, and their comments", async () => {
    const { entity, member } = await buildTeam("viewer");
    const archive = await readArchive(member);
    expectOwnCommentOnly(archive);
    expect(archive.memberships).toMatchObject([{ entityId: entity.id, role: "viewer" }]);
  });
});
