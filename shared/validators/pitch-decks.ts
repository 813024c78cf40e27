import { z } from "zod";
import type { PITCH_DECK_STATUSES } from "../constants/enums";
import { AI_PROVIDERS, type AiAuthor } from "../constants/enums";
import type { DeckScoreKey, DeckScores, DeckVerdict, DocumentKind } from "../constants/pitch-decks";
import { wordField } from "./fields";
import { uploadedFile } from "./objects";
import { say } from "./say";

const provider = wordField(AI_PROVIDERS, "Unknown AI provider");

export const createPitchDeckSchema = z.object({
  ...uploadedFile,
  entityId: z.uuid(say("Please select an entity")),
  /** The provider that analyses the deck. The product's own page leaves it out unless a person chose one. */
  aiProvider: provider.optional(),
});
export type CreatePitchDeckInput = z.infer<typeof createPitchDeckSchema>;

export const analyzePitchDeckSchema = z.object({
  aiProvider: provider.default("openai"),
  /** The owner says that a file which was judged to be no pitch deck is one. That is kept for later analyses. */
  isDeck: z.boolean(say("Must be true or false")).optional(),
});

export type AnalyzePitchDeckInput = z.infer<typeof analyzePitchDeckSchema>;

/** The evidence of a judgement: a slide, and words that stand on it. */
export type DeckEvidence = { slide: number; quote: string };
export type DeckJudgementView = {
  criterionId: string;
  group: DeckScoreKey;
  title: string;
  verdict: DeckVerdict;
  comment: string;
  /** The slide where the words stand or where they would belong. Null for `not_applicable` and `unjudged`. */
  slide: number | null;
  evidence: DeckEvidence[];
};
/** Two providers differ on this criterion. `verdict` is the one that counts. */
export type DeckDisagreementView = {
  criterionId: string;
  title: string;
  verdict: DeckVerdict;
  openai: DeckVerdict;
  anthropic: DeckVerdict;
};

export type DeckAnalysisView = {
  /**
   * What the file reads like when it is no pitch deck. Then `summary` says so, no score is given and the lists
   * are empty. Analyses that were made before this was told lack it.
   */
  notADeck?: DocumentKind | null;
  /** Is set once the owner has said that the file is a pitch deck after all. It is then reviewed as one. */
  isConfirmedDeck?: boolean;
  /** Each sentence begins with its slide: "Slide 4: …". There are at most 12, the weightiest first. */
  strengths: string[];
  weaknesses: string[];
  actionItems: string[];
  summary: string;
  scores: DeckScores;
  /** The number of criteria that could be judged. */
  judged: number;
  criteria: number;
  /** These slides are only pictures, so that no text could be read from them. */
  unreadSlides: number[];
  disagreements: DeckDisagreementView[];
};

type PitchDeckStatus = (typeof PITCH_DECK_STATUSES)[number];
export type PitchDeckView = {
  id: string;
  entityId: string;
  fileName: string;
  /** Only the owner can read it back. */
  uploadedFileUrl: string;
  /** Bytes. */
  fileSize: number | null;
  slideCount: number | null;
  status: PitchDeckStatus;
  /** A decimal string, 0–100. */
  aiScore: string | null;
  aiProvider: AiAuthor | null;
  aiAnalysis: DeckAnalysisView | null;
  /** The number of finished analyses, at least 1. */
  analysisVersion: number;
  analyzedAt: string | null;
  createdAt: string;
  /** Is true while an analysis waits or runs, whether it is the first or a later one. */
  isAnalyzing: boolean;
  /** The reason why the newest attempt failed. While `isAnalyzing` is true, it will be tried again. */
  failureReason: string | null;
  /** Is true when a person stopped it. */
  wasStopped: boolean;
  /** Is true when it failed because its owner's e-mail address is not verified. */
  waitsForVerification: boolean;
};

/** One finished analysis, which is kept for good. */
export type PitchDeckReviewView = {
  id: string;
  analysisVersion: number;
  aiProvider: AiAuthor | null;
  createdAt: string;
  overall: number | null;
  scores: DeckScores;
  judgements: DeckJudgementView[];
};
