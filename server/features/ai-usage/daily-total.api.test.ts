import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiAuthor } from "@shared/constants/enums";
import { aiDays, aiUsage, users } from "@shared/schema/index";
import { toAppError } from "../../platform/ai/failure";
import type { Ai } from "../../context/ai";
import type { Draft, WriteDraftOptions } from "../drafts/types";
import { startTestApp, type TestApp } from "../../test/app";
import { askModels } from "./ai-usage.service";

const TOTAL = 3;
const usage = { inputTokens: 700, outputTokens: 40 };
const byModel = (aiProvider: Draft["aiProvider"]): Draft => ({ content: "## Need", aiProvider, usage });

/** An AI of which both models have a key, unless a test says otherwise. */
const ai = {
  calls: 0,
  keys: ["openai", "anthropic"],
  write: async (_options: WriteDraftOptions) => byModel("openai"),
};
const fake: Ai = {
  writeDraft: async (_facts, provider, options = {}) => {
    if (!fake.isAvailable(provider)) return byModel("builtin");
    ai.calls += 1;
    return ai.write(options);
  },
  writeAnswer: () => Promise.reject(new Error("No answer here")),
  readCall: () => Promise.reject(new Error("No call here")),
  readProfile: () => Promise.reject(new Error("No profile here")),
  translate: () => Promise.reject(new Error("No translation here")),
  reviewDeck: () => Promise.reject(new Error("No deck here")),
  reviewApplication: () => Promise.reject(new Error("No review here")),
  readPage: async () => null,
  isAvailable: (provider) => (provider === "both" ? ai.keys.length > 0 : ai.keys.includes(provider)),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMIT_SCALE: "1", AI_DAILY_TOTAL: String(TOTAL) },
    deps: { ai: fake },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  ai.calls = 0;
  ai.keys = ["openai", "anthropic"];
  ai.write = async () => byModel("openai");
  await app.db.delete(aiDays);
});

/** Somebody who asks for a draft. */
async function founder() {
  const user = await app.buildUser();
  const entity = await app.buildEntity({ userId: user.id });
  const me = await app.as(user);
  const generate = async (aiProvider: AiAuthor = "openai") => {
    const opportunity = await app.buildOpportunity();
    const body = { opportunityId: opportunity.id, entityId: entity.id, askingAmount: "50000", aiProvider };
    return me.post("/api/applications/generate").send(body);
  };
  return { user, generate };
}
const counted = async () => (await app.db.select().from(aiDays)).map(({ calls }) => calls);

describe("the day's AI of everybody together", () => {
  it("is used up by however many accounts, and there is more on the next day", async () => {
    for (let n = 0; n < TOTAL; n += 1) expect((await (await founder()).generate()).status).toBe(200);
    const { user, generate } = await founder();
    const refused = await generate();
    expect(refused.status).toBe(503);
    expect(refused.body).toEqual({
      code: "ai_unavailable",
      message: "The AI of this site is used up for today. There is more tomorrow (UTC).",
    });
    const now = app.clock.now();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    expect(Number(refused.headers["retry-after"])).toBe(Math.ceil((midnight - now.getTime()) / 1000));
    expect(ai.calls).toBe(TOTAL);
    const [own] = await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id));
    expect(own?.calls).toBe(0);

    app.clock.advance(86_400_000);
    expect((await generate()).status).toBe(200);
  });

  it("leaves the built-in writer when it is used up, which takes nothing from it", async () => {
    await app.db.insert(aiDays).values({ day: app.clock.now().toISOString().slice(0, 10), calls: TOTAL });
    const { user, generate } = await founder();
    expect((await generate()).status).toBe(503);
    const answer = await generate("builtin");
    expect([answer.status, answer.body.aiProvider]).toEqual([200, "builtin"]);
    expect(await counted()).toEqual([TOTAL]);
    const [own] = await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id));
    expect(own?.calls).toBe(0);
  });

  it("holds for many calls at once", async () => {
    const { user } = await founder();
    const caller = { db: app.db, deps: app.deps, userId: user.id, isVerified: true, kind: "draft" } as const;
    const signal = new AbortController().signal;
    const calls = Array.from({ length: 12 }, () =>
      askModels(caller, { models: 1, signal }, async () => byModel("openai")),
    );
    const settled = await Promise.allSettled(calls);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(TOTAL);
    expect(await counted()).toEqual([TOTAL]);
  });

  it("is not given back by deleting an account", async () => {
    const { user, generate } = await founder();
    for (let n = 0; n < TOTAL; n += 1) await generate();
    await app.db.delete(users).where(eq(users.id, user.id));
    expect((await (await founder()).generate()).status).toBe(503);
  });

  it("counts a draft of two models twice", async () => {
    ai.write = async () => byModel("both");
    const { generate } = await founder();
    expect((await generate("both")).status).toBe(200);
    expect(await counted()).toEqual([2]);
    expect((await generate("both")).status).toBe(503);
    expect((await generate("openai")).status).toBe(200);
  });

  it("does not count what the built-in writer writes, who goes on when it is used up", async () => {
    const { generate } = await founder();
    for (let n = 0; n < TOTAL; n += 1) await generate();
    ai.keys = ["openai"];
    const { status, body } = await generate("anthropic");
    expect(status).toBe(200);
    expect(body.aiProvider).toBe("builtin");
    expect(await counted()).toEqual([TOTAL]);
  });

  it("counts what a failed call was paid for, and gives back the rest", async () => {
    const { generate } = await founder();
    ai.write = async () => {
      throw toAppError("openai", "server");
    };
    expect((await generate()).status).toBe(502);
    expect(await counted()).toEqual([0]);
    ai.write = async ({ onWasted }) => {
      onWasted?.("openai", usage);
      throw toAppError("openai", "unusable");
    };
    for (let n = 0; n < TOTAL; n += 1) expect((await generate()).status).toBe(502);
    expect(await counted()).toEqual([TOTAL]);
    expect((await generate()).status).toBe(503);
  });

  it("has no end where the setting is 0", async () => {
    const { user } = await founder();
    const deps = { ...app.deps, config: { ...app.config, AI_DAILY_TOTAL: 0 } };
    const caller = { db: app.db, deps, userId: user.id, isVerified: true, kind: "draft" } as const;
    const signal = new AbortController().signal;
    const answered = [];
    for (let n = 0; n < TOTAL + 2; n += 1)
      answered.push(await askModels(caller, { models: 1, signal }, async () => byModel("openai")));
    expect(answered).toEqual(Array(TOTAL + 2).fill(byModel("openai")));
  });
});
