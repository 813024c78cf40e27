import type { ApplicationStatus } from "./enums";

/** How many days before a deadline somebody with an unsent application is reminded. */
export const REMINDER_DAYS = [14, 7, 1] as const;

/** An application that the funder does not have yet. */
export const UNSENT_STATUSES = ["draft", "in_progress"] as const satisfies readonly ApplicationStatus[];

/** What a person can be mailed regularly, and end with one press: each is a switch of the preferences. */
export const NOTIFICATION_KINDS = [
  "notifyDeadlines",
  "notifyChanges",
  "notifyNewOpportunities",
  "notifySavedSearches",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
