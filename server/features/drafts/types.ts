import type { AiAuthor, EntityType, FundingType } from "@shared/constants/enums";
import type { Language } from "@shared/words/language";
import type { MatchGate } from "@shared/validators/opportunities";
import type { AiUsage, AiModelName } from "../../platform/ai/types";

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
  /** Words of the call that a member accepted: limits of length, the rule on AI, award criteria. */
  callLimits?: readonly string[];
  callAiRules?: readonly string[];
  callCriteria?: readonly string[];
};

export type DraftEntity = {
  name: string;
  type: EntityType;
  /** The entity's own columns and the answers of its profile, in the order of the questionnaire. */
  facts: readonly DraftFact[];
};

/** A hard rule of the call, in the words of the call and of the profile. */
export type DraftRule = Pick<MatchGate, "label" | "verdict" | "opportunity" | "profile">;

/** Everything that a draft may be made of: the caller's own profile and one opportunity, nothing else. */
export type DraftFacts = {
  opportunity: DraftOpportunity;
  entity: DraftEntity;
  /** Decimal string. */
  askingAmount: string;
  askingCurrency: string;
  /** The language in which it is written. English where none is named. */
  language?: Language;
  /** What the built-in writer compares; a model reads the call itself. */
  rules?: readonly DraftRule[];
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

/** `aiProvider` is who really wrote it, which is `builtin` where the provider that was asked for has no key. */
export type Draft = { content: string; aiProvider: AiAuthor; usage: AiUsage };

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
