import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHORTLIST_ITEMS_MAX } from "@shared/constants/shortlists";
import { entityActivity, fundingOpportunities } from "@shared/schema/index";
import type { SharedShortlistView, ShortlistView } from "@shared/validators/shortlists";
import { createApp } from "../../app/app";
import { startTestApp, type TestApp } from "../../test/app";
import request from "supertest";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** Somebody with an organisation and a shortlist of two opportunities. */
async function build() {
  const user = await app.buildUser();
  const me = await app.as(user);
  const entity = await app.buildEntity({ userId: user.id, name: "Sunrise Labs" });
  const [first, second] = [
    await app.buildOpportunity({ name: "First Grant" }),
    await app.buildOpportunity({ name: "Second Grant" }),
  ];
  const items = [
    { opportunityId: second.id, note: "Ask <b>Kofi</b>" },
    { opportunityId: first.id, note: "" },
  ];
  const made = await me
    .post("/api/shortlists")
    .send({ entityId: entity.id, name: "Best", items })
    .expect(201);
  const list = made.body as ShortlistView;
  return { user, me, entity, first, second, items, list, path: `/api/shortlists/${list.id}` };
}
type Built = Awaited<ReturnType<typeof build>>;

const open = async ({ me, path }: Built) => {
  const { body } = await me.post(`${path}/link`).expect(201);
  const { url } = body as ShortlistView;
  expect(url).toMatch(/\/shared#token=[\w-]{44}$/);
  return url!.split("#token=")[1]!;
};
const readShared = (token: string) => app.visitor.post("/api/shared/read").send({ token });
const kinds = async ({ entity }: Built) =>
  (await app.db.select().from(entityActivity).where(eq(entityActivity.entityId, entity.id)))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("shortlist"));

describe("a shortlist", () => {
  it("holds its opportunities in their order with a note each, and stands in the list of its members", async () => {
    const { me, list, second, path } = await build();
    expect(list).toMatchObject({ name: "Best", entityName: "Sunrise Labs", version: 1, url: null });
    expect(list.items.map(({ note, opportunity }) => [opportunity?.name, note])).toEqual([
      ["Second Grant", "Ask <b>Kofi</b>"],
      ["First Grant", ""],
    ]);
    expect(list.items[0]!.opportunityId).toBe(second.id);
    expect((await me.get(path).expect(200)).body).toEqual(list);
    expect((await me.get("/api/shortlists").expect(200)).body).toMatchObject([
      { id: list.id, name: "Best", count: 2, isOpen: false },
    ]);
  });

  it("is saved as a whole, and not over what somebody else has saved", async () => {
    const { me, path, items } = await build();
    const changed = { name: "Better", items: [{ ...items[0], note: "Sent" }], version: 1 };
    const saved = (await me.put(path).send(changed).expect(200)).body as ShortlistView;
    expect(saved).toMatchObject({ name: "Better", version: 2, items: [{ note: "Sent" }] });
    const { body } = await me.put(path).send({ name: "Late", items, version: 1 }).expect(409);
    expect(body).toMatchObject({ code: "conflict" });
    expect((await me.get(path)).body).toMatchObject({ name: "Better", version: 2 });
  });

  it("takes at most twenty, each once, and only what is published", async () => {
    const { me, entity, first } = await build();
    const make = (items: object[]) =>
      me.post("/api/shortlists").send({ entityId: entity.id, name: "X", items });
    const item = { opportunityId: first.id };
    await make(Array.from({ length: SHORTLIST_ITEMS_MAX + 1 }, () => item)).expect(400);
    const twice = (await make([item, item]).expect(201)).body as ShortlistView;
    expect(twice.items).toHaveLength(1);
    const hidden = await app.buildOpportunity({ verificationStatus: "pending" });
    const { body } = await make([item, { opportunityId: hidden.id }]).expect(400);
    expect(body).toMatchObject({ fieldErrors: { items: ["An opportunity is not published"] } });
  });

  it("keeps the note of what is no longer published", async () => {
    const { me, path, items, second } = await build();
    await app.db
      .update(fundingOpportunities)
      .set({ verificationStatus: "rejected" })
      .where(eq(fundingOpportunities.id, second.id));
    const { body } = await me.put(path).send({ name: "Best", items, version: 1 }).expect(200);
    expect((body as ShortlistView).items[0]).toMatchObject({ note: "Ask <b>Kofi</b>", opportunity: null });
  });

  it("does not exist for anybody else, and its deletion is final", async () => {
    const built = await build();
    const { me, path, items } = built;
    const stranger = await app.as(await app.buildUser());
    await stranger.get(path).expect(404);
    await stranger.put(path).send({ name: "Mine", items, version: 1 }).expect(404);
    await stranger.post(`${path}/link`).expect(404);
    await stranger.delete(path).expect(404);
    expect((await stranger.get("/api/shortlists").expect(200)).body).toEqual([]);
    await me.delete(path).expect(204);
    await me.get(path).expect(404);
    expect(await kinds(built)).toEqual(["shortlist_made", "shortlist_deleted"]);
  });
});

describe("the link of a shortlist", () => {
  it("shows anybody the published opportunities and the notes, and nothing of a person", async () => {
    const built = await build();
    await app.db
      .update(fundingOpportunities)
      .set({ verificationStatus: "rejected" })
      .where(eq(fundingOpportunities.id, built.first.id));
    const { body, headers } = await readShared(await open(built)).expect(200);
    const shared = body as SharedShortlistView;
    expect(shared).toMatchObject({ name: "Best", entityName: "Sunrise Labs" });
    expect(shared.items.map(({ note, opportunity }) => [opportunity.name, note])).toEqual([
      ["Second Grant", "Ask <b>Kofi</b>"],
    ]);
    expect(Object.keys(shared).sort()).toEqual(["entityName", "items", "name"]);
    for (const secret of [built.user.id, built.user.email, built.list.id])
      expect(JSON.stringify(body)).not.toContain(secret);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("does not work before it is switched on, after it is ended, replaced or forged", async () => {
    const built = await build();
    const { me, path } = built;
    const first = await open(built);
    const second = await open(built);
    await readShared(first).expect(404);
    await readShared(second).expect(200);
    await readShared(`${second.slice(0, -1)}${second.endsWith("A") ? "Q" : "A"}`).expect(404);
    await me.delete(`${path}/link`).expect(204);
    await readShared(second).expect(404);
    expect((await me.get(path)).body).toMatchObject({ url: null });
    expect(await kinds(built)).toEqual([
      "shortlist_made",
      "shortlist_opened",
      "shortlist_opened",
      "shortlist_closed",
    ]);
  });

  it("is neither made nor read where visitors see no opportunities", async () => {
    const built = await build();
    const token = await open(built);
    const closed = createApp({ ...app.deps, config: { ...app.config, OPEN_CATALOGUE: "off" } });
    await request(closed).post("/api/shared/read").send({ token }).expect(404);
  });
});
