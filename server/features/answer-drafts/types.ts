import type { AiAuthor } from "@shared/constants/enums";
import type { LimitUnit } from "@shared/constants/questions";
import type { DraftSentence, SentenceSource } from "@shared/questions/answer-draft";
import type { Language } from "@shared/words/language";
import type { AiUsage } from "../../platform/ai/types";
import type { OnWasted } from "../../platform/ai/accounting";

/** A piece of a source that a sentence may rest on: an answer of the profile, a paragraph, an earlier answer. */
export type Passage = Omit<SentenceSource, "words"> & {
  text: string;
  /** What it stands under or answers. */
  heading: string | null;
  /** Whole sentences stand in it. False for an answer of the profile in a word or a figure. */
  isProse: boolean;
  /** For an earlier answer: what became of its application. */
  outcome: "won" | "lost" | null;
};

/** What an answer is to be drafted from, and how. */
export type AnswerTask = {
  question: string;
  limit: number | null;
  unit: LimitUnit | null;
  language: Language;
  entityName: string;
  /** The call and its funder, which may be named. */
  callNames: readonly string[];
  passages: readonly Passage[];
  /** Words of the call that a member accepted: limits of length, the rule on AI, award criteria. */
  called: readonly string[];
};

export type WriteAnswerOptions = { signal?: AbortSignal | undefined; onWasted?: OnWasted | undefined };

export type WrittenAnswer = {
  aiProvider: AiAuthor;
  sentences: DraftSentence[];
  leftOut: number;
  usage: AiUsage;
};
