import type { AiAuthor, AiProvider } from "./enums";
import { FILES_PER_USER } from "./objects";

/** The six scores of a deck, in the order in which they are shown. */
export const DECK_SCORES = [
  { key: "problemClarity", label: "Problem Clarity" },
  { key: "solutionFit", label: "Solution Fit" },
  { key: "marketSize", label: "Market Size" },
  { key: "teamStrength", label: "Team Strength" },
  { key: "financialViability", label: "Financial Viability" },
  { key: "investorAppeal", label: "Investor Appeal" },
] as const;
export type DeckScoreKey = (typeof DECK_SCORES)[number]["key"];
/** Each score is 0–100, or null when nothing could be judged. */
export type DeckScores = Record<DeckScoreKey, number | null>;

/**
 * These are shown only when an answer has no scores at all, which happens with another server. Ours always
 * sends figures or null.
 */
export const FALLBACK_DECK_SCORES: Record<DeckScoreKey, number> = {
  problemClarity: 85,
  solutionFit: 78,
  marketSize: 92,
  teamStrength: 70,
  financialViability: 65,
  investorAppeal: 75,
};

/** `unjudged` means that the judge could not tell and said so. It counts neither for nor against the deck. */
export const DECK_VERDICTS = ["pass", "warn", "fail", "not_applicable", "unjudged"] as const;
export type DeckVerdict = (typeof DECK_VERDICTS)[number];

/** What a file that is no pitch deck reads like. Nothing in it is judged. `document` is any other text in long paragraphs. */
export const DOCUMENT_KINDS = [
  "notice",
  "contract",
  "cv",
  "price_list",
  "article",
  "report",
  "document",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DECK_SCORE_GOOD = 80;
export const DECK_SCORE_MIDDLE = 60;
/** The bar of a deck that is being analysed stands still here. */
export const DECK_PROGRESS = 45;

export const DECK_FILE_HINT = "PDF, PPT, or PPTX (Max 10MB)";

/** The name of a provider, wherever the analysis of a deck names one. */
export const DECK_PROVIDER_LABELS: Record<AiAuthor, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  both: "Hybrid",
  builtin: "Built-in rules",
};
export const DEFAULT_DECK_PROVIDER: AiProvider = "openai";

/** Each deck has a file of its own. */
export const DECKS_PER_USER = FILES_PER_USER;

export const DECK_REVIEWS_SHOWN = 50;
