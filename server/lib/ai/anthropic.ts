import { boundedFetch } from "./bounded-fetch";
import { ProviderFailure } from "./failure";
import { CALL_MS_MAX } from "./guarded-call";
import { ANSWER_BYTES_MAX, failureOf, toUsage } from "./sdk";
import type { AiModelConfig, AiProviderPort } from "./types";

/** Newest small model: a whole draft arrives well within the time limit. A setting may name another. */
export const ANTHROPIC_DEFAULT_MODEL = "claude-haiku-5-5";
export const ANTHROPIC_DEFAULT_URL = "https://api.anthropic.com";

/** Loaded at the first call: it takes a while and some memory, and most installations have no key. */
async function loadSdk(config: AiModelConfig) {
  const [{ default: Anthropic }, { zodOutputFormat }] = await Promise.all([
    import("@anthropic-ai/sdk"),
    import("@anthropic-ai/sdk/helpers/zod"),
  ]);
  const client = new Anthropic({
    // What the constructor is not given it looks for in the environment and in profile files.
    apiKey: config.apiKey ?? "",
    baseURL: config.baseUrl ?? ANTHROPIC_DEFAULT_URL,
    maxRetries: 0,
    timeout: CALL_MS_MAX,
    // Its debug log and its spans would hold prompts.
    logLevel: "off",
    openTelemetry: false,
    fetch: boundedFetch(ANSWER_BYTES_MAX),
  });
  return { Anthropic, client, zodOutputFormat };
}

/** Anthropic, or any server that speaks its messages protocol. `baseUrl` comes without `/v1`. */
export function createAnthropic(config: AiModelConfig): AiProviderPort {
  let sdk: ReturnType<typeof loadSdk> | undefined;

  return {
    name: "anthropic",
    async ask({ system, user, schema, maxOutputTokens, signal }) {
      const { Anthropic, client, zodOutputFormat } = await (sdk ??= loadSdk(config));
      try {
        const message = await client.messages.parse(
          {
            model: config.model ?? ANTHROPIC_DEFAULT_MODEL,
            max_tokens: maxOutputTokens,
            system,
            messages: [{ role: "user", content: user }],
            output_config: { format: zodOutputFormat(schema) },
          },
          { signal },
        );
        const value = message.parsed_output;
        if (value == null) throw new ProviderFailure("unusable");
        return { value, usage: toUsage(message.usage?.input_tokens, message.usage?.output_tokens) };
      } catch (error) {
        if (error instanceof Anthropic.APIError) throw failureOf(error);
        // The SDK's other errors: content that is no JSON or does not fit the schema.
        if (error instanceof Anthropic.AnthropicError) throw new ProviderFailure("unusable");
        throw failureOf(error);
      }
    },
  };
}
