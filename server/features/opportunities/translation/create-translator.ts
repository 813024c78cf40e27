import { askWithAccounting } from "../../../platform/ai/accounting";
import { ProviderFailure } from "../../../platform/ai/failure";
import type { GuardedCall } from "../../../platform/ai/guarded-call";
import { cleanText, toOneLine } from "../../../platform/ai/text";
import type { AiModelName, AiProviderPort } from "../../../platform/ai/types";
import { hasSameFigures } from "./compare-figures";
import { detectLanguage } from "./detect-language";
import {
  buildTranslationPrompt,
  TRANSLATION_OUTPUT_TOKENS,
  TRANSLATION_SCHEMA_NAME,
  translationSchema,
} from "./translation-prompt";
import {
  type MadeTranslation,
  TEXT_PARTS,
  type TextPart,
  type Texts,
  type TranslateOptions,
  type TranslationTask,
} from "./types";

type Models = {
  ports: Record<AiModelName, AiProviderPort>;
  calls: Record<AiModelName, GuardedCall>;
  makeFence?: (() => string) | undefined;
};

/** A text in letters is up to four times as long as one in Japanese signs. What is longer is no translation. */
const LONGER_MAX = 4;
const SPARE = 200;

/** Has a model translate the texts of opportunities. Throws as `Ai.translate` says. */
export function createTranslator({ ports, calls, makeFence }: Models) {
  return async (
    task: TranslationTask,
    name: AiModelName,
    { signal, onWasted }: TranslateOptions,
  ): Promise<MadeTranslation> => {
    const { checked, usage } = await calls[name](async (attemptSignal) => {
      const answer = await askWithAccounting(
        ports[name],
        {
          ...buildTranslationPrompt(task, makeFence),
          ...{ schema: translationSchema, schemaName: TRANSLATION_SCHEMA_NAME },
          ...{ maxOutputTokens: TRANSLATION_OUTPUT_TOKENS, signal: attemptSignal },
        },
        onWasted,
      );
      const found = await checkTranslation(task, answer.value);
      if (found) return { checked: found, usage: answer.usage };
      // It was paid for all the same.
      onWasted?.(name, answer.usage);
      throw new ProviderFailure("unusable");
    }, signal);
    return { aiProvider: name, model: ports[name].model, usage, ...checked };
  };
}

/** Leaves out parts whose figures are not those of the original. Null for a text in another language, and when nothing is left. */
async function checkTranslation(
  { texts, from, to }: TranslationTask,
  answer: Texts,
): Promise<Pick<MadeTranslation, "parts" | "leftOut"> | null> {
  const language = await detectLanguage(TEXT_PARTS.map((part) => answer[part] ?? "").join("\n"));
  if (language !== null && language !== to) return null;
  const parts: MadeTranslation["parts"] = { title: null, description: null, eligibilityText: null };
  const leftOut: TextPart[] = [];
  for (const part of TEXT_PARTS) {
    const original = texts[part];
    if (original === null) continue;
    const text = (part === "title" ? toOneLine : cleanText)(answer[part] ?? "");
    const isUsable =
      text !== "" &&
      text.length <= original.length * LONGER_MAX + SPARE &&
      hasSameFigures({ text: original, language: from }, { text, language: to });
    if (isUsable) parts[part] = text;
    else leftOut.push(part);
  }
  return TEXT_PARTS.every((part) => parts[part] === null) ? null : { parts, leftOut };
}
