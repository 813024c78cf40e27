import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberships } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { download, type Me, unzipEntries } from "../../test/helpers/exports";
import { makeBytes, uploadFile } from "../../test/helpers/objects";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** An entity with an owner and an editor who uploads. */
async function buildScene() {
  const [ama, kofi] = [await app.buildUser(), await app.buildUser()];
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "editor" });
  const { id } = await app.buildApplication({ entityId: entity.id });
  const [owner, member] = [await app.as(ama), await app.as(kofi)];
  const leave = () => member.delete(`/api/entities/${entity.id}/members/${kofi.id}`).expect(204);
  return { entity, owner, member, leave, path: `/api/applications/${id}` };
}

async function listFiles(me: Me): Promise<string[]> {
  const entries = unzipEntries((await download(me, "/api/auth/user/export.zip")).bytes);
  return Object.keys(entries).filter((name) => name.startsWith("files/"));
}

describe("the files in the archive of a person", () => {
  it("are those of a call for the owner, whoever uploaded it, and none for who has left", async () => {
    const { owner, member, leave, path } = await buildScene();
    const uploadedFileUrl = `/api/objects/${await uploadFile(member, makeBytes())}`;
    await member
      .post(`${path}/call`)
      .send({ source: "file", fileName: "Call.pdf", uploadedFileUrl })
      .expect(202);
    expect(await listFiles(owner)).toEqual(["files/1-Call.pdf"]);
    await leave();
    expect(await listFiles(member)).toEqual([]);
  });

  it("are those that were sent, each once and under its name, when the library has deleted them", async () => {
    const { entity, owner, path } = await buildScene();
    const objectId = await uploadFile(owner, makeBytes());
    const document = await app.buildDocument({ entityId: entity.id, objectId, fileName: "Plan.pdf" });
    await owner.post(`${path}/documents`).send({ documentId: document.id }).expect(200);
    await owner.post(`${path}/submissions`).send({}).expect(201);
    await owner.post(`${path}/submissions`).send({}).expect(201);
    await owner.delete(`/api/documents/${document.id}`).expect(204);
    expect(await listFiles(owner)).toEqual(["files/1-Plan.pdf"]);
  });
});
