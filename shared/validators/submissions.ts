import type { BudgetView } from "./budgets";
import { z } from "zod";
import type { DocumentRequirement, LibraryFormat } from "../constants/documents";
import type { ApplicationStatus, EntityType } from "../constants/enums";
import type { LimitUnit } from "../constants/questions";
import { DECISION_REASONS, DECISIONS, type DecisionReason } from "../constants/submissions";
import { INTEGER_MAX, LONG_TEXT_MAX } from "../constants/limits";
import { amountField, dateField, emptyAsNull, longText, uuidField, wordField } from "./fields";
import { say } from "./say";

export const submissionParams = z.object({ id: uuidField(), submissionId: uuidField() });

/** Freezes the application as it is. The day is today if it is left out. */
export const createSubmissionSchema = z.object({ sentOn: emptyAsNull(dateField).optional() });
export type CreateSubmissionInput = z.infer<typeof createSubmissionSchema>;

const resultFields = {
  status: wordField(DECISIONS, "Choose what the funder decided"),
  decisionDate: emptyAsNull(dateField).optional(),
  awardedAmount: emptyAsNull(amountField("Please enter a valid amount")).optional(),
  feedback: emptyAsNull(longText(LONG_TEXT_MAX)).optional(),
  reasons: z
    .array(wordField(DECISION_REASONS, "Unknown reason"), say("Must be a list"))
    .max(DECISION_REASONS.length, say("Unknown reason"))
    .transform((reasons) => DECISION_REASONS.filter((reason) => reasons.includes(reason)))
    .optional(),
};

/**
 * What the funder decided. What is left out stays, and null clears. With `before`, what the edit began from, a field that was not changed
 * is not written, and one that somebody else has changed meanwhile is refused. `isRecorded` is false where the form began with values of its
 * own, because the funder had not decided.
 */
export const recordResultSchema = z.object({
  ...resultFields,
  before: z.object({ ...resultFields, isRecorded: z.boolean(say("Must be true or false")) }).optional(),
  /** The version of the application that the edit began from. */
  version: z
    .int(say("Must be a whole number"))
    .min(1, say("Must be 1 or more"))
    .max(INTEGER_MAX, say("Unknown version"))
    .optional(),
});
export type RecordResultInput = z.infer<typeof recordResultSchema>;

/** A document as it was sent. What is not in the library has an address and no file. */
export type SentDocument = {
  requirement: DocumentRequirement | null;
  name: string;
  url: string | null;
  file: { fileName: string; format: LibraryFormat; size: number; sha256: string } | null;
};

/** What was sent: the facts and texts of the application, its answers and its documents in the order of the checklist. */
export type SentContent = {
  application: {
    title: string | null;
    /** Of a call outside the catalogue. What was sent before this was kept does not have it. */
    funderName?: string | null;
    status: ApplicationStatus;
    askingAmount: string | null;
    askingCurrency: string;
    submittedDate: string | null;
    decisionDate: string | null;
    awardedAmount: string | null;
    awardedCurrency: string | null;
    narrative: string | null;
    aiDraftNarrative: string | null;
  };
  opportunity: {
    name: string;
    funderName: string | null;
    fundingType: string;
    deadline: string | null;
    deadlineTimezone: string | null;
    deadlineTime: string | null;
    applicationUrl: string | null;
    minAmount: string | null;
    maxAmount: string | null;
    currency: string;
  } | null;
  entity: {
    name: string;
    type: EntityType;
    stage: string | null;
    country: string | null;
    industry: string[] | null;
    foundedYear: number | null;
    teamSize: number | null;
    website: string | null;
    mission: string | null;
  };
  questions: { question: string; limit: number | null; unit: LimitUnit | null; answer: string | null }[];
  budget: BudgetView;
  documents: SentDocument[];
};

/** How an application was sent. */
export type SubmissionView = {
  id: string;
  number: number;
  sentOn: string;
  amount: string | null;
  currency: string;
  sha256: string;
  /** Null once the account is deleted. */
  sentBy: string | null;
  createdAt: string;
  documents: SentDocument[];
};
/** With all that was sent. */
export type SubmissionContentView = SubmissionView & { content: SentContent };

export type ResultView = {
  /** Null while the funder has not decided. */
  status: (typeof DECISIONS)[number] | null;
  decisionDate: string | null;
  awardedAmount: string | null;
  currency: string;
  feedback: string | null;
  reasons: DecisionReason[];
  version: number;
};
