import type { MatchPartName } from "@shared/constants/matching";

/**
 * What a score is made of: whole points for each part, 100 together. Known to be open, about the same thing and in the same field
 * weigh most; amount and time only tell equals apart.
 */
export const POINTS: Readonly<Record<MatchPartName, number>> = {
  rules: 26,
  text: 50,
  industry: 13,
  amount: 8,
  time: 3,
};

export const PART_LABELS: Readonly<Record<MatchPartName, string>> = {
  rules: "Eligibility",
  text: "Text similarity",
  industry: "Industry and themes",
  amount: "Amount",
  time: "Time left",
};

/** What is taken from the points for the rules; never more than there are. */
export const POINTS_OFF = {
  /** There is such a rule, and whether it is met is open. */
  unknown: { type: 6, country: 16, stage: 3, foundedYear: 3, revenue: 3, deadline: 0 },
  /** The source does not say who may apply, or where: that keeps nobody out, and promises nothing. */
  unstated: { type: 4, country: 9 },
  /** The same for the country where a government gives it: its own organisations may count on it, others hardly. */
  unstatedByGovernment: { atHome: 2, abroad: 24 },
  /** Its kind of award mostly goes to other types of organisation. */
  aimedElsewhere: 10,
  /** Open everywhere: known to be open, but what is for one's own country or region is meant for fewer. */
  worldwide: 5,
} as const;

/** For each kind of model the cosine that counts nothing and the one from which a text counts in full. */
export const COSINES = {
  builtin: { none: 0.05, all: 0.45 },
  other: { none: 0.15, all: 0.6 },
} as const;

/** Shares of a part's points for what is not known: neither a reward nor a reason to sink. */
export const UNKNOWN_SHARES = { text: 0.35, industry: 0.35, amount: 0.6, time: 0.6 } as const;

/** Open to all fields; in one's own; and how much of the latter depends on how many are shared. */
export const INDUSTRY_SHARES = { any: 0.75, shared: 0.5, breadth: 0.5, none: 0 } as const;

/** Outside the range an amount counts so much, times how near it comes. */
export const AMOUNT_OUTSIDE = 0.8;

/** Up to so many days before the deadline only so much of the points: a good application takes time. */
export const TIME_STEPS = [
  { days: 3, share: 0.2 },
  { days: 14, share: 0.7 },
] as const;
