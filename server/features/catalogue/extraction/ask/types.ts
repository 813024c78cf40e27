import type { AiUsage, AiModelName } from "../../../../platform/ai/types";
/** What a model may be asked for: each answer is words copied from the page, which our own readers then make a value of. */
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

/** Characters of a page that are shown to a model. */
export const ASKED_TEXT_MAX = 40_000;

export type AskPageInput = {
  url: string;
  /** The main text of the page, at most `ASKED_TEXT_MAX` characters. */
  text: string;
  language: string | null;
  /** Fields that were read already: they are not asked for. */
  known: readonly AskedField[];
};

/** For each field words that stand in the page's text; a field that the page does not have is not there. */
export type AskedEntry = Partial<Record<AskedField, string>>;

export type AskPageAnswer = {
  /** None where the page is about no funding; several for a list. At most 100, each with a name. */
  opportunities: AskedEntry[];
  aiProvider: "openai" | "anthropic";
  usage: { inputTokens: number; outputTokens: number };
};

export type ReadPageOptions = {
  signal?: AbortSignal | undefined;
  /** As of a draft. */
  onWasted?: ((model: AiModelName, usage: AiUsage) => void) | undefined;
};
