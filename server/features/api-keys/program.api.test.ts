import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { awards, funderProfiles, memberships, savedSearches } from "@shared/schema/index";
import { API_SCOPES, type ApiScope } from "@shared/constants/api-keys";
import { startTestApp, type TestApp } from "../../test/app";
import { makeKey } from "../../test/helpers/api-keys";
import { createProgram, type Program, read, refusal } from "../../test/program/program";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const NOBODY = "11111111-1111-4111-8111-111111111111";
const at = (id: string) => ({ params: { path: { id } } });

/** An owner with an entity, and a program that was made from the description alone. */
async function buildScene(scopes: ApiScope[] = [...API_SCOPES]) {
  const owner = await app.buildUser();
  const entity = await app.buildEntity({ userId: owner.id, name: "Here" });
  const { secret } = await makeKey(app, owner, { scopes, entityId: entity.id });
  return { owner, entity, program: await createProgram(app, secret) };
}

/** Reads all pages of a search. */
async function listAll(program: Program, search: string) {
  const found = [];
  for (let page = 1; ; page += 1) {
    const query = { search, types: "grant", order: "deadline", page, limit: 2 } as const;
    const { opportunities, pagination } = await read(
      program.GET("/api/opportunities", { params: { query } }),
    );
    found.push(...opportunities);
    if (!pagination.hasMore) return found;
  }
}

describe("a program that is made from the description", () => {
  it("finds a call, starts an application, changes it, adds a task and reads all of it back", async () => {
    const { entity, program } = await buildScene();
    for (const n of [3, 1, 2])
      await app.buildOpportunity({
        ...{ name: `Heron Fund ${n}`, fundingType: "grant", deadline: `2099-01-0${n}` },
        ...{ funderName: "River Trust", maxAmount: "9000", currency: "EUR" },
      });
    await app.buildOpportunity({ name: "Heron Loan", fundingType: "loan" });

    const found = await listAll(program, "heron");
    expect(found.map(({ name }) => name)).toEqual(["Heron Fund 1", "Heron Fund 2", "Heron Fund 3"]);
    const call = await read(program.GET("/api/opportunities/{id}", at(found[0]!.id)));
    expect(call).toMatchObject({ closed: false, funderName: "River Trust", matchedEntityId: entity.id });
    expect(call.matchGates.find(({ gate }) => gate === "deadline")?.verdict).toBe("met");
    const points = call.matchParts.reduce((sum, part) => sum + part.points, 0);
    expect(points).toBe(call.matchScore);

    const { id, version } = await read(
      program.POST("/api/applications", {
        body: { entityId: entity.id, opportunityId: call.id, askingAmount: "4000.50" },
      }),
    );
    const changed = await read(
      program.PATCH("/api/applications/{id}", {
        ...at(id),
        body: { status: "in_progress", notes: "Called the funder", version },
      }),
    );
    expect(changed.version).toBeGreaterThan(version);
    const { tasks: before, people } = await read(program.GET("/api/applications/{id}/tasks", at(id)));
    expect(before).toEqual([]);
    const task = await read(
      program.POST("/api/applications/{id}/tasks", {
        ...at(id),
        body: { title: "Send the budget", dueDate: "2099-01-01", assigneeId: people[0]!.id },
      }),
    );
    const taskPath = { params: { path: { id, taskId: task.id } } };
    const done = await read(
      program.PATCH("/api/applications/{id}/tasks/{taskId}", { ...taskPath, body: { done: true } }),
    );
    expect(done).toMatchObject({ assignee: { name: "Ama Mensah" }, doneAt: expect.any(String) });

    const application = await read(program.GET("/api/applications/{id}", at(id)));
    expect(application).toMatchObject({
      ...{ status: "in_progress", notes: "Called the funder", askingAmount: "4000.50" },
      ...{ askingCurrency: "EUR", entity: { name: "Here" }, opportunity: { maxAmount: "9000.00" } },
    });
    const listed = await read(program.GET("/api/applications"));
    expect(listed.map((one) => [one.id, one.opportunity?.name])).toEqual([[id, "Heron Fund 1"]]);
    const after = await read(program.GET("/api/applications/{id}/tasks", at(id)));
    expect(after.tasks).toEqual([done]);
  });

  it("reads matches, the counts of filters and what is like a call", async () => {
    const { owner, entity, program } = await buildScene();
    const { id } = await app.buildOpportunity({ name: "Egret Fund", fundingType: "prize" });
    await app.buildOpportunity({ name: "Egret Award", fundingType: "prize" });
    await app.db.insert(savedSearches).values([
      { userId: owner.id, name: "Birds", search: "egret", facets: { types: ["prize"] } },
      { userId: owner.id, entityId: entity.id, name: "Shared", search: "heron" },
    ]);
    const { opportunities } = await read(program.GET("/api/opportunities/matched"));
    expect(new Set(opportunities.map((one) => one.matchedEntityId))).toEqual(new Set([entity.id]));
    const { total, facets } = await read(
      program.GET("/api/opportunities/facets", { params: { query: { search: "egret" } } }),
    );
    expect(total).toBe(2);
    expect(facets.types.options).toContainEqual({ value: "prize", label: null, count: 2 });
    const similar = await read(program.GET("/api/opportunities/{id}/similar", at(id)));
    expect(similar.opportunities.map((one) => one.id)).not.toContain(id);
    const { feedback } = await read(
      program.PUT("/api/opportunities/{id}/feedback", {
        ...at(id),
        body: { kind: "dismissed", reason: "amount" },
      }),
    );
    expect(feedback).toEqual({ kind: "dismissed", reason: "amount" });
    const marked = await read(
      program.GET("/api/opportunities", { params: { query: { show: "dismissed" } } }),
    );
    expect(marked.opportunities.map((one) => [one.id, one.feedback])).toEqual([[id, feedback]]);
    const searches = await read(program.GET("/api/saved-searches"));
    expect(searches.map(({ name, facets: chosen }) => [name, chosen.types])).toEqual(
      expect.arrayContaining([
        ["Birds", ["prize"]],
        ["Shared", undefined],
      ]),
    );
  });

  it("reads the directory, and whom a funder has funded", async () => {
    const { entity, program } = await buildScene();
    const name = "Stork Foundation";
    const rows = { name, country: "KE", geographyFocus: ["Africa"], rorId: "https://ror.org/021nxhr62" };
    const [funder] = await app.db.insert(funderProfiles).values(rows).returning();
    const { id } = await app.buildOpportunity({ name: "Stork Fund", funderName: name });
    await app.db.insert(awards).values({
      ...{ source: "360giving", sourceId: "stork-1", awardKey: "stork-1", funderId: funder!.id },
      ...{ funderName: name, linkedBy: "identifier", recipientName: "Nest Ltd", recipientType: "company" },
      ...{ recipientCountry: "KE", amount: "1200", currency: "GBP", awardedOn: "2026-01-02" },
      ...{ licence: "CC BY 4.0", readAt: app.clock.now() },
    });
    const listed = await read(program.GET("/api/funders"));
    expect(listed.find((one) => one.name === name)).toMatchObject({ id: funder!.id, country: "KE" });
    const profile = await read(program.GET("/api/funders/{id}", at(funder!.id)));
    expect(profile.opportunities).toMatchObject([{ id, name: "Stork Fund", isPutAway: false }]);
    expect(profile.fits.map(({ entityId }) => entityId)).toEqual([entity.id]);
    const path = { path: { id: funder!.id }, query: { recipientType: "company", limit: 5 } } as const;
    const given = await read(program.GET("/api/funders/{id}/awards", { params: path }));
    expect(given.awards).toMatchObject([{ recipientName: "Nest Ltd", amount: "1200.00" }]);
    expect(given.pagination).toEqual({ page: 1, total: 1, hasMore: false });
    const { summary } = await read(program.GET("/api/funders/{id}/awards/summary", at(funder!.id)));
    expect(summary?.sizes).toMatchObject([{ currency: "GBP", awards: 1 }]);
    const behind = await read(program.GET("/api/opportunities/{id}/funder", at(id)));
    expect(behind).toEqual({ funder: { id: funder!.id, name }, summary });
  });

  it("has an answer drafted, accepts it and reads the budget", async () => {
    const { owner, entity, program } = await buildScene();
    const { id } = await app.buildApplication({ entityId: entity.id });
    const text = "Beneficiaries\nOur lamps reach 400 families in the villages around Tamale.";
    await app.buildDocument({ entityId: entity.id, kind: "plan", text, pageEnds: [text.length] });
    const { questions } = await read(
      program.POST("/api/applications/{id}/questions", {
        ...at(id),
        body: { questions: [{ question: "Who are your beneficiaries?", limit: 20, unit: "words" }] },
      }),
    );
    const path = { params: { path: { id, questionId: questions[0]!.id } } };
    const { question, draft } = await read(
      program.POST("/api/applications/{id}/questions/{questionId}/draft", {
        ...path,
        body: { aiProvider: "builtin" },
      }),
    );
    const [sentence] = draft!.sentences;
    expect(sentence).toMatchObject({ source: { kind: "document", page: 1 } });
    const answered = await read(
      program.PATCH("/api/applications/{id}/questions/{questionId}", {
        ...path,
        body: { answer: sentence!.text, accepted: true, version: question.version },
      }),
    );
    expect(answered).toMatchObject({ limit: 20, unit: "words", acceptedBy: "Ama Mensah" });
    expect(answered.draftShares).toEqual({ ai: 0, builtin: 100 });
    const all = await read(program.GET("/api/applications/{id}/questions", at(id)));
    expect(all.questions).toEqual([answered]);

    const person = await app.as(owner);
    const budgetPath = `/api/applications/${id}/budget`;
    expect(await read(program.GET("/api/applications/{id}/budget", at(id)))).toMatchObject({ budget: null });
    const settings = { currency: "EUR", years: 1, overheadCap: 700, overheadBase: "direct" };
    await person.put(budgetPath).send(settings).expect(200);
    const line = { year: 1, kind: "personnel", description: "A teacher", workPackage: null };
    const amounts = { quantity: 1000, unit: null, unitPrice: 50_000, ownShare: 0, narrative: null };
    await person
      .post(`${budgetPath}/lines`)
      .send({ ...line, ...amounts })
      .expect(201);
    const { budget, lines } = await read(program.GET("/api/applications/{id}/budget", at(id)));
    expect(budget).toMatchObject(settings);
    expect(lines).toMatchObject([line]);
  });

  it("reads its organisation, which others share, and what is to be done next", async () => {
    const { entity, program } = await buildScene();
    const colleague = await app.buildUser();
    await app.db.insert(memberships).values({ entityId: entity.id, userId: colleague.id, role: "viewer" });
    const application = await app.buildApplication({ entityId: entity.id });
    const task = await read(
      program.POST("/api/applications/{id}/tasks", {
        ...at(application.id),
        body: { title: "Call", dueDate: "2099-01-01" },
      }),
    );
    const organisation = await read(program.GET("/api/entities/{id}", at(entity.id)));
    expect(organisation).toMatchObject({ name: "Here", isShared: true });
    expect(await read(program.GET("/api/entities"))).toEqual([organisation]);
    const { tasks } = await read(program.GET("/api/tasks/next"));
    expect(tasks).toMatchObject([{ id: task.id, entityName: "Here", isOwn: false }]);
  });

  it("gets files as text and as bytes", async () => {
    const { entity, program } = await buildScene();
    const { id } = await app.buildOpportunity({ name: "Bittern Fund", deadline: "2099-01-01" });
    const application = await app.buildApplication({ entityId: entity.id, opportunityId: id });
    const search = { params: { query: { search: "bittern" } } };
    const table = await read(program.GET("/api/opportunities/export.csv", { ...search, parseAs: "text" }));
    expect(table).toContain("Bittern Fund");
    const { opportunities, isCut } = await read(program.GET("/api/opportunities/export.json", search));
    expect({ isCut, names: opportunities.map(({ name }) => name) }).toEqual({
      isCut: false,
      names: ["Bittern Fund"],
    });
    const own = await read(program.GET("/api/applications/export.csv", { parseAs: "text" }));
    expect(own).toContain("Bittern Fund");
    const calendar = await read(
      program.GET("/api/opportunities/{id}/calendar.ics", { ...at(id), parseAs: "text" }),
    );
    expect(calendar).toMatch(/^BEGIN:VCALENDAR/);
    const document = await read(
      program.GET("/api/applications/{id}/export.docx", { ...at(application.id), parseAs: "arrayBuffer" }),
    );
    expect(Buffer.from(document).subarray(0, 2).toString()).toBe("PK");
  });

  it("branches on the code of an error, and reads which field is wrong", async () => {
    const { entity, program } = await buildScene();
    const { id } = await app.buildApplication({ entityId: entity.id });
    const missing = await refusal(program.GET("/api/applications/{id}", at(NOBODY)));
    expect([missing.status, missing.error.code]).toEqual([404, "not_found"]);
    const wrong = await refusal(
      program.POST("/api/applications/{id}/tasks", { ...at(id), body: { title: "", dueDate: "soon" } }),
    );
    expect(wrong.error.code).toBe("validation_failed");
    expect(Object.keys(wrong.error.fieldErrors ?? {})).toEqual(["title", "dueDate"]);
    const change = (notes: string, version: number) =>
      program.PATCH("/api/applications/{id}", { ...at(id), body: { notes, version } });
    const { version } = await read(program.GET("/api/applications/{id}", at(id)));
    await read(change("First", version));
    const stale = await refusal(change("Second", version));
    expect([stale.status, stale.error.code]).toEqual([409, "conflict"]);

    const reader = await buildScene(["catalogue:read"]);
    const narrow = await refusal(reader.program.GET("/api/applications"));
    expect([narrow.status, narrow.error.code]).toEqual([403, "forbidden"]);
    const unknown = await createProgram(app, `amb_${"0".repeat(72)}`);
    const shut = await refusal(unknown.GET("/api/opportunities"));
    expect([shut.status, shut.error.code]).toEqual([401, "unauthenticated"]);
  });

  it("does not compile with what the description does not have", async () => {
    const { program } = await buildScene();
    // @ts-expect-error: no key may read the account.
    await program.GET("/api/auth/user").catch(() => {});
    const query = { order: "name" } as const;
    // @ts-expect-error: the list has no such order.
    const answer = await refusal(program.GET("/api/opportunities", { params: { query } }));
    // @ts-expect-error: a list has nothing that could conflict.
    expect(answer.error.code === "conflict").toBe(false);
  });
});
