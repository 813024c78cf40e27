import type { AiUsage, AiModelName } from "../../../../platform/ai/types";
/**
 * A model may be asked for these fields. It answers with words copied from the page, and our own readers turn
 * them into values.
 */
export const ASKED_FIELDS = [
  "name",
  "funder",
  "description",
  "fundingType",
  "amount",
  "equity",
  "opens",
  "deadline",
  "eligibility",
  "countries",
  "industries",
  "duration",
] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** A model is shown at most this many characters of a page. */
export const ASKED_TEXT_MAX = 40_000;

export type AskPageInput = {
  url: string;
  /** The main text of the page, at most `ASKED_TEXT_MAX` characters. */
  text: string;
  language: string | null;
  /** These fields were read already, so they are not asked for. */
  known: readonly AskedField[];
};

/** Each field holds words that stand in the page's text. A field that the page does not state is missing. */
export type AskedEntry = Partial<Record<AskedField, string>>;

export type AskPageAnswer = {
  /** The list is empty when the page is not about funding. It has at most 100 entries, each with a name. */
  opportunities: AskedEntry[];
  aiProvider: "openai" | "anthropic";
  usage: { inputTokens: number; outputTokens: number };
};

export type ReadPageOptions = {
  signal?: AbortSignal | undefined;
  /** Receives the cost of an attempt that failed, as for a draft. */
  onWasted?: ((model: AiModelName, usage: AiUsage) => void) | undefined;
};
