import type { ApplicationStatus } from "./enums";

/** What can have become of an application that was sent before. */
export const PAST_RESULTS = [
  "funded",
  "accepted",
  "completed",
  "rejected",
  "under_review",
] as const satisfies readonly ApplicationStatus[];
