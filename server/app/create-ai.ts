import type { AiAuthor } from "@shared/constants/enums";
import { createAnthropic } from "../platform/ai/anthropic";
import { createCallReader } from "../features/call-sheets/asking/create-call-reader";
import { createProfileReader } from "../features/profile-proposals/asking/create-profile-reader";
import { createDeckReviewer } from "../features/pitch-decks/review/review-deck";
import { aiSwitchedOff } from "../platform/ai/failure";
import { createApplicationReviewer } from "../features/readiness/review/review-application";
import { createGuardedCall } from "../platform/ai/guarded-call";
import { createOpenAi } from "../platform/ai/openai";
import { createPageReader } from "../features/catalogue/extraction/ask/read-page";
import type { Ai } from "../context/ai";
import type { AiConfig, AiDeps, AiModelName } from "../platform/ai/types";
import { createAnswerWriter } from "../features/answer-drafts/writing/write-answer";
import { createTranslator } from "../features/opportunities/translation/create-translator";
import { createDraftWriter } from "../features/drafts/writing/write-draft";

/** Creates the product's AI features. Nothing is sent before the first call, and nothing at all without a key. */
export function createAi(config: AiConfig, deps: AiDeps = {}): Ai {
  const ports = { openai: createOpenAi(config.openai), anthropic: createAnthropic(config.anthropic) };
  const calls = {
    openai: createGuardedCall("openai", config.timeoutMs, deps),
    anthropic: createGuardedCall("anthropic", config.timeoutMs, deps),
  };
  const writeDraft = createDraftWriter({ ports, calls, makeFence: deps.makeFence });
  const writeAnswer = createAnswerWriter({ ports, calls, makeFence: deps.makeFence });
  const readCall = createCallReader({ ports, calls, makeFence: deps.makeFence });
  const readProfile = createProfileReader({ ports, calls, makeFence: deps.makeFence });
  const translate = createTranslator({ ports, calls, makeFence: deps.makeFence });
  const reviewDeck = createDeckReviewer({ ports, calls, makeFence: deps.makeFence });
  const reviewApplication = createApplicationReviewer({ ports, calls, makeFence: deps.makeFence });
  const readPage = createPageReader({ ports, calls, makeFence: deps.makeFence });

  const listModels = (provider: AiAuthor): AiModelName[] => {
    if (provider === "builtin") return [];
    const models: AiModelName[] = provider === "both" ? ["openai", "anthropic"] : [provider];
    return models.filter((name) => Boolean(config[name].apiKey));
  };

  return {
    isAvailable: (provider) => config.enabled && listModels(provider).length > 0,
    async reviewDeck(facts, provider, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return reviewDeck(facts, listModels(provider), options);
    },
    async reviewApplication(facts, provider, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return reviewApplication(facts, listModels(provider), options);
    },
    async readPage(input, options = {}) {
      const [model] = config.enabled ? listModels("both") : [];
      options.signal?.throwIfAborted();
      return model ? readPage(input, model, options) : null;
    },
    async readCall(pages, model, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return readCall(pages, model, options);
    },
    async readProfile(asked, model, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return readProfile(asked, model, options);
    },
    async translate(task, model, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return translate(task, model, options);
    },
    async writeAnswer(task, provider, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return writeAnswer(task, listModels(provider), options);
    },
    async writeDraft(facts, provider, options = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      options.signal?.throwIfAborted();
      return writeDraft(facts, listModels(provider), options);
    },
  };
}
