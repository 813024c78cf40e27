import { z } from "zod";
import { COMPARED_MAX } from "../constants/limits";
import { message } from "../words/messages";
import type { AwardSummaryView } from "./awards";
import { uuidField } from "./fields";
import { matchQuery, type OpportunityView } from "./opportunities";
import { issue, say } from "./say";

/** Ids with commas between them, each once. */
const comparedIds = z.string(say("Must be given once")).transform((text, context): string[] => {
  const ids = [...new Set(text.split(","))];
  if (!ids.every((id) => uuidField().safeParse(id).success)) {
    context.addIssue(issue("Must be an id"));
    return z.NEVER;
  }
  if (ids.length > COMPARED_MAX) {
    context.addIssue(issue(message("Choose at most {n} to compare", { n: COMPARED_MAX })));
    return z.NEVER;
  }
  return ids;
});

/** Which opportunities to compare. With `entityId` all are matched with this entity of the caller. */
export const compareQuery = matchQuery.extend({ ids: comparedIds });
export type CompareQuery = z.infer<typeof compareQuery>;

/** What the call of an opportunity asks for, counted from the sheet of an application that the caller may read. */
export type CallEffortView = {
  applicationId: string;
  readAt: string;
  questions: number;
  documents: number;
  /** The largest number of pages that a part may have. Null when the call limits none. */
  pagesMax: number | null;
  /** The share of the costs that applicants bring, in percent. Null when the call does not say. */
  coFundingShare: number | null;
  /** How many organisations apply together at least. Null when the call does not say. */
  consortiumMin: number | null;
};

/** `call` is null until the call was read for an application of one of the caller's entities. */
export type EffortView = { call: CallEffortView | null };

export type ComparedView = OpportunityView &
  EffortView & {
    /** What is known of the funder's past awards. Null when nothing is. */
    pastAwards: AwardSummaryView | null;
  };

export type ComparisonView = {
  /** In the order in which they were asked for. */
  opportunities: ComparedView[];
  /** The ids that are unknown, or whose opportunity is not published. */
  leftOut: string[];
};
