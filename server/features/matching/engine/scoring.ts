import type { MatchPartName } from "@shared/constants/matching";

/**
 * The points of each part of a score, 100 together. A common subject weighs most. Next come known
 * eligibility, a kind of award that such organisations get, and no foreign subject. Amount and time only
 * separate equals.
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
  subject: "Topic of the title",
  industry: "Industry and themes",
  amount: "Amount",
  time: "Time left",
} as const satisfies Record<MatchPartName, string>;

/** The points that are taken from those for the rules, down to 0. */
export const POINTS_OFF = {
  /**
   * There is such a rule, and it is open whether it is met. What no profile can say is the same for everybody, so it
   * costs nothing.
   */
  unknown: {
    type: 5,
    country: 14,
    stage: 2,
    foundedYear: 2,
    revenue: 2,
    coFunding: 0,
    consortium: 0,
    deadline: 0,
  },
  /** The source does not say who may apply, or where. That excludes nobody, and promises nothing. */
  unstated: { type: 3, country: 7 },
  /**
   * The same for the country, if a government funds. Its own organisations can count on it, others hardly.
   */
  unstatedByGovernment: { atHome: 2, atSeat: 2, meantForOthers: 7, abroad: 20 },
  /**
   * It is open everywhere. That is known to be open, but an opportunity for one's own country or region has
   * fewer applicants.
   */
  worldwide: 5,
} as const;

/** For each kind of model: the cosine that counts nothing, and the one from which a text counts in full. */
export const COSINES = {
  builtin: { none: 0.05, all: 0.45 },
  other: { none: 0.15, all: 0.6 },
} as const;

/**
 * The shares by the number of steps down: the award mostly goes to others, the profile does not ask for it,
 * or it requires work that the profile does not mention.
 */
export const AWARD_SHARES: readonly number[] = [1, 0.6, 0.3, 0];

/** The shares of a part's points for unknown facts; they neither reward nor punish. */
export const UNKNOWN_SHARES = { award: 0.6, text: 0.35, industry: 0.35, amount: 0.6, time: 0.6 } as const;

/**
 * `any` is for opportunities open to all industries, `shared` for those in one's own, and `breadth` is the
 * part that depends on how many are shared.
 */
export const INDUSTRY_SHARES = { any: 0.75, shared: 0.5, breadth: 0.5, none: 0 } as const;

/** An amount outside the range gets this share of the points, times its nearness to the range. */
export const AMOUNT_OUTSIDE = 0.8;

/**
 * With fewer than `days` left only this share of the points is given, because a good application takes time.
 */
export const TIME_STEPS = [
  { days: 3, share: 0.2 },
  { days: 14, share: 0.7 },
] as const;
