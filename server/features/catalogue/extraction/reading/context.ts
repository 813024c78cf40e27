import type { OriginKind } from "@shared/schema/curation";
import { resolveMoneyContext, type MoneyContext } from "../values/currencies";
import { type DateContext, detectDayFirst } from "../values/dates";

/** The readers of one page share this context. */
export type ReadContext = {
  url: string;
  /** A two-letter code. */
  language: string | null;
  now: Date;
  money: MoneyContext;
  dates: DateContext;
  how: OriginKind;
};

/**
 * Decides once for a page what "$", "kr" and "03/04/2026" mean there. `text` is the page's whole main text.
 */
export function createContext(options: {
  text: string;
  url: string;
  languageTag: string | null;
  now: Date;
  how: OriginKind;
}): ReadContext {
  const { url, now, how, languageTag } = options;
  const text = options.text.slice(0, 400_000);
  const tag = languageTag ?? guessLanguage(text);
  const language = /^[a-z]{2}(?![a-z])/i.exec(tag ?? "")?.[0].toLowerCase() ?? null;
  return {
    url,
    language,
    now,
    how,
    money: resolveMoneyContext(text, url, language),
    dates: { now, dayFirst: detectDayFirst(text, url, tag) },
  };
}

/** Hardly any other language has these small words. */
const SMALL_WORDS: Record<string, RegExp> = {
  en: /\b(?:the|and|of|for|with|your|this)\b/gi,
  fr: /\b(?:les|des|une|est|pour|dans|vous|aux)\b/gi,
  de: /\b(?:und|der|die|das|für|mit|werden|nicht)\b/gi,
  es: /\b(?:los|las|una|para|del|con|por|que)\b/gi,
  pt: /\b(?:os|uma|para|dos|das|com|não|são)\b/gi,
};

/** Returns the language with the most small words, or null when there is too little text. */
function guessLanguage(text: string): string | null {
  const sample = text.slice(0, 20_000);
  const counts = Object.entries(SMALL_WORDS)
    .map(([language, words]) => ({ language, count: sample.match(words)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && second && first.count >= 5 && first.count > second.count * 1.5 ? first.language : null;
}
