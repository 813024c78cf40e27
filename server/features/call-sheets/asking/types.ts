import type { AiAuthor } from "@shared/constants/enums";
import type { OnWasted } from "../../../platform/ai/accounting";
import type { AiUsage } from "../../../platform/ai/types";
import type { CallPage, FoundLine } from "../reading/types";

export type ReadCallOptions = { signal?: AbortSignal | undefined; onWasted?: OnWasted | undefined };

/** What a model found in a call: only lines whose words stand on their page, and how many others it gave. */
export type AskedCall = {
  aiProvider: AiAuthor;
  lines: FoundLine[];
  leftOut: number;
  /** False when the call was too long to be sent whole. */
  isWhole: boolean;
  usage: AiUsage;
};
export type AskedPages = readonly CallPage[];
