import type { MatchPartName } from "@shared/constants/matching";

/**
 * What a score is made of: whole points for each part, 100 together. To be about the same thing weighs most; then to be known to be
 * open, of a kind that is given to such organisations, and for nothing that they have not to do with. Amount and time only tell equals
 * apart.
 */
export const POINTS: Readonly<Record<MatchPartName, number>> = {
  rules: 21,
  award: 11,
  text: 40,
  subject: 10,
  industry: 9,
  amount: 7,
  time: 2,
};

export const PART_LABELS = {
  rules: "Eligibility",
  award: "Kind of award",
  text: "Text similarity",
  subject: "Subject of its name",
  industry: "Industry and themes",
  amount: "Amount",
  time: "Time left",
} as const satisfies Record<MatchPartName, string>;

/** What is taken from the points for the rules; never more than there are. */
export const POINTS_OFF = {
  /** There is such a rule, and whether it is met is open. */
  unknown: { type: 5, country: 14, stage: 2, foundedYear: 2, revenue: 2, deadline: 0 },
  /** The source does not say who may apply, or where: that keeps nobody out, and promises nothing. */
  unstated: { type: 3, country: 7 },
  /** The same for the country where a government gives it: its own organisations may count on it, others hardly. */
  unstatedByGovernment: { atHome: 2, atSeat: 2, meantForOthers: 7, abroad: 20 },
  /** Open everywhere: known to be open, but what is for one's own country or region is meant for fewer. */
  worldwide: 5,
} as const;

/** For each kind of model the cosine that counts nothing and the one from which a text counts in full. */
export const COSINES = {
  builtin: { none: 0.05, all: 0.45 },
  other: { none: 0.15, all: 0.6 },
} as const;

/** By the number of things that speak against it: it mostly goes to others, one does not speak of it, it requires what one does not do. */
export const AWARD_SHARES: readonly number[] = [1, 0.6, 0.3, 0];

/** Shares of a part's points for what is not known: neither a reward nor a reason to sink. */
export const UNKNOWN_SHARES = { award: 0.6, text: 0.35, industry: 0.35, amount: 0.6, time: 0.6 } as const;

/** Open to all fields; in one's own; and how much of the latter depends on how many are shared. */
export const INDUSTRY_SHARES = { any: 0.75, shared: 0.5, breadth: 0.5, none: 0 } as const;

/** Outside the range an amount counts so much, times how near it comes. */
export const AMOUNT_OUTSIDE = 0.8;

/** Up to so many days before the deadline only so much of the points: a good application takes time. */
export const TIME_STEPS = [
  { days: 3, share: 0.2 },
  { days: 14, share: 0.7 },
] as const;
