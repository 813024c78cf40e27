import { countDaysUntil, nextDayAt } from "@shared/calendar-day";
import { findIndustries, matchIndustry, TAGS_WITHOUT_INDUSTRY } from "@shared/constants/industries";
import { compareAmounts } from "@shared/plain-decimal";
import { ANY } from "./gates";
import type { EntityFacts, OpportunityRules } from "./match-types";
import { AMOUNT_OUTSIDE, COSINES, INDUSTRY_SHARES, TIME_STEPS, UNKNOWN_SHARES } from "./scoring";

/** A similarity is rounded before it is used, so that the shown figure is the counted one. */
const SIMILARITY_DECIMALS = 3;

/**
 * How well a trait fits. `share` is the share of the points of its part, from 0 to 1. `met` is null if one
 * side does not say.
 */
type Fit = { share: number; met: boolean | null };

export type TextFit = Fit & { similarity: number | null; none: number; all: number };

/** Rates how near two texts are; `model` made both vectors. */
export function textFit(similarity: number | null, model: string): TextFit {
  const { none, all } = model.startsWith("builtin") ? COSINES.builtin : COSINES.other;
  if (similarity === null) return { similarity, none, all, share: UNKNOWN_SHARES.text, met: null };
  const rounded = Number(similarity.toFixed(SIMILARITY_DECIMALS));
  const share = Math.min(1, Math.max(0, (rounded - none) / (all - none)));
  return {
    similarity: rounded,
    none,
    all,
    share,
    met: share >= HIGH ? true : share < MODERATE ? false : null,
  };
}
/** The shares from which the similarity of two texts is called moderate, and high. */
export const MODERATE = 0.3;
export const HIGH = 0.6;

/**
 * How many industries two sides share. `from` tells whether the opportunity's list was read or, if it has
 * none, its text.
 */
export type IndustryFit = Fit & {
  kind: "any" | "shared" | "none" | "unknown";
  from: "list" | "text";
  shared: string[];
  /** Those of the shared ones that the entity chose by name. "Deep tech" stands for several others too. */
  chosen: string[];
  /** The number of the opportunity's industries. */
  wanted: number;
};

const setCache = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * Reads the industries of tags: those of the list, and words that the list does not have as themselves. They
 * are cached by list.
 */
function readIndustrySet(tags: readonly string[]): ReadonlySet<string> {
  let set = setCache.get(tags);
  if (set === undefined) {
    set = new Set(
      tags.flatMap((tag) => {
        const industries = findIndustries(tag);
        const word = tag.trim().toLowerCase();
        return industries.length > 0 ? industries : TAGS_WITHOUT_INDUSTRY.includes(word) ? [] : [word];
      }),
    );
    setCache.set(tags, set);
  }
  return set;
}

/** The industries of an entity: those that it chose, and those (slugs) that its own words mention. */
type OwnIndustries = { chosen: readonly string[]; themes: readonly string[] };

/**
 * Rates whether the entity works in the opportunity's industries; more shared industries are better. Those that its words
 * mention count if it chose none; it is only told that it has none of them if it chose some.
 * @param focus the industries that the opportunity names
 * @param themes those that its text mentions; they count if it names none
 */
export function industryFit(
  own: OwnIndustries,
  focus: readonly string[],
  themes: readonly string[] = [],
): IndustryFit {
  const ownSet = readIndustrySet(own.chosen.length > 0 ? own.chosen : own.themes);
  const focusSet = readIndustrySet(focus);
  const isAny = focus.includes(ANY) || (focus.length > 0 && focusSet.size === 0);
  const from = isAny || focusSet.size > 0 ? "list" : "text";
  const wanted = from === "list" ? focusSet : readIndustrySet(themes);
  const fit = { from, wanted: wanted.size, shared: [] as string[], chosen: [] as string[] } as const;
  if (isAny) return { ...fit, kind: "any", share: INDUSTRY_SHARES.any, met: true };
  if (wanted.size === 0 || ownSet.size === 0)
    return { ...fit, kind: "unknown", share: UNKNOWN_SHARES.industry, met: null };
  const shared = [...wanted].filter((industry) => ownSet.has(industry));
  if (shared.length === 0) {
    const hasChosen = own.chosen.length > 0;
    const isForeign = hasChosen && from === "list" && !own.themes.some((theme) => wanted.has(theme));
    return { ...fit, kind: "none", share: INDUSTRY_SHARES.none, met: isForeign ? false : null };
  }
  const share = INDUSTRY_SHARES.shared + (INDUSTRY_SHARES.breadth * shared.length) / wanted.size;
  const isChosen = (industry: string) =>
    own.chosen.some((tag) => (matchIndustry(tag) ?? tag.trim().toLowerCase()) === industry);
  const chosen = shared.filter(isChosen);
  return { ...fit, shared, chosen, kind: "shared", share, met: chosen.length > 0 ? true : null };
}

/**
 * `outside` is set if the amount sought is outside the range. `part` and `of` are then the smaller and the
 * larger of that amount and the bound, in one currency.
 */
export type AmountFit = Fit & { outside: { part: string; of: string } | null };

/** Rates whether the amount that the entity seeks is in the range or, if it is outside, how near it is. */
export function amountFit(entity: EntityFacts, rules: OpportunityRules): AmountFit {
  const unknown = { share: UNKNOWN_SHARES.amount, met: null, outside: null };
  const { currentFundingSought: sought, annualRevenueCurrency: currency } = entity;
  const [min, max] = amountRange(rules);
  if (sought === null || compareAmounts(sought, "0") <= 0 || currency !== rules.currency) return unknown;
  if (min === null && max === null) return unknown;
  const buildOutside = (part: string, of: string) => ({
    share: AMOUNT_OUTSIDE * (Number(part) / Number(of)),
    met: false,
    outside: { part, of },
  });
  if (max !== null && compareAmounts(sought, max) > 0) return buildOutside(max, sought);
  if (min !== null && compareAmounts(sought, min) < 0) return buildOutside(sought, min);
  return { share: 1, met: true, outside: null };
}

/**
 * Returns the smallest and largest amount. A bound of zero counts as none, because sources write it for "not
 * stated".
 */
export function amountRange({
  minAmount,
  maxAmount,
}: OpportunityRules): [min: string | null, max: string | null] {
  const dropZero = (amount: string | null) =>
    amount !== null && compareAmounts(amount, "0") > 0 ? amount : null;
  return [dropZero(minAmount), dropZero(maxAmount)];
}

/** `days` is the number of days left, 0 on the last one; null without a deadline. */
export type TimeFit = { share: number; days: number | null };

/** Days are counted on the calendar of the deadline's time zone, as cards count them. */
export function timeFit(
  { deadline, deadlineTimezone }: Pick<OpportunityRules, "deadline" | "deadlineTimezone">,
  now: Date,
): TimeFit {
  if (deadline === null) return { share: UNKNOWN_SHARES.time, days: null };
  const days = Math.max(0, countDaysUntil(deadline, deadlineTimezone, now));
  return { share: TIME_STEPS.find((step) => days < step.days)?.share ?? 1, days };
}

/**
 * Returns the instant (ms) at which one of the opportunities closes or has fewer days left. It is Infinity if
 * nothing changes.
 */
export function changesAt(
  opportunities: readonly Pick<OpportunityRules, "closesAt" | "deadlineTimezone">[],
  now: Date,
): number {
  let first = Infinity;
  const zones = new Set<string | null>();
  for (const { closesAt, deadlineTimezone } of opportunities) {
    if (closesAt === null || closesAt <= now) continue;
    first = Math.min(first, closesAt.getTime());
    zones.add(deadlineTimezone);
  }
  return Math.min(first, ...[...zones].map((zone) => nextDayAt(now, zone)));
}
