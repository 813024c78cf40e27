import type { z } from "zod";
import type { AiAuthor, AiProvider, EntityType, FundingType } from "@shared/constants/enums";
import type { DeckSlide } from "@shared/schema/pitch-decks";
import type { DeckDisagreementView, DeckJudgementView } from "@shared/validators/pitch-decks";
import type { AskPageAnswer, AskPageInput } from "../extraction/ask-types";

/** One answered question. Countries are two-letter codes, amounts and percentages decimal strings; empty values are ignored. */
export type DraftFact = {
  fieldName: string;
  label: string;
  value: string | number | boolean | readonly string[] | null | undefined;
  /** A heading of the questionnaire, when it has one. */
  section?: string;
};

export type DraftOpportunity = {
  name: string;
  funderName: string | null;
  fundingType: FundingType;
  description: string | null;
  /** Decimal strings in `currency`. */
  minAmount: string | null;
  maxAmount: string | null;
  currency: string;
  /** Percent, as decimal strings. */
  equityStakeMin?: string | null;
  equityStakeMax?: string | null;
  /** ISO calendar date. */
  deadline: string | null;
  eligibleEntityTypes: readonly string[];
  /** The source names these types among others. */
  eligibleEntityTypesOpenEnded: boolean;
  /** Two-letter codes; `*` means global. */
  eligibleCountries: readonly string[];
  /** The source's own words about who may apply. */
  eligibilityText?: string | null;
  /** `*` means any. */
  industryFocus: readonly string[];
  stageFocus: readonly string[];
  /** Documents that the funder asks for, by name. */
  requirements: readonly string[];
  durationWeeks?: number | null;
  /** What comes with the money, by name: mentoring, a demo day. */
  support?: readonly string[];
  applicationUrl: string | null;
};

export type DraftEntity = {
  name: string;
  type: EntityType;
  /** The entity's own columns and the answers of its profile, in the order of the questionnaire. */
  facts: readonly DraftFact[];
};

/** Everything that a draft may be made of: the caller's own profile and one opportunity, nothing else. */
export type DraftFacts = {
  opportunity: DraftOpportunity;
  entity: DraftEntity;
  /** Decimal string. */
  askingAmount: string;
  askingCurrency: string;
};

/** The sections of a draft, in the order in which they are written. */
export const DRAFT_SECTIONS = [
  { key: "need", heading: "Need" },
  { key: "solution", heading: "Solution" },
  { key: "impact", heading: "Impact" },
  { key: "budget", heading: "Budget and use of funds" },
  { key: "team", heading: "Team" },
  { key: "fit", heading: "Fit with this funder" },
] as const;
export type DraftSectionKey = (typeof DRAFT_SECTIONS)[number]["key"];
export type DraftSections = Record<DraftSectionKey, string>;

export type AiUsage = { inputTokens: number; outputTokens: number };

/** `aiProvider` is who really wrote it, which is `builtin` where the provider that was asked for has no key. */
export type Draft = { content: string; aiProvider: AiAuthor; usage: AiUsage };

/** What a deck is judged by: its own words, and what kind of organisation shows it. */
export type DeckFacts = {
  fileName: string;
  entity: { name: string; type: EntityType; stage: string | null };
  slides: readonly DeckSlide[];
};

/** One judgement for each criterion, in their order; every quote stands on its slide. */
export type DeckReview = {
  judgements: DeckJudgementView[];
  disagreements: DeckDisagreementView[];
  aiProvider: AiAuthor;
  usage: AiUsage;
};

/** A model behind a network; `both` and `builtin` are made of these, or of none. */
export type AiModelName = Exclude<AiProvider, "both">;

export type AskRequest<T> = {
  /** Our own words only. */
  system: string;
  /** The material, fenced as data. */
  user: string;
  schema: z.ZodType<T>;
  schemaName: string;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Given, the answer is streamed: receives its JSON in pieces as the model writes it. */
  onText?: ((piece: string) => void) | undefined;
  /** Told what the attempt has cost so far, whenever the provider says more about it. */
  onUsage?: ((usage: AiUsage) => void) | undefined;
};
export type AskAnswer<T> = { value: T; usage: AiUsage };

/** One attempt at one question: no retry, no time limit of its own. Throws `ProviderFailure`. */
export type AiProviderPort = {
  readonly name: AiModelName;
  ask<T>(request: AskRequest<T>): Promise<AskAnswer<T>>;
};

export type AiModelConfig = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model?: string | undefined;
};
export type AiConfig = {
  /** `false` switches every AI feature off, the built-in writer included. */
  enabled: boolean;
  /** Milliseconds for one attempt; a call with its retry takes at most half as much again, and 90 s at most. */
  timeoutMs: number;
  openai: AiModelConfig;
  anthropic: AiModelConfig;
};

/** What may be logged about a failed attempt: no prompt, no answer, no provider text. */
export type AiFailureEvent = {
  provider: AiModelName;
  kind: string;
  status: number | undefined;
  willRetry: boolean;
};

export type AiDeps = {
  /** Monotonic milliseconds. */
  now?: () => number;
  /** Resolves after `ms`; rejects with the signal's reason when it is aborted before. */
  sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Calls `run` after `ms`, unless the function that it gives back is called before. */
  schedule?: (run: () => void, ms: number) => () => void;
  random?: () => number;
  /** The unguessable word that marks where data begins and ends in a prompt. */
  makeFence?: () => string;
  onFailure?: (event: AiFailureEvent) => void;
};

export type WriteDraftOptions = {
  signal?: AbortSignal | undefined;
  /**
   * Receives the text as it is written, its figures checked already. The pieces since the last `onRestart` make up the draft's
   * `content` in the end. `aiProvider` is who is writing.
   */
  onText?: ((piece: string, aiProvider: AiAuthor) => void) | undefined;
  /** What was given so far does not hold (another attempt begins, or another model goes on alone): the next piece is a new beginning. */
  onRestart?: (() => void) | undefined;
  /** Told what an attempt had cost that came to nothing, as far as the provider said. A draft's own `usage` is without it. */
  onWasted?: ((model: AiModelName, usage: AiUsage) => void) | undefined;
};

export type ReviewDeckOptions = {
  signal?: AbortSignal | undefined;
  /** Told what an attempt had cost that came to nothing. A review's own `usage` is without it. */
  onWasted?: ((model: AiModelName, usage: AiUsage) => void) | undefined;
};

export type ReadPageOptions = {
  signal?: AbortSignal | undefined;
  /** As of a draft. */
  onWasted?: ((model: AiModelName, usage: AiUsage) => void) | undefined;
};

export type Ai = {
  /**
   * Writes an application draft. Throws `AppError` (`upstream_failed`, `upstream_timeout`, `ai_unavailable`), or the
   * signal's reason when it was aborted.
   */
  writeDraft(facts: DraftFacts, provider: AiProvider, options?: WriteDraftOptions): Promise<Draft>;
  /**
   * Judges a deck criterion by criterion. Scores are not its business: they follow from the judgements.
   * Throws as `writeDraft` does.
   */
  reviewDeck(facts: DeckFacts, provider: AiProvider, options?: ReviewDeckOptions): Promise<DeckReview>;
  /**
   * Asks one model which words of a page say what it funds. Every answer stands on the page; what it means is not its
   * business. `null` where no model has a key or AI is switched off. Throws as `writeDraft` does.
   */
  readPage(input: AskPageInput, options?: ReadPageOptions): Promise<AskPageAnswer | null>;
  /** Whether a model would be asked; when not, `builtin` writes, or nobody where AI is switched off. */
  isAvailable(provider: AiProvider): boolean;
};
