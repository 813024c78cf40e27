import type { Language } from "@shared/words/language";
import type { OnWasted } from "../../../platform/ai/accounting";
import type { AiModelName, AiUsage } from "../../../platform/ai/types";

/** The texts of an opportunity that a person reads in words. */
export type Texts = { title: string; description: string | null; eligibilityText: string | null };
export type TextPart = keyof Texts;
export const TEXT_PARTS = ["title", "description", "eligibilityText"] as const satisfies TextPart[];

export type TranslationTask = {
  texts: Texts;
  /** The language of the texts, as a tag of BCP 47. */
  from: string;
  to: Language;
};
export type TranslateOptions = { signal?: AbortSignal | undefined; onWasted?: OnWasted | undefined };

/** What a model made of the texts. A part whose figures are not those of the original is left out. */
export type MadeTranslation = {
  aiProvider: AiModelName;
  model: string;
  usage: AiUsage;
  parts: Record<TextPart, string | null>;
  leftOut: TextPart[];
};
