/** What is read of a call, in the order of its sheet. */
export const CALL_KINDS = [
  "eligibility",
  "cofunding",
  "consortium",
  "closing",
  "limit",
  "document",
  "question",
  "criterion",
  "ai",
  "contact",
] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** What a sheet says of a kind. A page without text, as a scan has, may state what was not found. */
const CALL_STATES = ["stated", "contradictory", "not_found", "not_readable"] as const;
export type CallState = (typeof CALL_STATES)[number];

export const CALL_SOURCES = ["page", "file", "text"] as const;
export type CallSource = (typeof CALL_SOURCES)[number];

export const CALL_STATUSES = ["waiting", "read", "failed"] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

export const CALL_PAGES_MAX = 300;
/** Characters of all pages of a call. */
export const CALL_TEXT_MAX = 2_000_000;
export const CALL_PASTED_MAX = 400_000;
export const CALL_LINES_PER_KIND = 60;
/** Characters of the words that are quoted for a line. */
export const CALL_QUOTE_MAX = 700;
export const CALL_QUESTION_MAX = 500;
export const CALL_ANSWERS_MAX = 3;

/** What of a profile the lines of a call are held against. */
export type CallWarningFact = "country" | "type" | "foundedYear" | "staff" | "revenue";
