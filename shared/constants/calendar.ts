/** The deadlines of saved opportunities in one answer. */
export const SAVED_DEADLINES_MAX = 1_000;

/** The days that one answer of the calendar may span, and the entries in it. */
export const CALENDAR_DAYS_MAX = 400;
export const CALENDAR_ENTRIES_MAX = 1_000;

/**
 * What the calendar holds: deadlines of unsent applications and of saved opportunities, tasks, what was asked of others, next steps with
 * funders, what awards oblige to, and last days of documents.
 */
export const CALENDAR_KINDS = [
  "application",
  "saved",
  "task",
  "guest",
  "step",
  "obligation",
  "document",
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];
