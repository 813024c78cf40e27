import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { AiAuthor } from "@shared/constants/enums";
import { aiDays, aiUsage, users } from "@shared/schema/index";
import { toAppError } from "../../platform/ai/failure";
import type { Ai } from "../../context/ai";
import type { Draft } from "../drafts/types";
import { startTestApp, type TestApp } from "../../test/app";

const TOTAL = 30;
/** A tenth of it, which is what the settings have it. */
const SHARE = 3;
const DRAFTS = 2;
const usage = { inputTokens: 700, outputTokens: 40 };
const byModel = (aiProvider: Draft["aiProvider"]): Draft => ({ content: "## Need", aiProvider, usage });

const ai = { calls: 0, write: async () => byModel("openai") };
/** Only OpenAI has a key. */
const fake: Ai = {
  writeDraft: async (_facts, provider) => {
    if (provider !== "openai") return byModel("builtin");
    ai.calls += 1;
    return ai.write();
  },
  writeAnswer: () => Promise.reject(new Error("No answer here")),
  readCall: () => Promise.reject(new Error("No call here")),
  readProfile: () => Promise.reject(new Error("No profile here")),
  translate: () => Promise.reject(new Error("No translation here")),
  reviewDeck: () => Promise.reject(new Error("No deck here")),
  reviewApplication: () => Promise.reject(new Error("No review here")),
  readPage: async () => null,
  isAvailable: (provider) => provider === "openai",
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      ...{ RATE_LIMIT_SCALE: "1", AI_DAILY_TOTAL: String(TOTAL) },
      ...{ AI_DAILY_DRAFTS: "0", AI_CONCURRENT: "0" },
    },
    deps: { ai: fake },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  ai.calls = 0;
  ai.write = async () => byModel("openai");
  await app.db.delete(aiDays);
});

const MORE_DRAFTS = {
  code: "email_unverified",
  message: "Verify your e-mail address to have more drafts written.",
};
const SHARE_USED_UP = {
  code: "email_unverified",
  message:
    "Verify your e-mail address to use the AI. What is set aside for new accounts is used up for today.",
};

async function founder({ emailVerified }: { emailVerified: boolean }) {
  const user = await app.buildUser({ emailVerified });
  const entity = await app.buildEntity({ userId: user.id });
  const me = await app.as(user);
  const generate = async (aiProvider: AiAuthor = "openai", headers: Record<string, string> = {}) => {
    const opportunity = await app.buildOpportunity();
    const body = { opportunityId: opportunity.id, entityId: entity.id, askingAmount: "50000", aiProvider };
    return me.post("/api/applications/generate").set(headers).send(body);
  };
  const verify = () => app.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  const counted = async () =>
    (await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id))).map(({ calls }) => calls);
  return { generate, verify, counted };
}
const newcomer = () => founder({ emailVerified: false });
const ofToday = async () =>
  (await app.db.select({ all: aiDays.calls, unverified: aiDays.unverifiedCalls }).from(aiDays))[0];

describe("somebody whose address is not verified", () => {
  it("has two drafts in all, on whatever day, and as many as everybody once it is", async () => {
    const { generate, verify, counted } = await newcomer();
    expect((await generate()).status).toBe(200);
    app.clock.advance(86_400_000);
    expect((await generate()).status).toBe(200);
    app.clock.advance(86_400_000);
    const refused = await generate();
    expect([refused.status, refused.body]).toEqual([403, MORE_DRAFTS]);
    expect(await counted()).toEqual([1, 1]);
    expect(ai.calls).toBe(DRAFTS);
    await verify();
    expect((await generate()).status).toBe(200);
  });

  it("is told so in the language of the request", async () => {
    const { generate } = await newcomer();
    for (let n = 0; n < DRAFTS; n += 1) await generate();
    const { body } = await generate("openai", { "Accept-Language": "fr" });
    expect(body.message).toBe("Vérifiez votre adresse e-mail pour faire rédiger d’autres brouillons.");
  });

  it("has two of many that are asked for at once", async () => {
    const { generate, counted } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403, 403, 403]);
    expect(await counted()).toEqual([DRAFTS]);
  });

  it("loses none to a provider that fails", async () => {
    const { generate } = await newcomer();
    ai.write = async () => {
      throw toAppError("openai", "server");
    };
    for (let n = 0; n <= DRAFTS; n += 1) expect((await generate()).status).toBe(502);
    expect(await ofToday()).toEqual({ all: 0, unverified: 0 });
    ai.write = async () => byModel("openai");
    for (let n = 0; n < DRAFTS; n += 1) expect((await generate()).status).toBe(200);
  });

  it("has the built-in writer also when both are used up, which takes nothing from anybody", async () => {
    const { generate, counted } = await newcomer();
    for (let n = 0; n < DRAFTS; n += 1) expect((await generate()).status).toBe(200);
    expect((await generate()).body).toEqual(MORE_DRAFTS);
    const before = await ofToday();
    for (const provider of ["anthropic", "builtin"] as const)
      expect((await generate(provider)).body.aiProvider).toBe("builtin");
    expect(await ofToday()).toEqual(before);
    expect(await counted()).toEqual([DRAFTS]);
  });
});

describe("any number of accounts without a verified address", () => {
  it("use a tenth of the day's AI together, and people whose address is verified have the rest", async () => {
    const answers = [];
    for (let n = 0; n < 4 * SHARE; n += 1) answers.push(await (await newcomer()).generate());
    expect(answers.slice(0, SHARE).map(({ status }) => status)).toEqual(Array(SHARE).fill(200));
    for (const { status, body } of answers.slice(SHARE)) {
      expect(status).toBe(403);
      expect(body).toEqual(SHARE_USED_UP);
    }
    expect(await ofToday()).toEqual({ all: SHARE, unverified: SHARE });

    const verified = await founder({ emailVerified: true });
    for (let n = SHARE; n < TOTAL; n += 1) expect((await verified.generate()).status).toBe(200);
    expect(await ofToday()).toEqual({ all: TOTAL, unverified: SHARE });

    app.clock.advance(86_400_000);
    expect((await (await newcomer()).generate()).status).toBe(200);
  });

  it("hold to it when they ask at the same moment", async () => {
    const strangers = await Promise.all(Array.from({ length: 3 * SHARE }, newcomer));
    const answers = await Promise.all(strangers.map(({ generate }) => generate()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SHARE);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(2 * SHARE);
    // What was refused counts for nobody.
    const calls = await Promise.all(strangers.map(({ counted }) => counted()));
    expect(calls.flat().reduce((sum, one) => sum + one, 0)).toBe(SHARE);
  });

  it("are told that all is used up when it is, like everybody", async () => {
    await app.db.insert(aiDays).values({ day: app.clock.now().toISOString().slice(0, 10), calls: TOTAL });
    for (const emailVerified of [true, false]) {
      const refused = await (await founder({ emailVerified })).generate();
      expect([refused.status, refused.body.code]).toEqual([503, "ai_unavailable"]);
    }
  });

  it("have no model at all where the setting is 0, and all that everybody has where it is 100", async () => {
    const before = app.deps.config;
    onTestFinished(() => void (app.deps.config = before));
    app.deps.config = { ...before, UNVERIFIED_SHARE: 0 };
    expect((await (await newcomer()).generate()).body).toEqual(SHARE_USED_UP);
    app.deps.config = { ...before, UNVERIFIED_SHARE: 100, UNVERIFIED_DRAFTS: 0 };
    const { generate } = await newcomer();
    for (let n = 0; n < 2 * SHARE; n += 1) expect((await generate()).status).toBe(200);
  });
});
