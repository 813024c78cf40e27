import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aiUsage, applications } from "@shared/schema/index";
import type { Deps, ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { toAppError } from "../../platform/ai/failure";
import type { Ai } from "../../context/ai";
import type { Draft, DraftFacts, WriteDraftOptions } from "./types";
import { startTestApp, type TestApp } from "../../test/app";
import { createAiGate } from "../ai-usage/ai-gate";
import { countedAiCall } from "../ai-usage/ai-usage.service";

const MISSING_ID = "11111111-1111-4111-8111-111111111111";
const DAILY = 3;
const written: Draft = {
  content: "## Need\n\nLight after dusk.",
  aiProvider: "openai",
  usage: { inputTokens: 700, outputTokens: 40 },
};

type Write = (facts: DraftFacts, provider: string, options: WriteDraftOptions) => Promise<Draft>;

/** An AI that does what a test says; `calls` is what it was given. */
const ai = {
  calls: [] as { facts: DraftFacts; provider: string }[],
  write: (async () => written) as Write,
};
const fake: Ai = {
  writeDraft: (facts, provider, options = {}) => {
    ai.calls.push({ facts, provider });
    return ai.write(facts, provider, options);
  },
  writeAnswer: () => Promise.reject(new Error("No answer here")),
  readCall: () => Promise.reject(new Error("No call here")),
  readProfile: () => Promise.reject(new Error("No profile here")),
  translate: () => Promise.reject(new Error("No translation here")),
  reviewDeck: () => Promise.reject(new Error("No deck here")),
  reviewApplication: () => Promise.reject(new Error("No review here")),
  readPage: async () => null,
  isAvailable: () => true,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMIT_SCALE: "1", AI_DAILY_DRAFTS: String(DAILY), AI_CONCURRENT: "2" },
    deps: { ai: fake },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  ai.calls = [];
  ai.write = async () => written;
});

/** A promise and what settles it. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

async function founder() {
  const user = await app.buildUser();
  const entity = await app.buildEntity({ userId: user.id, name: "Sunrise Labs", description: "Solar kits" });
  const opportunity = await app.buildOpportunity({ currency: "KES", pitchDeckRequired: true, demoDay: true });
  const me = await app.as(user);
  const body = {
    opportunityId: opportunity.id,
    entityId: entity.id,
    askingAmount: "50000",
    aiProvider: "openai",
  };
  const generate = (change: object = {}) =>
    me.post("/api/applications/generate").send({ ...body, ...change });
  /** For another opportunity each time: what is asked for twice is written once. */
  const generateAnother = async () => generate({ opportunityId: (await app.buildOpportunity()).id });
  const usage = async () => {
    const [row] = await app.db
      .select()
      .from(aiUsage)
      .where(and(eq(aiUsage.userId, user.id), eq(aiUsage.day, app.clock.now().toISOString().slice(0, 10))));
    return row;
  };
  return { user, entity, opportunity, me, body, generate, generateAnother, usage };
}

describe("POST /api/applications/generate", () => {
  it("answers the draft and who wrote it", async () => {
    const { generate } = await founder();
    const answer = await generate();
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual({ content: written.content, aiProvider: "openai" });
  });

  it("says who really wrote it", async () => {
    const { generate } = await founder();
    ai.write = async () => ({ ...written, aiProvider: "builtin" });
    expect((await generate({ aiProvider: "both" })).body.aiProvider).toBe("builtin");
    expect(ai.calls.map(({ provider }) => provider)).toEqual(["both"]);
  });

  it("has the built-in writer write where it is asked for", async () => {
    const { generate } = await founder();
    expect((await generate({ aiProvider: "builtin" })).status).toBe(200);
    expect(ai.calls.map(({ provider }) => provider)).toEqual(["builtin"]);
  });

  it("is in the language of the call, or in the chosen one", async () => {
    const { generate } = await founder();
    const french = await app.buildOpportunity({
      description: "Nous finançons des projets pour les habitants de la région et leurs associations.",
    });
    await generate({ opportunityId: french.id });
    await generate({ opportunityId: french.id, language: "en" });
    await generate();
    expect(ai.calls.map(({ facts }) => facts.language)).toEqual(["fr", "en", "en"]);
  });

  it("writes a second draft with another provider, amount or language by itself", async () => {
    const { generate } = await founder();
    const { promise, resolve } = deferred<Draft>();
    ai.write = async (_facts, provider) => {
      const first = await promise;
      return { ...first, content: `${first.content} ${provider}` };
    };
    const requests = [generate(), generate({ aiProvider: "anthropic" })].map((request) =>
      request.then(({ body }) => body.content as string),
    );
    await expect.poll(() => ai.calls.length).toBe(2);
    resolve(written);
    expect(await Promise.all(requests)).toEqual([
      `${written.content} openai`,
      `${written.content} anthropic`,
    ]);
    await generate({ askingAmount: "60000" });
    // Which of the two that run at once comes first is not said.
    expect(ai.calls.map(({ facts, provider }) => `${provider} ${facts.askingAmount}`).sort()).toEqual([
      "anthropic 50000",
      "openai 50000",
      "openai 60000",
    ]);
  });

  it("asks openai when no provider is named", async () => {
    const { generate } = await founder();
    await generate({ aiProvider: undefined });
    expect(ai.calls.map(({ provider }) => provider)).toEqual(["openai"]);
  });

  it("hands over the caller's answers and the opportunity, and nothing else", async () => {
    const { generate, me, entity } = await founder();
    const other = await app.buildEntity({ userId: entity.userId, name: "Other", description: "Unrelated" });
    await me
      .post(`/api/profile/${entity.id}`)
      .send({ teamSize: 4, problemStatement: "Dark markets", goals: "" });
    await generate();
    const { facts } = ai.calls[0]!;
    expect(facts).toEqual({
      askingAmount: "50000",
      askingCurrency: "KES",
      language: "en",
      rules: [],
      entity: {
        name: "Sunrise Labs",
        type: "Startup",
        facts: [
          expect.objectContaining({ fieldName: "description", value: "Solar kits" }),
          expect.objectContaining({ fieldName: "teamSize", value: 4, label: expect.any(String) }),
          expect.objectContaining({ fieldName: "problemStatement", value: "Dark markets" }),
        ],
      },
      opportunity: expect.objectContaining({
        name: "Clean Energy Grant",
        currency: "KES",
        requirements: ["Pitch Deck"],
        support: ["a demo day"],
      }),
    });
    expect(JSON.stringify(facts)).not.toContain(other.description);
    expect(JSON.stringify(facts)).not.toContain(entity.userId);
  });

  it.each([true, false])("says whether others than the named types may apply: %s", async (isOpenEnded) => {
    const { generate } = await founder();
    const { id } = await app.buildOpportunity({
      eligibleEntityTypes: ["School"],
      eligibleEntityTypesOpenEnded: isOpenEnded,
    });
    await generate({ opportunityId: id });
    expect(ai.calls[0]!.facts.opportunity).toMatchObject({
      eligibleEntityTypes: ["School"],
      eligibleEntityTypesOpenEnded: isOpenEnded,
    });
  });

  it("keeps the draft in the application at once when it has none", async () => {
    const { generate, me, entity, opportunity } = await founder();
    const { id } = await app.buildApplication({ entityId: entity.id, opportunityId: opportunity.id });
    await generate();
    expect((await me.get(`/api/applications/${id}`)).body).toMatchObject({
      aiDraftNarrative: written.content,
      aiProvider: "openai",
      version: 1,
    });
    await app.db
      .update(applications)
      .set({ aiDraftNarrative: "Edited by hand" })
      .where(eq(applications.id, id));
    await generate();
    expect((await me.get(`/api/applications/${id}`)).body.aiDraftNarrative).toBe("Edited by hand");
  });

  it.each([
    ["opportunityId", { opportunityId: 5 }],
    ["entityId", { entityId: null }],
    ["askingAmount", { askingAmount: "0" }],
    ["askingAmount", { askingAmount: "x" }],
    ["aiProvider", { aiProvider: "gemini" }],
  ])("refuses a bad %s (%j) and asks nobody", async (field, change) => {
    const { generate, usage } = await founder();
    const answer = await generate(change);
    expect(answer.status).toBe(400);
    expect(answer.body.fieldErrors).toHaveProperty(field);
    expect(ai.calls).toEqual([]);
    expect(await usage()).toBeUndefined();
  });

  it("knows no foreign entity and no opportunity that is not on show, and asks nobody", async () => {
    const { generate, usage } = await founder();
    const { entity: foreign } = await founder();
    const pending = await app.buildOpportunity({ verificationStatus: "pending" });
    for (const change of [
      { entityId: foreign.id },
      { entityId: MISSING_ID },
      { opportunityId: pending.id },
      { opportunityId: MISSING_ID },
    ]) {
      const answer = await generate(change);
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe("not_found");
    }
    expect(ai.calls).toEqual([]);
    expect(await usage()).toBeUndefined();
  });

  it("answers 401 to visitors", async () => {
    const { body } = await founder();
    expect((await app.visitor.post("/api/applications/generate").send(body)).status).toBe(401);
    expect(ai.calls).toEqual([]);
  });
});

describe("the daily limit", () => {
  it("counts calls and tokens", async () => {
    const { generate, usage } = await founder();
    await generate();
    await generate();
    expect(await usage()).toMatchObject({ kind: "draft", calls: 2, inputTokens: 1400, outputTokens: 80 });
  });

  it("lets so many drafts through, then answers 429 until midnight UTC, each user alone", async () => {
    const { generate, usage } = await founder();
    const { generate: others } = await founder();
    for (let n = 0; n < DAILY; n += 1) expect((await generate()).status).toBe(200);
    const refused = await generate();
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      code: "rate_limited",
      message: expect.stringContaining("all 3 AI drafts"),
    });
    const now = app.clock.now();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    expect(Number(refused.headers["retry-after"])).toBe(Math.ceil((midnight - now.getTime()) / 1000));
    expect(ai.calls).toHaveLength(DAILY);
    expect((await usage())?.calls).toBe(DAILY);
    expect((await others()).status).toBe(200);
  });

  it("leaves the built-in writer, whose drafts it does not count", async () => {
    const { generate, usage } = await founder();
    for (let n = 0; n < DAILY; n += 1) expect((await generate()).status).toBe(200);
    expect((await generate()).status).toBe(429);
    ai.write = async () => ({ ...written, aiProvider: "builtin" });
    const answer = await generate({ aiProvider: "builtin" });
    expect([answer.status, answer.body.aiProvider]).toEqual([200, "builtin"]);
    expect((await usage())?.calls).toBe(DAILY);
    expect((await generate()).status).toBe(429);
  });

  it("holds for many requests at once", async () => {
    const { generate, generateAnother, usage } = await founder();
    await generate();
    await generate();
    const answers = await Promise.all([generate(), generateAnother()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await usage())?.calls).toBe(DAILY);
  });

  it.each([
    ["refused", () => toAppError("openai", "server"), 502, "upstream_failed"],
    ["does not accept its key", () => toAppError("openai", "refused"), 502, "upstream_refused"],
    ["did not answer in time", () => toAppError("openai", "timeout"), 504, "upstream_timeout"],
    [
      "is switched off",
      () =>
        new AppError("ai_unavailable", "AI is switched off on this server.", undefined, {
          retryAfterSeconds: 60,
        }),
      503,
      "ai_unavailable",
    ],
    ["has a bug", () => new TypeError("secret sk-123"), 500, "internal"],
  ])("gives the call back when the provider %s", async (_what, failure, status, code) => {
    const { generate, usage } = await founder();
    ai.write = async () => {
      throw failure();
    };
    const answer = await generate();
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    expect(answer.text).not.toContain("sk-123");
    expect(await usage()).toMatchObject({ calls: 0, inputTokens: 0 });
    ai.write = async () => written;
    for (let n = 0; n < DAILY; n += 1) expect((await generate()).status).toBe(200);
  });

  it("gives a call back to nobody else", async () => {
    const [failing, other] = [await founder(), await founder()];
    await other.generate();
    ai.write = async () => {
      throw toAppError("openai", "server");
    };
    expect((await failing.generate()).status).toBe(502);
    expect(await failing.usage()).toMatchObject({ calls: 0 });
    expect(await other.usage()).toMatchObject({ calls: 1 });
  });

  it("gives a call that fails after midnight back to the day before", async () => {
    const { user, generate, generateAnother } = await founder();
    const started = deferred<void>();
    const fail = deferred<void>();
    ai.write = async () => {
      started.resolve();
      await fail.promise;
      throw toAppError("openai", "server");
    };
    const running = generate().then((answer) => answer.status);
    await started.promise;
    app.clock.advance(86_400_000);
    ai.write = async () => written;
    expect((await generateAnother()).status).toBe(200);
    fail.resolve();
    expect(await running).toBe(502);
    const days = await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id)).orderBy(aiUsage.day);
    expect(days.map(({ calls }) => calls)).toEqual([0, 1]);
  });

  it("is off where the setting or the common scale is 0, never below one call, and scaled otherwise", async () => {
    const { user } = await founder();
    const run = async (settings: { AI_DAILY_DRAFTS: number; RATE_LIMIT_SCALE: number }) => {
      await app.db.delete(aiUsage).where(eq(aiUsage.userId, user.id));
      const config = { ...app.config, AI_DAILY_TOTAL: 0, ...settings };
      const ctx: ServiceContext<keyof Deps> = { actor: user, db: app.db, deps: { ...app.deps, config } };
      const gate = createAiGate(config);
      const options = {
        kind: "draft",
        provider: "openai",
        gate,
        signal: new AbortController().signal,
      } as const;
      for (let n = 0; n < 8; n += 1)
        try {
          await countedAiCall(ctx, options, async () => written);
        } catch {
          return n;
        }
      return "unlimited";
    };
    expect(await run({ AI_DAILY_DRAFTS: 0, RATE_LIMIT_SCALE: 1 })).toBe("unlimited");
    expect(await run({ AI_DAILY_DRAFTS: 3, RATE_LIMIT_SCALE: 0 })).toBe("unlimited");
    expect(await run({ AI_DAILY_DRAFTS: 3, RATE_LIMIT_SCALE: 2 })).toBe(6);
    expect(await run({ AI_DAILY_DRAFTS: 3, RATE_LIMIT_SCALE: 0.01 })).toBe(1);
  });
});

describe("drafts at the same time", () => {
  it("are two for each user, and a place is free again afterwards", async () => {
    const { generate, generateAnother } = await founder();
    const { generate: others } = await founder();
    const started = [deferred<void>(), deferred<void>()];
    const finish = deferred<Draft>();
    ai.write = () => {
      started[ai.calls.length - 1]?.resolve();
      return finish.promise;
    };
    const running = [generate(), generateAnother()].map((call) => call.then((answer) => answer.status));
    await Promise.all(started.map(({ promise }) => promise));
    const third = await generateAnother();
    expect(third.status).toBe(429);
    expect(third.body.code).toBe("rate_limited");
    expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    ai.write = async () => written;
    expect((await others()).status).toBe(200);
    finish.resolve(written);
    expect(await Promise.all(running)).toEqual([200, 200]);
    expect((await generate()).status).toBe(200);
  });

  it("are written each for itself when they are asked of another provider or for another amount", async () => {
    const { generate } = await founder();
    const started = [deferred<void>(), deferred<void>()];
    const finish = deferred<void>();
    ai.write = async (_facts, provider) => {
      started[ai.calls.length - 1]?.resolve();
      await finish.promise;
      return { ...written, aiProvider: provider as Draft["aiProvider"] };
    };
    const asOpenai = generate().then((answer) => answer);
    await started[0]!.promise;
    const asAnthropic = generate({ aiProvider: "anthropic" }).then((answer) => answer);
    await started[1]!.promise;
    const otherAmount = await generate({ askingAmount: "60000" });
    expect(otherAmount.status).toBe(429);
    finish.resolve();
    expect((await asOpenai).body.aiProvider).toBe("openai");
    expect((await asAnthropic).body.aiProvider).toBe("anthropic");
    expect((await generate({ askingAmount: "60000" })).status).toBe(200);
    expect(ai.calls.map(({ facts, provider }) => [provider, facts.askingAmount])).toEqual([
      ["openai", "50000"],
      ["anthropic", "50000"],
      ["openai", "60000"],
    ]);
  });

  it("hold no connection to the database while the provider writes", async () => {
    const { generate, me } = await founder();
    const started = deferred<void>();
    const finish = deferred<Draft>();
    ai.write = () => {
      started.resolve();
      return finish.promise;
    };
    const running = generate().then((answer) => answer.status);
    await started.promise;
    expect((await me.get("/api/entities")).status).toBe(200);
    finish.resolve(written);
    expect(await running).toBe(200);
  });
});
