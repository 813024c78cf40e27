/** What can be wrong with an application, in the order in which it is shown. */
export const FINDING_KINDS = ["missing", "over_limit", "out_of_date", "contradictory"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Each kind of finding, with how much it matters: what has to be mended, or what somebody should look at. */
export const FINDING_CODES = {
  no_narrative: { kind: "missing", weight: "mend" },
  no_answer: { kind: "missing", weight: "mend" },
  no_amount: { kind: "missing", weight: "mend" },
  no_document: { kind: "missing", weight: "mend" },
  placeholder: { kind: "missing", weight: "mend" },
  profile_open: { kind: "missing", weight: "mend" },
  open_comment: { kind: "missing", weight: "look" },
  open_suggestion: { kind: "missing", weight: "look" },
  open_task: { kind: "missing", weight: "look" },
  open_guest: { kind: "missing", weight: "mend" },
  too_many_words: { kind: "over_limit", weight: "mend" },
  too_many_characters: { kind: "over_limit", weight: "mend" },
  narrative_too_many_words: { kind: "over_limit", weight: "mend" },
  narrative_too_many_characters: { kind: "over_limit", weight: "mend" },
  too_many_pages: { kind: "over_limit", weight: "look" },
  above_maximum: { kind: "over_limit", weight: "mend" },
  below_minimum: { kind: "over_limit", weight: "mend" },
  overhead_above: { kind: "over_limit", weight: "mend" },
  deadline_passed: { kind: "out_of_date", weight: "mend" },
  document_expired: { kind: "out_of_date", weight: "mend" },
  document_expires: { kind: "out_of_date", weight: "mend" },
  past_as_future: { kind: "out_of_date", weight: "mend" },
  old_as_current: { kind: "out_of_date", weight: "mend" },
  other_name: { kind: "out_of_date", weight: "look" },
  amount_differs: { kind: "contradictory", weight: "mend" },
  budget_differs: { kind: "contradictory", weight: "mend" },
  budget_amount_differs: { kind: "contradictory", weight: "mend" },
  profile_differs: { kind: "contradictory", weight: "mend" },
  figure_differs: { kind: "contradictory", weight: "mend" },
  duration_differs: { kind: "contradictory", weight: "mend" },
  promise_differs: { kind: "contradictory", weight: "mend" },
  ai_forbidden: { kind: "contradictory", weight: "mend" },
} as const satisfies Record<string, { kind: FindingKind; weight: "mend" | "look" }>;
export type FindingCode = keyof typeof FINDING_CODES;

/** Where a finding is. Of the texts, `question` has the id of one. */
export type FindingPart =
  | "narrative"
  | "question"
  | "askingAmount"
  | "budget"
  | "document"
  | "profile"
  | "deadline"
  | "comment"
  | "task"
  | "guest";

export const DISMISSAL_REASON_MAX = 500;
/** The findings of one application that are shown. */
export const FINDINGS_MAX = 200;
/** The other applications of the organisation that are compared. */
export const COMPARED_MAX = 50;
