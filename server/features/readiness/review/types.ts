import type { AiAuthor } from "@shared/constants/enums";
import type { CriterionVerdict } from "@shared/constants/mock-review";
import type { AiModelName, AiUsage } from "../../../platform/ai/types";

export type JudgedCriterion = { title: string; description: string | null; weight: number };
/** What is judged: the texts in their order, and the criteria of the funder. */
export type ReviewFacts = {
  organisation: string;
  call: string | null;
  texts: readonly { questionId: string | null; label: string | null; text: string }[];
  criteria: readonly JudgedCriterion[];
};
/** One judgement for each criterion, in their order. Every quote stands in its text. */
export type Judgement = {
  verdict: CriterionVerdict;
  comment: string;
  evidence: { questionId: string | null; quote: string }[];
};
export type ApplicationReview = { judgements: Judgement[]; aiProvider: AiAuthor; usage: AiUsage };
export type ReviewOptions = {
  signal?: AbortSignal | undefined;
  onWasted?: ((model: AiModelName, usage: AiUsage) => void) | undefined;
};
