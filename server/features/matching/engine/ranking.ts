import { GATE_NAMES, type GateName, type MatchPartName } from "@shared/constants/matching";
import {
  amountFit,
  type AmountFit,
  industryFit,
  type IndustryFit,
  textFit,
  type TextFit,
  timeFit,
  type TimeFit,
} from "./fits";
import { awardFit, type AwardFit } from "./award-fit";
import { toPercent } from "./calibration";
import { ANY, checkGates, countriesAllowed, listCountries, type Gates, isEligible } from "./gates";
import type { Candidate, EntityFacts, EntityWithAnswers, Probe } from "./match-types";
import { POINTS, POINTS_OFF } from "./scoring";
import { subjectFit, type SubjectFit } from "./subject-fit";

/**
 * The points that a rule costs. If a government funds and the source does not say where: `atHome`, `abroad`,
 * `meantForOthers` for work in other countries, `atSeat` in the country where the funder sits. `worldwide` is
 * a rule that everybody meets.
 */
export type RuleCost = {
  gate: GateName;
  why: "unknown" | "unstated" | "atHome" | "atSeat" | "meantForOthers" | "abroad" | "worldwide";
  points: number;
};

/** One opportunity for one entity, with everything that its place and its reasons are made from. */
export type Match = {
  entity: EntityFacts;
  opportunity: Candidate;
  gates: Gates;
  isEligible: boolean;
  costs: RuleCost[];
  award: AwardFit;
  text: TextFit;
  subject: SubjectFit;
  industry: IndustryFit;
  amount: AmountFit;
  time: TimeFit;
  /** The whole points of each part. */
  points: Record<MatchPartName, number>;
  /** The sum of the points, from 0 to 100. It orders matches. */
  score: number;
  /** The percentage that is shown for these points (see `calibration.ts`). */
  percent: number;
};

/**
 * Scores one opportunity for one entity. Each part is rounded first, so that the parts add up to the points.
 */
export function scoreMatch(
  entity: EntityWithAnswers,
  opportunity: Candidate,
  { model, themes }: Pick<Probe, "model" | "themes">,
  now: Date,
): Match {
  const gates = checkGates(entity, opportunity, now);
  const costs = findRuleCosts(entity, opportunity, gates);
  const award = awardFit(entity, opportunity);
  const subject = subjectFit(entity, opportunity);
  const text = textFit(opportunity.similarity, model);
  const industry = industryFit(
    {
      chosen: entity.industry ?? [],
      themes: entity.type === "Research" && entity.industry?.length ? [...themes, "science"] : themes,
    },
    opportunity.industryFocus,
    opportunity.themes,
  );
  const amount = amountFit(entity, opportunity);
  const time = timeFit(opportunity, now);
  const points = {
    rules: Math.max(0, POINTS.rules - costs.reduce((sum, cost) => sum + cost.points, 0)),
    award: Math.round(POINTS.award * award.share),
    text: Math.round(POINTS.text * text.share),
    subject: Math.round(POINTS.subject * subject.share),
    industry: Math.round(POINTS.industry * industry.share),
    amount: Math.round(POINTS.amount * amount.share),
    time: Math.round(POINTS.time * time.share),
  };
  const score = Object.values(points).reduce((sum, part) => sum + part, 0);
  const eligible = isEligible(gates);
  return {
    entity,
    opportunity,
    gates,
    isEligible: eligible,
    costs,
    award,
    text,
    subject,
    industry,
    amount,
    time,
    points,
    score,
    percent: toPercent(score),
  };
}

/**
 * Finds the costs of rules that are not known to be met, or are met by everybody. A rule that the opportunity
 * does not have costs nothing.
 */
function findRuleCosts(entity: EntityFacts, opportunity: Candidate, gates: Gates): RuleCost[] {
  const costs = GATE_NAMES.filter((gate) => gates[gate] === "unknown" && POINTS_OFF.unknown[gate] > 0).map(
    (gate): RuleCost => ({
      gate,
      why: "unknown",
      points: POINTS_OFF.unknown[gate],
    }),
  );
  const { funderCountry, seatCountry, abroad } = opportunity.stated;
  if (gates.type === "unstated")
    costs.push({ gate: "type", why: "unstated", points: POINTS_OFF.unstated.type });
  if (gates.country === "unstated" && funderCountry === null)
    costs.push({ gate: "country", why: "unstated", points: POINTS_OFF.unstated.country });
  if (gates.country === "unstated" && funderCountry !== null) {
    const ownCountries = listCountries(entity);
    const why = ownCountries.includes(funderCountry)
      ? "atHome"
      : seatCountry !== null && ownCountries.includes(seatCountry)
        ? "atSeat"
        : abroad !== null
          ? "meantForOthers"
          : "abroad";
    costs.push({ gate: "country", why, points: POINTS_OFF.unstatedByGovernment[why] });
  }
  if (gates.country === "met" && countriesAllowed(opportunity).includes(ANY))
    costs.push({ gate: "country", why: "worldwide", points: POINTS_OFF.worldwide });
  return costs;
}

/** The data that orders matches; times are in milliseconds. */
export type Place = { id: string; score: number; nearness: number; closes: number };

export const toPlace = ({ opportunity: { id, similarity, closesAt }, score }: Match): Place => ({
  id,
  score,
  nearness: similarity ?? -1,
  closes: closesAt?.getTime() ?? Number.MAX_SAFE_INTEGER,
});

/**
 * Compares two places. The better score comes first; equals are ordered by the nearer text, by the sooner
 * deadline, then by id, so that the order is always the same.
 */
export const comparePlaces = (a: Place, b: Place): number =>
  b.score - a.score ||
  b.nearness - a.nearness ||
  a.closes - b.closes ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Compares two whole matches in the same way. */
export const compareMatches = (a: Match, b: Match): number => comparePlaces(toPlace(a), toPlace(b));

/**
 * Merges several entities' rankings, each with the best first, to the best `max` opportunities. Each is
 * listed once, with the entity that it fits best; among equal entities the first one counts.
 */
export function mergeRankings<T extends Place, E>(
  rankings: readonly { own: E; ranked: readonly T[] }[],
  max: number,
): (T & { own: E })[] {
  const best = new Map<string, T & { own: E }>();
  for (const { own, ranked } of rankings)
    for (const place of ranked) {
      const other = best.get(place.id);
      if (!other || place.score > other.score) best.set(place.id, { ...place, own });
    }
  return [...best.values()].sort(comparePlaces).slice(0, max);
}
