import type { AiAuthor, AiProvider } from "@shared/constants/enums";
import { AppError } from "../app-error";
import { createAnthropic } from "./anthropic";
import { writeBuiltinDraft } from "./builtin/write-builtin-draft";
import { aiSwitchedOff, bothFailed, toAppError } from "./failure";
import { checkFigures, collectFacts } from "./fact-check";
import { createGuardedCall } from "./guarded-call";
import { type CheckedSections, mergeDrafts } from "./merge-drafts";
import { createOpenAi } from "./openai";
import { prepareFacts, type PreparedFacts } from "./prepare-facts";
import { buildDraftPrompt, DRAFT_OUTPUT_TOKENS, DRAFT_SCHEMA_NAME, draftSchema } from "./prompt";
import { mapSections, renderDraft, tidySection } from "./render-draft";
import type { Ai, AiConfig, AiDeps, AiModelName, AiUsage, DraftSections } from "./types";

type Answer = { sections: CheckedSections; usage: AiUsage };
type Written = { sections: DraftSections; aiProvider: AiAuthor; usage: AiUsage };

const NO_USAGE: AiUsage = { inputTokens: 0, outputTokens: 0 };

/** Everything the product asks of AI. Nothing goes out before the first call, and nothing at all without a key. */
export function createAi(config: AiConfig, deps: AiDeps = {}): Ai {
  const ports = { openai: createOpenAi(config.openai), anthropic: createAnthropic(config.anthropic) };
  const calls = {
    openai: createGuardedCall("openai", config.timeoutMs, deps),
    anthropic: createGuardedCall("anthropic", config.timeoutMs, deps),
  };

  const modelsOf = (provider: AiProvider): AiModelName[] => {
    const wanted: AiModelName[] = provider === "both" ? ["openai", "anthropic"] : [provider];
    return wanted.filter((name) => Boolean(config[name].apiKey));
  };

  const ask = async (name: AiModelName, facts: PreparedFacts, signal?: AbortSignal): Promise<Answer> => {
    const prompt = buildDraftPrompt(facts, deps.makeFence);
    const { value, usage } = await calls[name](
      (attemptSignal) =>
        ports[name].ask({
          ...prompt,
          schema: draftSchema,
          schemaName: DRAFT_SCHEMA_NAME,
          maxOutputTokens: DRAFT_OUTPUT_TOKENS,
          signal: attemptSignal,
        }),
      signal,
    );
    const base = collectFacts(facts);
    const sections = mapSections((key) => checkFigures(tidySection(value[key]), base));
    if (Object.values(sections).every(({ text }) => text === "")) throw toAppError(name, "unusable");
    return { sections, usage };
  };

  const write = async (
    provider: AiProvider,
    facts: PreparedFacts,
    signal?: AbortSignal,
  ): Promise<Written> => {
    const [first, second] = modelsOf(provider);
    if (!first) return { sections: writeBuiltinDraft(facts), aiProvider: "builtin", usage: NO_USAGE };
    if (!second) return asWritten(first, await ask(first, facts, signal));
    const [one, other] = await Promise.allSettled([ask(first, facts, signal), ask(second, facts, signal)]);
    signal?.throwIfAborted();
    if (one.status === "fulfilled" && other.status === "fulfilled")
      return {
        sections: mergeDrafts(one.value.sections, other.value.sections),
        aiProvider: "both",
        usage: addUsage(one.value.usage, other.value.usage),
      };
    if (one.status === "fulfilled") return asWritten(first, one.value);
    if (other.status === "fulfilled") return asWritten(second, other.value);
    throw bothReasons(one.reason, other.reason);
  };

  return {
    isAvailable: (provider) => config.enabled && modelsOf(provider).length > 0,
    async writeDraft(given, provider, { signal, onText } = {}) {
      if (!config.enabled) throw aiSwitchedOff();
      signal?.throwIfAborted();
      const facts = prepareFacts(given);
      const { sections, aiProvider, usage } = await write(provider, facts, signal);
      const chunks = renderDraft(mapSections((key) => tidySection(sections[key])));
      for (const chunk of chunks) onText?.(chunk);
      return { content: chunks.join(""), aiProvider, usage };
    },
  };
}

function asWritten(author: AiModelName, answer: Answer): Written {
  const sections = mapSections((key) => answer.sections[key].text);
  return { sections, aiProvider: author, usage: answer.usage };
}

function addUsage(a: AiUsage, b: AiUsage): AiUsage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

/** A bug in one of the two branches must not pass for a provider's failure. */
function bothReasons(first: unknown, second: unknown): unknown {
  if (first instanceof AppError && second instanceof AppError) return bothFailed(first, second);
  return first instanceof AppError ? second : first;
}
