import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AiAuthor } from "@shared/constants/enums";
import {
  FAKE_DRAFT,
  type FakeAiServer,
  type FakeReply,
  startFakeAiServer,
} from "../../../test/fakes/fake-ai-server";
import { expectError, manualTimer } from "../../../test/failing-calls";
import { createHandedIterator } from "../../../test/handed-out";
import { createAi } from "../../../app/create-ai";
import { buildDraftFacts } from "./draft-facts.fixture";
import { renderDraft } from "./render-draft";
import type { AiDeps, AiModelName, AiUsage } from "../../../platform/ai/types";
import type { DraftSections } from "../types";

const KEY = "sk-test-of-nobody";
const MODELS: AiModelName[] = ["openai", "anthropic"];

let server: FakeAiServer;
beforeAll(async () => {
  server = await startFakeAiServer();
});
afterAll(() => server.close());
afterEach(() => server.reset());

/** An AI that talks to the fake server, and what it lets a listener see. */
function setUp(deps: AiDeps = {}) {
  const seen = {
    /** The text as it stood after each piece. */
    steps: [] as string[],
    authors: new Set<AiAuthor>(),
    restarts: 0,
    wasted: [] as { model: AiModelName; usage: AiUsage }[],
  };
  let text = "";
  const ai = createAi(
    {
      enabled: true,
      timeoutMs: 60_000,
      openai: { apiKey: KEY, baseUrl: server.openaiUrl },
      anthropic: { apiKey: KEY, baseUrl: server.anthropicUrl },
    },
    { sleep: async () => {}, random: () => 0, ...deps },
  );
  const write = (provider: AiModelName | "both", signal?: AbortSignal) =>
    ai.writeDraft(buildDraftFacts(), provider, {
      signal,
      onText: (piece, author) => {
        text += piece;
        seen.steps.push(text);
        seen.authors.add(author);
      },
      onRestart: () => {
        text = "";
        seen.restarts += 1;
      },
      onWasted: (model, usage) => seen.wasted.push({ model, usage }),
    });
  return { write, seen };
}

const soon = <T>(look: () => T) => expect.poll(look);

const rendered = (changes: Partial<DraftSections> = {}) =>
  renderDraft({ ...FAKE_DRAFT, ...changes }).join("");
const inPieces = (content: object, length = 7) =>
  JSON.stringify(content).match(new RegExp(`[^]{1,${length}}`, "g")) ?? [];
/** The answer up to some words in it, in pieces. */
const upTo = (words: string, content: object = FAKE_DRAFT) => {
  const json = JSON.stringify(content);
  return [json.slice(0, json.indexOf(words) + words.length)];
};

describe.each(MODELS)("a draft that %s streams", (provider) => {
  const label = provider === "openai" ? "OpenAI" : "Anthropic";

  it("is seen before it is finished", async () => {
    const answer = createHandedIterator();
    server.reply(provider, { kind: "stream", pieces: answer.pieces, usage: { input: 1200, output: 340 } });
    const { write, seen } = setUp();
    const draft = write(provider);
    const [begun] = upTo('"solution":"', FAKE_DRAFT);
    answer.hand(begun!);
    await soon(() => seen.steps).toEqual([`## Need\n\n${FAKE_DRAFT.need}`]);
    answer.hand(JSON.stringify(FAKE_DRAFT).slice(begun!.length));
    answer.end();
    expect(await draft).toEqual({
      content: rendered(),
      aiProvider: provider,
      usage: { inputTokens: 1200, outputTokens: 340 },
    });
    expect(seen.steps.at(-1)).toBe(rendered());
    expect(seen).toMatchObject({ restarts: 0, wasted: [], authors: new Set([provider]) });
  });

  it("comes in whole sentences, and sections only once they have one", async () => {
    const need = 'We lose much. So do approx. four others. "Why?" they ask.\n\n- first\n- second';
    server.reply(provider, { kind: "stream", pieces: inPieces({ ...FAKE_DRAFT, need, solution: "" }, 1) });
    const { write, seen } = setUp();
    await write(provider);
    const shown = seen.steps.map((step) => step.replace("## Need\n\n", ""));
    expect(shown.slice(0, 5)).toEqual([
      "We lose much.",
      "We lose much. So do approx. [add: confirm figure] others.",
      "We lose much. So do approx. [add: confirm figure] others. [add: confirm quotation] they ask.",
      "We lose much. So do approx. [add: confirm figure] others. [add: confirm quotation] they ask.\n\n- first",
      "We lose much. So do approx. [add: confirm figure] others. [add: confirm quotation] they ask.\n\n- first\n- second",
    ]);
    expect(shown[5]).toContain(
      `second\n\n## Solution\n\n[add: what you do about it and how it works]\n\n## Impact\n\n${FAKE_DRAFT.impact}`,
    );
  });

  it("never shows a figure that is in no fact, nor half of a marker", async () => {
    const budget =
      "We ask for $50,000 now. We expect $900,000 by 2041. It pays for [add: what. Line by line.] And more.";
    server.reply(provider, { kind: "stream", pieces: inPieces({ ...FAKE_DRAFT, budget }, 1) });
    const { write, seen } = setUp();
    const { content } = await write(provider);
    expect(content).toContain(
      "We ask for $50,000 now. We expect [add: confirm figure] by [add: confirm figure].",
    );
    expect(seen.restarts).toBe(0);
    for (const step of seen.steps) {
      expect(content.startsWith(step)).toBe(true);
      expect(step).not.toMatch(/\[add:[^\]]*$/);
    }
  });

  it("is written by a server that knows no streaming as well", async () => {
    server.reply(provider, { kind: "unstreamed", content: FAKE_DRAFT });
    const { write, seen } = setUp();
    expect(await write(provider)).toMatchObject({
      content: rendered(),
      usage: { inputTokens: 900, outputTokens: 400 },
    });
    expect(seen.steps).toEqual([rendered()]);
  });

  it("is asked for again after 429, and nobody notices", async () => {
    server.reply(provider, { kind: "status", status: 429 }, { kind: "answer", content: FAKE_DRAFT });
    const { write, seen } = setUp();
    expect((await write(provider)).content).toBe(rendered());
    expect(seen.restarts).toBe(0);
  });

  it.each(["cut", "error"] as const)("starts over after a stream that ends with: %s", async (end) => {
    server.reply(
      provider,
      { kind: "stream", pieces: upTo("in the city.", { ...FAKE_DRAFT, need: "Another beginning." }), end },
      { kind: "answer", content: FAKE_DRAFT },
    );
    const { write, seen } = setUp();
    const draft = await write(provider);
    expect(draft.content).toBe(rendered());
    expect(draft.usage).toEqual({ inputTokens: 900, outputTokens: 400 });
    expect(seen.steps[0]).toBe("## Need\n\nAnother beginning.");
    expect(seen.steps.at(-1)).toBe(rendered());
    expect(seen.restarts).toBe(1);
    // One provider says at the beginning what the prompt costs, the other says everything at the end.
    expect(seen.wasted).toEqual(
      provider === "anthropic" ? [{ model: provider, usage: { inputTokens: 900, outputTokens: 1 } }] : [],
    );
  });

  it("goes on where it was when the second attempt begins with the same words", async () => {
    server.reply(
      provider,
      { kind: "stream", pieces: upTo("in the city."), end: "cut" },
      { kind: "answer", content: FAKE_DRAFT },
    );
    const { write, seen } = setUp();
    expect((await write(provider)).content).toBe(rendered());
    expect(seen.restarts).toBe(0);
    expect(seen.steps.at(-1)).toBe(rendered());
  });

  it.each([
    ["cut", "could not be reached. Please try again in a few minutes."],
    ["error", "had a problem on its side. Please try again in a few minutes."],
  ] as const)("fails when both attempts end with: %s", async (end, sentence) => {
    server.reply(provider, { kind: "stream", pieces: upTo("what they grow."), end });
    const error = await expectError(setUp().write(provider));
    expect(error).toMatchObject({ code: "upstream_failed", message: `${label} ${sentence}` });
    expect(server.requestsOf(provider)).toHaveLength(2);
  });

  it("ends in time when it falls silent in the middle, and hangs up", async () => {
    server.reply(provider, { kind: "stream", pieces: upTo('kitchens in the city."'), end: "silence" });
    const timer = manualTimer();
    const { write, seen } = setUp(timer);
    const failing = expectError(write(provider));
    await soon(() => seen.steps.length).toBe(1);
    timer.elapse();
    expect((await failing).code).toBe("upstream_timeout");
    await soon(() => server.brokenOff(provider)).toBe(1);
  });

  it("ends and hangs up when the caller goes away, and says what is known of its cost", async () => {
    server.reply(provider, { kind: "stream", pieces: upTo('kitchens in the city."'), end: "silence" });
    const { write, seen } = setUp();
    const controller = new AbortController();
    const reason = new Error("The page was closed");
    const draft = write(provider, controller.signal);
    await soon(() => seen.steps.length).toBe(1);
    controller.abort(reason);
    await expect(draft).rejects.toBe(reason);
    expect(seen.wasted).toEqual(
      provider === "anthropic" ? [{ model: provider, usage: { inputTokens: 900, outputTokens: 1 } }] : [],
    );
    await soon(() => server.brokenOff(provider)).toBe(1);
  });

  it("is not read any further once it is larger than any draft can be", async () => {
    const endless = (function* () {
      yield '{"need":"';
      for (;;) yield "more ".repeat(2_000);
    })();
    server.reply(provider, { kind: "stream", pieces: endless });
    const { write, seen } = setUp();
    const error = await expectError(write(provider));
    expect(error.message).toBe(`${label} gave an answer that could not be read. Please try again.`);
    expect(seen.steps).toEqual([]);
    await soon(() => server.brokenOff(provider)).toBe(1);
  });

  const events = (body: string): FakeReply => ({ kind: "raw", body, contentType: "text/event-stream" });
  it.each([
    ["no event at all", events("")],
    ["comments alone", events(": hello\n\n")],
    ["an event that is no JSON", events("event: message_start\ndata: {oops\n\n")],
    ["an event that is null", events("event: message_start\ndata: null\n\n")],
    ["an event of another shape", events('event: content_block_delta\ndata: {"hello": "world"}\n\n')],
    ["a page of HTML", { kind: "raw", body: "<html>gateway</html>", contentType: "text/html" } as const],
    ["prose", { kind: "stream", pieces: ["Dear funder, ", "give us money."] } as const],
    ["sections that are missing", { kind: "answer", content: { need: "Much." } } as const],
    ["a text that breaks off", { kind: "stream", pieces: upTo("in the city.") } as const],
    [
      "nothing but empty sections",
      {
        kind: "answer",
        content: Object.fromEntries(Object.keys(FAKE_DRAFT).map((key) => [key, " "])),
      } as const,
    ],
  ])("fails cleanly on %s", async (_what, reply) => {
    server.reply(provider, reply);
    const error = await expectError(setUp().write(provider));
    expect(error.message).toMatch(new RegExp(`^${label} gave an answer that could not be (read|used)\\.`));
    expect(server.requestsOf(provider)).toHaveLength(1);
  });

  it("counts what an answer of no use had cost", async () => {
    server.reply(provider, { kind: "answer", content: { need: "Much." }, usage: { input: 70, output: 8 } });
    const { write, seen } = setUp();
    await expectError(write(provider));
    expect(seen.wasted).toEqual([{ model: provider, usage: { inputTokens: 70, outputTokens: 8 } }]);
  });
});

describe("a draft that both stream", () => {
  it("is seen section by section as both have written them, merged as in the end", async () => {
    const slow = createHandedIterator();
    const need = "Farmers lose much of what they grow. Our market is worth $500,000,000 a year.";
    server.reply("openai", { kind: "answer", content: FAKE_DRAFT });
    server.reply("anthropic", { kind: "stream", pieces: slow.pieces });
    const { write, seen } = setUp();
    const draft = write("both");
    const other = { ...FAKE_DRAFT, need };
    const [begun] = upTo('"solution":"We connect them. And', other);
    slow.hand(JSON.stringify(other).slice(0, JSON.stringify(other).indexOf('"impact"')));
    await soon(() => seen.steps.at(-1)).toContain("## Solution");
    expect(begun).toBeDefined();
    expect(seen.steps.at(-1)).toContain("Our market is worth $500,000,000 a year.");
    expect(seen.steps.at(-1)).not.toContain("## Impact");
    slow.hand(JSON.stringify(other).slice(JSON.stringify(other).indexOf('"impact"')));
    slow.end();
    expect(await draft).toMatchObject({ content: seen.steps.at(-1), aiProvider: "both" });
    expect(seen).toMatchObject({ restarts: 0, authors: new Set(["both"]) });
  });

  it("costs what the one had written by the time both are stopped", async () => {
    server.reply("openai", { kind: "answer", content: FAKE_DRAFT, usage: { input: 10, output: 20 } });
    const slow = createHandedIterator();
    server.reply("anthropic", { kind: "stream", pieces: slow.pieces, usage: { input: 5, output: 6 } });
    const timer = manualTimer();
    const { write, seen } = setUp(timer);
    const controller = new AbortController();
    const draft = write("both", controller.signal);
    slow.hand(upTo('"solution":"')[0]!);
    await soon(() => seen.steps.length).toBe(1);
    // The time limit of an attempt goes with it.
    await soon(() => timer.running.size).toBe(1);
    controller.abort();
    await expect(draft).rejects.toMatchObject({ name: "AbortError" });
    expect(seen.wasted).toContainEqual({ model: "openai", usage: { inputTokens: 10, outputTokens: 20 } });
    expect(seen.wasted).toContainEqual({ model: "anthropic", usage: { inputTokens: 5, outputTokens: 1 } });
  });

  it("becomes the other's own when one breaks down half-way", async () => {
    const slow = createHandedIterator();
    const own = { ...FAKE_DRAFT, need: "Farmers in Accra lose 40% of each harvest." };
    server.reply("openai", { kind: "stream", pieces: upTo('"solution":"'), end: "error" });
    server.reply("anthropic", { kind: "stream", pieces: slow.pieces });
    const { write, seen } = setUp();
    const draft = write("both");
    slow.hand(upTo('"solution":"', own)[0]!);
    await soon(() => server.requestsOf("openai").length).toBe(2);
    slow.hand(JSON.stringify(own).slice(upTo('"solution":"', own)[0]!.length));
    slow.end();
    expect(await draft).toMatchObject({ content: rendered(own), aiProvider: "anthropic" });
    expect(seen.steps.at(-1)).toBe(rendered(own));
    expect(seen.authors).toContain("anthropic");
  });
});

describe("a draft without a model", () => {
  it("comes section by section", async () => {
    const pieces: string[] = [];
    const ai = createAi({ enabled: true, timeoutMs: 1_000, openai: {}, anthropic: {} });
    const { content } = await ai.writeDraft(buildDraftFacts(), "openai", {
      onText: (piece, author) => pieces.push(`${author} ${piece.trim().split("\n")[0]}`),
    });
    expect(pieces).toEqual([
      "builtin ## Need",
      "builtin ## Solution",
      "builtin ## Impact",
      "builtin ## Budget and use of funds",
      "builtin ## Team",
      "builtin ## Fit with this funder",
    ]);
    expect(content).toContain("Shamba Direct");
  });
});
