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
import { ANY, checkGates, countriesAllowed, countriesOf, type Gates, isEligible } from "./gates";
import type { Candidate, EntityFacts, Probe } from "./match-types";
import { POINTS, POINTS_OFF } from "./scoring";
import { subjectFit, type SubjectFit } from "./subject-fit";

/**
 * Points that a rule costs. The source does not say where, and a government gives it: `atHome`, `abroad`, `meantForOthers` where it is for
 * work in other countries, `atSeat` in the country where it is given. `worldwide`: it is met by everybody.
 */
export type RuleCost = {
  gate: GateName;
  why: "unknown" | "unstated" | "atHome" | "atSeat" | "meantForOthers" | "abroad" | "worldwide";
  points: number;
};

/** One opportunity for one entity: everything that its place and its reasons are made from. */
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
  /** Whole points of each part. */
  points: Record<MatchPartName, number>;
  /** 0–100: the sum of the points. */
  score: number;
};

/** Scores one opportunity for one entity. Each part is rounded first, so that the parts add up to the score. */
export function scoreMatch(
  entity: EntityFacts,
  opportunity: Candidate,
  { model, themes }: Pick<Probe, "model" | "themes">,
  now: Date,
): Match {
  const gates = checkGates(entity, opportunity, now);
  const costs = costsOf(entity, opportunity, gates);
  const award = awardFit(entity, opportunity);
  const subject = subjectFit(entity, opportunity);
  const text = textFit(opportunity.similarity, model);
  const industry = industryFit(
    entity.industry?.length ? entity.industry : themes,
    opportunity.industryFocus,
    opportunity.themes,
  );
  const amount = amountFit(entity, opportunity);
  const time = timeFit(opportunity.closesAt, now);
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
  };
}

/** What the rules cost that are not known to be met, or only widely so. A rule that the opportunity does not have costs nothing. */
function costsOf(entity: EntityFacts, opportunity: Candidate, gates: Gates): RuleCost[] {
  const costs = GATE_NAMES.filter((gate) => gates[gate] === "unknown").map((gate): RuleCost => ({
    gate,
    why: "unknown",
    points: POINTS_OFF.unknown[gate],
  }));
  const { funderCountry, seatCountry, abroad } = opportunity.stated;
  if (gates.type === "unstated")
    costs.push({ gate: "type", why: "unstated", points: POINTS_OFF.unstated.type });
  if (gates.country === "unstated" && funderCountry === null)
    costs.push({ gate: "country", why: "unstated", points: POINTS_OFF.unstated.country });
  if (gates.country === "unstated" && funderCountry !== null) {
    const own = countriesOf(entity);
    const why = own.includes(funderCountry)
      ? "atHome"
      : seatCountry !== null && own.includes(seatCountry)
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

/** What the place of a match among others is made from; times in milliseconds. */
export type Place = { id: string; score: number; nearness: number; closes: number };

export const placeOf = ({ opportunity: { id, similarity, closesAt }, score }: Match): Place => ({
  id,
  score,
  nearness: similarity ?? -1,
  closes: closesAt?.getTime() ?? Number.MAX_SAFE_INTEGER,
});

/** Best first; equals by the nearer text, by what closes sooner, then by id, so that the order is always the same. */
export const comparePlaces = (a: Place, b: Place): number =>
  b.score - a.score ||
  b.nearness - a.nearness ||
  a.closes - b.closes ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The same for whole matches. */
export const compareMatches = (a: Match, b: Match): number => comparePlaces(placeOf(a), placeOf(b));

/**
 * The best `max` of several entities' rankings, each of which stands best first: each opportunity once, with the entity that it suits
 * best, of equals the first.
 */
export function mergeRankings<T extends Place, E>(
  rankings: readonly { own: E; ranked: readonly T[] }[],
  max: number,
): (T & { own: E })[] {
  const best = new Map<string, T & { own: E }>();
  for (const { own, ranked } of rankings) {
    // Whatever has fewer points than the last of these has too many before it, also in all rankings together.
    const least = ranked[max - 1]?.score ?? 0;
    for (const one of ranked) {
      if (one.score < least) break;
      const other = best.get(one.id);
      if (!other || one.score > other.score) best.set(one.id, { ...one, own });
    }
  }
  return [...best.values()].sort(comparePlaces).slice(0, max);
}
