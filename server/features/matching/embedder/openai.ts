import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import { message } from "@shared/words/messages";
import { AppError } from "../../../platform/errors/app-error";
import { createBoundedFetch } from "../../../platform/ai/bounded-fetch";
import { ProviderFailure } from "../../../platform/ai/failure";
import { createGuardedCall } from "../../../platform/ai/guarded-call";
import { OPENAI_DEFAULT_URL } from "../../../platform/ai/openai";
import { toProviderFailure } from "../../../platform/ai/sdk";
import type { AiDeps } from "../../../platform/ai/types";
import { createPace } from "./pace";
import { TextsRefused } from "./texts-refused";
import type { Embedder } from "./types";

export const OPENAI_EMBEDDING_MODEL = "text-embedding-3-small";

/** One request: 100 vectors are about 3 MB of JSON. The service reads 300,000 tokens of it; a token has at least one byte. */
const BATCH = { texts: 100, bytes: 200_000 } as const;
const ANSWER_BYTES_MAX = 8_000_000;
const ATTEMPT_MS = 10_000;
/** The model refuses a text of more than 8,191 tokens. In some scripts each byte is one, and a character three or more. */
const TEXT_BYTES_MAX = 8_000;

export type OpenAiEmbedderSettings = {
  apiKey: string;
  /** Ends with `/v1`. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  /** Requests for which nobody waits: so many a minute, evenly. */
  requestsPerMinute: number;
};

/** Loaded at the first call, as the SDK for answers is. */
async function connect({ apiKey, baseUrl }: OpenAiEmbedderSettings) {
  const { default: OpenAI } = await import("openai");
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? OPENAI_DEFAULT_URL,
    organization: null,
    project: null,
    // It would wait for as long as `Retry-After` says and not notice that nobody waits any more: the guard retries.
    maxRetries: 0,
    timeout: ATTEMPT_MS,
    // Its debug log would hold what people wrote.
    logLevel: "off",
    fetch: createBoundedFetch(ANSWER_BYTES_MAX),
  });
}

/**
 * OpenAI, or any server that speaks its embeddings protocol. One retry, a time limit, a rest when it keeps failing, and for as long as
 * it asks for one no request at all.
 */
export function createOpenAiEmbedder(settings: OpenAiEmbedderSettings, deps: AiDeps = {}): Embedder {
  const model = settings.model ?? OPENAI_EMBEDDING_MODEL;
  const pace = createPace(settings.requestsPerMinute, deps);
  const call = createGuardedCall("openai", ATTEMPT_MS, deps);
  let client: ReturnType<typeof connect> | undefined;

  const embedBatch = async (input: string[], outer: AbortSignal | undefined) => {
    let isRefused = false;
    const vectors = call(async (signal) => {
      try {
        const { embeddings } = await (client ??= connect(settings));
        const answer = await embeddings.create(
          {
            model,
            input,
            dimensions: EMBEDDING_DIMENSIONS,
            // Left out, the SDK asks for base64 and decodes whatever comes, numbers too, into zeros.
            encoding_format: "float",
          },
          { signal },
        );
        return readVectors(answer, input.length);
      } catch (error) {
        const failure = toProviderFailure(error);
        if (failure.retryAfterMs !== undefined) pace.rest(failure.retryAfterMs);
        isRefused = failure.kind === "unusable";
        throw failure;
      }
    }, outer);
    return vectors.catch((error: unknown) => {
      throw isRefused && error instanceof AppError ? new TextsRefused(error.code, error.text) : error;
    });
  };

  return {
    model,
    isRemote: true,
    embed: async (texts, signal, { isBackground = false } = {}) => {
      const vectors: number[][] = [];
      for (const batch of batchesOf(texts)) {
        const seconds = Math.ceil(pace.restMs() / 1000);
        if (seconds > 0) throw askedToWait(seconds);
        if (isBackground) await pace.turn(signal);
        vectors.push(...(await embedBatch(batch, signal)));
      }
      return vectors;
    },
  };
}

const askedToWait = (retryAfterSeconds: number) =>
  new AppError(
    "upstream_failed",
    message("{provider} is busy at the moment. Please try again in a few minutes.", { provider: "OpenAI" }),
    undefined,
    { retryAfterSeconds },
  );

/** The texts as they are sent, in order: cut, none empty (which the service refuses), as many together as one request may have. */
function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let bytes = 0;
  for (const text of texts) {
    const sent = cut(text.trim()) || "-";
    const last = batches.at(-1);
    const length = Buffer.byteLength(sent);
    bytes += length;
    if (last && last.length < BATCH.texts && bytes <= BATCH.bytes) last.push(sent);
    else {
      batches.push([sent]);
      bytes = length;
    }
  }
  return batches;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The text, or as many whole characters of it as are sent. A half of a pair, which is no text, becomes the sign for that. */
function cut(text: string): string {
  const bytes = new Uint8Array(TEXT_BYTES_MAX);
  return decoder.decode(bytes.subarray(0, encoder.encodeInto(text, bytes).written));
}

/** The vectors in the order of the texts, brought to length 1. Throws ProviderFailure for anything that is not what was asked for. */
function readVectors(answer: unknown, count: number): number[][] {
  const data: unknown = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data) || data.length !== count) throw new ProviderFailure("nonsense");
  const vectors = new Array<number[] | undefined>(count);
  for (const entry of data as ({ index?: unknown; embedding?: unknown } | null)[]) {
    const { index, embedding } = entry ?? {};
    if (typeof index !== "number" || !Array.isArray(embedding)) throw new ProviderFailure("nonsense");
    vectors[index] = toUnitLength(embedding);
  }
  const all = vectors.slice(0, count).filter((vector) => vector !== undefined);
  if (all.length !== count) throw new ProviderFailure("nonsense");
  return all;
}

function toUnitLength(embedding: unknown[]): number[] {
  const numbers = embedding.filter(
    (value) => typeof value === "number" && Number.isFinite(value),
  ) as number[];
  const length = Math.hypot(...numbers);
  if (numbers.length !== embedding.length || numbers.length !== EMBEDDING_DIMENSIONS || length === 0)
    throw new ProviderFailure("nonsense");
  return numbers.map((value) => value / length);
}
