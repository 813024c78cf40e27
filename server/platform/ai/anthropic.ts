import type { Anthropic as Sdk } from "@anthropic-ai/sdk";
import { createBoundedFetch, isEventStream } from "./bounded-fetch";
import { ProviderFailure } from "./failure";
import { CALL_MS_MAX } from "./guarded-call";
import { ANSWER_BYTES_MAX, toProviderFailure, parseAnswer, toUsage } from "./sdk";
import type { AiModelConfig, AiProviderPort, AskAnswer, AskRequest } from "./types";

/** The newest small model: a whole draft arrives well within the time limit. A setting may name another model. */
export const ANTHROPIC_DEFAULT_MODEL = "claude-haiku-5-5";
const ANTHROPIC_DEFAULT_URL = "https://api.anthropic.com";

/** Loads the SDK at the first call: it takes time and memory, and most installations have no key. */
async function loadSdk(config: AiModelConfig) {
  const [{ default: Anthropic }, { zodOutputFormat }] = await Promise.all([
    import("@anthropic-ai/sdk"),
    import("@anthropic-ai/sdk/helpers/zod"),
  ]);
  const client = new Anthropic({
    // The constructor would read missing options from the environment and from profile files.
    apiKey: config.apiKey ?? "",
    baseURL: config.baseUrl ?? ANTHROPIC_DEFAULT_URL,
    maxRetries: 0,
    timeout: CALL_MS_MAX,
    // Its debug log and its spans would hold prompts.
    logLevel: "off",
    openTelemetry: false,
    fetch: createBoundedFetch(ANSWER_BYTES_MAX),
  });
  return { Anthropic, client, zodOutputFormat };
}

/** Anthropic, or any server that speaks its messages protocol. `baseUrl` comes without `/v1`. */
export function createAnthropic(config: AiModelConfig): AiProviderPort {
  let sdk: ReturnType<typeof loadSdk> | undefined;

  const model = config.model ?? ANTHROPIC_DEFAULT_MODEL;

  return {
    name: "anthropic",
    model,
    async ask(request) {
      const { Anthropic, client, zodOutputFormat } = await (sdk ??= loadSdk(config));
      const params = {
        model,
        max_tokens: request.maxOutputTokens,
        system: request.system,
        messages: [{ role: "user" as const, content: request.user }],
        output_config: { format: zodOutputFormat(request.schema) },
      };
      try {
        if (request.onText) return await askStreaming(client, params, request);
        const message = await client.messages.parse(params, { signal: request.signal });
        const value = message.parsed_output;
        if (value == null) throw new ProviderFailure("unusable");
        return { value, usage: toUsage(message.usage?.input_tokens, message.usage?.output_tokens) };
      } catch (error) {
        // Errors without a status that are not about the connection come in the middle of a stream.
        if (error instanceof Anthropic.APIError && error.constructor === Anthropic.APIError && !error.status)
          throw new ProviderFailure("server");
        if (error instanceof Anthropic.APIError) throw toProviderFailure(error);
        // The SDK's other errors are about content that is not JSON or does not fit the schema.
        if (error instanceof Anthropic.AnthropicError) throw new ProviderFailure("unusable");
        throw toProviderFailure(error);
      }
    },
  };
}

type Params = Omit<Sdk.MessageCreateParamsNonStreaming, "stream">;

async function askStreaming<T>(
  client: Sdk,
  params: Params,
  { schema, signal, onText, onUsage }: AskRequest<T>,
): Promise<AskAnswer<T>> {
  const { data: stream, response } = await client.messages
    .create({ ...params, stream: true }, { signal })
    .withResponse();
  let text = "";
  let usage = toUsage(undefined, undefined);
  const take = (piece: string) => {
    text += piece;
    onText?.(piece);
  };
  const account = (input: unknown, output: unknown) => onUsage?.((usage = toUsage(input, output)));

  // A server without streaming sends an ordinary answer.
  if (!isEventStream(response)) {
    const message = (await response.json()) as Sdk.Message;
    account(message.usage?.input_tokens, message.usage?.output_tokens);
    for (const block of message.content) if (block.type === "text") take(block.text);
    return { value: parseAnswer(text, schema), usage };
  }
  let isBegun = false;
  let isFinished = false;
  for await (const event of stream) {
    if (event.type === "message_start") {
      isBegun = true;
      account(event.message.usage?.input_tokens, event.message.usage?.output_tokens);
    }
    // The output count is for the whole message so far.
    else if (event.type === "message_delta") account(usage.inputTokens, event.usage?.output_tokens);
    else if (event.type === "content_block_delta" && event.delta.type === "text_delta")
      take(event.delta.text);
    else if (event.type === "message_stop") isFinished = true;
  }
  if (!isFinished) throw new ProviderFailure(isBegun ? "connection" : "nonsense");
  return { value: parseAnswer(text, schema), usage };
}
