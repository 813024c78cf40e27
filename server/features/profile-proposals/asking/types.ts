import type { AiAuthor } from "@shared/constants/enums";
import type { OnWasted } from "../../../platform/ai/accounting";
import type { AiUsage } from "../../../platform/ai/types";
import type { FoundAnswer } from "../rules/read-profile";
import type { SourcePage, Subject } from "../types";

export type ReadProfileOptions = { signal?: AbortSignal | undefined; onWasted?: OnWasted | undefined };
export type AskedProfile = { pages: readonly SourcePage[]; subject: Subject };

/** What a model found for a profile: only answers whose words stand on their page, and how many others it gave. */
export type ModelAnswers = {
  aiProvider: AiAuthor;
  answers: FoundAnswer[];
  leftOut: number;
  /** False when the text was too long to be sent whole. */
  isWhole: boolean;
  usage: AiUsage;
};
