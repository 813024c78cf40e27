import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SUPPORTING_DOCS_MAX } from "@shared/constants/documents";
import { applications } from "@shared/schema/index";
import type { GuestRequestsView } from "@shared/validators/guests";
import type { SubmissionView } from "@shared/validators/submissions";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { makePdf } from "../../test/files/documents";
import { mailedToken } from "../../test/helpers/auth";
import { download, unzipEntries } from "../../test/helpers/exports";
import { sweepObjects } from "../objects/objects.service";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock("2030-03-01T12:00:00.000Z") })));
afterAll(() => app.close());

/** An application for which a partner without an account has sent a letter. */
async function buildScene(letter: Uint8Array, name = "Letter of support.pdf") {
  const ama = await app.buildUser({ emailVerified: true });
  const entity = await app.buildEntity({ userId: ama.id });
  const application = await app.buildApplication({ entityId: entity.id, title: "Solar Call" });
  const owner = await app.as(ama);
  const path = `/api/applications/${application.id}`;
  const email = `${application.id}@example.org`;
  const asked = { kind: "document", name: "Efua Adjei", email, question: "Your letter, please" };
  const { body: request } = await owner.post(`${path}/guests`).send(asked).expect(201);
  await app.visitor
    .put("/api/guest/file")
    .set({ "x-guest-token": await mailedToken(app, email, "/guest"), "x-file-name": name })
    .set("content-type", "application/octet-stream")
    .send(Buffer.from(letter))
    .expect(200);
  const { body } = await owner.get(`${path}/guests`).expect(200);
  const { answeredAt, file } = (body as GuestRequestsView).requests[0]!;
  const accept = () => owner.post(`${path}/guests/${request.id}/accept`).send({ answeredAt });
  const remove = () => owner.delete(`${path}/guests/${request.id}`).expect(204);
  const send = async () =>
    (await owner.post(`${path}/submissions`).send({}).expect(201)).body as SubmissionView;
  return { application, path, owner, accept, remove, send, file: file! };
}

describe("a document that a guest sent", { timeout: 180_000 }, () => {
  it("is frozen with what was sent, and stays there when the request is removed", async () => {
    const letter = await makePdf({ slides: 1 });
    const { path, owner, accept, remove, send, file } = await buildScene(letter);
    await accept().expect(200);
    const sent = await send();
    expect(sent.documents).toEqual([
      {
        ...{ requirement: null, name: "Letter of support.pdf", url: null },
        file: {
          ...{ fileName: "Letter of support.pdf", format: "pdf", size: letter.length },
          sha256: createHash("sha256").update(letter).digest("hex"),
        },
      },
    ]);
    await remove();
    await sweepObjects(app.deps);
    const { bytes } = await download(owner, `${path}/submissions/${sent.id}/package.zip`);
    expect(Object.keys(unzipEntries(bytes))).toContain("documents/01-Letter of support.pdf");
    await owner.get(file.url).expect(200);
  });

  it("is in the package of the application as it is now, and not before it was accepted", async () => {
    const { path, owner, accept } = await buildScene(Buffer.from("ffd8ffe000", "hex"), "Stamp.JPG");
    const listFiles = async () =>
      Object.keys(unzipEntries((await download(owner, `${path}/package.zip`)).bytes)).filter((name) =>
        name.startsWith("documents/"),
      );
    expect(await listFiles()).toEqual([]);
    await accept().expect(200);
    expect(await listFiles()).toEqual(["documents/01-Stamp.JPG"]);
  });

  it("is not accepted beyond the number of documents that an application can name", async () => {
    const { application, accept } = await buildScene(await makePdf({ slides: 1 }));
    const named = Array.from({ length: SUPPORTING_DOCS_MAX }, (_, n) => ({
      ...{ name: `Paper ${n}`, url: `https://example.org/${n}` },
    }));
    await app.db
      .update(applications)
      .set({ supportingDocs: named })
      .where(eq(applications.id, application.id));
    const { body } = await accept().expect(409);
    expect(body.message).toBe(
      `An application can name at most ${SUPPORTING_DOCS_MAX} more documents. Remove one first.`,
    );
    await app.db
      .update(applications)
      .set({ supportingDocs: named.slice(1) })
      .where(eq(applications.id, application.id));
    await accept().expect(200);
  });
});
