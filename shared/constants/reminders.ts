import type { ApplicationStatus } from "./enums";

/** A person with an unsent application is reminded this many days before its deadline. */
export const REMINDER_DAYS = [14, 7, 1] as const;

/** The funder does not have an application with such a status yet. */
export const UNSENT_STATUSES = ["draft", "in_progress"] as const satisfies readonly ApplicationStatus[];

/**
 * A person can get these regular mails, and can end each with one press. Each is a switch of the preferences.
 */
export const NOTIFICATION_KINDS = [
  "notifyDeadlines",
  "notifyChanges",
  "notifyNewOpportunities",
  "notifySavedSearches",
  "notifyComments",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
