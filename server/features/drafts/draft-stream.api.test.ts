import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from "vitest";
import { aiUsage, applications, sessions } from "@shared/schema/index";
import { createAi } from "../../app/create-ai";
import { renderDraft } from "./writing/render-draft";
import type { AiModelName } from "../../platform/ai/types";
import type { PushEvent } from "../../platform/realtime/types";
import { sessionCookie, startTestApp, type TestApp } from "../../test/app";
import {
  FAKE_DRAFT,
  type FakeAiServer,
  type FakeReply,
  startFakeAiServer,
} from "../../test/fakes/fake-ai-server";
import { createHandedIterator } from "../../test/handed-out";
import { HEARTBEAT_MS } from "./draft-events";
import type { DraftRuns } from "./draft-runs";

const MODELS: AiModelName[] = ["openai", "anthropic"];
const KEY = "sk-test-of-nobody";
const PATH = "/api/applications/generate";
const content = renderDraft(FAKE_DRAFT).join("");
const answer = JSON.stringify(FAKE_DRAFT);
/** Where the first two sections are whole. */
const half = answer.indexOf('"impact"');
const firstHalf = renderDraft(FAKE_DRAFT).slice(0, 2).join("");

type StreamEvent = { event: string; data: Record<string, unknown> };

let app: TestApp;
let provider: FakeAiServer;
let join: MockInstance<DraftRuns["join"]>;
const pushed: { userId: string; event: PushEvent }[] = [];
/** Time limits pass when a test says so. */
const timers = new Set<() => void>();

/** One that has never failed: what fails too often is left alone for a while. */
const freshAi = () =>
  createAi(
    {
      enabled: true,
      timeoutMs: 60_000,
      openai: { apiKey: KEY, baseUrl: provider.openaiUrl },
      anthropic: { apiKey: KEY, baseUrl: provider.anthropicUrl },
    },
    {
      sleep: async () => {},
      schedule: (run) => {
        timers.add(run);
        return () => void timers.delete(run);
      },
    },
  );

async function startApp(): Promise<TestApp> {
  const started = await startTestApp({ env: { AI_DAILY_DRAFTS: "3", RATE_LIMIT_SCALE: "1" } });
  vi.spyOn(started.deps.push, "publish").mockImplementation(async (_db, userId, event) => {
    pushed.push({ userId, event });
  });
  return started;
}

beforeAll(async () => {
  provider = await startFakeAiServer();
  app = await startApp();
});
beforeEach(() => {
  app.deps.ai = freshAi();
  join = vi.spyOn(app.deps.draftRuns, "join");
});
afterAll(async () => {
  app.deps.draftRuns.stop();
  await app.close();
  await provider.close();
});
afterEach(() => {
  join.mockRestore();
  vi.useRealTimers();
  provider.reset();
  timers.clear();
});

const soon = <T>(look: () => T | Promise<T>) => expect.poll(look);

async function founder(model: AiModelName = "openai") {
  const user = await app.buildUser();
  const entity = await app.buildEntity({ userId: user.id });
  const opportunity = await app.buildOpportunity();
  const { id } = await app.buildApplication({ entityId: entity.id, opportunityId: opportunity.id });
  const me = await app.as(user);
  const sid = randomUUID();
  const signedInAt = app.clock.now().getTime();
  await app.db.insert(sessions).values({
    sid,
    sess: { cookie: { originalMaxAge: 604_800_000 }, userId: user.id, signedInAt } as { userId: string },
    expire: new Date(Date.now() + 604_800_000),
  });
  const cookie = sessionCookie(app.deps, sid);
  const body = {
    opportunityId: opportunity.id,
    entityId: entity.id,
    askingAmount: "50000",
    aiProvider: model,
  };
  return {
    user,
    me,
    body,
    listen: (headers: Record<string, string> = {}, change: object = {}) =>
      listen({ Cookie: cookie, Accept: "text/event-stream", ...headers }, { ...body, ...change }),
    askForJson: async () => await me.post(PATH).send(body),
    save: async (changes: object) => me.patch(`/api/applications/${id}`).send(changes).expect(200),
    application: async () => {
      const [row] = await app.db.select().from(applications).where(eq(applications.id, id));
      return row!;
    },
    usage: async () => {
      const [row] = await app.db.select().from(aiUsage).where(eq(aiUsage.userId, user.id));
      return row;
    },
  };
}

/** Asks for a stream. `events` and `comments` grow as they come in; `over` resolves when the answer has ended, however. */
function listen(headers: Record<string, string>, body: object) {
  const controller = new AbortController();
  const heard = { events: [] as StreamEvent[], comments: 0 };
  const response = fetch(`${app.url}${PATH}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  const read = async () => {
    let waiting = "";
    for await (const text of (await response).body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (waiting + text).split("\n\n");
      waiting = blocks.pop()!;
      for (const block of blocks) {
        const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (event && data) heard.events.push({ event, data: JSON.parse(data) as StreamEvent["data"] });
        else if (block.startsWith(":")) heard.comments += 1;
      }
    }
  };
  return {
    heard,
    response,
    text: () => heard.events.map(({ event, data }) => (event === "text" ? String(data.text) : "")).join(""),
    names: () => heard.events.map(({ event }) => event).filter((name, at, all) => name !== all[at - 1]),
    over: () => read(),
    follow: () => void read().catch(() => {}),
    leave: () => controller.abort(),
  };
}

/** A provider that writes as far as a test lets it. */
function slowAnswer(model: AiModelName, end?: "cut" | "error" | "silence") {
  const { pieces, hand, end: finish } = createHandedIterator();
  provider.reply(model, { kind: "stream", pieces, ...(end && { end }), usage: { input: 700, output: 40 } });
  return {
    writeHalf: () => hand(answer.slice(0, half)),
    writeRest: () => {
      hand(answer.slice(half));
      finish();
    },
    finish,
  };
}

/** What `pg` says of a server that is not there. */
const away = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

/** Somebody who reads a draft of which the first half is there. */
async function halfWritten(listenAs: () => ReturnType<typeof listen>, model: AiModelName = "openai") {
  const slow = slowAnswer(model);
  const reader = listenAs();
  reader.follow();
  slow.writeHalf();
  await soon(reader.text).toBe(firstHalf);
  return { slow, ...reader };
}

describe.each(MODELS)("a draft streamed by %s", (model) => {
  const label = model === "openai" ? "OpenAI" : "Anthropic";

  it("arrives while it is written, and then whole; it is kept, counted and told of", async () => {
    const { listen, user, application, usage } = await founder(model);
    const slow = slowAnswer(model);
    const { heard, response, text, names, over } = listen();
    await provider.received(model);
    slow.writeHalf();
    const { status, headers } = await response;
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(headers.get("content-encoding")).toBeNull();
    const ended = over();
    await soon(text).toBe(firstHalf);
    expect((await application()).aiDraftNarrative).toBeNull();
    slow.writeRest();
    await ended;
    expect(names()).toEqual(["text", "done"]);
    expect(text()).toBe(content);
    expect(heard.events[0]?.data.aiProvider).toBe(model);
    expect(heard.events.at(-1)?.data).toStrictEqual({ content, aiProvider: model });
    expect(await application()).toMatchObject({ aiDraftNarrative: content, aiProvider: model, version: 1 });
    expect(await usage()).toMatchObject({ calls: 1, inputTokens: 700, outputTokens: 40 });
    expect(pushed).toContainEqual({
      userId: user.id,
      event: { kind: "refresh", keys: [["/api/applications"]] },
    });
  });

  it("is asked for again after 429", async () => {
    const { listen } = await founder(model);
    provider.reply(model, { kind: "status", status: 429 }, { kind: "answer", content: FAKE_DRAFT });
    const { names, over } = listen();
    await over();
    expect(names()).toEqual(["text", "done"]);
  });

  it("starts over when the first attempt breaks off with other words", async () => {
    const { listen } = await founder(model);
    const other = JSON.stringify({ ...FAKE_DRAFT, need: "Something else entirely." });
    provider.reply(
      model,
      { kind: "stream", pieces: [other.slice(0, half)], end: "cut" },
      { kind: "answer", content: FAKE_DRAFT },
    );
    const { heard, names, over } = listen();
    await over();
    expect(names()).toEqual(["text", "restart", "text", "done"]);
    expect(heard.events.at(-1)?.data.content).toBe(content);
  });

  it.each([
    ["error", "upstream_failed", `${label} had a problem on its side. Please try again in a few minutes.`],
    ["cut", "upstream_failed", `${label} could not be reached. Please try again in a few minutes.`],
  ] as const)("says so when the provider's stream ends with: %s", async (end, code, message) => {
    const { listen, application, usage } = await founder(model);
    provider.reply(model, { kind: "stream", pieces: [answer.slice(0, half)], end });
    const { heard, text, names, over, response } = listen();
    await over();
    expect((await response).status).toBe(200);
    expect(names()).toEqual(["text", "error"]);
    expect(text()).toBe(firstHalf);
    expect(heard.events.at(-1)?.data).toStrictEqual({ code, message });
    expect((await application()).aiDraftNarrative).toBeNull();
    // The call is given back; what is known of its cost is not forgotten.
    expect(await usage()).toMatchObject({ calls: 0, inputTokens: model === "anthropic" ? 1_800 : 0 });
  });

  it("says so in the language of whoever listens", async () => {
    const { listen } = await founder(model);
    provider.reply(model, { kind: "stream", pieces: [answer.slice(0, half)], end: "error" });
    const { heard, over } = listen({ "Accept-Language": "fr" });
    await over();
    expect(heard.events.at(-1)).toMatchObject({
      event: "error",
      data: { code: "upstream_failed", message: expect.stringContaining(`Le service ${label} a`) },
    });
  });

  const endless = function* () {
    yield '{"need":"';
    for (;;) yield "more ".repeat(2_000);
  };
  it.each<[string, () => FakeReply]>([
    ["refuses", () => ({ kind: "status", status: 401, message: KEY })],
    [
      "answers with nonsense",
      () => ({ kind: "raw", body: "data: {oops\n\n", contentType: "text/event-stream" }),
    ],
    ["answers with a page", () => ({ kind: "raw", body: "<html>", contentType: "text/html" })],
    ["answers without end", () => ({ kind: "stream", pieces: endless() })],
  ])("is an ordinary 502 when the provider %s before it has written a sentence", async (_what, reply) => {
    const { listen } = await founder(model);
    provider.reply(model, reply());
    const response = await listen().response;
    expect(response.status).toBe(502);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const body = await response.text();
    const { code } = JSON.parse(body) as { code: string };
    expect(code).toBe(reply().kind === "status" ? "upstream_refused" : "upstream_failed");
    expect(body).not.toMatch(/sk-test|own words/);
  });

  it("is an ordinary 504 when the provider never answers, and an event when it falls silent later", async () => {
    const { listen } = await founder(model);
    provider.reply(model, { kind: "hang" });
    const first = listen();
    await provider.received(model);
    for (const run of timers) run();
    const response = await first.response;
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: "upstream_timeout" });

    provider.reply(model, { kind: "stream", pieces: [answer.slice(0, half)], end: "silence" });
    const second = listen();
    second.follow();
    await soon(second.text).toBe(firstHalf);
    for (const run of timers) run();
    await soon(() => second.names()).toEqual(["text", "error"]);
    expect(second.heard.events.at(-1)?.data.code).toBe("upstream_timeout");
    await soon(() => provider.brokenOff(model)).toBe(2);
  });

  it("stops at the provider when the caller stops it, and keeps what the caller has", async () => {
    const { listen, save, application, usage } = await founder(model);
    const { text, leave } = await halfWritten(listen, model);
    leave();
    await save({ aiDraftNarrative: text(), aiProvider: model });
    await soon(() => provider.brokenOff(model)).toBe(1);
    // What it has cost is known only where the provider says so at the beginning. It stays counted as a call.
    await soon(usage).toMatchObject({ calls: 1, inputTokens: model === "anthropic" ? 700 : 0 });
    expect(await application()).toMatchObject({ aiDraftNarrative: firstHalf, aiProvider: model });
  });
});

describe.each(MODELS)("when %s refuses for good", (model) => {
  it.each<[string, Partial<Extract<FakeReply, { kind: "status" }>> & { status: number }]>([
    ["its key", { status: 401 }],
    ["the account", { status: 403 }],
    ["a model that is gone", { status: 404 }],
    model === "openai"
      ? ["the quota", { status: 429, code: "insufficient_quota" }]
      : ["the credit", { status: 400, message: "Your credit balance is too low to access the API." }],
  ])("(%s) the person is told so, and has the built-in writer write", async (_what, reply) => {
    const { listen, application, usage } = await founder(model);
    provider.reply(model, { kind: "status", ...reply });
    const refused = await listen().response;
    expect(refused.status).toBe(502);
    expect(await refused.json()).toMatchObject({ code: "upstream_refused" });
    expect(provider.requestsOf(model)).toHaveLength(1);

    const { over, heard, text } = listen({}, { aiProvider: "builtin" });
    await over();
    const { aiDraftNarrative, aiProvider } = await application();
    expect(heard.events.at(-1)).toMatchObject({ event: "done", data: { aiProvider: "builtin" } });
    expect(text()).toBe(aiDraftNarrative);
    expect(aiProvider).toBe("builtin");
    expect(provider.requestsOf(model)).toHaveLength(1);
    // What no model wrote counts against no limit.
    expect((await usage())?.calls).toBe(0);
  });

  it("the reason is the same while it is left alone", async () => {
    provider.reply(model, { kind: "status", status: 401 });
    for (let n = 0; n < 7; n += 1) {
      const { listen } = await founder(model);
      const refused = await listen().response;
      expect(await refused.json()).toMatchObject({ code: "upstream_refused" });
    }
    expect(provider.requestsOf(model)).toHaveLength(5);
  });

  it("a passing failure is not called a refusal", async () => {
    const { listen } = await founder(model);
    provider.reply(model, { kind: "status", status: 429 });
    const busy = await listen().response;
    expect(await busy.json()).toMatchObject({ code: "upstream_failed" });
  });
});

describe("a draft by the built-in writer", () => {
  it("says which rules of the call the profile meets, fails and leaves open, in the reader's language", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id, country: "KE", stage: null, foundedYear: null });
    const opportunity = await app.buildOpportunity({
      eligibleCountries: ["GH"],
      eligibleEntityTypes: [entity.type],
      stageFocus: ["Scale"],
      description: "Villages lack light after dusk.",
    });
    const me = await app.as(user);
    const generate = async (language: string): Promise<string> => {
      const { body } = await me.post(PATH).set("Accept-Language", language).send({
        opportunityId: opportunity.id,
        entityId: entity.id,
        askingAmount: "50000",
        aiProvider: "builtin",
      });
      return (body as { content: string }).content;
    };
    const english = await generate("en");
    expect(english).toContain("“Villages lack light after dusk.”");
    expect(english).toMatch(/profile meets:\n- Entity type: the call says “Open to: Startup”/);
    expect(english).toMatch(/\[add: Country: the call says “Ghana”, the profile “Kenya” – why you are/);
    expect(english).toMatch(/\[add: Stage: the call says “Scale” – not known/);
    const french = (await generate("fr")).replace(/[\u00A0\u202F]/g, " ");
    expect(french).toMatch(/^## Besoin\n\nL’appel dit :\n- « Villages lack light after dusk. »/);
    expect(french).toMatch(/\[à compléter : Pays : l’appel dit « Ghana », le profil « Kenya » – pourquoi/);
    expect(provider.requests).toEqual([]);
  });
});

describe("who asks for events", () => {
  it.each([
    "text/event-stream",
    "text/event-stream, application/json;q=0.9",
    "application/json;q=0.5, text/event-stream;q=0.8, */*;q=0.1",
  ])("gets them (%s)", async (Accept) => {
    const { listen } = await founder();
    const response = await listen({ Accept }).response;
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(await response.text()).toMatch(/event: done\ndata: .*\n\n$/);
  });

  it.each([
    "*/*",
    "application/json",
    "application/json, text/event-stream",
    "text/event-stream;q=0.5, application/json",
    "text/event-stream;q=0, */*",
    "text/html",
  ])("does not get them otherwise (%s)", async (Accept) => {
    const { listen } = await founder();
    const response = await listen({ Accept }).response;
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toStrictEqual({ content, aiProvider: "openai" });
  });

  it("gets errors as ever before anything is written", async () => {
    const { listen } = await founder();
    const { body: foreign } = await founder();
    for (const [headers, change, status] of [
      [{ Cookie: "" }, {}, 401],
      [{}, { askingAmount: "0" }, 400],
      [{}, { entityId: foreign.entityId }, 404],
    ] as const) {
      const response = await listen(headers, change).response;
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    }
    for (let n = 0; n < 3; n += 1) await listen().over();
    const refused = await listen().response;
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("hears as ever that the database is away, also when it has begun", async () => {
    const { listen } = await founder();
    app.deps.ai = {
      ...freshAi(),
      writeDraft: async (_facts, _provider, { onText } = {}) => {
        onText?.("We sell", "openai");
        throw new Error("Failed query", { cause: away() });
      },
    };
    const { heard, over } = listen();
    await over();
    expect(heard.events.map(({ event, data }) => [event, data.code])).toEqual([
      ["text", undefined],
      ["error", "unavailable"],
    ]);
  });

  it("hears that the stream is alive while nothing is written", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { listen } = await founder();
    provider.reply("openai", { kind: "hang" });
    const { heard, names, over, response } = listen();
    await provider.received("openai");
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect((await response).status).toBe(200);
    const ended = over();
    await soon(() => heard.comments).toBe(1);
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    await soon(() => heard.comments).toBe(3);
    // The status is said by now.
    for (const run of timers) run();
    await ended;
    expect(names()).toEqual(["error"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a draft that is asked for twice", () => {
  it("is written, counted and paid for once, and who comes later gets all of it", async () => {
    const { listen, askForJson, usage } = await founder();
    const { slow, ...first } = await halfWritten(listen);
    const second = listen();
    second.follow();
    await soon(second.text).toBe(firstHalf);
    const third = askForJson();
    await soon(() => join.mock.calls.length).toBe(3);
    slow.writeRest();
    expect((await third).body).toStrictEqual({ content, aiProvider: "openai" });
    await soon(() => [first.names(), second.names()]).toEqual([
      ["text", "done"],
      ["text", "done"],
    ]);
    expect(second.text()).toBe(content);
    expect(provider.requests).toHaveLength(1);
    expect(await usage()).toMatchObject({ calls: 1, inputTokens: 700, outputTokens: 40 });
  });

  it("fails for both", async () => {
    const { listen, askForJson } = await founder();
    provider.reply("openai", { kind: "hang" });
    const [first, second] = [askForJson(), listen()];
    await soon(() => join.mock.calls.length).toBe(2);
    await provider.received("openai");
    for (const run of timers) run();
    expect((await first).status).toBe(504);
    expect((await second.response).status).toBe(504);
  });

  it("by different people is written for each", async () => {
    const [one, other] = [await founder(), await founder()];
    await Promise.all([one.listen().over(), other.listen().over()]);
    expect(provider.requests).toHaveLength(2);
  });
});

describe("a draft that is left", () => {
  it("is written to its end and kept, and coming back meanwhile finds it", async () => {
    const { listen, application, usage } = await founder();
    const { slow, leave } = await halfWritten(listen, "openai");
    leave();

    const again = listen();
    again.follow();
    await soon(again.text).toBe(firstHalf);
    again.leave();
    slow.writeRest();
    await soon(async () => (await application()).aiDraftNarrative).toBe(content);
    expect(provider.requests).toHaveLength(1);
    expect(provider.brokenOff("openai")).toBe(0);
    expect(await usage()).toMatchObject({ calls: 1, outputTokens: 40 });
  });

  it("is kept when the database is back that was away just then, and nobody waits for that", async () => {
    const { listen, application } = await founder();
    const slow = slowAnswer("openai");
    const { names, over } = listen();
    await provider.received("openai");
    pushed.length = 0;
    vi.spyOn(app.deps.push, "publish").mockRejectedValueOnce(away());
    slow.writeHalf();
    slow.writeRest();
    await over();
    expect(names()).toEqual(["text", "done"]);
    await soon(() => pushed.length).toBe(1);
    expect((await application()).aiDraftNarrative).toBe(content);
  });

  it("by somebody who asked for JSON as well", async () => {
    const { listen, application } = await founder();
    const slow = slowAnswer("openai");
    const { response, leave } = listen({ Accept: "application/json" });
    await provider.received("openai");
    leave();
    await expect(response).rejects.toThrow();
    slow.writeHalf();
    slow.writeRest();
    await soon(async () => (await application()).aiDraftNarrative).toBe(content);
  });

  it("before it began costs nothing when an empty draft is saved", async () => {
    const { listen, save, application } = await founder();
    slowAnswer("openai");
    const { response, leave } = listen();
    await provider.received("openai");
    leave();
    await expect(response).rejects.toThrow();
    await save({ aiDraftNarrative: null });
    await soon(() => provider.brokenOff("openai")).toBe(1);
    expect((await application()).aiDraftNarrative).toBeNull();
  });
});

describe("a save of the draft while it is written", () => {
  it("ends it when the last who listens has left, in this order too", async () => {
    const { listen, save, application } = await founder();
    const slow = slowAnswer("openai");
    const [one, other] = [listen(), listen()];
    one.follow();
    other.follow();
    slow.writeHalf();
    await soon(() => [one.text(), other.text()]).toEqual([firstHalf, firstHalf]);
    await save({ aiDraftNarrative: "Half of it." });
    one.leave();
    await save({ notes: "Not about the draft" });
    expect(provider.brokenOff("openai")).toBe(0);
    other.leave();
    await soon(() => provider.brokenOff("openai")).toBe(1);
    expect((await application()).aiDraftNarrative).toBe("Half of it.");
  });

  it("ends those of every provider", async () => {
    const { listen, save } = await founder();
    slowAnswer("openai");
    slowAnswer("anthropic");
    const [one, other] = [listen(), listen({}, { aiProvider: "anthropic" })];
    await Promise.all([provider.received("openai"), provider.received("anthropic")]);
    for (const { response, leave } of [one, other]) {
      leave();
      await expect(response).rejects.toThrow();
    }
    await save({ aiDraftNarrative: null });
    await soon(() => [provider.brokenOff("openai"), provider.brokenOff("anthropic")]).toEqual([1, 1]);
  });

  it("does not end it for one who asks for it anew", async () => {
    const { listen, save, application } = await founder();
    const { slow, ...one } = await halfWritten(listen);
    await save({ aiDraftNarrative: null });
    const other = listen();
    other.follow();
    await soon(other.text).toBe(firstHalf);
    one.leave();
    other.leave();
    slow.writeRest();
    await soon(async () => (await application()).aiDraftNarrative).toBe(content);
  });

  it("of other fields does not", async () => {
    const { listen, save, application } = await founder();
    const { slow, leave } = await halfWritten(listen, "openai");
    leave();
    await save({ notes: "Called Kofi" });
    slow.writeRest();
    await soon(async () => (await application()).aiDraftNarrative).toBe(content);
  });
});

describe("when the server stops", () => {
  // It takes no draft on any more: the other tests have another.
  let lasting: TestApp;
  beforeAll(async () => {
    lasting = app;
    app = await startApp();
  });
  afterAll(async () => {
    await app.close();
    app = lasting;
  });

  it("whoever waits is told to try again, and nothing new begins", async () => {
    const { listen, askForJson } = await founder();
    const { slow, ...one } = await halfWritten(listen);
    app.deps.draftRuns.stop();
    await soon(one.names).toEqual(["text", "error"]);
    expect(one.heard.events.at(-1)?.data).toStrictEqual({
      code: "unavailable",
      message: "The server is being restarted. Please try again in a moment.",
    });
    await soon(() => provider.brokenOff("openai")).toBe(1);
    const late = await askForJson();
    expect(late.status).toBe(503);
    expect(late.headers["retry-after"]).toBe("5");
  });
});
