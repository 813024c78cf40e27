import type { Config } from "../../../platform/config/config";
import { createBuiltinEmbedder } from "./builtin";
import { createOpenAiEmbedder } from "./openai";
import type { Embedder } from "./types";
import { getVocabulary } from "./vocabulary";

/** OpenAI where there is a key for it, unless the settings say `EMBEDDING_MODEL=builtin`; otherwise the built-in one. */
export function createEmbedder(
  config: Pick<
    Config,
    "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "EMBEDDING_MODEL" | "EMBEDDING_REQUESTS_PER_MINUTE"
  >,
): Embedder {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, EMBEDDING_MODEL: model } = config;
  if (apiKey === undefined || model === "builtin") return createBuiltinEmbedder();
  return createOpenAiEmbedder({
    apiKey,
    baseUrl,
    model,
    requestsPerMinute: config.EMBEDDING_REQUESTS_PER_MINUTE,
  });
}

/** Loads the vocabulary before the server answers. */
export function prepareVocabulary(): void {
  getVocabulary();
}
