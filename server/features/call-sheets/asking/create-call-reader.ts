import { askWithAccounting } from "../../../platform/ai/accounting";
import type { GuardedCall } from "../../../platform/ai/guarded-call";
import type { AiModelName, AiProviderPort } from "../../../platform/ai/types";
import { buildCallPrompt, CALL_OUTPUT_TOKENS, CALL_SCHEMA_NAME, callAnswerSchema } from "./call-prompt";
import { checkClaims } from "./check-claims";
import type { AskedCall, AskedPages, ReadCallOptions } from "./types";

type Models = {
  ports: Record<AiModelName, AiProviderPort>;
  calls: Record<AiModelName, GuardedCall>;
  makeFence?: (() => string) | undefined;
};

/** Has a model find the lines of calls. Throws as `Ai.readCall` says. */
export function createCallReader({ ports, calls, makeFence }: Models) {
  return async (
    pages: AskedPages,
    name: AiModelName,
    { signal, onWasted }: ReadCallOptions,
  ): Promise<AskedCall> => {
    const { isWhole, ...prompt } = buildCallPrompt(pages, makeFence);
    const { value, usage } = await calls[name](
      (attemptSignal) =>
        askWithAccounting(
          ports[name],
          {
            ...prompt,
            ...{ schema: callAnswerSchema, schemaName: CALL_SCHEMA_NAME },
            ...{ maxOutputTokens: CALL_OUTPUT_TOKENS, signal: attemptSignal },
          },
          onWasted,
        ),
      signal,
    );
    return { aiProvider: name, isWhole, usage, ...checkClaims(pages, value.lines) };
  };
}
