/** The hard rules of an opportunity: each is met, not met or unknown for an organisation. */
export const GATE_NAMES = ["type", "country", "stage", "foundedYear", "revenue", "deadline"] as const;
export type GateName = (typeof GATE_NAMES)[number];

/** What a score is added up from. */
export const MATCH_PART_NAMES = ["rules", "award", "text", "subject", "industry", "amount", "time"] as const;
export type MatchPartName = (typeof MATCH_PART_NAMES)[number];

/** One wording for scores, wherever they stand. The highest `from` that a score reaches names it. */
export const MATCH_BANDS = [
  { from: 80, label: "Strong match" },
  { from: 65, label: "Good match" },
  { from: 45, label: "Possible match" },
  { from: 0, label: "Weak match" },
] as const;
export type MatchBand = (typeof MATCH_BANDS)[number]["label"];

/** The words for a score from 0 to 100. */
export const findMatchBand = (score: number): MatchBand =>
  (MATCH_BANDS.find(({ from }) => score >= from) ?? MATCH_BANDS[MATCH_BANDS.length - 1]!).label;

/** What somebody made of an opportunity. Each takes the place of the other. */
export const FEEDBACK_KINDS = ["saved", "dismissed"] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** Why an opportunity is not for them. */
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

/** What a list of opportunities shows: all that were not dismissed, or only what the person saved, or dismissed. */
export const LIST_VIEWS = ["all", "saved", "dismissed"] as const;
export type ListView = (typeof LIST_VIEWS)[number];
