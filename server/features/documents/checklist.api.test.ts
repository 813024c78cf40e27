import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DocumentRequirement } from "@shared/constants/documents";
import { applications, memberships } from "@shared/schema/index";
import type { ChecklistView } from "@shared/validators/documents";
import { startTestApp, testClock, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock("2030-03-01T12:00:00.000Z") })));
afterAll(() => app.close());

async function buildScene() {
  const ama = await app.buildUser();
  const kofi = await app.buildUser();
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "viewer" });
  const opportunity = await app.buildOpportunity({
    ...{ businessPlanRequired: true, legalEntityRequired: true, registeredBusinessRequired: true },
  });
  const application = await app.buildApplication({
    ...{ entityId: entity.id, opportunityId: opportunity.id, title: "Solar Call" },
  });
  const path = `/api/applications/${application.id}/documents`;
  const [owner, viewer] = [await app.as(ama), await app.as(kofi)];
  const attach = (documentId: string, requirement?: DocumentRequirement | null) =>
    owner.post(path).send({ documentId, requirement });
  const detach = (documentId: string) => owner.delete(`${path}/${documentId}`);
  const add = (name: string, expiresOn: string | null = null) =>
    app.buildDocument({ entityId: entity.id, name, expiresOn });
  const stored = async () => {
    const [row] = await app.db.select().from(applications).where(eq(applications.id, application.id));
    return row!;
  };
  return { ama, entity, application, path, owner, viewer, attach, detach, add, stored };
}
const short = ({ lines }: ChecklistView) =>
  lines.map(({ requirement, state, name }) => [requirement, state, name]);

it("the flags of the opportunity are lines of the checklist, missing until a document is attached", async () => {
  const { owner, viewer, path, attach, add, stored, entity } = await buildScene();
  expect(short((await owner.get(path).expect(200)).body)).toEqual([
    ["businessPlan", "missing", null],
    ["legalEntity", "missing", null],
    ["registeredBusiness", "missing", null],
  ]);
  const [plan, statutes, letter] = [await add("Our plan"), await add("Statutes"), await add("Letter")];
  await attach(plan.id, "businessPlan").expect(200);
  await attach(statutes.id, "legalEntity").expect(200);
  const { body } = await attach(letter.id).expect(200);
  expect(short(body)).toEqual([
    ["businessPlan", "attached", "Our plan"],
    ["legalEntity", "attached", "Statutes"],
    ["registeredBusiness", "missing", null],
    [null, "attached", "Letter"],
  ]);
  expect((await viewer.get(path).expect(200)).body).toEqual(body);
  const url = (id: string) => `/api/documents/${id}/file`;
  expect(await stored()).toMatchObject({
    businessPlanUrl: url(plan.id),
    pitchDeckUrl: null,
    supportingDocs: [
      { name: "Statutes", url: url(statutes.id), requirement: "legalEntity" },
      { name: "Letter", url: url(letter.id) },
    ],
    // The texts did not change, so a save that was begun before is not stale.
    version: 1,
  });
  const { body: document } = await owner.get(`/api/documents/${plan.id}`).expect(200);
  expect(document.usedIn).toMatchObject([{ title: "Solar Call", status: "draft" }]);
  const { body: log } = await owner.get(`/api/entities/${entity.id}/activity`).expect(200);
  expect(log.items[0].text).toBe("Attached “Letter” to the application “Solar Call”");
});

it("a document that has expired is out of date, on the day after its last one", async () => {
  const { attach, add } = await buildScene();
  await attach((await add("Statutes", "2030-02-28")).id, "legalEntity").expect(200);
  const { body } = await attach((await add("Certificate", "2030-03-01")).id, "registeredBusiness").expect(
    200,
  );
  expect(short(body).slice(1)).toEqual([
    ["legalEntity", "expired", "Statutes"],
    ["registeredBusiness", "attached", "Certificate"],
  ]);
});

it("another document takes the place of what was attached for the same demand, and nothing is named twice", async () => {
  const { attach, add } = await buildScene();
  const [old, fresh] = [await add("Old"), await add("Fresh")];
  await attach(old.id, "legalEntity").expect(200);
  await attach(fresh.id, "legalEntity").expect(200);
  await attach(old.id).expect(200);
  const { body } = await attach(old.id, null).expect(200);
  expect(short(body).slice(1)).toEqual([
    ["legalEntity", "attached", "Fresh"],
    ["registeredBusiness", "missing", null],
    [null, "attached", "Old"],
  ]);
});

it("a document is removed from wherever the application names it, and stays in the library", async () => {
  const { owner, attach, detach, add, stored } = await buildScene();
  const { id } = await add("Plan");
  for (const requirement of ["businessPlan", "legalEntity", null] as const)
    await attach(id, requirement).expect(200);
  expect(short((await detach(id).expect(200)).body).map(([, state]) => state)).toEqual(
    Array.from({ length: 3 }, () => "missing"),
  );
  expect(await stored()).toMatchObject({ businessPlanUrl: null, supportingDocs: null });
  await owner.get(`/api/documents/${id}`).expect(200);
});

it("what others added by name and address is shown, and kept when documents come and go", async () => {
  const { application, owner, path, attach, detach, add } = await buildScene();
  const entry = { name: "Letter of the mayor", url: "https://example.org/letter.pdf" };
  await app.db
    .update(applications)
    .set({ supportingDocs: [entry] })
    .where(eq(applications.id, application.id));
  const { id } = await add("Plan");
  await attach(id).expect(200);
  await detach(id).expect(200);
  const { body } = await owner.get(path).expect(200);
  expect(body.lines.at(-1)).toEqual({
    ...{ requirement: null, isDemanded: false, state: "attached", name: "Letter of the mayor" },
    ...{ url: "https://example.org/letter.pdf", documentId: null, expiresOn: null },
  });
});

it("only documents of the application's own organisation can be attached, by who may edit", async () => {
  const { ama, viewer, path, attach, add } = await buildScene();
  const other = await app.buildEntity({ userId: ama.id });
  const elsewhere = await app.buildDocument({ entityId: other.id });
  expect((await attach(elsewhere.id)).status).toBe(404);
  const { id } = await add("Plan");
  expect((await viewer.post(path).send({ documentId: id })).status).toBe(403);
  expect((await viewer.delete(`${path}/${id}`)).status).toBe(403);
});

it("documents attached at the same time are all named", async () => {
  const { attach, add } = await buildScene();
  const made = [await add("A"), await add("B"), await add("C")];
  await Promise.all(made.map(({ id }) => attach(id).expect(200)));
  const { body } = await attach(made[0]!.id).expect(200);
  expect(
    short(body)
      .slice(3)
      .map(([, , name]) => name)
      .sort(),
  ).toEqual(["A", "B", "C"]);
});
