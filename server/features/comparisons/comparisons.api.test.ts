import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callLines, calls, memberships, opportunityMerges } from "@shared/schema/index";
import type { CallLineValue } from "@shared/validators/calls";
import type { CallKind } from "@shared/constants/calls";
import type { ComparisonView, EffortView } from "@shared/validators/comparisons";
import { startTestApp, testClock, type TestApp } from "../../test/app";

const NOW = "2030-06-15T12:00:00Z";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock(NOW) })));
afterAll(() => app.close());

type Caller = Awaited<ReturnType<TestApp["as"]>>;
const compare = async (caller: Caller, ids: string[], entityId?: string) =>
  (
    await caller
      .get("/api/opportunities/compare")
      .query({ ids: ids.join(","), entityId })
      .expect(200)
  ).body as ComparisonView;
const idsOf = ({ opportunities }: ComparisonView) => opportunities.map(({ id }) => id);

async function buildScene() {
  const user = await app.buildUser();
  const entity = await app.buildEntity({ userId: user.id, type: "Nonprofit", country: "GH" });
  const fits = await app.buildOpportunity({ name: "Ghana Grant", eligibleCountries: ["GH"] });
  const abroad = await app.buildOpportunity({ name: "Peru Prize", eligibleCountries: ["PE"] });
  return { user, entity, fits, abroad, caller: await app.as(user) };
}

/** A call that was read for an application, with these lines. */
async function buildReadCall(
  application: { id: string; entityId: string },
  lines: { [K in CallKind]?: CallLineValue[K][] },
  readAt = new Date(NOW),
) {
  const [call] = await app.db
    .insert(calls)
    .values({
      applicationId: application.id,
      entityId: application.entityId,
      source: "text",
      documentName: "The call",
      status: "read",
      readAt,
    })
    .returning({ id: calls.id });
  const rows = Object.entries(lines).flatMap(([kind, values]) =>
    values.map((value) => ({ kind: kind as CallKind, value })),
  );
  await app.db
    .insert(callLines)
    .values(
      rows.map((row, position) => ({ callId: call!.id, ...row, page: 1, quote: "As it says.", position })),
    );
}

describe("GET /api/opportunities/compare", () => {
  it("gives each in the order asked for, with its match and the rule that is not met", async () => {
    const { caller, entity, fits, abroad } = await buildScene();
    const compared = await compare(caller, [abroad.id, fits.id]);
    expect(idsOf(compared)).toEqual([abroad.id, fits.id]);
    expect(compared.leftOut).toEqual([]);
    const [first, second] = compared.opportunities;
    expect(first).toMatchObject({
      matchScore: null,
      matchedEntityId: entity.id,
      call: null,
      pastAwards: null,
    });
    expect(first!.matchGates.find(({ gate }) => gate === "country")?.verdict).toBe("not_met");
    expect(second!.matchScore).toBeGreaterThan(0);
  });

  it("says the same of each as its own page does", async () => {
    const { caller, fits, entity } = await buildScene();
    const { body } = await caller.get(`/api/opportunities/${fits.id}`).query({ entityId: entity.id });
    const { opportunities } = await compare(caller, [fits.id], entity.id);
    expect(opportunities).toEqual([{ ...body, call: null, pastAwards: null }]);
  });

  it("leaves out what is unknown or not published, and says which", async () => {
    const { caller, fits } = await buildScene();
    const pending = await app.buildOpportunity({ verificationStatus: "pending" });
    const compared = await compare(caller, [UNKNOWN, fits.id, pending.id]);
    expect(idsOf(compared)).toEqual([fits.id]);
    expect(compared.leftOut).toEqual([UNKNOWN, pending.id]);
  });

  it("shows one that was merged once, as the one in its place", async () => {
    const { caller, fits } = await buildScene();
    const merged = await app.buildOpportunity({ verificationStatus: "merged" });
    await app.db
      .insert(opportunityMerges)
      .values({ mergedId: merged.id, keptId: fits.id, statusBefore: "verified", mergedAt: new Date(NOW) });
    expect(idsOf(await compare(caller, [merged.id, fits.id]))).toEqual([fits.id]);
  });

  it("opens for another member by the same ids, matched with what is theirs", async () => {
    const { fits, abroad, entity } = await buildScene();
    const other = await app.as(await app.buildUser());
    const compared = await compare(other, [fits.id, abroad.id]);
    expect(compared.opportunities.map(({ matchScore }) => matchScore)).toEqual([null, null]);
    await other.get("/api/opportunities/compare").query({ ids: fits.id, entityId: entity.id }).expect(404);
  });

  it("compares three at most", async () => {
    const { caller, fits } = await buildScene();
    const ids = [1, 2, 3, 4].map((n) => UNKNOWN.replace(/0$/, String(n)));
    const { body } = await caller
      .get("/api/opportunities/compare")
      .query({ ids: ids.join(",") })
      .expect(400);
    expect(body).toMatchObject({ fieldErrors: { ids: ["Choose at most 3 to compare"] } });
    const twice = [fits.id, fits.id, fits.id, fits.id];
    expect(idsOf(await compare(caller, twice))).toEqual([fits.id]);
  });
});

describe("GET /api/opportunities/:id/effort", () => {
  const read = async (caller: Caller, id: string) =>
    ((await caller.get(`/api/opportunities/${id}/effort`).expect(200)).body as EffortView).call;

  it("counts what the call asks, in the sheet of an application", async () => {
    const { caller, entity, fits } = await buildScene();
    const application = await app.buildApplication({ entityId: entity.id, opportunityId: fits.id });
    await buildReadCall(application, {
      question: [
        { question: "Why?", limit: 300, unit: "words" },
        { question: "How?", limit: null, unit: null },
      ],
      document: [{ name: "Accounts" }],
      limit: [
        { number: 2, unit: "pages" },
        { number: 10, unit: "pages" },
        { number: 500, unit: "words" },
      ],
      cofunding: [{ basis: "rate", percent: 70 }],
      consortium: [{ form: "several", least: 3 }],
    });
    const call = {
      ...{ applicationId: application.id, readAt: "2030-06-15T12:00:00.000Z" },
      ...{ questions: 2, documents: 1, pagesMax: 10, coFundingShare: 30, consortiumMin: 3 },
    };
    expect(await read(caller, fits.id)).toEqual(call);
    expect((await compare(caller, [fits.id])).opportunities[0]!.call).toEqual(call);
  });

  it("says nothing of what the call does not say, and nothing before one was read", async () => {
    const { caller, entity, fits } = await buildScene();
    expect(await read(caller, fits.id)).toBeNull();
    const application = await app.buildApplication({ entityId: entity.id, opportunityId: fits.id });
    await buildReadCall(application, {
      cofunding: [{ basis: "none", percent: null }],
      document: [{ name: "CV" }],
    });
    expect(await read(caller, fits.id)).toMatchObject({
      ...{ questions: 0, documents: 1 },
      ...{ pagesMax: null, coFundingShare: null, consortiumMin: null },
    });
  });

  it("reads the sheets of one's own organisations alone, the newest first", async () => {
    const { caller, user, fits } = await buildScene();
    const strangers = await app.buildEntity({ userId: (await app.buildUser()).id });
    const theirs = await app.buildApplication({ entityId: strangers.id, opportunityId: fits.id });
    await buildReadCall(theirs, { question: [{ question: "Why?", limit: null, unit: null }] });
    expect(await read(caller, fits.id)).toBeNull();
    await app.db.insert(memberships).values({ entityId: strangers.id, userId: user.id, role: "viewer" });
    expect(await read(caller, fits.id)).toMatchObject({ applicationId: theirs.id, questions: 1 });
    await caller.get(`/api/opportunities/${UNKNOWN}/effort`).expect(404);
  });
});
