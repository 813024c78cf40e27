import { NAME_MAX, TEXT_MAX } from "@shared/constants/limits";
import { ASKED_FIELDS, type AskedEntry, type AskPageAnswer, type AskPageInput } from "./types";
import { askWithAccounting } from "../../../../platform/ai/accounting";
import { fold } from "../../../../platform/text/fold";
import type { GuardedCall } from "../../../../platform/ai/guarded-call";
import {
  buildPagePrompt,
  PAGE_OUTPUT_TOKENS,
  PAGE_SCHEMA_NAME,
  type PageAnswer,
  pageAnswerSchema,
  cutShownText,
} from "./page-prompt";
import { toOneLine } from "../../../../platform/ai/text";
import type { AiModelName, AiProviderPort } from "../../../../platform/ai/types";
import type { ReadPageOptions } from "./types";

type Models = {
  ports: Record<AiModelName, AiProviderPort>;
  calls: Record<AiModelName, GuardedCall>;
  makeFence?: (() => string) | undefined;
};

const ENTRIES_MAX = 100;

/**
 * Creates a function that asks one model for the words of a page that say what it funds. It throws what
 * `Ai.readPage` throws.
 */
export function createPageReader({ ports, calls, makeFence }: Models) {
  return async (
    input: AskPageInput,
    model: AiModelName,
    { signal, onWasted }: ReadPageOptions,
  ): Promise<AskPageAnswer> => {
    const request = {
      ...buildPagePrompt(input, makeFence),
      schema: pageAnswerSchema,
      schemaName: PAGE_SCHEMA_NAME,
      maxOutputTokens: PAGE_OUTPUT_TOKENS,
      // Nobody watches the answer arrive. The callback turns it into a stream, because only a stream tells
      // the cost of an attempt before its end.
      onText: () => {},
    };
    const { value, usage } = await calls[model](
      (attemptSignal) => askWithAccounting(ports[model], { ...request, signal: attemptSignal }, onWasted),
      signal,
    );
    return { opportunities: keepQuotes(value, input), aiProvider: model, usage };
  };
}

/**
 * Keeps only answers whose words stand on the page. An entry is dropped when its name does not stand there.
 */
function keepQuotes(answer: PageAnswer, input: AskPageInput): AskedEntry[] {
  const page = normalise(cutShownText(input));
  const entries: AskedEntry[] = [];
  for (const opportunity of answer.opportunities.slice(0, ENTRIES_MAX)) {
    const entry: AskedEntry = {};
    for (const field of ASKED_FIELDS) {
      const words = toOneLine(opportunity[field].slice(0, 4 * TEXT_MAX));
      const isKnown = field !== "name" && input.known.includes(field);
      const limit = field === "name" || field === "funder" ? NAME_MAX : TEXT_MAX;
      if (words !== "" && words.length <= limit && !isKnown && containsWhole(page, normalise(words)))
        entry[field] = words;
    }
    if (entry.name) entries.push(entry);
  }
  return entries;
}

/**
 * These patterns match when a figure or a word continues: "5,000" does not stand in "15,000", nor "£5" in "£5
 * million" or "£5–10k".
 */
const GOES_ON =
  /^(?:[\p{L}\p{N}]|[.,'’]\d| \d{3}(?!\d)| ?[-–] ?\d| ?(?:k|m|mn|bn|mio|mrd|million|millions|millionen|billion|thousand|mille|lakh|crore)\b)/u;
const GOES_BACK = /(?:[\p{L}\p{N}]|\d[.,'’ -])$/u;

/** Whether the words stand in the text as whole words and whole figures. */
function containsWhole(text: string, words: string): boolean {
  const endsInFigure = /\d$/.test(words);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const after = text.slice(at + words.length, at + words.length + 12);
    const before = text.slice(Math.max(0, at - 2), at);
    const isCutBehind = endsInFigure
      ? GOES_ON.test(after)
      : /[\p{L}\p{N}]$/u.test(words) && /^[\p{L}\p{N}]/u.test(after);
    const isCutBefore = /^\d/.test(words)
      ? GOES_BACK.test(before)
      : /^\p{L}/u.test(words) && /\p{L}$/u.test(before);
    if (!isCutBehind && !isCutBefore) return true;
  }
  return false;
}

/** White space, case, accents and the form of quotation marks may differ. Figures and words may not. */
const normalise = (text: string) => fold(toOneLine(text)).replace(/\s+/g, " ").trim();
