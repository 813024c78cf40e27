import { z } from "zod";
import { BUDGET_KINDS, type BudgetKind } from "../constants/budget-kinds";
import { LONG_TEXT_MAX, NAME_MAX, TEXT_MAX } from "../constants/limits";
import { OBLIGATION_KINDS, type ObligationKind } from "../constants/obligations";
import {
  dateField,
  emptyAsNull,
  lineText,
  positiveAmountField,
  requiredLongText,
  requiredText,
  uuidField,
  wordField,
} from "./fields";
import type { SpendingWarning } from "../spending";
import { issue, say } from "./say";
import type { ResultView, SubmissionView } from "./submissions";

export const afterItemParams = z.object({ id: uuidField(), itemId: uuidField() });

const title = requiredText(NAME_MAX, "Write what is due");
const dueDate = emptyAsNull(dateField).optional();

export const createObligationSchema = z
  .object({ kind: wordField(OBLIGATION_KINDS, "Choose a condition or a report"), title, dueDate })
  .superRefine((given, ctx) => {
    if (given.kind === "report" && given.dueDate == null)
      ctx.addIssue({ ...issue("A report needs its due date"), path: ["dueDate"] });
  });
export type CreateObligationInput = z.infer<typeof createObligationSchema>;

/**
 * Only the fields sent are written, and null clears. With `before`, what the edit began from, a field that was not changed
 * since then is left as it is, and one that somebody else has changed too gets a 409.
 */
export const updateObligationSchema = z.object({
  title: title.optional(),
  dueDate,
  /** Whether the condition is met, or the report delivered. */
  done: z.boolean(say("Must be true or false")).optional(),
  before: z.object({ title, dueDate: emptyAsNull(dateField) }).optional(),
});
export type UpdateObligationInput = z.infer<typeof updateObligationSchema>;

export const createSpendingSchema = z.object({
  spentOn: dateField,
  kind: wordField(BUDGET_KINDS, "Choose a kind of cost"),
  amount: positiveAmountField("Please enter a valid amount"),
  note: emptyAsNull(lineText(TEXT_MAX)).optional(),
});
export type CreateSpendingInput = z.infer<typeof createSpendingSchema>;

export const createOutcomeSchema = z.object({
  text: requiredLongText(LONG_TEXT_MAX, "Write what came of it"),
  figure: emptyAsNull(lineText(NAME_MAX)).optional(),
  reachedOn: dateField,
});
export type CreateOutcomeInput = z.infer<typeof createOutcomeSchema>;

export type ObligationView = {
  id: string;
  kind: ObligationKind;
  title: string;
  dueDate: string | null;
  doneAt: string | null;
  /** Null while it is open, and once that account is deleted. */
  doneBy: string | null;
};
/** `amount` is a decimal string in the currency of the award. */
export type SpendingView = {
  id: string;
  spentOn: string;
  kind: BudgetKind;
  amount: string;
  note: string | null;
};
type SpentView = {
  spent: string;
  /** Negative when more was spent than there was; null where no amount is known. */
  left: string | null;
  /** The highest of 80, 90 and 100 percent that is reached. */
  warning: SpendingWarning | null;
};
/** What was spent beside the award, and of each kind of cost beside what the budget asks of the funder for it. */
export type SpendingSummaryView = SpentView & {
  kinds: (SpentView & { kind: BudgetKind; planned: string | null })[];
};
export type OutcomeView = { id: string; text: string; figure: string | null; reachedOn: string };

/** What the page “After” of an application shows. Submissions, spendings and outcomes are newest first. */
export type AfterView = {
  submissions: SubmissionView[];
  result: ResultView;
  obligations: ObligationView[];
  spendings: SpendingView[];
  summary: SpendingSummaryView;
  outcomes: OutcomeView[];
};

/** An open obligation with a date, for what is next. */
export type NextObligationView = {
  id: string;
  kind: ObligationKind;
  title: string;
  dueDate: string;
  entityId: string;
  applicationId: string;
  applicationTitle: string | null;
  entityName: string;
};
export type NextObligationsView = { obligations: NextObligationView[] };

/** What came of an earlier award, offered for a question about results. */
export type OfferedOutcomeView = OutcomeView & {
  applicationId: string;
  applicationTitle: string | null;
  funderName: string | null;
};
