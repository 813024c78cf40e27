import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES, type EntityType } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires";
import type { AnswerRule, AnswerValue } from "@shared/constants/questionnaires/questions";
import { entities, startupProfiles } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { selectProfile } from "./profiles.queries";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MISSING_ID = "11111111-1111-4111-8111-111111111111";

/** What the specification has of a question. */
const QUESTION_KEYS = [
  ...["id", "fieldName", "label", "required", "type"],
  ...["placeholder", "options", "helpText", "description"],
];

async function someoneWith(type: EntityType = "Startup") {
  const user = await app.buildUser();
  const entity = await app.buildEntity({ userId: user.id, type });
  return { me: await app.as(user), entity, profile: `/api/profile/${entity.id}` };
}

const SAMPLE: Record<AnswerRule, AnswerValue> = {
  line: "Accra, 2nd floor",
  prose: 'One line\n  and "another" – it\'s 100 % \\ unchanged  ',
  brief: "We make <b>things</b>; DROP TABLE x;",
  count: 12,
  year: 2020,
  amount: "1234567890123.45",
  share: "12.50",
  rate: "-4.25",
  email: "ama@example.org",
  website: "https://example.org/a?b=c",
  choice: "",
  choices: [],
  yesNo: false,
  list: ["one, two", 'three "four"', "{five}"],
  links: ["https://example.org/ama", "@ama"],
};

/** A fitting answer to every question of a kind, by field. */
function answersTo(type: EntityType): Record<string, AnswerValue> {
  return Object.fromEntries(
    listQuestions(type).map(({ fieldName, rule, options }) => {
      const values = (options ?? []).map((option) => (typeof option === "string" ? option : option.value));
      if (rule === "choice") return [fieldName, values[0]!];
      return [fieldName, rule === "choices" ? values.slice(0, 2) : SAMPLE[rule]];
    }),
  );
}

describe("GET /api/questionnaire/{entityType}/{layer}", () => {
  it.each(ALL_ENTITY_TYPES)(
    "has three layers for a %s, which between them ask for everything",
    async (type) => {
      const { me } = await someoneWith();
      const asked: string[] = [];
      for (const layer of [1, 2, 3]) {
        const answer = await me.get(`/api/questionnaire/${encodeURIComponent(type)}/${layer}`);
        expect(answer.status).toBe(200);
        expect(Object.keys(answer.body)).toEqual(["questions"]);
        for (const question of answer.body.questions) {
          expect(question).toMatchObject({
            id: expect.any(String),
            fieldName: expect.any(String),
            label: expect.any(String),
            required: expect.any(Boolean),
            type: expect.stringMatching(/^(text|textarea|integer|number|select|multiselect|boolean|array)$/),
          });
          expect(QUESTION_KEYS).toEqual(expect.arrayContaining(Object.keys(question)));
          asked.push(question.fieldName);
        }
      }
      expect(asked.sort()).toEqual(Object.keys(answersTo(type)).sort());
    },
  );

  it.each(["social enterprise", "SOCIAL_ENTERPRISE", "social-enterprise", "Social%20Enterprise"])(
    "reads %s as the type that was meant",
    async (type) => {
      const { me } = await someoneWith();
      const meant = await me.get("/api/questionnaire/Social Enterprise/1");
      expect((await me.get(`/api/questionnaire/${type}/1`)).body).toEqual(meant.body);
    },
  );

  it.each([
    "Bakery/1",
    "Startup/0",
    "Startup/4",
    "Startup/one",
    "Startup/1.0",
    "__proto__/1",
    "constructor/1",
  ])("answers 404 for %s", async (path) => {
    const { me } = await someoneWith();
    const answer = await me.get(`/api/questionnaire/${path}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: "Questionnaire not found", code: "not_found" });
  });

  it("answers 401 to visitors, whatever the type", async () => {
    expect((await app.visitor.get("/api/questionnaire/Startup/1")).status).toBe(401);
    expect((await app.visitor.get("/api/questionnaire/Bakery/9")).status).toBe(401);
  });
});

describe.each(ALL_ENTITY_TYPES)("the profile of a %s", (type) => {
  it("is empty at first and has every field", async () => {
    const { me, entity, profile } = await someoneWith(type);
    const answer = await me.get(profile);
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual({
      ...Object.fromEntries(listQuestions(type).map(({ fieldName }) => [fieldName, null])),
      entityId: entity.id,
      entityType: type,
      profileCompletionScore: 0,
      layer1Complete: false,
      layer2Complete: false,
      layer3Complete: false,
      lastProfileUpdate: null,
    });
  });

  it("takes an answer to every question and gives it back unchanged", async () => {
    const { me, entity, profile } = await someoneWith(type);
    const answers = answersTo(type);
    const saved = await me.post(profile).send(answers);
    expect(saved.status).toBe(200);
    expect(saved.body).toStrictEqual({
      ...answers,
      entityId: entity.id,
      entityType: type,
      profileCompletionScore: 100,
      layer1Complete: true,
      layer2Complete: true,
      layer3Complete: true,
      lastProfileUpdate: app.clock.now().toISOString(),
    });
    expect((await me.get(profile)).body).toEqual(saved.body);
  });

  it("keeps each answer in the columns it belongs to, a shared one in both tables", async () => {
    const { me, entity, profile } = await someoneWith(type);
    const answers = answersTo(type);
    await me.post(profile).send(answers);
    const [facts] = await app.db.select().from(entities).where(eq(entities.id, entity.id));
    const row = await selectProfile(app.db, type, entity.id);
    for (const { fieldName, entity: fact, profile: column } of listQuestions(type)) {
      if (fact) expect(facts![fact], fieldName).toEqual(answers[fieldName]);
      if (column) expect(row![column], fieldName).toEqual(answers[fieldName]);
    }
  });

  it("merges one answer after the other, and each raises the score", async () => {
    const { me, profile } = await someoneWith(type);
    const answers = Object.entries(answersTo(type)).filter((_, index) => index % 5 === 0);
    let last = -1;
    for (const [fieldName, answer] of answers) {
      const { body } = await me.post(profile).send({ [fieldName]: answer });
      expect(body[fieldName]).toEqual(answer);
      expect(body.profileCompletionScore).toBeGreaterThanOrEqual(last);
      last = body.profileCompletionScore;
    }
    expect((await me.get(profile)).body).toMatchObject(Object.fromEntries(answers));
    expect(last).toBeGreaterThan(0);
  });

  it("clears every answer with null, down to a score of nothing", async () => {
    const { me, profile } = await someoneWith(type);
    const answers = answersTo(type);
    await me.post(profile).send(answers);
    const cleared = Object.fromEntries(Object.keys(answers).map((fieldName) => [fieldName, null]));
    const { body } = await me.post(profile).send(cleared);
    expect(body).toMatchObject({ ...cleared, profileCompletionScore: 0, layer1Complete: false });
  });
});

describe("POST /api/profile/{entityId}", () => {
  const core = { description: "Maps for farms", industry: ["agriculture"], country: "GH", stage: "Idea" };

  it("shows shared answers, score and layers on the entity too", async () => {
    const { me, entity, profile } = await someoneWith();
    const { body } = await me.post(profile).send(core);
    const shown = (await me.get(`/api/entities/${entity.id}`)).body;
    expect(shown).toMatchObject({
      ...core,
      layer1Complete: true,
      layer2Complete: false,
      profileCompletionScore: body.profileCompletionScore,
      lastProfileUpdate: app.clock.now().toISOString(),
    });
  });

  it("shows what was changed on the entity", async () => {
    const { me, entity, profile } = await someoneWith("Government");
    await me.post(profile).send(core);
    await me.patch(`/api/entities/${entity.id}`).send({ country: "KE", mission: "Roads" });
    expect((await me.get(profile)).body).toMatchObject({ country: "KE", mandate: "Roads", stage: "Idea" });
    expect(await selectProfile(app.db, "Government", entity.id)).toMatchObject({
      country: "KE",
      mandate: "Roads",
    });
  });

  it("lowers the score and opens the layer again when a required answer is cleared", async () => {
    const { me, profile } = await someoneWith();
    const full = (await me.post(profile).send(core)).body;
    const less = (await me.post(profile).send({ industry: [] })).body;
    expect(less.profileCompletionScore).toBeLessThan(full.profileCompletionScore);
    expect([full.layer1Complete, less.layer1Complete]).toEqual([true, false]);
    expect(less.industry).toEqual([]);
  });

  it("counts zero and no as answers", async () => {
    const { me, profile } = await someoneWith("Government");
    const yesNo = listQuestions("Government").find(({ rule }) => rule === "yesNo")!.fieldName;
    const none = (await me.get(profile)).body.profileCompletionScore;
    const no = (await me.post(profile).send({ [yesNo]: false })).body;
    const zero = (await me.post(profile).send({ annualBudget: "0" })).body;
    expect(no.profileCompletionScore).toBeGreaterThan(none);
    expect(zero.profileCompletionScore).toBeGreaterThan(no.profileCompletionScore);
    expect(zero).toMatchObject({ [yesNo]: false, annualBudget: "0.00" });
  });

  it("keeps amounts exact to the cent, whether sent as text or number", async () => {
    const { me, profile } = await someoneWith();
    const { body } = await me
      .post(profile)
      .send({ annualRevenue: "9007199254740.93", valuation: 0.1, burnRate: "12.5" });
    expect(body).toMatchObject({ annualRevenue: "9007199254740.93", valuation: "0.10", burnRate: "12.50" });
  });

  it("keeps all of many answers that arrive at once", async () => {
    const { me, entity, profile } = await someoneWith();
    const answers = Object.entries(answersTo("Startup"));
    const saves = await Promise.all(
      answers.map(([field, answer]) => me.post(profile).send({ [field]: answer })),
    );
    expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await me.get(profile)).body).toMatchObject({
      ...Object.fromEntries(answers),
      profileCompletionScore: 100,
    });
    const rows = await app.db.select().from(startupProfiles).where(eq(startupProfiles.entityId, entity.id));
    expect(rows).toHaveLength(1);
  });

  it("saves the fields that it knows, and names those that it does not", async () => {
    const { me, profile } = await someoneWith("Nonprofit");
    const sent = { descripton: "A typo", ...core, monthlyRecurringRevenue: 5, profileCompletionScore: 100 };
    const { status, body } = await me.post(profile).send(sent);
    expect(status).toBe(200);
    expect(body).toMatchObject(core);
    expect(body.unknownFields).toEqual(["descripton", "monthlyRecurringRevenue", "profileCompletionScore"]);
    expect(body.profileCompletionScore).toBeLessThan(100);
    expect((await me.get(profile)).body).not.toHaveProperty("unknownFields");
  });

  it("changes nothing but the date for an empty body", async () => {
    const { me, profile } = await someoneWith();
    const { body: before } = await me.post(profile).send(core);
    for (const answer of [await me.post(profile).send({}), await me.post(profile)]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(before);
    }
  });

  it.each([
    ["foundedYear", 1700, "Must be a year between 1800 and 2100"],
    ["foundedYear", "soon", "Must be a whole number"],
    ["teamSize", -1, /^Must be between 0/],
    ["teamSize", 2 ** 31, /^Must be between 0/],
    ["teamSize", 1.5, "Must be a whole number"],
    ["annualRevenue", "1,500", "Must be a number such as 12500 or 12500.50"],
    ["annualRevenue", "1.005", "Must have at most 13 digits and 2 decimals"],
    ["annualRevenue", "12345678901234", "Must have at most 13 digits and 2 decimals"],
    ["annualRevenue", -5, "Must not be negative"],
    ["equityGivenAway", "101", /^Must be between 0 and 100/],
    ["stage", "Exit", "Choose one of the options"],
    ["countriesOperating", ["GH", "XX"], "Choose only from the options"],
    ["industry", "energy", "Must be a list"],
    ["website", "javascript:alert(1)", "Must start with http:// or https://"],
    ["founderEmail", "ama", "Must be a valid e-mail address"],
    ["problemStatement", { toString: 1 }, "Must be text"],
    ["problemStatement", "a\0b", "Contains characters that cannot be stored"],
  ])("refuses %s = %j and keeps everything", async (field, value, message) => {
    const { me, profile } = await someoneWith();
    const before = (await me.post(profile).send(core)).body;
    const answer = await me.post(profile).send({ mission: "New", [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: "validation_failed",
      message: expect.stringMatching(message),
      fieldErrors: { [field]: [expect.stringMatching(message)] },
    });
    expect((await me.get(profile)).body).toEqual(before);
  });

  it("refuses a body that is no object", async () => {
    const { me, profile } = await someoneWith();
    expect((await me.post(profile).send([])).status).toBe(400);
  });

  it("drops what is no question of this kind, and what a caller may not set", async () => {
    const { me, entity, profile } = await someoneWith();
    const { status, body } = await me.post(profile).send({
      mission: "Light",
      name: "Taken over",
      type: "School",
      entityId: MISSING_ID,
      profileCompletionScore: 100,
      layer3Complete: true,
      lastProfileUpdate: "2001-01-01T00:00:00.000Z",
      schoolName: "No school",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ mission: "Light", entityId: entity.id, layer3Complete: false });
    expect(body.profileCompletionScore).toBeLessThan(50);
    expect(body).not.toHaveProperty("schoolName");
    expect((await me.get(`/api/entities/${entity.id}`)).body).toMatchObject({
      name: entity.name,
      type: "Startup",
    });
  });
});

describe("who may reach a profile", () => {
  it("answers 404 alike for a foreign, a missing and an impossible id, before it looks at the body", async () => {
    const { me, entity, profile } = await someoneWith();
    const { me: stranger } = await someoneWith();
    for (const send of [
      (id: string) => stranger.get(`/api/profile/${id}`),
      (id: string) => stranger.post(`/api/profile/${id}`).send({ mission: "Taken over" }),
      (id: string) => stranger.post(`/api/profile/${id}`).send({ teamSize: "many" }),
    ]) {
      const [foreign, missing] = [await send(entity.id), await send(MISSING_ID)];
      expect([foreign.status, missing.status]).toEqual([404, 404]);
      expect(foreign.body).toEqual({ message: "Entity not found", code: "not_found" });
      expect(foreign.body).toEqual(missing.body);
      expect((await send("17")).status).toBe(404);
    }
    expect((await me.get(profile)).body.mission).toBeNull();
  });

  it("answers 401 to visitors before anything else", async () => {
    const { profile } = await someoneWith();
    expect((await app.visitor.get(profile)).status).toBe(401);
    expect((await app.visitor.post(profile).send({ mission: 5 })).status).toBe(401);
    expect((await app.visitor.get("/api/profile/17")).status).toBe(401);
  });
});
