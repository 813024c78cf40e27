import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { constants, deflateSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PDFDocument as Joined } from "@cantoo/pdf-lib";
import {
  applications,
  applicationSubmissions as submissions,
  memberships,
  submissionFiles,
} from "@shared/schema/index";
import type { AfterView } from "@shared/validators/obligations";
import type { SubmissionContentView, SubmissionView } from "@shared/validators/submissions";
import { readDocument } from "../../platform/documents/read-document";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { download, unzipEntries } from "../../test/helpers/exports";
import { makeDocx, makePdf, makePng } from "../../test/files/documents";
import { makeRawPdf } from "../../test/files/make-raw-pdf";
import { sweepObjects } from "../objects/objects.service";
import { hashSubmission } from "./submissions.service";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock("2030-03-01T12:00:00.000Z") })));
afterAll(() => app.close());

/** A small PDF whose table of objects unpacks to this many megabytes. */
function makeObjectBomb(megabytes: number): Uint8Array {
  const block = deflateSync(Buffer.alloc(2 ** 20, "1 "), { finishFlush: constants.Z_FULL_FLUSH });
  const head = deflateSync(Buffer.from("4 0 "), { finishFlush: constants.Z_FULL_FLUSH });
  const content = Buffer.concat([head, ...Array.from({ length: megabytes }, () => block.subarray(2))]);
  return makeRawPdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[]/Count 0>>",
    { content, filter: "FlateDecode/Type/ObjStm/N 100000/First 400000" },
  ]);
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function buildScene(narrative = "We bring lamps.") {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  const opportunity = await app.buildOpportunity({ name: "Solar Call", businessPlanRequired: true });
  const application = await app.buildApplication({
    ...{ entityId: entity.id, opportunityId: opportunity.id, title: "Solar Call", narrative },
    ...{ notes: "Ask Kofi first", askingAmount: "50000.00", askingCurrency: "USD" },
  });
  const path = `/api/applications/${application.id}`;
  const owner = await app.as(ama);
  const store = async (bytes: Uint8Array) => {
    const object = await app.buildStoredObject({ userId: ama.id, size: bytes.length });
    await app.deps.objects.write(object.key, Readable.from([Buffer.from(bytes)]), { maxBytes: 100_000_000 });
    return object;
  };
  const attach = async (
    name: string,
    bytes: Uint8Array,
    format: "pdf" | "docx" | "png" = "pdf",
    requirement: string | null = null,
  ) => {
    const { id: objectId } = await store(bytes);
    const fields = { entityId: entity.id, objectId, name, fileName: `${name}.${format}`, format };
    const document = await app.buildDocument({ ...fields, size: bytes.length });
    await owner.post(`${path}/documents`).send({ documentId: document.id, requirement }).expect(200);
    return document;
  };
  const send = async (body: object = {}) =>
    (await owner.post(`${path}/submissions`).send(body).expect(201)).body as SubmissionView;
  const after = async () => (await owner.get(`${path}/after`).expect(200)).body as AfterView;
  return { ama, entity, application, path, owner, attach, send, after };
}

describe("marking an application as sent", () => {
  it("freezes the texts, the answers, the documents, the amount and the day under one hash", async () => {
    const { path, owner, attach, send, after } = await buildScene();
    await owner
      .post(`${path}/questions`)
      .send({ questions: [{ question: "Why?", limit: 50, unit: "words" }] })
      .expect(201);
    const plan = await makePdf({ slides: 1 });
    await attach("Plan", plan, "pdf", "businessPlan");
    const sent = await send();
    expect(sent).toMatchObject({
      ...{ number: 1, sentOn: "2030-03-01", amount: "50000.00", currency: "USD", sentBy: "Ama Mensah" },
      documents: [
        {
          ...{ requirement: "businessPlan", name: "Plan", url: null },
          file: { fileName: "Plan.pdf", format: "pdf", size: plan.length, sha256: sha256(plan) },
        },
      ],
    });
    const { body } = await owner.get(`${path}/submissions/${sent.id}`).expect(200);
    const { content } = body as SubmissionContentView;
    expect(content.application).toMatchObject({ narrative: "We bring lamps.", status: "submitted" });
    expect(content.questions).toEqual([{ question: "Why?", limit: 50, unit: "words", answer: null }]);
    expect(JSON.stringify(content)).not.toContain("Ask Kofi");
    // Anybody can compute the hash again from what is stored.
    expect(hashSubmission({ ...sent, content })).toBe(sent.sha256);
    expect(hashSubmission({ ...sent, sentOn: "2030-03-02", content })).not.toBe(sent.sha256);
    expect((await after()).submissions).toEqual([sent]);
  });

  it("sets the status and the day as the edit form does, and leaves a later status alone", async () => {
    const { path, owner, send } = await buildScene();
    await send({ sentOn: "2030-02-27" });
    const read = async () => (await owner.get(path).expect(200)).body;
    expect(await read()).toMatchObject({ status: "submitted", submittedDate: "2030-02-27" });
    await owner.patch(path).send({ status: "under_review" }).expect(200);
    expect(await send()).toMatchObject({ number: 2, sentOn: "2030-03-01" });
    expect(await read()).toMatchObject({ status: "under_review", submittedDate: "2030-02-27" });
  });

  it("stays as it was when the application and the library change, and ends with the entity", async () => {
    const { ama, entity, application, path, owner, attach, send } = await buildScene();
    const bytes = makePng();
    const document = await attach("Photo", bytes, "png");
    const sent = await send();
    await owner.patch(path).send({ narrative: "Something else" }).expect(200);
    await owner.delete(`/api/documents/${document.id}`).expect(204);
    await sweepObjects(app.deps);
    const { body } = await owner.get(`${path}/submissions/${sent.id}`).expect(200);
    expect(body.sha256).toBe(sent.sha256);
    expect(body.content.application.narrative).toBe("We bring lamps.");
    const zip = await download(owner, `${path}/submissions/${sent.id}/package.zip`);
    expect(Object.keys(unzipEntries(zip.bytes))).toContain("documents/01-Photo.png");
    const kept = () => app.db.select().from(submissionFiles).where(eq(submissionFiles.submissionId, sent.id));
    expect((await kept()).map(({ name, sha256: hash }) => [name, hash])).toEqual([["Photo", sha256(bytes)]]);
    await (await app.as(ama)).delete(`/api/entities/${entity.id}`).expect(204);
    expect(await kept()).toEqual([]);
    expect(await app.db.select().from(applications).where(eq(applications.id, application.id))).toEqual([]);
  });

  it("is for who may edit, read by a viewer, and not there for a stranger", async () => {
    const { entity, path, send } = await buildScene();
    const sent = await send();
    const kofi = await app.buildUser();
    const member = await app.as(kofi);
    await member.get(`${path}/after`).expect(404);
    await member.get(`${path}/submissions/${sent.id}`).expect(404);
    await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "viewer" });
    await member.get(`${path}/submissions/${sent.id}`).expect(200);
    await member.post(`${path}/submissions`).send({}).expect(403);
    await member.put(`${path}/result`).send({ status: "funded" }).expect(403);
  });
});

describe("everything in one file", { timeout: 180_000 }, () => {
  it("is a PDF of the text with the pages of the documents behind it, in the order of the checklist", async () => {
    const { path, owner, attach } = await buildScene(
      "Лампы и φῶς für Łódź.\n\n## Need\n\n- one\n- two\n\nنور",
    );
    await attach("Photo", makePng(), "png");
    await attach("Two pages", await makePdf({ slides: 2 }), "pdf", "businessPlan");
    const alone = await download(owner, `${path}/package.pdf`);
    const pages = (await Joined.load(alone.bytes)).getPageCount();
    expect(alone.headers["content-type"]).toBe("application/pdf");
    expect(alone.headers["content-disposition"]).toContain("Solar Call-2030-03-01.pdf");
    const text = await readPdf(alone.bytes);
    for (const words of [
      "Solar Call",
      "Sunrise Labs",
      "Лампы и φῶς für Łódź.",
      "Need",
      "in letters that this PDF",
    ])
      expect(text).toContain(words);
    expect(text.indexOf("Two pages (on the following pages)")).toBeLessThan(
      text.indexOf("Photo (on the following pages)"),
    );
    // Two pages of one document, one of the other.
    const { path: empty, owner: other } = await buildScene("Лампы и φῶς für Łódź.");
    const without = await Joined.load((await download(other, `${empty}/package.pdf`)).bytes);
    expect(pages).toBe(without.getPageCount() + 3);
  });

  it(
    "names what cannot be joined: locked, broken, hostile and Office files stop nothing",
    { timeout: 180_000 },
    async () => {
      const { path, owner, attach } = await buildScene();
      await attach("Locked", await makePdf({ slides: 1, password: "secret" }));
      await attach("Hostile", makeObjectBomb(1_500));
      await attach("Broken", Buffer.from("%PDF-1.7 and nothing else"));
      await attach("Letter", makeDocx(), "docx");
      await attach("Good", await makePdf({ slides: 1 }));
      const text = await readPdf((await download(owner, `${path}/package.pdf`)).bytes);
      for (const name of ["Locked", "Broken", "Hostile", "Letter"])
        expect(text).toContain(`${name} (a file of its own)`);
      expect(text).toContain("Good (on the following pages)");
    },
  );

  it("is a ZIP with the Word file, the PDF and the documents in their order", async () => {
    const { path, owner, attach } = await buildScene();
    const letter = makeDocx();
    await attach("../../etc: passwd?", letter, "docx");
    await attach("Plan", await makePdf({ slides: 1 }), "pdf", "businessPlan");
    const { bytes, headers } = await download(owner, `${path}/package.zip`);
    expect(headers["content-type"]).toBe("application/zip");
    expect(Object.keys(unzipEntries(bytes)).sort()).toEqual([
      "Solar Call-2030-03-01.docx",
      "Solar Call-2030-03-01.pdf",
      "documents/01-Plan.pdf",
      "documents/02-etc passwd.docx",
    ]);
  });

  it("is as it was on the day it was sent, with its hash, also when the text has changed since", async () => {
    const { path, owner, send } = await buildScene();
    const sent = await send();
    await owner.patch(path).send({ narrative: "Something else" }).expect(200);
    const text = await readPdf((await download(owner, `${path}/submissions/${sent.id}/package.pdf`)).bytes);
    expect(text).toContain("We bring lamps.");
    expect(text).not.toContain("Something else");
    expect(text.replace(/\s/g, "")).toContain(sent.sha256);
  });

  it("keeps the funder of a call outside the catalogue, and reads what was kept before there was one", async () => {
    const { application, path, owner, send } = await buildScene();
    await app.db
      .update(applications)
      .set({ opportunityId: null, title: "Light for Schools", funderName: "Amber Trust" })
      .where(eq(applications.id, application.id));
    const { id } = await send();
    const readSent = async () =>
      readPdf((await download(owner, `${path}/submissions/${id}/package.pdf`)).bytes);
    expect(await readSent()).toContain("Amber Trust");
    await app.db
      .update(submissions)
      .set({ content: sql`${submissions.content} #- '{application,funderName}'` })
      .where(eq(submissions.id, id));
    const old = await readSent();
    expect(old).toContain("This opportunity is no longer in the catalogue.");
    expect(old).not.toContain("Amber Trust");
  });
});

/** The text of a PDF, as its readers see it. */
async function readPdf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readDocument(Uint8Array.from(bytes));
  return pages.map(({ text }) => text.replace(/\s+/g, " ")).join("\n");
}
