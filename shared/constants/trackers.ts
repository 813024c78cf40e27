/** What a column of a tracker can mean. Several may go to the notes, and several may be left out. */
export const TRACKER_MEANINGS = [
  "title",
  "funder",
  "status",
  "askingAmount",
  "awardedAmount",
  "currency",
  "submittedDate",
  "decisionDate",
  "deadline",
  "link",
  "notes",
  "none",
] as const;
export type TrackerMeaning = (typeof TRACKER_MEANINGS)[number];

/** Those that several columns may have. */
export const REPEATED_MEANINGS: readonly TrackerMeaning[] = ["notes", "none"];

export const DAY_ORDERS = ["day", "month"] as const;
/** Which stands first in `03/04/2025`. */
export type DayOrder = (typeof DAY_ORDERS)[number];

export const TRACKER_BYTES_MAX = 5_242_880;
export const TRACKER_ROWS_MAX = 2_000;
export const TRACKER_COLUMNS_MAX = 50;
/** The applications that are kept at once. */
export const TRACKER_ENTRIES_MAX = 500;
