import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicOpportunityView } from "@shared/validators/public-catalogue";
import type { SimilarListView } from "@shared/validators/opportunities";
import { startTestApp, type TestApp } from "../../../test/app";
import { refreshOpportunityEmbeddings } from "../../matching/retrieval/embeddings.service";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

type Caller = Awaited<ReturnType<TestApp["as"]>>;
const read = async (caller: Caller, id: string, entityId?: string) =>
  (
    (await caller.get(`/api/opportunities/${id}/similar`).query({ entityId }).expect(200))
      .body as SimilarListView
  ).opportunities;

/** One opportunity about something, and others about the same, the nearest of them first. */
async function buildAlike(words: string, others: number) {
  const one = await app.buildOpportunity({ name: `The ${words} Fund`, description: `For ${words}.` });
  const alike = [];
  for (let n = 1; n <= others; n += 1)
    alike.push(
      await app.buildOpportunity({
        name: `The ${words} Prize ${n}`,
        description: `For ${words}.`,
        eligibleCountries: ["GH"],
      }),
    );
  await refreshOpportunityEmbeddings(app.deps);
  return { one, alike };
}

describe("GET /api/opportunities/:id/similar", () => {
  it("lists six open ones at most, without itself", async () => {
    const { one, alike } = await buildAlike("harbour seals and their nurseries", 7);
    const shown = await read(await app.as(await app.buildUser()), one.id);
    expect(shown).toHaveLength(6);
    const ids = alike.map(({ id }) => id);
    for (const { id } of shown) expect(ids).toContain(id);
  });

  it("leaves out what the person has hidden, and only for that person", async () => {
    const { one, alike } = await buildAlike("choirs of retired miners", 2);
    const caller = await app.as(await app.buildUser());
    const [first, second] = alike;
    await caller.put(`/api/opportunities/${first!.id}/feedback`).send({ kind: "dismissed" }).expect(200);
    await caller.put(`/api/opportunities/${second!.id}/feedback`).send({ kind: "saved" }).expect(200);
    const shown = await read(caller, one.id);
    expect(shown[0]).toMatchObject({ id: second!.id, feedback: { kind: "saved" } });
    expect(shown.map(({ id }) => id)).not.toContain(first!.id);
    const others = await read(await app.as(await app.buildUser()), one.id);
    expect(
      others
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first!.id, second!.id].sort());
  });

  it("scores each for the organisation that is asked for", async () => {
    const { one, alike } = await buildAlike("bakeries on river barges", 1);
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id, type: "Nonprofit", country: "GH" });
    const caller = await app.as(user);
    const [nearest] = await read(caller, one.id, entity.id);
    expect(nearest).toMatchObject({ id: alike[0]!.id, matchScore: expect.any(Number) as number });
    const stranger = await app.as(await app.buildUser());
    await stranger.get(`/api/opportunities/${one.id}/similar`).query({ entityId: entity.id }).expect(404);
  });

  it("lists the same as visitors are shown, as far as they are shown them", async () => {
    const { one } = await buildAlike("lighthouse keepers who paint", 3);
    const { body } = await app.visitor.get(`/api/public/opportunities/${one.slug}`).expect(200);
    const visitors = (body as PublicOpportunityView).similar.map(({ id }) => id);
    const shown = await read(await app.as(await app.buildUser()), one.id);
    expect(shown.slice(0, visitors.length).map(({ id }) => id)).toEqual(visitors);
  });

  it("leads from one that has closed to open ones of its themes, and to nothing from a hidden one", async () => {
    const focus = { industryFocus: ["forestry"] };
    const closed = await app.buildOpportunity({ ...focus, name: "Grove Fund 2019", deadline: "2019-05-01" });
    const open = await app.buildOpportunity({ ...focus, name: "Sapling Grant" });
    const caller = await app.as(await app.buildUser());
    expect((await read(caller, closed.id)).map(({ id }) => id)).toContain(open.id);
    const pending = await app.buildOpportunity({ verificationStatus: "pending" });
    for (const id of [UNKNOWN, pending.id]) await caller.get(`/api/opportunities/${id}/similar`).expect(404);
  });
});
