import type { AiProvider } from "@shared/constants/enums";
import { createAnthropic } from "../platform/ai/anthropic";
import { createDeckReviewer } from "../features/pitch-decks/review/review-deck";
import { aiSwitchedOff } from "../platform/ai/failure";
import { createGuardedCall } from "../platform/ai/guarded-call";
import { createOpenAi } from "../platform/ai/openai";
import { createPageReader } from "../features/catalogue/extraction/ask/read-page";
import type { Ai } from "../context/ai";
import type { AiConfig, AiDeps, AiModelName } from "../platform/ai/types";
import { createDraftWriter } from "../features/drafts/writing/write-draft";

/** Everything the product asks of AI. Nothing goes out before the first call, and nothing at all without a key. */
export function createAi(config: AiConfig, deps: AiDeps = {}): Ai {
  const ports = { openai: createOpenAi(config.openai), anthropic: createAnthropic(config.anthropic) };
  const calls = {
    openai: createGuardedCall("openai", config.timeoutMs, deps),
    anthropic: createGuardedCall("anthropic", config.timeoutMs, deps),
  };
  const writeDraft = createDraftWriter({ ports, calls, makeFence: deps.makeFence });
  const reviewDeck = createDeckReviewer({ ports, calls, makeFence: deps.makeFence });
  const readPage = createPageReader({ ports, calls, makeFence: deps.makeFence });

  const modelsOf = (provider: AiProvider): AiModelName[] => {
    const wanted: AiModelName[] = provider === "both" ? ["openai", "anthropic"] : [provider];
    return wanted.filter((name) => Boolean(config[name].apiKey));
  };

  return {
    isAvailable: (provider) => config.enabled && modelsOf(provider).length > 0,
    async reviewDeck(facts, provider, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return reviewDeck(facts, modelsOf(provider), options);
    },
    async readPage(input, options = {}) {
      const [model] = config.enabled ? modelsOf("both") : [];
      options.signal?.throwIfAborted();
      return model ? readPage(input, model, options) : null;
    },
    async writeDraft(facts, provider, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return writeDraft(facts, modelsOf(provider), options);
    },
  };
}
