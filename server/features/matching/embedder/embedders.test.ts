import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import { AppError } from "../../../platform/errors/app-error";
import { BUILTIN_MODEL } from "./builtin";
import { createEmbedder } from "./embedder";
import { createOpenAiEmbedder, OPENAI_EMBEDDING_MODEL } from "./openai";
import { TextsRefused } from "./texts-refused";

const lengthOf = (vector: number[]) => Math.hypot(...vector);

describe("createEmbedder", () => {
  it.each([
    [{}, BUILTIN_MODEL],
    [{ OPENAI_API_KEY: "key" }, OPENAI_EMBEDDING_MODEL],
    [{ OPENAI_API_KEY: "key", EMBEDDING_MODEL: "builtin" as const }, BUILTIN_MODEL],
    [{ OPENAI_API_KEY: "key", EMBEDDING_MODEL: "text-embedding-3-small" as const }, OPENAI_EMBEDDING_MODEL],
    [{ EMBEDDING_MODEL: "text-embedding-3-small" as const }, BUILTIN_MODEL],
  ])("for %j takes %s", (settings, model) => {
    expect(createEmbedder({ EMBEDDING_REQUESTS_PER_MINUTE: 20, ...settings }).model).toBe(model);
  });
});

type Asked = { input: string[]; model: string; dimensions: number; encoding_format: string };
type Answer = (asked: Asked, res: ServerResponse, call: number) => void;

describe("the OpenAI embedder", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });

  /** The time that passed, as the embedder reckons it: it moves only when something waits. */
  let waited = 0;
  async function start(answer: Answer) {
    waited = 0;
    const calls: { asked: Asked; path: string; key: string }[] = [];
    server = createServer((req: IncomingMessage, res) => {
      let body = "";
      req.setEncoding("utf8");
      req.on("data", (chunk: string) => (body += chunk));
      req.on("end", () => {
        const asked = JSON.parse(body) as Asked;
        calls.push({ asked, path: req.url ?? "", key: req.headers.authorization ?? "" });
        answer(asked, res, calls.length);
      });
    });
    await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const embedder = createOpenAiEmbedder(
      { apiKey: "test-key", baseUrl: `http://127.0.0.1:${port}/v1`, requestsPerMinute: 20 },
      { now: () => waited, sleep: async (ms) => void (waited += ms) },
    );
    return { embedder, calls };
  }

  const send = (res: ServerResponse, status: number, body: unknown) => {
    res.writeHead(status, { "content-type": "application/json" });
    res.end(typeof body === "string" ? body : JSON.stringify(body));
  };
  /** Axis n for the text "n", three times too long. */
  const axis = (text: string) =>
    Array.from({ length: EMBEDDING_DIMENSIONS }, (_, i) => (i === Number(text) ? 3 : 0));
  const good: Answer = ({ input }, res) =>
    send(res, 200, {
      object: "list",
      model: OPENAI_EMBEDDING_MODEL,
      // The order of an answer is not promised: only its indexes are.
      data: input.map((text, index) => ({ object: "embedding", index, embedding: axis(text) })).reverse(),
      usage: { prompt_tokens: 1, total_tokens: 1 },
    });

  it("asks for 1536 plain numbers and gives them back in the order of the texts, of length 1", async () => {
    const { embedder, calls } = await start(good);
    const vectors = await embedder.embed(["7", "3"]);
    expect(vectors.map((vector) => [vector.indexOf(1), lengthOf(vector)])).toEqual([
      [7, 1],
      [3, 1],
    ]);
    expect(calls).toEqual([
      {
        path: "/v1/embeddings",
        key: "Bearer test-key",
        asked: {
          model: OPENAI_EMBEDDING_MODEL,
          input: ["7", "3"],
          dimensions: EMBEDDING_DIMENSIONS,
          encoding_format: "float",
        },
      },
    ]);
  });

  it("sends many texts in batches, and none for none", async () => {
    const { embedder, calls } = await start(good);
    const texts = Array.from({ length: 150 }, (_, i) => String(i));
    const vectors = await embedder.embed(texts);
    expect(vectors.map((vector) => vector.indexOf(1))).toEqual(texts.map(Number));
    expect(calls.map(({ asked }) => asked.input.length)).toEqual([100, 50]);
    expect(await embedder.embed([])).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  it("sends fewer long texts together than one request may have of words", async () => {
    const { embedder, calls } = await start(({ input }, res, call) =>
      good({ input: input.map(() => "1") } as Asked, res, call),
    );
    await embedder.embed(Array.from({ length: 100 }, () => "a".repeat(5_000)));
    expect(calls.map(({ asked }) => asked.input.length)).toEqual([40, 40, 20]);
  });

  it("spreads requests for which nobody waits over the minute, and no others", async () => {
    const { embedder, calls } = await start(good);
    const texts = Array.from({ length: 350 }, () => "1");
    await embedder.embed(texts);
    expect([calls.length, waited]).toEqual([4, 0]);
    await embedder.embed(texts, undefined, { isBackground: true });
    // Twenty a minute: the first at once, each further one 3 seconds after the one before.
    expect([calls.length, waited]).toEqual([8, 9_000]);
  });

  const busy = (res: ServerResponse, seconds: number) => {
    res.setHeader("retry-after", String(seconds));
    send(res, 429, { error: { message: "slow down" } });
  };

  it("waits as long as a busy service asks for, then tries again", async () => {
    const { embedder, calls } = await start((asked, res, call) =>
      call === 1 ? busy(res, 7) : good(asked, res, call),
    );
    expect(await embedder.embed(["5"])).toHaveLength(1);
    expect([calls.length, waited]).toEqual([2, 7_000]);
  });

  it("asks nothing of a service that wants a long pause until that is over, and says how long it takes", async () => {
    const { embedder, calls } = await start((asked, res, call) =>
      call === 1 ? busy(res, 90) : good(asked, res, call),
    );
    await expect(embedder.embed(["5"])).rejects.toMatchObject({ code: "upstream_failed" });
    await expect(embedder.embed(["5"])).rejects.toMatchObject({
      code: "upstream_failed",
      retryAfterSeconds: 90,
    });
    expect(calls).toHaveLength(1);
    waited += 90_000;
    expect(await embedder.embed(["5"])).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  it("cuts long texts and sends no empty ones, which the service refuses", async () => {
    const { embedder, calls } = await start(({ input }, res, call) =>
      good({ input: input.map(() => "1") } as Asked, res, call),
    );
    await embedder.embed(["a".repeat(50_000), "  "]);
    expect(calls[0]!.asked.input.map((text) => text.length)).toEqual([8_000, 1]);
  });

  it.each([
    ["Amharic", "\u1200", 2_666],
    ["Burmese", "\u1000", 2_666],
    ["emoji", "\u{1f600}", 2_000],
    ["halves of pairs", "\ud83d", 2_666],
  ])("cuts %s after whole characters to what cannot be too many tokens", async (_script, letter, letters) => {
    const { embedder, calls } = await start(({ input }, res, call) =>
      good({ input: input.map(() => "1") } as Asked, res, call),
    );
    await embedder.embed(Array.from({ length: 30 }, () => letter.repeat(6_000)));
    for (const { asked } of calls) {
      expect(asked.input.map((text) => [...text].length)).toEqual(asked.input.map(() => letters));
      expect(asked.input.every((text) => Buffer.byteLength(text) <= 8_000)).toBe(true);
    }
    // Nor are there more together than one request may have.
    expect(calls.map(({ asked }) => asked.input.length)).toEqual([25, 5]);
    const sent = letter === "\ud83d" ? "\ufffd" : letter;
    expect(calls[0]!.asked.input[0]).toBe(sent.repeat(letters));
  });

  it.each([400, 413, 422])(
    "says of a %i that the texts were refused, and goes on with others",
    async (status) => {
      const { embedder, calls } = await start((asked, res, call) =>
        asked.input.includes("0")
          ? send(res, status, { error: { message: "too long" } })
          : good(asked, res, call),
      );
      for (let n = 0; n < 6; n++) {
        const error = await embedder.embed(["0"]).catch((e: unknown) => e);
        expect(error).toBeInstanceOf(TextsRefused);
        expect(error).toMatchObject({ code: "upstream_failed" });
      }
      expect(await embedder.embed(["5"])).toHaveLength(1);
      expect(calls).toHaveLength(7);
    },
  );

  it.each([401, 404, 429, 500])("does not blame the texts for a %i", async (status) => {
    const { embedder } = await start((_asked, res) => send(res, status, { error: { message: "no" } }));
    const error = await embedder.embed(["0"]).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(AppError);
    expect(error).not.toBeInstanceOf(TextsRefused);
  });

  it.each([429, 500, 503])("tries once more after a %i", async (status) => {
    const { embedder, calls } = await start((asked, res, call) =>
      call === 1 ? send(res, status, { error: { message: "no" } }) : good(asked, res, call),
    );
    expect(await embedder.embed(["5"])).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  const two = { object: "embedding", index: 0, embedding: axis("1") };
  it.each<[string, unknown, number]>([
    ["a 500 twice", { error: { message: "secret words of the provider" } }, 500],
    ["a refused key", { error: { message: "Incorrect API key provided: test-key" } }, 401],
    ["no JSON", "<html>", 200],
    ["no data", {}, 200],
    ["too few vectors", { data: [] }, 200],
    ["a vector of another length", { data: [{ ...two, embedding: [1, 2, 3] }] }, 200],
    ["a base64 vector", { data: [{ ...two, embedding: "AAAAAA==" }] }, 200],
    ["zeros", { data: [{ ...two, embedding: axis("-1") }] }, 200],
    ["words for numbers", { data: [{ ...two, embedding: axis("1").map(String) }] }, 200],
    ["an index that was not asked for", { data: [{ ...two, index: 4 }] }, 200],
  ])("fails as a service does for %s and tells nothing of the answer", async (_what, body, status) => {
    const { embedder } = await start((_asked, res) => send(res, status, body));
    const error = await embedder.embed(["1"]).catch((e: unknown) => e as Error);
    const code = status === 401 ? "upstream_refused" : "upstream_failed";
    expect(error).toMatchObject({ name: "AppError", code });
    expect(JSON.stringify((error as AppError).toBody()) + (error as Error).message).not.toMatch(/secret|key/);
  });

  it("fails with upstream_failed when the connection is cut", async () => {
    const { embedder } = await start((_asked, res) => void res.socket?.destroy());
    await expect(embedder.embed(["1"])).rejects.toMatchObject({ code: "upstream_failed" });
  });

  it("stops as soon as the caller gives up", async () => {
    const { embedder } = await start(() => {});
    const began = performance.now();
    await expect(embedder.embed(["1"], AbortSignal.timeout(50))).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
