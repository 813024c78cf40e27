import type { ApplicationStatus } from "./enums";

/** What an award obliges to: a condition to meet, or a report to deliver. */
export const OBLIGATION_KINDS = ["condition", "report"] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** The members who edit are reminded this many days before the due day. At -1 it is overdue. */
export const OBLIGATION_REMINDER_DAYS = [30, 7, 1, -1] as const;
/** Only an application with such a status has obligations that count. */
export const AWARDED_STATUSES = [
  "accepted",
  "funded",
  "completed",
] as const satisfies readonly ApplicationStatus[];

export const OBLIGATIONS_PER_APPLICATION = 100;
export const SPENDINGS_PER_APPLICATION = 1_000;
export const OUTCOMES_PER_APPLICATION = 100;
/** Obligations in one morning's news, and on the home screen. */
export const NEXT_OBLIGATIONS_MAX = 50;
/** Outcomes of one entity that are offered for a question about results. */
export const OFFERED_OUTCOMES_MAX = 5;
