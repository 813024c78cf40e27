import type { OpenAI as Sdk } from "openai";
import { createBoundedFetch, isEventStream } from "./bounded-fetch";
import { ProviderFailure } from "./failure";
import { CALL_MS_MAX } from "./guarded-call";
import { ANSWER_BYTES_MAX, toProviderFailure, parseAnswer, toUsage } from "./sdk";
import type { AiModelConfig, AiProviderPort, AskAnswer, AskRequest } from "./types";

/**
 * The newest small model of the chat completions API that answers without long reasoning. A setting may name another
 * model.
 */
export const OPENAI_DEFAULT_MODEL = "gpt-5.4-mini";
export const OPENAI_DEFAULT_URL = "https://api.openai.com/v1";

/** Loads the SDK at the first call: it takes time and memory, and most installations have no key. */
async function loadSdk(config: AiModelConfig) {
  const [{ default: OpenAI }, { zodResponseFormat }] = await Promise.all([
    import("openai"),
    import("openai/helpers/zod"),
  ]);
  const client = new OpenAI({
    // The constructor would read missing options from the environment.
    apiKey: config.apiKey ?? "",
    baseURL: config.baseUrl ?? OPENAI_DEFAULT_URL,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: CALL_MS_MAX,
    // Its debug log would hold prompts.
    logLevel: "off",
    fetch: createBoundedFetch(ANSWER_BYTES_MAX),
  });
  return { OpenAI, client, zodResponseFormat };
}

/** OpenAI, or any server that speaks its chat completions protocol. `baseUrl` ends with `/v1`. */
export function createOpenAi(config: AiModelConfig): AiProviderPort {
  let sdk: ReturnType<typeof loadSdk> | undefined;

  const model = config.model ?? OPENAI_DEFAULT_MODEL;

  return {
    name: "openai",
    model,
    async ask(request) {
      const { OpenAI, client, zodResponseFormat } = await (sdk ??= loadSdk(config));
      const params = {
        model,
        messages: [
          { role: "system" as const, content: request.system },
          { role: "user" as const, content: request.user },
        ],
        response_format: zodResponseFormat(request.schema, request.schemaName),
        max_completion_tokens: request.maxOutputTokens,
      };
      try {
        if (request.onText) return await askStreaming(client, params, request);
        const completion = await client.chat.completions.parse(params, { signal: request.signal });
        const value = completion.choices[0]?.message.parsed;
        if (value == null) throw new ProviderFailure("unusable");
        return { value, usage: readUsage(completion.usage) };
      } catch (error) {
        // Errors without a status that are not about the connection come in the middle of a stream.
        if (error instanceof OpenAI.APIError && error.constructor === OpenAI.APIError && !error.status)
          throw new ProviderFailure("server");
        if (error instanceof OpenAI.APIError) throw toProviderFailure(error);
        // The SDK's other errors are about answers that were cut at their length or withheld by a filter.
        if (error instanceof OpenAI.OpenAIError) throw new ProviderFailure("unusable");
        throw toProviderFailure(error);
      }
    },
  };
}

type Params = Omit<Sdk.Chat.ChatCompletionCreateParamsNonStreaming, "stream">;

async function askStreaming<T>(
  client: Sdk,
  params: Params,
  { schema, signal, onText, onUsage }: AskRequest<T>,
): Promise<AskAnswer<T>> {
  const { data: stream, response } = await client.chat.completions
    .create({ ...params, stream: true, stream_options: { include_usage: true } }, { signal })
    .withResponse();
  let text = "";
  let usage = readUsage(undefined);
  const take = (piece: string | null | undefined) => {
    if (!piece) return;
    text += piece;
    onText?.(piece);
  };
  const account = (sent: Sdk.CompletionUsage | null | undefined) => {
    if (sent) onUsage?.((usage = readUsage(sent)));
  };

  // A server without streaming sends an ordinary answer.
  if (!isEventStream(response)) {
    const completion = (await response.json()) as Sdk.ChatCompletion;
    account(completion.usage);
    take(completion.choices[0]?.message.content);
    return { value: parseAnswer(text, schema), usage };
  }
  let isBegun = false;
  let isFinished = false;
  for await (const chunk of stream) {
    isBegun = true;
    account(chunk.usage);
    const [choice] = chunk.choices;
    take(choice?.delta.content);
    isFinished ||= Boolean(choice?.finish_reason);
  }
  if (!isFinished) throw new ProviderFailure(isBegun ? "connection" : "nonsense");
  return { value: parseAnswer(text, schema), usage };
}

const readUsage = (usage: Sdk.CompletionUsage | undefined) =>
  toUsage(usage?.prompt_tokens, usage?.completion_tokens);
