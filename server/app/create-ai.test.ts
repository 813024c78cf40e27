import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FAKE_DRAFT, type FakeAiServer, startFakeAiServer } from "../test/fakes/fake-ai-server";
import { expectError, manualTimer } from "../test/failing-calls";
import { ANTHROPIC_DEFAULT_MODEL } from "../platform/ai/anthropic";
import { createAi } from "./create-ai";
import { buildDraftFacts } from "../features/drafts/writing/draft-facts.fixture";
import { OPENAI_DEFAULT_MODEL } from "../platform/ai/openai";
import type { AiConfig, AiDeps, AiFailureEvent, AiModelName } from "../platform/ai/types";

const KEY = "sk-test-of-nobody";
const MODELS: AiModelName[] = ["openai", "anthropic"];

let server: FakeAiServer;
beforeAll(async () => {
  server = await startFakeAiServer();
});
afterAll(() => server.close());
afterEach(() => server.reset());

/** An AI that talks to the fake server, waits for nothing and writes down what it would have waited. */
function setUp(changes: Partial<AiConfig> = {}, deps: AiDeps = {}) {
  const pauses: number[] = [];
  const failures: AiFailureEvent[] = [];
  const config: AiConfig = {
    enabled: true,
    timeoutMs: 60_000,
    openai: { apiKey: KEY, baseUrl: server.openaiUrl },
    anthropic: { apiKey: KEY, baseUrl: server.anthropicUrl },
    ...changes,
  };
  const ai = createAi(config, {
    sleep: async (ms) => void pauses.push(ms),
    random: () => 0,
    onFailure: (event) => failures.push(event),
    ...deps,
  });
  return { ai, pauses, failures };
}

describe.each(MODELS)("a draft by %s", (provider) => {
  const label = provider === "openai" ? "OpenAI" : "Anthropic";

  it("has its sections in the fixed order and names its author", async () => {
    server.reply(provider, { kind: "answer", content: FAKE_DRAFT, usage: { input: 1200, output: 340 } });
    const draft = await setUp().ai.writeDraft(buildDraftFacts(), provider);
    expect(draft.aiProvider).toBe(provider);
    expect(draft.usage).toEqual({ inputTokens: 1200, outputTokens: 340 });
    expect(draft.content.match(/^## .*$/gm)).toEqual([
      "## Need",
      "## Solution",
      "## Impact",
      "## Budget and use of funds",
      "## Team",
      "## Fit with this funder",
    ]);
    expect(draft.content).toContain(`## Need\n\n${FAKE_DRAFT.need}\n\n## Solution\n\n${FAKE_DRAFT.solution}`);
  });

  it("sends the key, a known model and a schema, and asks only once", async () => {
    await setUp().ai.writeDraft(buildDraftFacts(), provider);
    const [request, ...others] = server.requestsOf(provider);
    expect(others).toEqual([]);
    const sent = `${request?.headers.authorization} ${String(request?.headers["x-api-key"])}`;
    expect(sent).toContain(KEY);
    expect(request?.body.model).toBe(provider === "openai" ? OPENAI_DEFAULT_MODEL : ANTHROPIC_DEFAULT_MODEL);
    expect(JSON.stringify(request?.body)).toContain('"additionalProperties":false');
    expect(request?.path).toBe(provider === "openai" ? "/v1/chat/completions" : "/v1/messages");
  });

  it("uses the model that the settings name", async () => {
    const own = { apiKey: KEY, baseUrl: urlOf(provider), model: "our-own-model" };
    await setUp({ [provider]: own }).ai.writeDraft(buildDraftFacts(), provider);
    expect(server.requestsOf(provider)[0]?.body.model).toBe("our-own-model");
  });

  it("streams its text in pieces that add up to the whole", async () => {
    const pieces: string[] = [];
    const draft = await setUp().ai.writeDraft(buildDraftFacts(), provider, {
      onText: (text) => pieces.push(text),
    });
    expect(pieces.length).toBeGreaterThanOrEqual(6);
    expect(pieces.join("")).toBe(draft.content);
  });

  it("drops every figure that is not in the facts and keeps the others", async () => {
    const budget = "We ask for $50,000 and earn $120,000 a year. We expect $900,000 and 250% growth by 2041.";
    server.reply(provider, { kind: "answer", content: { ...FAKE_DRAFT, budget } });
    const { content } = await setUp().ai.writeDraft(buildDraftFacts(), provider);
    expect(content).toContain("We ask for $50,000 and earn $120,000 a year.");
    expect(content).toContain("We expect [add: confirm figure] growth by [add: confirm figure].");
    expect(content).not.toMatch(/900|250%|2041/);
  });

  it("limits its sections and removes control characters and headings from them", async () => {
    const need = `# Injected heading\u0000\u202e\n${"Long sentence here. ".repeat(1000)}`;
    server.reply(provider, { kind: "answer", content: { ...FAKE_DRAFT, need, team: "" } });
    const { content } = await setUp().ai.writeDraft(buildDraftFacts(), provider);
    expect(content).toMatch(/^## Need\n\nInjected heading\nLong sentence here\./);
    expect(content.split("## Solution")[0]!.length).toBeLessThan(4_100);
    expect(content).toMatch(/## Team\n\n\[add: [^\]]+\]/);
  });

  it("is retried once after 429, after the requested wait", async () => {
    server.reply(
      provider,
      { kind: "status", status: 429, headers: { "retry-after": "3" } },
      { kind: "answer", content: FAKE_DRAFT },
    );
    const { ai, pauses, failures } = setUp();
    expect((await ai.writeDraft(buildDraftFacts(), provider)).aiProvider).toBe(provider);
    expect(pauses).toEqual([3000]);
    expect(failures).toEqual([{ provider, kind: "busy", status: 429, willRetry: true }]);
  });

  it("is not retried when the provider asks for half a minute", async () => {
    server.reply(provider, { kind: "status", status: 429, headers: { "retry-after": "30" } });
    const { ai, pauses } = setUp({ timeoutMs: 60_000 });
    const error = await expectError(ai.writeDraft(buildDraftFacts(), provider));
    expect(error.code).toBe("upstream_failed");
    expect(error.message).toBe(`${label} is busy at the moment. Please try again in a few minutes.`);
    expect(pauses).toEqual([]);
    expect(server.requestsOf(provider)).toHaveLength(1);
  });

  it("fails after a second 500 without quoting the provider", async () => {
    server.reply(provider, { kind: "status", status: 500, message: `stack trace with ${KEY}` });
    const { ai, pauses } = setUp();
    const error = await expectError(ai.writeDraft(buildDraftFacts(), provider));
    expect(error.code).toBe("upstream_failed");
    expect(error.message).toBe(`${label} had a problem on its side. Please try again in a few minutes.`);
    expect(error.cause).toBeUndefined();
    expect(pauses).toEqual([500]);
    expect(server.requestsOf(provider)).toHaveLength(2);
  });

  it("survives one cut connection and fails at the second", async () => {
    server.reply(provider, { kind: "cut" }, { kind: "answer", content: FAKE_DRAFT });
    expect((await setUp().ai.writeDraft(buildDraftFacts(), provider)).aiProvider).toBe(provider);
    server.reply(provider, { kind: "cut" });
    const error = await expectError(setUp().ai.writeDraft(buildDraftFacts(), provider));
    expect(error.message).toBe(`${label} could not be reached. Please try again in a few minutes.`);
  });

  it("is not retried after a refusal", async () => {
    server.reply(provider, { kind: "status", status: 401, message: `Incorrect API key: ${KEY}` });
    const error = await expectError(setUp().ai.writeDraft(buildDraftFacts(), provider));
    expect(error.message).toBe(`${label} refused the request. Please tell the people who run this site.`);
    expect(server.requestsOf(provider)).toHaveLength(1);
  });

  it.each([
    ["takes the request and never answers", { kind: "hang" } as const],
    ["stops in the middle of its answer", { kind: "stall" } as const],
  ])("ends in time when the provider %s", async (_what, reply) => {
    server.reply(provider, reply);
    const timer = manualTimer();
    const promise = expectError(
      setUp({ timeoutMs: 60_000 }, timer).ai.writeDraft(buildDraftFacts(), provider),
    );
    await server.received(provider);
    expect(timer.waits).toEqual([60_000]);
    timer.elapse();
    const error = await promise;
    expect(error.code).toBe("upstream_timeout");
    expect(error.message).toBe(`${label} did not answer in time. Please try again.`);
    expect(server.requestsOf(provider)).toHaveLength(1);
  });

  it.each([
    ["a page of HTML", { kind: "raw", body: "<html>gateway</html>", contentType: "text/html" } as const],
    ["JSON that breaks off", { kind: "raw", body: '{"id": 1, ' } as const],
    ["JSON of another shape", { kind: "raw", body: '{"hello": "world"}' } as const],
    ["JSON that is null", { kind: "raw", body: "null" } as const],
    [
      "more than any draft can be",
      { kind: "answer", content: { ...FAKE_DRAFT, more: "y".repeat(1_500_000) } } as const,
    ],
    ["prose instead of sections", { kind: "answer", content: "Dear funder, give us money." } as const],
    ["sections that are missing", { kind: "answer", content: { need: "Much." } } as const],
    ["sections of another type", { kind: "answer", content: { ...FAKE_DRAFT, team: ["Ama"] } } as const],
    ["nothing but empty sections", { kind: "answer", content: emptyDraft() } as const],
    ["no text at all", { kind: "answer", content: "" } as const],
  ])("fails cleanly on %s", async (_what, reply) => {
    server.reply(provider, reply);
    const error = await expectError(setUp().ai.writeDraft(buildDraftFacts(), provider));
    expect(error.code).toBe("upstream_failed");
    expect(error.message).toMatch(new RegExp(`^${label} gave an answer that could not be (read|used)\\.`));
    expect(server.requestsOf(provider)).toHaveLength(1);
  });

  it("sends its key to no other address", async () => {
    server.reply(provider, { kind: "redirect", location: `${server.anthropicUrl}/elsewhere` });
    await expectError(setUp().ai.writeDraft(buildDraftFacts(), provider));
    expect(server.requests.map((request) => request.path)).not.toContain("/elsewhere");
  });

  it("stops at once when the caller goes away", async () => {
    server.reply(provider, { kind: "hang" });
    const controller = new AbortController();
    const promise = setUp().ai.writeDraft(buildDraftFacts(), provider, { signal: controller.signal });
    await server.received(provider);
    const reason = new Error("The page was closed");
    controller.abort(reason);
    await expect(promise).rejects.toBe(reason);
  });

  it("stops waiting for a retry when the caller goes away", async () => {
    server.reply(provider, { kind: "status", status: 503, headers: { "retry-after": "15" } });
    const controller = new AbortController();
    const { ai } = setUp({}, { sleep: undefined });
    const promise = ai.writeDraft(buildDraftFacts(), provider, { signal: controller.signal });
    await server.received(provider);
    controller.abort();
    await expect(promise).rejects.toMatchObject({ name: "AbortError" });
    expect(server.requestsOf(provider)).toHaveLength(1);
  });

  it("gives a retry only the remaining time of the whole call", async () => {
    let time = 0;
    server.reply(provider, { kind: "status", status: 500 }, { kind: "hang" });
    const timer = manualTimer();
    const { ai } = setUp(
      { timeoutMs: 60_000 },
      { ...timer, now: () => time, sleep: async () => void (time = 55_000) },
    );
    const promise = expectError(ai.writeDraft(buildDraftFacts(), provider));
    await server.received(provider, 2);
    expect(timer.waits).toEqual([60_000, 35_000]);
    timer.elapse();
    expect((await promise).code).toBe("upstream_timeout");
  });

  it("pauses the provider for a minute after five failures in a row, then tries it once", async () => {
    let time = 0;
    server.reply(provider, { kind: "status", status: 500 });
    const { ai } = setUp({}, { now: () => time });
    const write = () => ai.writeDraft(buildDraftFacts(), provider);
    for (let i = 0; i < 5; i += 1) expect((await expectError(write())).code).toBe("upstream_failed");
    expect(server.requestsOf(provider)).toHaveLength(10);

    const paused = await expectError(write());
    expect(paused).toMatchObject({ code: "ai_unavailable", retryAfterSeconds: 60 });
    expect(paused.message).toBe(`${label} is not answering at the moment. Please try again in a minute.`);
    expect(server.requestsOf(provider)).toHaveLength(10);

    time = 60_000;
    server.reply(provider, { kind: "answer", content: FAKE_DRAFT });
    expect((await write()).aiProvider).toBe(provider);
    expect((await write()).aiProvider).toBe(provider);
  });

  it("does not count unusable answers as failures of the provider", async () => {
    server.reply(provider, { kind: "answer", content: { need: "Much." } });
    const { ai } = setUp();
    const codes = [];
    for (let i = 0; i < 7; i += 1)
      codes.push((await expectError(ai.writeDraft(buildDraftFacts(), provider))).code);
    expect(new Set(codes)).toEqual(new Set(["upstream_failed"]));
  });
});

describe("both providers", () => {
  it("are asked at the same time and merged section by section", async () => {
    server.reply("openai", {
      kind: "answer",
      content: {
        ...FAKE_DRAFT,
        need: "Farmers lose 40% of each harvest.",
        impact: "We have 9,999 happy customers.",
      },
      usage: { input: 10, output: 1 },
    });
    server.reply("anthropic", {
      kind: "answer",
      content: {
        ...FAKE_DRAFT,
        need: "Farmers lose much of their crop. Buyers pay late. Our market is worth $500,000,000 a year.",
        impact: "Less food is thrown away by 140 customers.",
      },
      usage: { input: 20, output: 2 },
    });
    const draft = await setUp().ai.writeDraft(buildDraftFacts(), "both");
    expect(draft.aiProvider).toBe("both");
    expect(draft.usage).toEqual({ inputTokens: 30, outputTokens: 3 });
    expect(draft.content).toContain("Farmers lose 40% of each harvest.");
    expect(draft.content).toContain("Our market is worth $500,000,000 a year.");
    expect(draft.content).toContain("Less food is thrown away by 140 customers.");
    expect(draft.content).not.toContain("happy customers");
  });

  it.each([
    ["openai", "anthropic"],
    ["anthropic", "openai"],
  ] as const)("give the other's answer, labelled as its own, when %s fails", async (failing, other) => {
    server.reply(failing, { kind: "status", status: 500 });
    const draft = await setUp().ai.writeDraft(buildDraftFacts(), "both");
    expect(draft.aiProvider).toBe(other);
    expect(draft.content).toContain(FAKE_DRAFT.need);
  });

  it("fail together with one error", async () => {
    server.reply("openai", { kind: "status", status: 500 });
    server.reply("anthropic", { kind: "raw", body: "no" });
    const error = await expectError(setUp().ai.writeDraft(buildDraftFacts(), "both"));
    expect(error.code).toBe("upstream_failed");
    expect(error.message).toBe(
      "Neither OpenAI nor Anthropic could write a draft. Please try again in a few minutes.",
    );
  });

  it("time out together as a time-out", async () => {
    server.reply("openai", { kind: "hang" });
    server.reply("anthropic", { kind: "hang" });
    const timer = manualTimer();
    const promise = expectError(setUp({}, timer).ai.writeDraft(buildDraftFacts(), "both"));
    await Promise.all([server.received("openai"), server.received("anthropic")]);
    timer.elapse();
    const error = await promise;
    expect(error.code).toBe("upstream_timeout");
  });

  it("are reduced to the one that has a key, and labelled as that one", async () => {
    const draft = await setUp({ openai: {} }).ai.writeDraft(buildDraftFacts(), "both");
    expect(draft.aiProvider).toBe("anthropic");
    expect(server.requestsOf("openai")).toEqual([]);
  });
});

describe("without a provider", () => {
  it.each(["openai", "anthropic", "both"] as const)(
    "%s falls back to the built-in writer",
    async (provider) => {
      const { ai } = setUp({ openai: { baseUrl: server.openaiUrl }, anthropic: { apiKey: "" } });
      expect(ai.isAvailable(provider)).toBe(false);
      const draft = await ai.writeDraft(buildDraftFacts(), provider);
      expect(draft).toMatchObject({ aiProvider: "builtin", usage: { inputTokens: 0, outputTokens: 0 } });
      expect(draft.content).toContain("Shamba Direct applies to Harvest Innovation Grants");
      expect(server.requests).toEqual([]);
    },
  );

  it("a key in the process's environment is not used", async () => {
    vi.stubEnv("OPENAI_API_KEY", KEY);
    const draft = await setUp({ openai: {} }).ai.writeDraft(buildDraftFacts(), "openai");
    vi.unstubAllEnvs();
    expect(draft.aiProvider).toBe("builtin");
  });

  it("nothing is written when AI is switched off", async () => {
    const { ai } = setUp({ enabled: false });
    expect(ai.isAvailable("both")).toBe(false);
    const error = await expectError(ai.writeDraft(buildDraftFacts(), "openai"));
    expect(error).toMatchObject({ code: "ai_unavailable", message: "AI is switched off on this server." });
    expect(server.requests).toEqual([]);
  });

  it("nothing is written for a caller who has already left", async () => {
    const signal = AbortSignal.abort();
    await expect(setUp().ai.writeDraft(buildDraftFacts(), "openai", { signal })).rejects.toBe(signal.reason);
    expect(server.requests).toEqual([]);
  });
});

function urlOf(provider: AiModelName): string {
  return provider === "openai" ? server.openaiUrl : server.anthropicUrl;
}

function emptyDraft() {
  return Object.fromEntries(Object.keys(FAKE_DRAFT).map((key) => [key, " \u200b\n "]));
}
