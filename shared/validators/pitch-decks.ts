import { z } from "zod";
import type { PITCH_DECK_STATUSES } from "../constants/enums";
import { AI_PROVIDERS, type AiAuthor } from "../constants/enums";
import { INTEGER_MAX, NAME_MAX, URL_MAX } from "../constants/limits";
import type { DeckScoreKey, DeckScores, DeckVerdict } from "../constants/pitch-decks";
import { isStorable, lineText, requiredText, wordField } from "./fields";
import { say } from "./say";

const provider = wordField(AI_PROVIDERS, "Unknown AI provider");

/**
 * Everything may be left out, as the spec has it. What is known of the file is checked at once, and an S3 store can then take
 * the file straight from the browser.
 */
export const requestUploadSchema = z.object({
  name: lineText(NAME_MAX).optional(),
  size: z
    .number(say("Must be a number"))
    .int(say("Must be a whole number"))
    .min(1, say("This file is empty"))
    .max(INTEGER_MAX, say("This file is too large"))
    .optional(),
  type: lineText(NAME_MAX).optional(),
});
export type RequestUploadInput = z.infer<typeof requestUploadSchema>;
export type UploadTargetView = { uploadURL: string };

export const createPitchDeckSchema = z.object({
  fileName: requiredText(NAME_MAX, "The file needs a name"),
  /** The address that the file was PUT to, with or without its query. */
  uploadedFileUrl: z
    .string(say("Must be text"))
    .min(1, say("Upload the file first"))
    .max(URL_MAX, say("This address is too long"))
    .refine(isStorable, say("Contains characters that cannot be stored")),
  entityId: z.uuid(say("Please select an entity")),
  /** Who analyses it; the product's own page leaves it out unless a person chose. */
  aiProvider: provider.optional(),
});
export type CreatePitchDeckInput = z.infer<typeof createPitchDeckSchema>;

export const analyzePitchDeckSchema = z.object({ aiProvider: provider.default("openai") });

/** Where a judgement rests: the slide and words that stand on it. */
export type DeckEvidence = { slide: number; quote: string };
export type DeckJudgementView = {
  criterionId: string;
  group: DeckScoreKey;
  title: string;
  verdict: DeckVerdict;
  comment: string;
  /** The slide it is about: where the words stand, or where they would belong. Null for `not_applicable` and `unjudged`. */
  slide: number | null;
  evidence: DeckEvidence[];
};
/** A criterion on which two providers differ; `verdict` is what counts. */
export type DeckDisagreementView = {
  criterionId: string;
  title: string;
  verdict: DeckVerdict;
  openai: DeckVerdict;
  anthropic: DeckVerdict;
};

export type DeckAnalysisView = {
  /** Each begins with the slide that it is about: "Slide 4: …". At most 12, the weightiest first. */
  strengths: string[];
  weaknesses: string[];
  actionItems: string[];
  summary: string;
  scores: DeckScores;
  /** How many of the criteria could be judged. */
  judged: number;
  criteria: number;
  /** Slides that are only pictures: no text could be read from them. */
  unreadSlides: number[];
  disagreements: DeckDisagreementView[];
};

type PitchDeckStatus = (typeof PITCH_DECK_STATUSES)[number];
export type PitchDeckView = {
  id: string;
  entityId: string;
  fileName: string;
  /** Read back by the owner only. */
  uploadedFileUrl: string;
  /** Bytes. */
  fileSize: number | null;
  slideCount: number | null;
  status: PitchDeckStatus;
  /** Decimal string, 0–100. */
  aiScore: string | null;
  aiProvider: AiAuthor | null;
  aiAnalysis: DeckAnalysisView | null;
  /** How many analyses are finished, at least 1. */
  analysisVersion: number;
  analyzedAt: string | null;
  createdAt: string;
  /** An analysis waits or is under way, the first or a later one. */
  isAnalyzing: boolean;
  /** Why the newest attempt failed; while `isAnalyzing` it will be tried again. */
  failureReason: string | null;
  /** It failed because its owner's e-mail address is not verified. */
  waitsForVerification: boolean;
};

/** One finished analysis, kept for good. */
export type PitchDeckReviewView = {
  id: string;
  analysisVersion: number;
  aiProvider: AiAuthor | null;
  createdAt: string;
  overall: number | null;
  scores: DeckScores;
  judgements: DeckJudgementView[];
};
