import { askWithAccounting, NO_USAGE } from "../../../platform/ai/accounting";
import { toAppError } from "../../../platform/ai/failure";
import type { GuardedCall } from "../../../platform/ai/guarded-call";
import type { AiModelName, AiProviderPort } from "../../../platform/ai/types";
import { askAboutApplication } from "./ask-model";
import { judgeByRules } from "./judge-by-rules";
import { prepareTexts } from "./prepare-texts";
import type { ApplicationReview, ReviewFacts, ReviewOptions } from "./types";

type Models = {
  ports: Record<AiModelName, AiProviderPort>;
  calls: Record<AiModelName, GuardedCall>;
  makeFence?: (() => string) | undefined;
};

/** Judges applications with a model, or with none by rules. Throws as `Ai.reviewApplication` says. */
export function createApplicationReviewer({ ports, calls, makeFence }: Models) {
  /** @param models those that have a key; the first is asked */
  return async (
    facts: ReviewFacts,
    [name]: readonly AiModelName[],
    { signal, onWasted }: ReviewOptions,
  ): Promise<ApplicationReview> => {
    const texts = prepareTexts(facts);
    if (!name)
      return { judgements: judgeByRules(texts, facts.criteria), aiProvider: "builtin", usage: NO_USAGE };
    const { request, read } = askAboutApplication(facts, texts, makeFence);
    const { value, usage } = await calls[name](
      (attemptSignal) => askWithAccounting(ports[name], { ...request, signal: attemptSignal }, onWasted),
      signal,
    );
    const judgements = read(value);
    if (!judgements) {
      onWasted?.(name, usage);
      throw toAppError(name, "unusable");
    }
    return { judgements, aiProvider: name, usage };
  };
}
