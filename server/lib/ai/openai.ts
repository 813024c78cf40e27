import { boundedFetch } from "./bounded-fetch";
import { ProviderFailure } from "./failure";
import { CALL_MS_MAX } from "./guarded-call";
import { ANSWER_BYTES_MAX, failureOf, toUsage } from "./sdk";
import type { AiModelConfig, AiProviderPort } from "./types";

/** Newest small model of the chat completions API that answers without long reasoning; a setting may name another. */
export const OPENAI_DEFAULT_MODEL = "gpt-5.4-mini";
export const OPENAI_DEFAULT_URL = "https://api.openai.com/v1";

/** Loaded at the first call: it takes a while and some memory, and most installations have no key. */
async function loadSdk(config: AiModelConfig) {
  const [{ default: OpenAI }, { zodResponseFormat }] = await Promise.all([
    import("openai"),
    import("openai/helpers/zod"),
  ]);
  const client = new OpenAI({
    // What the constructor is not given it looks for in the environment.
    apiKey: config.apiKey ?? "",
    baseURL: config.baseUrl ?? OPENAI_DEFAULT_URL,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: CALL_MS_MAX,
    // Its debug log would hold prompts.
    logLevel: "off",
    fetch: boundedFetch(ANSWER_BYTES_MAX),
  });
  return { OpenAI, client, zodResponseFormat };
}

/** OpenAI, or any server that speaks its chat completions protocol. `baseUrl` ends with `/v1`. */
export function createOpenAi(config: AiModelConfig): AiProviderPort {
  let sdk: ReturnType<typeof loadSdk> | undefined;

  return {
    name: "openai",
    async ask({ system, user, schema, schemaName, maxOutputTokens, signal }) {
      const { OpenAI, client, zodResponseFormat } = await (sdk ??= loadSdk(config));
      try {
        const completion = await client.chat.completions.parse(
          {
            model: config.model ?? OPENAI_DEFAULT_MODEL,
            messages: [
              { role: "system", content: system },
              { role: "user", content: user },
            ],
            response_format: zodResponseFormat(schema, schemaName),
            max_completion_tokens: maxOutputTokens,
          },
          { signal },
        );
        const value = completion.choices[0]?.message.parsed;
        if (value == null) throw new ProviderFailure("unusable");
        const { usage } = completion;
        return { value, usage: toUsage(usage?.prompt_tokens, usage?.completion_tokens) };
      } catch (error) {
        if (error instanceof OpenAI.APIError) throw failureOf(error);
        // The SDK's other errors: an answer cut at its length, or withheld by a filter.
        if (error instanceof OpenAI.OpenAIError) throw new ProviderFailure("unusable");
        throw failureOf(error);
      }
    },
  };
}
