/** The hard rules of an opportunity. Each is met, not met or unknown for an organisation. */
export const GATE_NAMES = [
  "type",
  "country",
  "stage",
  "foundedYear",
  "revenue",
  "coFunding",
  "consortium",
  "deadline",
] as const;
export type GateName = (typeof GATE_NAMES)[number];

/** The points of a match are the sum of these parts. */
export const MATCH_PART_NAMES = ["rules", "award", "text", "subject", "industry", "amount", "time"] as const;
export type MatchPartName = (typeof MATCH_PART_NAMES)[number];

/**
 * The labels of percentages, the same everywhere. The highest `from` that one reaches decides. Of the matches shown
 * at N %, about N of 100 are relevant.
 */
export const MATCH_BANDS = [
  { from: 60, label: "Strong match" },
  { from: 30, label: "Possible match" },
  { from: 0, label: "Weak match" },
] as const;
export type MatchBand = (typeof MATCH_BANDS)[number]["label"];

/** Finds the label of a percentage from 0 to 100. */
export const findMatchBand = (score: number): MatchBand =>
  (MATCH_BANDS.find(({ from }) => score >= from) ?? MATCH_BANDS[MATCH_BANDS.length - 1]!).label;

/** A person can give an opportunity one of these marks. A new mark replaces the old one. */
export const FEEDBACK_KINDS = ["saved", "dismissed"] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** The reasons for which a person can dismiss an opportunity. */
export const DISMISS_REASONS = [
  { value: "not_eligible", label: "We are not eligible" },
  { value: "not_our_field", label: "It is not our field" },
  { value: "amount", label: "The amount does not suit us" },
  { value: "effort", label: "Too much work for what it gives" },
  { value: "other", label: "Another reason" },
] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number]["value"];
export const DISMISS_REASON_VALUES = DISMISS_REASONS.map(({ value }) => value) as [
  DismissReason,
  ...DismissReason[],
];

/**
 * A list of opportunities shows all that were not dismissed, or only those that the person saved or
 * dismissed.
 */
export const LIST_VIEWS = ["all", "saved", "dismissed"] as const;
export type ListView = (typeof LIST_VIEWS)[number];
