import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberships } from "@shared/schema/index";
import type { AfterView, ObligationView, SpendingView } from "@shared/validators/obligations";
import { startTestApp, testClock, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock("2030-03-01T12:00:00.000Z") })));
afterAll(() => app.close());

type Fields = Parameters<TestApp["buildApplication"]>[0];
async function buildScene(fields: Fields = {}) {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const entity = await app.buildEntity({ userId: ama.id });
  const application = await app.buildApplication({
    ...{ entityId: entity.id, title: "Solar Call", status: "funded" as const, askingCurrency: "USD" },
    ...{ awardedAmount: "1000.00", awardedCurrency: "USD", ...fields },
  });
  const path = `/api/applications/${application.id}`;
  const owner = await app.as(ama);
  const join = async (role: "editor" | "commenter" | "viewer") => {
    const user = await app.buildUser();
    await app.db.insert(memberships).values({ entityId: entity.id, userId: user.id, role });
    return app.as(user);
  };
  const read = async () => (await owner.get(`${path}/after`).expect(200)).body as AfterView;
  const spend = async (amount: string, kind = "travel") =>
    (await owner.post(`${path}/spendings`).send({ spentOn: "2030-02-01", kind, amount }).expect(201))
      .body as SpendingView;
  const oblige = async (fields: object) =>
    (await owner.post(`${path}/obligations`).send(fields).expect(201)).body as ObligationView;
  const tell = async () =>
    (await owner.get(`/api/entities/${entity.id}/activity`).expect(200)).body.items as { text: string }[];
  return { ama, entity, application, path, owner, join, read, spend, oblige, tell };
}

describe("what a funder decided", () => {
  it("is kept with the amount, the feedback and its reasons, and can be mended", async () => {
    const { path, owner, read } = await buildScene({ status: "submitted", awardedAmount: null });
    const result = {
      ...{ status: "funded", decisionDate: "2030-02-20", awardedAmount: "900.50" },
      ...{ feedback: "Strong plan", reasons: ["plan", "team", "plan"] },
    };
    await owner.put(`${path}/result`).send(result).expect(200);
    expect((await read()).result).toMatchObject({ ...result, currency: "USD", reasons: ["plan", "team"] });
    const refused = { status: "rejected", decisionDate: "2030-02-21", awardedAmount: null, feedback: null };
    await owner.put(`${path}/result`).send(refused).expect(200);
    expect((await read()).result).toMatchObject(refused);
  });

  it("is refused when the application was changed meanwhile", async () => {
    const { path, owner, read } = await buildScene();
    const { version } = (await read()).result;
    await owner.patch(path).send({ notes: "New" }).expect(200);
    await owner.put(`${path}/result`).send({ status: "rejected", version }).expect(409);
    expect((await read()).result.status).toBe("funded");
  });

  it("is not overwritten in a field that another changed since the edit began; other fields are saved", async () => {
    const { path, owner, read } = await buildScene({ status: "submitted", awardedAmount: null });
    const begun = {
      status: "funded",
      decisionDate: "2030-02-20",
      awardedAmount: null,
      feedback: null,
      reasons: [],
    };
    const before = { ...begun, isRecorded: false };
    await owner
      .put(`${path}/result`)
      .send({ ...begun, status: "rejected", before })
      .expect(200);
    // Another form was opened before that, with the same first values, and nobody had decided.
    const { body } = await owner
      .put(`${path}/result`)
      .send({ ...begun, before })
      .expect(409);
    expect(Object.keys(body.fieldErrors)).toEqual(["status"]);
    expect((await read()).result.status).toBe("rejected");
    // Two forms of a recorded result change different fields, and a change elsewhere in the application is none of the result.
    const recorded = { ...begun, status: "rejected", isRecorded: true };
    await owner.patch(path).send({ notes: "New" }).expect(200);
    const { isRecorded: _isRecorded, ...fields } = recorded;
    await owner
      .put(`${path}/result`)
      .send({ ...fields, feedback: "Too early", before: recorded })
      .expect(200);
    await owner
      .put(`${path}/result`)
      .send({ ...fields, awardedAmount: "10", before: recorded })
      .expect(200);
    expect((await read()).result).toMatchObject({ feedback: "Too early", awardedAmount: "10.00" });
    await owner
      .put(`${path}/result`)
      .send({ ...fields, awardedAmount: "20", before: { ...recorded, awardedAmount: "10" } })
      .expect(200);
    expect((await read()).result).toMatchObject({ feedback: "Too early", awardedAmount: "20.00" });
  });

  it("keeps a completed application completed when its feedback is written down", async () => {
    const { path, owner } = await buildScene({ status: "completed" });
    await owner.put(`${path}/result`).send({ status: "funded", feedback: "Thank you" }).expect(200);
    expect((await owner.get(path).expect(200)).body.status).toBe("completed");
  });
});

describe("conditions and reports of an award", () => {
  it("are changed in title and date, done, opened again and deleted, and the log tells it", async () => {
    const { path, owner, oblige, read, tell } = await buildScene();
    const { id } = await oblige({ kind: "report", title: "Interim report", dueDate: "2030-05-01" });
    const change = async (fields: object) =>
      (await owner.patch(`${path}/obligations/${id}`).send(fields).expect(200)).body as ObligationView;
    expect(await change({ title: "First report", dueDate: "2030-06-01" })).toMatchObject({
      ...{ kind: "report", title: "First report", dueDate: "2030-06-01", doneAt: null },
    });
    expect(await change({ done: true })).toMatchObject({
      ...{ title: "First report", doneAt: "2030-03-01T12:00:00.000Z", doneBy: "Ama Mensah" },
    });
    expect(await change({ done: false })).toMatchObject({ doneAt: null, doneBy: null });
    await owner.delete(`${path}/obligations/${id}`).expect(204);
    await owner.delete(`${path}/obligations/${id}`).expect(404);
    expect((await read()).obligations).toEqual([]);
    expect((await tell()).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "Changed “First report” of the award of “Solar Call”",
        "Finished “First report” of the award of “Solar Call”",
        "Deleted “First report” of the award of “Solar Call”",
      ]),
    );
    expect((await tell()).filter(({ text }) => text.startsWith("Changed “"))).toHaveLength(1);
  });

  it("are not overwritten: what two editors changed is told, and what only one did is kept", async () => {
    const { path, owner, join, oblige, read } = await buildScene();
    const editor = await join("editor");
    const before = { title: "Interim report", dueDate: "2030-05-01" };
    const { id } = await oblige({ kind: "report", ...before });
    const first = { ...before, dueDate: "2030-05-15", before };
    await editor.patch(`${path}/obligations/${id}`).send(first).expect(200);
    // Only the title was changed here: the other's date stays.
    await owner
      .patch(`${path}/obligations/${id}`)
      .send({ ...before, title: "First report", before })
      .expect(200);
    const stored = { title: "First report", dueDate: "2030-05-15" };
    expect((await read()).obligations[0]).toMatchObject(stored);
    const { body } = await owner
      .patch(`${path}/obligations/${id}`)
      .send({ ...before, dueDate: "2030-06-01", before })
      .expect(409);
    expect(body).toMatchObject({ code: "conflict", fieldErrors: { dueDate: ["Was changed meanwhile"] } });
    expect(Object.keys(body.fieldErrors)).toEqual(["dueDate"]);
    expect((await read()).obligations[0]).toMatchObject(stored);
    // The same change of both is none.
    await owner
      .patch(`${path}/obligations/${id}`)
      .send({ ...before, dueDate: stored.dueDate, before })
      .expect(200);
    await owner
      .patch(`${path}/obligations/${id}`)
      .send({ ...stored, dueDate: "2030-06-01", before: stored })
      .expect(200);
    expect((await read()).obligations[0]).toMatchObject({ ...stored, dueDate: "2030-06-01" });
    // Whether it is done is no text: the last word counts, whatever else changed.
    await editor.patch(`${path}/obligations/${id}`).send({ done: true, before }).expect(200);
  });

  it("lose their date only where none is needed", async () => {
    const { path, owner, oblige } = await buildScene();
    const report = await oblige({ kind: "report", title: "Report", dueDate: "2030-05-01" });
    const { body } = await owner
      .patch(`${path}/obligations/${report.id}`)
      .send({ dueDate: null })
      .expect(400);
    expect(JSON.stringify(body)).toContain("A report needs its due date");
    const condition = await oblige({ kind: "condition", title: "Open an account", dueDate: "2030-05-01" });
    await owner.patch(`${path}/obligations/${condition.id}`).send({ dueDate: "" }).expect(200);
  });

  it("belong to an award: not before it, and under no other application", async () => {
    const { path, owner, oblige } = await buildScene();
    const { id } = await oblige({ kind: "condition", title: "Open an account" });
    const other = await buildScene();
    await other.owner.patch(`${other.path}/obligations/${id}`).send({ title: "Mine" }).expect(404);
    await other.owner.patch(`${path}/obligations/${id}`).send({ title: "Mine" }).expect(404);
    await other.owner.delete(`${path}/obligations/${id}`).expect(404);
    const open = await buildScene({ status: "submitted", awardedAmount: null });
    for (const [list, body] of [
      ["obligations", { kind: "condition", title: "Open an account" }],
      ["spendings", { spentOn: "2030-02-01", kind: "travel", amount: "5" }],
      ["outcomes", { text: "500 lamps", reachedOn: "2030-02-01" }],
    ] as const)
      await open.owner.post(`${open.path}/${list}`).send(body).expect(409);
    expect((await owner.get(`${path}/after`).expect(200)).body.obligations).toHaveLength(1);
  });
});

describe("what was spent of an award", () => {
  it("adds up exactly in the smallest unit, and is named in that of the award", async () => {
    const { read, spend } = await buildScene();
    for (const amount of ["0.10", "0.2", "19.99"]) await spend(amount);
    expect((await read()).summary).toEqual({
      ...{ spent: "20.29", left: "979.71", warning: null },
      kinds: [{ kind: "travel", spent: "20.29", planned: null, left: null, warning: null }],
    });
  });

  it("has no smaller parts than its currency", async () => {
    const { path, owner, read, spend } = await buildScene({
      ...{ awardedAmount: "5000", awardedCurrency: "JPY", askingCurrency: "JPY" },
    });
    const bad = { spentOn: "2030-02-01", kind: "travel", amount: "10.50" };
    const { body } = await owner.post(`${path}/spendings`).send(bad).expect(400);
    expect(JSON.stringify(body)).toContain("JPY has no such small amounts");
    expect((await spend("10.00")).amount).toBe("10");
    expect((await read()).summary).toMatchObject({ spent: "10", left: "4990" });
  });

  it("warns at 80, 90 and 100 percent of the award, and says by how much it is over", async () => {
    const { path, owner, read, spend } = await buildScene();
    const warnings: unknown[] = [];
    let last: SpendingView | undefined;
    for (const amount of ["799.99", "0.01", "100.00", "99.99", "0.01", "50"]) {
      last = await spend(amount);
      const { left, warning } = (await read()).summary;
      warnings.push([left, warning]);
    }
    expect(warnings).toEqual([
      ["200.01", null],
      ["200.00", 80],
      ["100.00", 90],
      ["0.01", 90],
      ["0.00", 100],
      ["-50.00", 100],
    ]);
    await owner.delete(`${path}/spendings/${last!.id}`).expect(204);
    expect((await read()).summary).toMatchObject({ left: "0.00", warning: 100 });
  });

  it("is held beside what the budget asks of the funder for each kind of cost", async () => {
    const { path, owner, read, spend } = await buildScene();
    const settings = { currency: "USD", years: 1, overheadCap: null, overheadBase: "direct" };
    await owner.put(`${path}/budget`).send(settings).expect(200);
    const line = {
      ...{ year: 1, kind: "travel", workPackage: null, description: "Bus", quantity: 2_000, unit: null },
      ...{ unitPrice: 30_000, ownShare: 10_000, narrative: null },
    };
    await owner.post(`${path}/budget/lines`).send(line).expect(201);
    await spend("450");
    expect((await read()).summary.kinds).toEqual([
      { kind: "travel", spent: "450.00", planned: "500.00", left: "50.00", warning: 90 },
    ]);
    await owner.put(`${path}/budget`).send({ ...settings, currency: "EUR", version: 1 });
    const { body } = await owner.get(`${path}/budget`).expect(200);
    expect(body.budget.currency).toBe("EUR");
    expect((await read()).summary.kinds[0]).toMatchObject({ planned: null, warning: null });
  });
});

describe("what came of an award", () => {
  it("is offered where a next application is asked for results, and nowhere else", async () => {
    const { path, owner, entity, application } = await buildScene();
    const outcome = { text: "500 pupils have light", figure: "500 pupils", reachedOn: "2030-02-01" };
    await owner.post(`${path}/outcomes`).send(outcome).expect(201);
    const ask = async (question: string, exceptId?: string) =>
      (
        await owner
          .get("/api/questions/answers")
          .query({ entityId: entity.id, question, ...(exceptId && { exceptId }) })
          .expect(200)
      ).body.outcomes as object[];
    const results = "What results have you achieved so far?";
    expect(await ask(results)).toEqual([
      expect.objectContaining({ ...outcome, applicationTitle: "Solar Call", applicationId: application.id }),
    ]);
    expect(await ask(results, application.id)).toEqual([]);
    expect(await ask("Who is on your team?")).toEqual([]);
  });

  it("is offered with the funder of a call outside the catalogue", async () => {
    const { path, owner, entity } = await buildScene({ opportunityId: null, funderName: "Amber Trust" });
    await owner.post(`${path}/outcomes`).send({ text: "Lamps", reachedOn: "2030-02-01" }).expect(201);
    const { body } = await owner
      .get("/api/questions/answers")
      .query({ entityId: entity.id, question: "What results have you achieved so far?" })
      .expect(200);
    expect(body.outcomes).toMatchObject([{ text: "Lamps", funderName: "Amber Trust" }]);
  });

  it("ends with being deleted", async () => {
    const { path, owner, read } = await buildScene();
    const { body } = await owner
      .post(`${path}/outcomes`)
      .send({ text: "Lamps", reachedOn: "2030-02-01" })
      .expect(201);
    await owner.delete(`${path}/outcomes/${body.id}`).expect(204);
    expect((await read()).outcomes).toEqual([]);
  });
});

describe("who may do it", () => {
  it("is who may edit; others of the entity read, and a stranger finds nothing", async () => {
    const { path, join, read } = await buildScene();
    const calls = [
      ["put", "result", { status: "rejected" }],
      ["post", "obligations", { kind: "condition", title: "Open an account" }],
      ["post", "spendings", { spentOn: "2030-02-01", kind: "travel", amount: "5" }],
      ["post", "outcomes", { text: "Lamps", reachedOn: "2030-02-01" }],
    ] as const;
    for (const role of ["viewer", "commenter"] as const) {
      const member = await join(role);
      await member.get(`${path}/after`).expect(200);
      for (const [method, list, body] of calls)
        await member[method](`${path}/${list}`).send(body).expect(403);
    }
    const stranger = await app.as(await app.buildUser());
    await stranger.get(`${path}/after`).expect(404);
    for (const [method, list, body] of calls)
      await stranger[method](`${path}/${list}`).send(body).expect(404);
    const after = await read();
    expect(after).toMatchObject({ obligations: [], spendings: [], outcomes: [] });
    expect(after.result.status).toBe("funded");
    const editor = await join("editor");
    for (const [method, list, body] of calls.slice(1))
      await editor[method](`${path}/${list}`).send(body).expect(201);
  });
});
