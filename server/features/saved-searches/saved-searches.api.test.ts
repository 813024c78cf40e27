import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SAVED_SEARCHES_MAX } from "@shared/constants/news";
import { savedSearches } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function someone() {
  const user = await app.buildUser();
  const me = await app.as(user);
  const save = (body: object) => me.post("/api/saved-searches").send(body);
  return { user, me, save };
}
const reportedUntil = async (id: string) => {
  const [row] = await app.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row!.reportedUntil.toISOString();
};
const HOUR_MS = 3_600_000;

describe("saving a search", () => {
  it("keeps what is searched for, and tells only what comes from now on", async () => {
    const { me, save } = await someone();
    const answer = await save({
      name: " Solar in Kenya ",
      search: '"solar pump" -loan',
      country: "ke",
      sort: "deadline",
      frequency: "weekly",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id: expect.any(String),
      name: "Solar in Kenya",
      search: '"solar pump" -loan',
      country: "KE",
      sort: "deadline",
      facets: {},
      frequency: "weekly",
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    });
    expect(await reportedUntil(answer.body.id)).toBe(app.clock.now().toISOString());
    expect((await me.get("/api/saved-searches")).body).toEqual([answer.body]);
  });

  it("takes daily and relevance where nothing is said, and sorts the list by name", async () => {
    const { me, save } = await someone();
    for (const name of ["water", "Agriculture", "education"]) await save({ name, country: "GH" });
    const { body } = await me.get("/api/saved-searches");
    expect(body.map(({ name }: { name: string }) => name)).toEqual(["Agriculture", "education", "water"]);
    expect(body[0]).toMatchObject({ search: "", sort: "relevance", frequency: "daily" });
  });

  it("needs something that is searched for: everything is no search", async () => {
    const { save } = await someone();
    const answer = await save({ name: "Everything", search: "  ", sort: "amount" });
    expect(answer.status).toBe(400);
    expect(answer.body.fieldErrors).toEqual({
      search: ["Search for something, choose a country or set a filter"],
    });
  });

  it("keeps the chosen filters, which alone are a search too, and refuses values that there are not", async () => {
    const { me, save } = await someone();
    const answer = await save({
      name: "Grants for schools",
      facets: { types: ["Grant", "grant"], applicants: ["School"], themes: [], regions: ["New York"] },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.facets).toEqual({ types: ["grant"], applicants: ["School"], regions: ["us-ny"] });
    expect((await me.get("/api/saved-searches")).body).toEqual([answer.body]);

    const wrong = await save({ name: "Wrong", facets: { types: ["gift"], countries: "KE" } });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fieldErrors).toMatchObject({
      "facets.types": ["Unknown value: gift"],
      "facets.countries": ["Must be a list"],
    });
    const empty = await save({ name: "Empty", facets: { types: [] } });
    expect(empty.body.fieldErrors).toHaveProperty("search");
  });

  it("refuses a name that is taken, whatever its case, but not one of somebody else's", async () => {
    const { me, save } = await someone();
    await save({ name: "Solar", search: "solar" });
    const taken = await save({ name: "SOLAR", search: "solar power" });
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({
      code: "conflict",
      fieldErrors: { name: ["You already have a saved search with this name"] },
    });
    const other = await save({ name: "Water", search: "water" });
    const renamed = await me.patch(`/api/saved-searches/${other.body.id}`).send({ name: "solar" });
    expect(renamed.status).toBe(409);
    expect(renamed.body.fieldErrors).toHaveProperty("name");
    expect((await (await someone()).save({ name: "Solar", search: "solar" })).status).toBe(201);
  });

  it("stops at the most that one may keep, also when two are saved at once", async () => {
    const { user, me, save } = await someone();
    await app.db.insert(savedSearches).values(
      Array.from({ length: SAVED_SEARCHES_MAX - 1 }, (_, n) => ({
        userId: user.id,
        name: `Search ${n}`,
        search: "solar",
      })),
    );
    const both = await Promise.all([save({ name: "A", search: "a" }), save({ name: "B", search: "b" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.body.message).toBe("You can keep at most 30 searches. Delete one you no longer need.");
    expect((await me.get("/api/saved-searches")).body).toHaveLength(SAVED_SEARCHES_MAX);
  });
});

describe("changing and deleting one", () => {
  it("renames it or changes how often it is told, and leaves the rest alone", async () => {
    const { me, save } = await someone();
    const { body: saved } = await save({ name: "Solar", search: "solar", country: "GH" });
    const renamed = await me.patch(`/api/saved-searches/${saved.id}`).send({ name: "SOLAR" });
    expect(renamed.body).toEqual({ ...saved, name: "SOLAR" });
    const weekly = await me
      .patch(`/api/saved-searches/${saved.id}`)
      .send({ frequency: "weekly", search: "everything", userId: "x", reportedUntil: "2000-01-01" });
    expect(weekly.body).toEqual({ ...saved, name: "SOLAR", frequency: "weekly" });
    expect((await me.patch(`/api/saved-searches/${saved.id}`).send({})).body).toEqual(weekly.body);
  });

  it("tells nothing of the time in which it was never told, once it is told again", async () => {
    const { me, save } = await someone();
    const { body } = await save({ name: "Solar", search: "solar" });
    const change = (frequency: string) => me.patch(`/api/saved-searches/${body.id}`).send({ frequency });
    const atFirst = await reportedUntil(body.id);
    app.clock.advance(HOUR_MS);
    await change("weekly");
    await change("off");
    expect(await reportedUntil(body.id)).toBe(atFirst);
    app.clock.advance(HOUR_MS);
    await change("daily");
    expect(await reportedUntil(body.id)).toBe(app.clock.now().toISOString());
  });

  it("takes it away for good", async () => {
    const { me, save } = await someone();
    const { body } = await save({ name: "Solar", search: "solar" });
    expect((await me.delete(`/api/saved-searches/${body.id}`)).status).toBe(204);
    expect((await me.get("/api/saved-searches")).body).toEqual([]);
    expect((await me.delete(`/api/saved-searches/${body.id}`)).status).toBe(404);
  });

  it("is for its owner alone", async () => {
    const { me, save } = await someone();
    const { body } = await save({ name: "Solar", search: "solar" });
    const stranger = (await someone()).me;
    const path = `/api/saved-searches/${body.id}`;
    expect((await stranger.patch(path).send({ name: "Mine" })).body).toEqual({
      message: "Saved search not found",
      code: "not_found",
    });
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await me.get("/api/saved-searches")).body).toEqual([body]);
  });
});
