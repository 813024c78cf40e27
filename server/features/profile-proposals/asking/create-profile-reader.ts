import { askWithAccounting } from "../../../platform/ai/accounting";
import type { GuardedCall } from "../../../platform/ai/guarded-call";
import type { AiModelName, AiProviderPort } from "../../../platform/ai/types";
import { checkAnswers } from "./check-answers";
import {
  buildProfilePrompt,
  PROFILE_OUTPUT_TOKENS,
  PROFILE_SCHEMA_NAME,
  profileAnswerSchema,
} from "./profile-prompt";
import type { AskedProfile, ModelAnswers, ReadProfileOptions } from "./types";

type Models = {
  ports: Record<AiModelName, AiProviderPort>;
  calls: Record<AiModelName, GuardedCall>;
  makeFence?: (() => string) | undefined;
};

/** Has a model find the answers of profiles. Throws as `Ai.readProfile` says. */
export function createProfileReader({ ports, calls, makeFence }: Models) {
  return async (
    { pages, subject }: AskedProfile,
    name: AiModelName,
    { signal, onWasted }: ReadProfileOptions,
  ): Promise<ModelAnswers> => {
    const { isWhole, ...prompt } = buildProfilePrompt(subject.type, pages, makeFence);
    const { value, usage } = await calls[name](
      (attemptSignal) =>
        askWithAccounting(
          ports[name],
          {
            ...prompt,
            ...{ schema: profileAnswerSchema, schemaName: PROFILE_SCHEMA_NAME },
            ...{ maxOutputTokens: PROFILE_OUTPUT_TOKENS, signal: attemptSignal },
          },
          onWasted,
        ),
      signal,
    );
    return { aiProvider: name, isWhole, usage, ...checkAnswers(pages, subject, value.answers) };
  };
}
