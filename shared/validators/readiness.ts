import { z } from "zod";
import type { AiAuthor } from "../constants/enums";
import { NAME_MAX, TEXT_MAX } from "../constants/limits";
import { CRITERIA_MAX, CRITERION_WEIGHT_MAX, type CriterionVerdict } from "../constants/mock-review";
import {
  DISMISSAL_REASON_MAX,
  type FindingCode,
  type FindingKind,
  type FindingPart,
} from "../constants/readiness";
import { message } from "../words/messages";
import { emptyAsNull, longText, requiredLongText, requiredText, uuidField } from "./fields";
import { say } from "./say";

export const dismissFindingSchema = z.object({
  /** The `key` of the finding. */
  key: z.string(say("Unknown finding")).regex(/^[\da-f]{64}$/, say("Unknown finding")),
  reason: requiredLongText(DISMISSAL_REASON_MAX, "Say why it can stay as it is"),
});
export type DismissFindingInput = z.infer<typeof dismissFindingSchema>;
export const dismissalParams = z.object({ id: uuidField(), dismissalId: uuidField() });

const weight = z
  .int(say("Must be a whole number"))
  .min(1, say("Must be a whole number"))
  .max(CRITERION_WEIGHT_MAX, say("This weight is too large"));
/** All criteria of an application, in place of those there were. */
export const criteriaSchema = z.object({
  criteria: z
    .array(
      z.object(
        {
          title: requiredText(NAME_MAX, "Name the criterion"),
          description: emptyAsNull(longText(TEXT_MAX)).optional(),
          weight,
        },
        say("Give the list of criteria"),
      ),
      say("Give the list of criteria"),
    )
    .max(CRITERIA_MAX, say(message("An application can have at most {n} criteria", { n: CRITERIA_MAX }))),
  /** The `basis` of the list that the change was made of. */
  basis: z.string(say("Unknown list")).optional(),
});
export type CriteriaInput = z.infer<typeof criteriaSchema>;

type FindingSide = {
  part: FindingPart;
  /** The question, document, task, comment or request; of the profile, the field. */
  id: string | null;
  quote: string | null;
  /** Set where it is another application of the organisation. */
  application?: { id: string; title: string | null };
};
export type FindingView = {
  /** Changes with the words that the finding is about. */
  key: string;
  kind: FindingKind;
  code: FindingCode;
  weight: "mend" | "look";
  params: Record<string, string | number>;
  place: { part: FindingPart; id: string | null; quote: string | null; start: number | null };
  /** The other side of a contradiction. */
  against: FindingSide | null;
};
type DismissedFindingView = FindingView & {
  dismissal: { id: string; reason: string; by: string | null; at: string };
};
/** What could not be checked, because something is not known. */
export type UncheckedPart = "call" | "deadline" | "amountRange" | "profileFigures" | "fileRules" | "budget";
export type ReadinessView = {
  findings: FindingView[];
  dismissed: DismissedFindingView[];
  checked: { texts: number; documents: number; applications: number };
  unchecked: UncheckedPart[];
};

type CriterionView = { id: string; title: string; description: string | null; weight: number };
export type CriterionJudgementView = {
  title: string;
  weight: number;
  verdict: CriterionVerdict;
  /** One sentence for the writers; empty for a plain pass. */
  comment: string;
  /** Exact words of the texts, and where they stand: the narrative (`questionId` is null) or an answer. */
  evidence: { questionId: string | null; quote: string }[];
  /** Null where it could not be judged. */
  points: number | null;
};
export type MockReviewView = {
  criteria: CriterionView[];
  /** Names this list of criteria. */
  basis: string;
  /** A review that was asked for and is not there: it waits, somebody stopped it, or why it failed. */
  run: { status: "waiting" | "stopped"; reason: null } | { status: "failed"; reason: string } | null;
  review: {
    judgements: CriterionJudgementView[];
    /** 0–100; null where less than half of the weight could be judged. */
    score: number | null;
    aiProvider: AiAuthor;
    reviewedAt: string;
    by: string | null;
    /** The texts or criteria are others now. */
    isOutdated: boolean;
  } | null;
};
