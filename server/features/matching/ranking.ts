import { industriesOf, TAGS_WITHOUT_INDUSTRY } from "@shared/constants/industries";
import { compareAmounts } from "@shared/validators/fields";
import { ANY, checkGates, countUnknowns, type Gates, isEligible } from "./gates";
import type { Candidate, EntityFacts, OpportunityRules } from "./match-types";

/**
 * What a score is made of. Two bands that do not touch: an opportunity that is known to be open to the entity stands above every one of
 * which a rule is unknown, however well the latter reads.
 */
export const SCORING = {
  /** No rule is unknown: 40 points for that, and up to 60 for the fit. */
  certain: { from: 40, to: 100 },
  /** A rule is unknown: up to 39 points, a fifth less for each further one. */
  uncertain: { from: 0, to: 39, perFurtherUnknown: 0.8 },
  /** Points off where the source does not say who may apply, or where: that excludes nobody, but it promises nothing either. */
  unstated: { type: 12, country: 20 },
  /** The parts of the fit. Each is a share between 0 and 1; the weights add up to 1. */
  fit: { text: 0.5, industry: 0.25, amount: 0.15, time: 0.1 },
  /** Shares for what is not known: neither a reward nor a reason to sink. */
  unknown: { text: 0.35, industry: 0.4, amount: 0.5, time: 0.6 },
} as const;

/** The cosines that count as "nothing in common" and "about the same thing", for each kind of model. */
const COSINES = {
  builtin: { none: 0.03, same: 0.25 },
  other: { none: 0.15, same: 0.6 },
} as const;

/** Days before the deadline within which a good application is hard, and after which there is time enough. */
const DAYS = { hurried: 3, tight: 14 } as const;
const DAY_MS = 86_400_000;

export type IndustryFit = { share: number; met: boolean | null };
export type AmountFit = { share: number; met: boolean | null };

/** One opportunity for one entity: everything that its place and its reasons are made from. */
export type Match = {
  entity: EntityFacts;
  opportunity: Candidate;
  gates: Gates;
  isEligible: boolean;
  industry: IndustryFit;
  amount: AmountFit;
  /** 0–1 between "nothing in common" and "about the same thing"; null when there is nothing to compare. */
  text: number | null;
  /** 0–100, not rounded. */
  score: number;
};

/** Scores one opportunity for one entity. `model` is the one that made both vectors. */
export function scoreMatch(entity: EntityFacts, opportunity: Candidate, model: string, now: Date): Match {
  const gates = checkGates(entity, opportunity, now);
  const industry = industryFit(entity.industry ?? [], opportunity.industryFocus);
  const amount = amountFit(entity, opportunity);
  const text = opportunity.similarity === null ? null : textFit(opportunity.similarity, model);
  const fit =
    SCORING.fit.text * (text ?? SCORING.unknown.text) +
    SCORING.fit.industry * industry.share +
    SCORING.fit.amount * amount.share +
    SCORING.fit.time * timeFit(opportunity.closesAt, now);
  const score = scoreOf(fit, gates);
  return { entity, opportunity, gates, isEligible: isEligible(gates), industry, amount, text, score };
}

/** 0–100 for a fit between 0 and 1 under what is known of the rules. */
export function scoreOf(fit: number, gates: Gates): number {
  const { certain, uncertain, unstated } = SCORING;
  const unknowns = countUnknowns(gates);
  const scored =
    unknowns === 0
      ? certain.from + (certain.to - certain.from) * fit
      : uncertain.from +
        (uncertain.to - uncertain.from) * fit * uncertain.perFurtherUnknown ** (unknowns - 1);
  const off =
    (gates.type === "unstated" ? unstated.type : 0) + (gates.country === "unstated" ? unstated.country : 0);
  return Math.max(0, scored - off);
}

/** Best first; equals by what closes sooner, then by id, so that the order is always the same. */
export function compareMatches(a: Match, b: Match): number {
  const closing = (match: Match) => match.opportunity.closesAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const [x, y] = [a.opportunity.id, b.opportunity.id];
  return b.score - a.score || closing(a) - closing(b) || (x < y ? -1 : x > y ? 1 : 0);
}

/** Each opportunity once, with the entity that it suits best; best first. Only what is eligible. */
export function rankMatches(matches: readonly Match[]): Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) {
    if (!match.isEligible) continue;
    const other = best.get(match.opportunity.id);
    if (!other || match.score > other.score) best.set(match.opportunity.id, match);
  }
  return [...best.values()].sort(compareMatches);
}

export function textFit(similarity: number, model: string): number {
  const { none, same } = model.startsWith("builtin") ? COSINES.builtin : COSINES.other;
  return Math.min(1, Math.max(0, (similarity - none) / (same - none)));
}

/** The industries that tags speak of: those of the list, and words that the list does not know as themselves. */
function industrySet(tags: readonly string[]): Set<string> {
  return new Set(
    tags.flatMap((tag) => {
      const known = industriesOf(tag);
      const plain = tag.trim().toLowerCase();
      return known.length > 0 ? known : TAGS_WITHOUT_INDUSTRY.includes(plain) ? [] : [plain];
    }),
  );
}

/** Whether the entity works in what the opportunity is for; a shared focus among many counts for less than the only one. */
export function industryFit(own: readonly string[], focus: readonly string[]): IndustryFit {
  const wanted = industrySet(focus);
  const mine = industrySet(own);
  if (focus.includes(ANY) || (focus.length > 0 && wanted.size === 0)) return { share: 0.6, met: true };
  if (wanted.size === 0 || mine.size === 0) return { share: SCORING.unknown.industry, met: null };
  const shared = [...mine].filter((industry) => wanted.has(industry)).length;
  if (shared === 0) return { share: 0, met: false };
  return { share: 0.7 + (0.3 * shared) / Math.max(mine.size, wanted.size), met: true };
}

/** Whether what the entity seeks lies in the range; outside, how near it comes. */
export function amountFit(entity: EntityFacts, rules: OpportunityRules): AmountFit {
  const unknown = { share: SCORING.unknown.amount, met: null };
  const { currentFundingSought: sought, annualRevenueCurrency: currency } = entity;
  const [min, max] = amountRange(rules);
  if (sought === null || compareAmounts(sought, "0") <= 0 || currency !== rules.currency) return unknown;
  if (min === null && max === null) return unknown;
  if (max !== null && compareAmounts(sought, max) > 0)
    return { share: 0.8 * (Number(max) / Number(sought)), met: false };
  if (min !== null && compareAmounts(sought, min) < 0)
    return { share: 0.8 * (Number(sought) / Number(min)), met: false };
  return { share: 1, met: true };
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

export function timeFit(closesAt: Date | null, now: Date): number {
  if (closesAt === null) return SCORING.unknown.time;
  const days = (closesAt.getTime() - now.getTime()) / DAY_MS;
  return days <= DAYS.hurried ? 0.2 : days <= DAYS.tight ? 0.7 : 1;
}
