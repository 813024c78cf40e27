import type { ApplicationStatus } from "./enums";

/** An application can be sent again, at most this often. */
export const SUBMISSIONS_PER_APPLICATION = 20;
/** The files of one submission: those of the checklist that are in the library or came from guests. */
export const SUBMISSION_FILES_MAX = 60;

/** What a funder can decide. */
export const DECISIONS = ["accepted", "funded", "rejected"] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

/** Why a funder decided as it did. */
export const DECISION_REASONS = [
  "fit",
  "eligibility",
  "need",
  "plan",
  "budget",
  "evidence",
  "team",
  "competition",
  "formalities",
] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];
