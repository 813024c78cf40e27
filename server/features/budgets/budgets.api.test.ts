import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUDGET_LINES_MAX } from "@shared/constants/budget";
import { budgetLines, memberships } from "@shared/schema/index";
import type { BudgetLineView, BudgetView, FigureMismatchesView } from "@shared/validators/budgets";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { download, unzipEntries } from "../../test/helpers/exports";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock("2030-03-01T12:00:00.000Z") })));
afterAll(() => app.close());

const SETTINGS = { currency: "EUR", years: 2, overheadCap: 1_000, overheadBase: "direct" };
const LINE = {
  ...{ year: 1, kind: "personnel", workPackage: null, description: "Two teachers", quantity: 12_000 },
  ...{ unit: "month", unitPrice: 250_000, ownShare: 0, narrative: "Half time each" },
};

/** An owner with an application whose budget is begun. */
async function buildScene(fields: object = {}) {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const entity = await app.buildEntity({ userId: ama.id });
  const { id } = await app.buildApplication({ entityId: entity.id, title: "Solar Call", ...fields });
  const owner = await app.as(ama);
  const path = `/api/applications/${id}/budget`;
  await owner.put(path).send(SETTINGS).expect(200);
  const read = async () => (await owner.get(path).expect(200)).body as BudgetView;
  const add = async (line: object = {}) =>
    (
      await owner
        .post(`${path}/lines`)
        .send({ ...LINE, ...line })
        .expect(201)
    ).body as BudgetLineView;
  const names = async () => (await read()).lines.map(({ description }) => description);
  return { id, entity, owner, path, read, add, names };
}

describe("the budget of an application", () => {
  it("is nothing until it is begun, and takes no line before", async () => {
    const ama = await app.buildUser();
    const entity = await app.buildEntity({ userId: ama.id });
    const { id } = await app.buildApplication({ entityId: entity.id });
    const owner = await app.as(ama);
    const { body } = await owner.get(`/api/applications/${id}/budget`).expect(200);
    expect(body).toEqual({ budget: null, lines: [] });
    await owner.post(`/api/applications/${id}/budget/lines`).send(LINE).expect(409);
  });

  it("keeps lines in whole numbers of the smallest unit, in their order", async () => {
    const { add, read, names } = await buildScene();
    const line = await add();
    expect(line).toEqual({ id: line.id, ...LINE, version: 1 });
    await add({ description: "Pumps", kind: "equipment" });
    await add({ description: "First", position: 0 });
    expect(await names()).toEqual(["First", "Two teachers", "Pumps"]);
    expect((await read()).budget).toEqual({ ...SETTINGS, version: 1 });
  });

  it("moves, changes and deletes lines", async () => {
    const { owner, path, add, names } = await buildScene();
    const [one, two] = [await add({ description: "One" }), await add({ description: "Two" })];
    await add({ description: "Three" });
    await owner.patch(`${path}/lines/${one.id}`).send({ position: 2 }).expect(200);
    expect(await names()).toEqual(["Two", "Three", "One"]);
    await owner.patch(`${path}/lines/${two.id}`).send({ description: "Second", version: 1 }).expect(200);
    await owner.delete(`${path}/lines/${one.id}`).expect(204);
    expect(await names()).toEqual(["Second", "Three"]);
    await owner.delete(`${path}/lines/${one.id}`).expect(404);
  });

  it("refuses a stale save and names what differs, but takes one that says the same", async () => {
    const { owner, path, add } = await buildScene();
    const { id } = await add();
    await owner.patch(`${path}/lines/${id}`).send({ unitPrice: 300_000, version: 1 }).expect(200);
    const { body } = await owner
      .patch(`${path}/lines/${id}`)
      .send({ unitPrice: 1, quantity: 12_000, version: 1 })
      .expect(409);
    expect(Object.keys(body.fieldErrors)).toEqual(["unitPrice"]);
    await owner.patch(`${path}/lines/${id}`).send({ unitPrice: 300_000, version: 1 }).expect(200);
    await owner
      .put(path)
      .send({ ...SETTINGS, years: 3, version: 1 })
      .expect(200);
    await owner
      .put(path)
      .send({ ...SETTINGS, years: 4, version: 1 })
      .expect(409);
  });

  it.each([
    ["ownShare", { ownShare: 3_000_001 }],
    ["year", { year: 3 }],
    ["unitPrice", { unitPrice: 1_000_000_000_000, quantity: 1_000_000 }],
    ["quantity", { quantity: 1.5 }],
    ["description", { description: " " }],
    ["kind", { kind: "gifts" }],
  ])("says at the field %s what cannot be", async (field, wrong) => {
    const { owner, path } = await buildScene();
    const { body } = await owner
      .post(`${path}/lines`)
      .send({ ...LINE, ...wrong })
      .expect(400);
    expect(Object.keys(body.fieldErrors)).toEqual([field]);
  });

  it("keeps its figures in a currency with other decimals, unless a part would be lost", async () => {
    const { owner, path, add, read } = await buildScene();
    const { id } = await add({ unitPrice: 250_050 });
    const change = (currency: string, version: number) =>
      owner.put(path).send({ ...SETTINGS, currency, version });
    const { body } = await change("JPY", 1).expect(400);
    expect(Object.keys(body.fieldErrors)).toEqual(["currency"]);
    await change("KWD", 1).expect(200);
    expect((await read()).lines[0]!.unitPrice).toBe(2_500_500);
    await owner.patch(`${path}/lines/${id}`).send({ unitPrice: 2_500_000 }).expect(200);
    await change("JPY", 2).expect(200);
    expect((await read()).lines[0]!.unitPrice).toBe(2_500);
  });

  it("keeps no fewer years than its lines have", async () => {
    const { owner, path, add } = await buildScene();
    await add({ year: 2 });
    await owner
      .put(path)
      .send({ ...SETTINGS, years: 1, version: 1 })
      .expect(400);
  });

  it("has at most as many lines as a budget may have", async () => {
    const { id, entity, owner, path } = await buildScene();
    await app.db.insert(budgetLines).values(
      Array.from({ length: BUDGET_LINES_MAX }, (_, position) => ({
        ...{ applicationId: id, entityId: entity.id, position, year: 1, kind: "other" as const },
        ...{ description: "Line", quantity: 1_000, unitPrice: 1 },
      })),
    );
    await owner.post(`${path}/lines`).send(LINE).expect(409);
  });

  it("is read by viewers and commenters, who change nothing", async () => {
    const { entity, path, add } = await buildScene();
    const { id } = await add();
    for (const role of ["viewer", "commenter"] as const) {
      const kofi = await app.buildUser();
      await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role });
      const other = await app.as(kofi);
      await other.get(path).expect(200);
      await other.put(path).send(SETTINGS).expect(403);
      await other.patch(`${path}/lines/${id}`).send({ year: 1 }).expect(403);
    }
  });

  it("is compared with the texts of the application", async () => {
    const { owner, id, path, add } = await buildScene({
      narrative: "The total budget is 36,000 euros. Our turnover is 900,000 euros.",
      aiDraftNarrative: "We request 30,000 euros.",
    });
    await add({ unitPrice: 250_000 });
    await owner
      .post(`/api/applications/${id}/questions`)
      .send({ questions: [{ question: "Why?" }] })
      .expect(201);
    const { body } = await owner.get(`${path}/mismatches`).expect(200);
    expect(body as FigureMismatchesView).toEqual({
      mismatches: [
        {
          where: { field: "narrative" },
          subject: "total",
          words: "total budget is 36,000 euros",
          ...{ stated: 3_600_000, planned: 3_000_000 },
        },
      ],
    });
  });

  it("is downloaded as a workbook and stands in the Word document", async () => {
    const { owner, id, path, add } = await buildScene();
    await add({ ownShare: 500_000, description: "=HYPERLINK(1)" });
    const sheet = await download(owner, `${path}/export.xlsx`);
    expect(sheet.headers["content-type"]).toContain("spreadsheetml");
    const lines = unzipEntries(sheet.bytes)["xl/worksheets/sheet1.xml"]!;
    expect(lines).toContain("=HYPERLINK(1)</t>");
    expect(lines).not.toContain("<f>=");
    const word = await download(owner, `/api/applications/${id}/export.docx`);
    const document = unzipEntries(word.bytes)["word/document.xml"]!;
    for (const part of ["Budget", "=HYPERLINK(1)", "Half time each", "30,000.00", "25,000.00", "5,000.00"])
      expect(document).toContain(part);
  });
});
