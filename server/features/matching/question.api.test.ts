import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities, users } from "@shared/schema/index";
import type { MatchQuestionView } from "@shared/validators/match-question";
import type { MatchedOpportunityView } from "@shared/validators/opportunities";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(users);
  await app.db.delete(fundingOpportunities);
});

const QUESTION = "/api/opportunities/question";
const EACH = 12;

type NewEntity = Omit<NonNullable<Parameters<TestApp["buildEntity"]>[0]>, "userId">;
type NewOpportunity = NonNullable<Parameters<TestApp["buildOpportunity"]>[0]>;

/** Makes a user from Kenya with one startup, of which nothing is known except the given facts. */
async function buildReader(facts: NewEntity = {}) {
  const user = await app.buildUser({ country: "KE" });
  const entity = await app.buildEntity({ userId: user.id, ...facts });
  return { user, entity, reader: await app.as(user) };
}
type Reader = Awaited<ReturnType<typeof buildReader>>["reader"];

const readQuestion = async (reader: Reader, query = "") =>
  (await reader.get(`${QUESTION}${query}`).expect(200)).body as MatchQuestionView;
const listMatchNames = async (reader: Reader) => {
  const { body } = await reader.get("/api/opportunities/matched").expect(200);
  return (body.opportunities as MatchedOpportunityView[]).map(({ name }) => name);
};

async function buildOpportunities(count: number, fields: NewOpportunity) {
  for (let n = 0; n < count; n++) await app.buildOpportunity({ eligibleCountries: ["*"], ...fields });
}
const buildForCountries = async (count: number) => {
  await buildOpportunities(count, { name: "Ghana Fund", eligibleCountries: ["GH"] });
  await buildOpportunities(count, { name: "Kenya Fund", eligibleCountries: ["KE"] });
};

describe("the question about a profile that says little", () => {
  it("is about the country where that decides, and offers the person's own country first", async () => {
    const { entity, reader } = await buildReader();
    await buildForCountries(EACH);
    expect(await readQuestion(reader)).toEqual({
      question: {
        entityId: entity.id,
        entityName: entity.name,
        field: "country",
        options: ["KE", "GH", "NG", "ZA", "US"].map((value) => ({ value })),
      },
      bestScore: expect.any(Number) as number,
    });
    await reader.patch("/api/auth/user").send({ country: "ZA" }).expect(200);
    expect((await readQuestion(reader)).question?.options[0]).toEqual({ value: "ZA" });
  });

  it("is about the industry where that decides, and offers the industries of the opportunities", async () => {
    const { entity, reader } = await buildReader();
    await buildOpportunities(EACH, { name: "Health Fund", industryFocus: ["Health"] });
    await buildOpportunities(EACH, { name: "Climate Fund", industryFocus: ["Climate & carbon"] });
    const { question } = await readQuestion(reader, `?entityId=${entity.id}`);
    expect(question?.field).toBe("industry");
    expect(question?.options.map(({ value }) => value).sort()).toEqual(["climate", "health"]);
  });

  it("is about the stage where that decides", async () => {
    const { reader } = await buildReader();
    await buildOpportunities(EACH, { name: "First Steps", stageFocus: ["Idea"] });
    await buildOpportunities(EACH, { name: "Next Steps", stageFocus: ["Growth"] });
    expect((await readQuestion(reader)).question?.field).toBe("stage");
  });

  it("counts the opportunities that only an answer brings to the front", async () => {
    const { entity, reader } = await buildReader();
    await buildOpportunities(EACH, { name: "Fund for All", industryFocus: ["*"] });
    await buildOpportunities(EACH, { name: "Health Fund", industryFocus: ["Health"] });
    await buildOpportunities(EACH, { name: "Climate Fund", industryFocus: ["Climate & carbon"] });
    expect((await readQuestion(reader)).question?.field).toBe("industry");
    await reader
      .patch(`/api/entities/${entity.id}`)
      .send({ industry: ["health"] })
      .expect(200);
    expect((await readQuestion(reader)).question).toBeNull();
    const forKenya = { eligibleCountries: ["KE"], industryFocus: ["Health"] };
    await buildOpportunities(EACH, { name: "Kenya Fund", ...forKenya });
    expect((await readQuestion(reader)).question?.field).toBe("country");
  });

  it("is not asked again after the answer, which puts the right opportunities first", async () => {
    const { entity, reader } = await buildReader();
    await buildForCountries(EACH);
    const before = await readQuestion(reader);
    expect(new Set(await listMatchNames(reader)).size).toBe(2);
    await reader.patch(`/api/entities/${entity.id}`).send({ country: "KE" }).expect(200);
    const after = await readQuestion(reader);
    expect(after.question).toBeNull();
    expect(after.bestScore).toBeGreaterThan(before.bestScore!);
    expect(new Set(await listMatchNames(reader))).toEqual(new Set(["Kenya Fund"]));
  });

  it("is not asked if the profile says all, or if no answer changes the first matches", async () => {
    const { reader } = await buildReader({ country: "KE", industry: ["health"], stage: "MVP" });
    const { reader: other } = await buildReader();
    await buildOpportunities(EACH * 2, { name: "Fund for All" });
    for (const each of [reader, other])
      expect(await readQuestion(each)).toEqual({
        question: null,
        bestScore: expect.any(Number) as number,
      });
  });

  it("is not asked without matches, or for several entities at once", async () => {
    const { user, entity, reader } = await buildReader();
    expect(await readQuestion(reader)).toEqual({ question: null, bestScore: null });
    await buildForCountries(EACH);
    await app.buildEntity({ userId: user.id });
    expect(await readQuestion(reader)).toEqual({ question: null, bestScore: null });
    const { question } = await readQuestion(reader, `?entityId=${entity.id}`);
    expect(question?.entityId).toBe(entity.id);
  });

  it("is not answered for another user's entity, or without a session", async () => {
    const [ama, kofi] = [await buildReader(), await buildReader()];
    await ama.reader.get(`${QUESTION}?entityId=${kofi.entity.id}`).expect(404);
    await ama.reader.get(`${QUESTION}?entityId=unknown`).expect(400);
    await app.visitor.get(QUESTION).expect(401);
  });
});
