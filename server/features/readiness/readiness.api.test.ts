import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { FINDINGS_MAX } from "@shared/constants/readiness";
import { applications, callLines, calls, memberships, readinessDismissals } from "@shared/schema/index";
import type { MockReviewView, ReadinessView } from "@shared/validators/readiness";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";

let app: TestApp;
beforeAll(
  async () => void (app = await startTestApp({ clock: testClock("2030-03-01T12:00:00.000Z"), jobs: true })),
);
afterAll(() => app.close());

const NARRATIVE =
  "Sunrise Labs lights schools. In 2030 we will reach 500 pupils in six villages. Pumps will open in May 2029. [name of partner]";

async function buildScene(fields: object = {}) {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const kofi = await app.buildUser();
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "viewer" });
  const opportunity = await app.buildOpportunity({ businessPlanRequired: true, deadline: "2030-06-01" });
  const application = await app.buildApplication({
    ...{ entityId: entity.id, opportunityId: opportunity.id, title: "Solar Call", narrative: NARRATIVE },
    ...fields,
  });
  const [owner, viewer] = [await app.as(ama), await app.as(kofi)];
  const path = `/api/applications/${application.id}`;
  const read = async () => (await owner.get(`${path}/readiness`).expect(200)).body as ReadinessView;
  const write = (narrative: string) =>
    app.db.update(applications).set({ narrative }).where(eq(applications.id, application.id));
  /** Asks for a mock review and waits for it. */
  const review = async () => {
    const read = async () => (await owner.get(`${path}/mock-review`).expect(200)).body as MockReviewView;
    await owner.post(`${path}/mock-review`).expect(202);
    await eventually(async () => (await read()).run).toBe(null);
    return read();
  };
  return { ama, entity, application, owner, viewer, path, read, write, review };
}
const short = ({ findings }: ReadinessView) =>
  findings.map(({ code, place }) => [code, place.quote ?? place.id]);

describe("what to mend before an application is sent", () => {
  it("is found in its texts and documents, and promises of another live application count", async () => {
    const { entity, read } = await buildScene();
    await app.buildApplication({
      ...{ entityId: entity.id, title: "Other call", narrative: "In 2030 we will reach 800 pupils." },
    });
    await app.buildApplication({
      ...{
        entityId: entity.id,
        title: "Refused",
        narrative: "In 2030 we will reach 900 pupils.",
        status: "rejected",
      },
    });
    const view = await read();
    expect(short(view)).toEqual(
      expect.arrayContaining([
        ["no_document", "businessPlan"],
        ["placeholder", "[name of partner]"],
        ["past_as_future", "May 2029"],
        ["promise_differs", "500 pupils"],
      ]),
    );
    const promise = view.findings.find(({ code }) => code === "promise_differs");
    expect(promise?.against).toMatchObject({ quote: "800 pupils", application: { title: "Other call" } });
    expect(view.checked).toEqual({ texts: 1, documents: 0, applications: 1 });
  });

  it("is also the name of a funder outside the catalogue, but not in an application to that funder", async () => {
    const narrative = "We thank the Amber Trust for reading this.";
    const { entity, owner, read } = await buildScene({ narrative });
    const told = { entityId: entity.id, opportunityId: null, funderName: "Amber Trust", narrative };
    await app.buildApplication({ ...told, title: "Light for Schools" });
    const { id } = await app.buildApplication({ ...told, title: "Light for Clinics" });
    const listNames = ({ findings }: ReadinessView) =>
      findings.flatMap(({ code, params }) => (code === "other_name" ? [params.name] : []));
    expect(listNames(await read())).toEqual(["Amber Trust"]);
    const { body } = await owner.get(`/api/applications/${id}/readiness`).expect(200);
    expect(listNames(body as ReadinessView)).toEqual([]);
  });

  it("follows what was accepted of the call: its documents and its day", async () => {
    const { owner, path, application, read } = await buildScene();
    const text =
      "Deadline\nApplications must be received by 20 February 2030.\nRequired documents\n- Letters of support\n- Audited accounts";
    await owner.post(`${path}/call`).send({ source: "text", text }).expect(202);
    const status = async () =>
      (await app.db.select().from(calls).where(eq(calls.applicationId, application.id)))[0]?.status;
    await eventually(status).toBe("read");
    const ofCall = async () =>
      (await read()).findings.flatMap(({ code, params }) =>
        code === "deadline_passed" || params.name ? [[code, params]] : [],
      );
    expect(await ofCall()).toEqual([]);
    for (const kind of ["closing", "document"])
      await owner.patch(`${path}/call/lines`).send({ kind, accepted: true }).expect(200);
    expect(await ofCall()).toEqual(
      expect.arrayContaining([
        ["no_document", { name: "Letters of support" }],
        ["no_document", { name: "Audited accounts" }],
        ["deadline_passed", { deadline: "2030-02-20" }],
      ]),
    );
  });

  it("compares the narrative with the pages that were accepted of the call, and tells the estimate", async () => {
    const narrative = "Small farms water their fields in the dry months. ".repeat(300);
    const { owner, path, application, read } = await buildScene({ narrative });
    const text = "Format\nThe narrative must not exceed 2 pages, in letters of at least 12 points.";
    await owner.post(`${path}/call`).send({ source: "text", text }).expect(202);
    const status = async () =>
      (await app.db.select().from(calls).where(eq(calls.applicationId, application.id)))[0]?.status;
    await eventually(status).toBe("read");
    const pagesOf = async () =>
      (await read()).findings.filter(({ code }) => code === "too_many_pages").map(({ params }) => params);
    expect(await pagesOf()).toEqual([]);
    await owner.patch(`${path}/call/lines`).send({ kind: "limit", accepted: true }).expect(200);
    expect(await pagesOf()).toEqual([{ count: 4, limit: 2, points: 12 }]);
    await owner
      .patch(path)
      .send({ narrative: narrative.slice(0, 6_000) })
      .expect(200);
    expect(await pagesOf()).toEqual([]);
  });

  it("is judged as of the day on which it was sent", async () => {
    const plans = async (fields: object) =>
      short(await (await buildScene(fields)).read()).filter(([code]) => code === "past_as_future");
    expect(await plans({ status: "submitted", submittedDate: "2029-06-02" })).toEqual([
      ["past_as_future", "May 2029"],
    ]);
    expect(await plans({ status: "submitted", submittedDate: "2029-04-02" })).toEqual([]);
    // A day that was noted for a later sending says nothing yet.
    expect(await plans({ status: "in_progress", submittedDate: "2029-04-02" })).toHaveLength(1);
  });

  it("is found where the texts, the amount or the overhead contradict the budget", async () => {
    const { owner, path, read } = await buildScene({
      ...{ askingAmount: "50000", askingCurrency: "EUR" },
      narrative: "Our total budget is 60,000 EUR. It pays for travel and an office.",
    });
    const codes = async () =>
      (await read()).findings.flatMap(({ code, params, place }) =>
        code.includes("budget") || code.startsWith("overhead") ? [[code, params.amount, place.quote]] : [],
      );
    expect(await codes()).toEqual([]);
    expect((await read()).unchecked).toContain("budget");
    const settings = { currency: "EUR", years: 1, overheadCap: 1_000, overheadBase: "direct" };
    await owner.put(`${path}/budget`).send(settings).expect(200);
    for (const [kind, unitPrice] of [["travel", 4_000_000] as const, ["indirect", 500_000] as const])
      await owner
        .post(`${path}/budget/lines`)
        .send({
          ...{ year: 1, kind, workPackage: null, description: kind, quantity: 1_000, unit: null },
          ...{ unitPrice, ownShare: 0, narrative: null },
        })
        .expect(201);
    expect(await codes()).toEqual([
      ["overhead_above", "5000.00", null],
      ["budget_differs", "45000.00", expect.stringContaining("60,000 EUR") as string],
      ["budget_amount_differs", "45000.00", null],
    ]);
    expect((await read()).unchecked).not.toContain("budget");
  });

  it("is found where a text comes from a provider's draft and the call forbids that", async () => {
    const aiDraft = "Solar lamps let pupils read after dark, and their teachers report better marks.";
    const own = "We began in one village, with a loan from our neighbours, and grew from there.";
    const { entity, application, read, write } = await buildScene({
      ...{ narrative: `${aiDraft} ${own}`, aiDraftNarrative: aiDraft, aiProvider: "openai" },
    });
    const shares = async () =>
      (await read()).findings.flatMap(({ code, params, place }) =>
        code === "ai_forbidden" ? [[place.part, params.share]] : [],
      );
    expect(await shares()).toEqual([]);
    const [call] = await app.db
      .insert(calls)
      .values({ entityId: entity.id, applicationId: application.id, source: "text", documentName: "Call" })
      .returning();
    await app.db.insert(callLines).values({
      ...{ callId: call!.id, page: 1, position: 0, acceptedAt: new Date() },
      ...{ kind: "ai", value: { rule: "forbidden" }, quote: "Texts written with AI are rejected." },
    });
    expect(await shares()).toEqual([["narrative", 52]]);
    await write(own);
    expect(await shares()).toEqual([]);
  });

  it("is put aside with a reason, and comes back when its words change", async () => {
    const { owner, viewer, path, read, write } = await buildScene();
    const [finding] = (await read()).findings.filter(({ code }) => code === "placeholder");
    const body = { key: finding!.key, reason: "The partner signs on Monday" };
    await viewer.post(`${path}/readiness/dismissals`).send(body).expect(403);
    await owner
      .post(`${path}/readiness/dismissals`)
      .send({ ...body, reason: " " })
      .expect(400);
    const after = (await owner.post(`${path}/readiness/dismissals`).send(body).expect(201))
      .body as ReadinessView;
    expect(short(after)).not.toContainEqual(["placeholder", "[name of partner]"]);
    expect(after.dismissed[0]).toMatchObject({
      code: "placeholder",
      dismissal: { reason: body.reason, by: "Ama Mensah", at: "2030-03-01T12:00:00.000Z" },
    });
    await write(NARRATIVE.replace("[name of partner]", "With [name of partner] we build."));
    expect((await read()).dismissed).toEqual([]);
    expect(short(await read())).toContainEqual(["placeholder", "[name of partner]"]);
  });

  it("stays aside however many others were, of words that have changed since", async () => {
    const { application, owner, path, read } = await buildScene();
    const [finding] = (await read()).findings;
    await owner.post(`${path}/readiness/dismissals`).send({ key: finding!.key, reason: "Fine" }).expect(201);
    await app.db.insert(readinessDismissals).values(
      Array.from({ length: FINDINGS_MAX }, (_, n) => ({
        ...{ applicationId: application.id, key: `changed since ${n}`, reason: "Fine" },
        dismissedAt: new Date("2030-03-01T12:00:01.000Z"),
      })),
    );
    expect((await read()).dismissed.map(({ key }) => key)).toEqual([finding!.key]);
  });

  it("is taken up again, and the log of the organisation tells both", async () => {
    const { entity, owner, path, read } = await buildScene();
    const [finding] = (await read()).findings;
    const { body } = await owner
      .post(`${path}/readiness/dismissals`)
      .send({ key: finding!.key, reason: "Fine" })
      .expect(201);
    const [{ dismissal }] = (body as ReadinessView).dismissed as [ReadinessView["dismissed"][number]];
    await owner.delete(`${path}/readiness/dismissals/${dismissal.id}`).expect(204);
    expect((await read()).findings[0]!.key).toBe(finding!.key);
    const log = JSON.stringify((await owner.get(`/api/entities/${entity.id}/activity`).expect(200)).body);
    expect(log).toContain("Put a finding of the application “Solar Call” aside");
    expect(log).toContain("Took a finding of the application “Solar Call” up again");
  });
});

describe("a mock review", () => {
  const CRITERIA = [
    { title: "Reach: how many pupils benefit", description: null, weight: 60 },
    { title: "Marine biology of corals", description: null, weight: 40 },
  ];
  const TEXT =
    "We will reach 500 pupils in six villages. Each pupil gets a lamp, and 40 teachers are trained to mend it. The pupils take part in the planning.";

  it("judges each criterion with words of the texts, scores by weight, and is the same twice", async () => {
    const { owner, path, review: ask } = await buildScene({ narrative: TEXT });
    await owner.post(`${path}/mock-review`).expect(409);
    await owner.put(`${path}/mock-review/criteria`).send({ criteria: CRITERIA }).expect(200);
    const { review } = await ask();
    expect(review?.judgements.map(({ verdict, points }) => [verdict, points])).toEqual([
      ["pass", 60],
      ["fail", 0],
    ]);
    for (const { quote } of review!.judgements[0]!.evidence) expect(TEXT).toContain(quote);
    expect(review).toMatchObject({ score: 60, aiProvider: "builtin", by: "Ama Mensah", isOutdated: false });
    expect((await ask()).review).toEqual(review);
  });

  it("says when the texts have changed since, and keeps criteria that somebody else changed meanwhile", async () => {
    const { owner, path, write, review } = await buildScene({ narrative: TEXT });
    const first = (await owner.put(`${path}/mock-review/criteria`).send({ criteria: CRITERIA }).expect(200))
      .body as MockReviewView;
    await review();
    await write(`${TEXT} More.`);
    expect((await owner.get(`${path}/mock-review`).expect(200)).body.review.isOutdated).toBe(true);
    const send = (title: string) =>
      owner
        .put(`${path}/mock-review/criteria`)
        .send({ criteria: [{ title, weight: 1 }], basis: first.basis });
    await send("Impact").expect(200);
    await send("Team").expect(409);
  });
});
