import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import { BUILTIN_MODEL, createBuiltinEmbedder, embedText } from "./builtin";
import { createEmbedder } from "./embedder";
import { createOpenAiEmbedder, OPENAI_EMBEDDING_MODEL } from "./openai";
import { stemOf } from "./words";

const lengthOf = (vector: number[]) => Math.hypot(...vector);
const cosine = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

describe("the built-in embedder", () => {
  it("gives vectors of length 1 with finite numbers for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const vector = embedText(text);
        return (
          vector.length === EMBEDDING_DIMENSIONS &&
          vector.every(Number.isFinite) &&
          Math.abs(lengthOf(vector) - 1) < 1e-9
        );
      }),
    );
  });

  it("gives the same vector for the same text, and one for each text in order", async () => {
    const embedder = createBuiltinEmbedder();
    const [first, second, again] = await embedder.embed(["Solar pumps", "Payments", "Solar pumps"]);
    expect(again).toEqual(first);
    expect(second).not.toEqual(first);
    expect(embedder).toMatchObject({ model: BUILTIN_MODEL, isRemote: false });
  });

  it("pays no attention to case, accents and punctuation", () => {
    expect(embedText("CAFÉ, énergie!")).toEqual(embedText("cafe energie"));
  });

  it("keeps texts without a known letter apart from nothing", () => {
    expect(embedText("")).toEqual(embedText("   "));
    expect(embedText("تمويل المشاريع الصغيرة")).not.toEqual(embedText(""));
  });

  it.each([
    [
      "We sell solar irrigation pumps to smallholder farmers",
      "Grants for renewable energy in agriculture",
      "Funding for cancer clinical trials",
    ],
    ["Agritech for maize farmers", "Support for farming and livestock", "A prize for video games"],
    ["Mobile payments for small shops", "Fintech accelerator", "Ocean conservation fellowship"],
    ["Girls' education in rural schools", "Learning and literacy programme", "Satellite launch vouchers"],
    ["Recycling plastic waste", "Circular economy challenge", "Theatre and music residencies"],
  ])("finds %j nearer to %j than to %j", (own, near, far) => {
    expect(cosine(embedText(own), embedText(near))).toBeGreaterThan(
      cosine(embedText(own), embedText(far)) + 0.05,
    );
  });

  it.each([
    ["farms", "farm"],
    ["farming", "farm"],
    ["studies", "study"],
    ["businesses", "business"],
    ["education", "educational"],
    ["innovations", "innovative"],
  ])("brings %j and %j to one stem", (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });
});

describe("createEmbedder", () => {
  it.each([
    [{}, BUILTIN_MODEL],
    [{ OPENAI_API_KEY: "key" }, OPENAI_EMBEDDING_MODEL],
    [{ OPENAI_API_KEY: "key", EMBEDDING_MODEL: "builtin" as const }, BUILTIN_MODEL],
    [{ OPENAI_API_KEY: "key", EMBEDDING_MODEL: "text-embedding-3-small" as const }, OPENAI_EMBEDDING_MODEL],
    [{ EMBEDDING_MODEL: "text-embedding-3-small" as const }, BUILTIN_MODEL],
  ])("for %j takes %s", (settings, model) => {
    expect(createEmbedder(settings).model).toBe(model);
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

  async function start(answer: Answer) {
    const calls: { asked: Asked; path: string; key: string }[] = [];
    server = createServer((req: IncomingMessage, res) => {
      let body = "";
      req.on("data", (chunk: Buffer) => (body += chunk.toString()));
      req.on("end", () => {
        const asked = JSON.parse(body) as Asked;
        calls.push({ asked, path: req.url ?? "", key: req.headers.authorization ?? "" });
        answer(asked, res, calls.length);
      });
    });
    await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const embedder = createOpenAiEmbedder(
      { apiKey: "test-key", baseUrl: `http://127.0.0.1:${port}/v1` },
      { sleep: () => Promise.resolve() },
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
    expect(calls.map(({ asked }) => asked.input.length)).toEqual([64, 64, 22]);
    expect(await embedder.embed([])).toEqual([]);
    expect(calls).toHaveLength(3);
  });

  it("cuts long texts and sends no empty ones, which the service refuses", async () => {
    const { embedder, calls } = await start(({ input }, res, call) =>
      good({ input: input.map(() => "1") } as Asked, res, call),
    );
    await embedder.embed(["a".repeat(50_000), "  "]);
    expect(calls[0]!.asked.input.map((text) => text.length)).toEqual([6_000, 1]);
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
  ])("fails with upstream_failed for %s and tells nothing of the answer", async (_what, body, status) => {
    const { embedder } = await start((_asked, res) => send(res, status, body));
    const error = await embedder.embed(["1"]).catch((e: unknown) => e as Error);
    expect(error).toMatchObject({ name: "AppError", code: "upstream_failed" });
    expect(JSON.stringify(error) + (error as Error).message).not.toMatch(/secret|key/);
  });

  it("fails with upstream_failed when the connection is cut", async () => {
    const { embedder } = await start((_asked, res) => void res.socket?.destroy());
    await expect(embedder.embed(["1"])).rejects.toMatchObject({ code: "upstream_failed" });
  });

  it("stops as soon as the caller gives up", async () => {
    const { embedder } = await start(() => {});
    const began = performance.now();
    await expect(embedder.embed(["1"], AbortSignal.timeout(50))).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
