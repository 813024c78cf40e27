import { findIndustries, TAGS_WITHOUT_INDUSTRY } from "@shared/constants/industries";
import { compareAmounts } from "@shared/plain-decimal";
import { ANY } from "./gates";
import type { EntityFacts, OpportunityRules } from "./match-types";
import { AMOUNT_OUTSIDE, COSINES, INDUSTRY_SHARES, TIME_STEPS, UNKNOWN_SHARES } from "./scoring";

const DAY_MS = 86_400_000;
/** A similarity is rounded before it is reckoned with, so that what is shown is what was counted. */
const SIMILARITY_DECIMALS = 3;

/** How something soft suits. `share` is 0–1 of the points of its part; `met` is null where somebody does not say. */
type Fit = { share: number; met: boolean | null };

export type TextFit = Fit & { similarity: number | null; none: number; all: number };

/** How near two texts are; `model` made both vectors. */
export function textFit(similarity: number | null, model: string): TextFit {
  const { none, all } = model.startsWith("builtin") ? COSINES.builtin : COSINES.other;
  if (similarity === null) return { similarity, none, all, share: UNKNOWN_SHARES.text, met: null };
  const rounded = Number(similarity.toFixed(SIMILARITY_DECIMALS));
  const share = Math.min(1, Math.max(0, (rounded - none) / (all - none)));
  return { similarity: rounded, none, all, share, met: share >= RELATED };
}
/** The share from which on a text is called related, and close. */
export const RELATED = 0.3;
export const CLOSE = 0.6;

/** How much two sets of fields share. `from`: whether the opportunity's list was read or, without one, its text. */
export type IndustryFit = Fit & {
  kind: "any" | "shared" | "none" | "unknown";
  from: "list" | "text";
  shared: string[];
  /** The number of the opportunity's fields. */
  wanted: number;
};

const knownSets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The industries that tags speak of: those of the list, and words that the list does not know as themselves. Read once for each list. */
function industrySet(tags: readonly string[]): ReadonlySet<string> {
  let set = knownSets.get(tags);
  if (set === undefined) {
    set = new Set(
      tags.flatMap((tag) => {
        const known = findIndustries(tag);
        const plain = tag.trim().toLowerCase();
        return known.length > 0 ? known : TAGS_WITHOUT_INDUSTRY.includes(plain) ? [] : [plain];
      }),
    );
    knownSets.set(tags, set);
  }
  return set;
}

/**
 * Whether the entity works in what the opportunity is for; the more of its fields, the better.
 * @param own the entity's industries, and those that its own words speak of
 * @param focus the industries that the opportunity names
 * @param themes those that its text speaks of: they count where it names none
 */
export function industryFit(
  own: readonly string[],
  focus: readonly string[],
  themes: readonly string[] = [],
): IndustryFit {
  const mine = industrySet(own);
  const named = industrySet(focus);
  const isAny = focus.includes(ANY) || (focus.length > 0 && named.size === 0);
  const from = isAny || named.size > 0 ? "list" : "text";
  const wanted = from === "list" ? named : industrySet(themes);
  const fit = { from, wanted: wanted.size, shared: [] as string[] } as const;
  if (isAny) return { ...fit, kind: "any", share: INDUSTRY_SHARES.any, met: true };
  if (wanted.size === 0 || mine.size === 0)
    return { ...fit, kind: "unknown", share: UNKNOWN_SHARES.industry, met: null };
  const shared = [...wanted].filter((industry) => mine.has(industry));
  if (shared.length === 0)
    return { ...fit, kind: "none", share: INDUSTRY_SHARES.none, met: from === "list" ? false : null };
  const share = INDUSTRY_SHARES.shared + (INDUSTRY_SHARES.breadth * shared.length) / wanted.size;
  return { ...fit, shared, kind: "shared", share, met: true };
}

/** `part` and `of`: outside the range the smaller and the larger of the amount sought and the bound, in one currency. */
export type AmountFit = Fit & { outside: { part: string; of: string } | null };

/** Whether what the entity seeks lies in the range; outside, how near it comes. */
export function amountFit(entity: EntityFacts, rules: OpportunityRules): AmountFit {
  const unknown = { share: UNKNOWN_SHARES.amount, met: null, outside: null };
  const { currentFundingSought: sought, annualRevenueCurrency: currency } = entity;
  const [min, max] = amountRange(rules);
  if (sought === null || compareAmounts(sought, "0") <= 0 || currency !== rules.currency) return unknown;
  if (min === null && max === null) return unknown;
  const outside = (part: string, of: string) => ({
    share: AMOUNT_OUTSIDE * (Number(part) / Number(of)),
    met: false,
    outside: { part, of },
  });
  if (max !== null && compareAmounts(sought, max) > 0) return outside(max, sought);
  if (min !== null && compareAmounts(sought, min) < 0) return outside(sought, min);
  return { share: 1, met: true, outside: null };
}

/** The smallest and largest amount. A bound of zero is none: sources write it for "not stated". */
export function amountRange({
  minAmount,
  maxAmount,
}: OpportunityRules): [min: string | null, max: string | null] {
  const stated = (amount: string | null) =>
    amount !== null && compareAmounts(amount, "0") > 0 ? amount : null;
  return [stated(minAmount), stated(maxAmount)];
}

/** `days`: whole days left, null without a deadline. */
export type TimeFit = { share: number; days: number | null };

export function timeFit(closesAt: Date | null, now: Date): TimeFit {
  if (closesAt === null) return { share: UNKNOWN_SHARES.time, days: null };
  const days = Math.max(0, Math.floor((closesAt.getTime() - now.getTime()) / DAY_MS));
  return { share: TIME_STEPS.find((step) => days < step.days)?.share ?? 1, days };
}

/** The instant (ms) at which the whole days left are fewer; at the latest the one at which it closes. Infinity where nothing changes. */
export function changesAt(closesAt: Date | null, now: Date): number {
  if (closesAt === null || closesAt <= now) return Infinity;
  const left = closesAt.getTime() - now.getTime();
  // At the very beginning of a whole day that day still counts; a moment later it does not.
  return Math.min(now.getTime() + (left % DAY_MS) + 1, closesAt.getTime());
}
