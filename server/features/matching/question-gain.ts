import { FILTER_COUNTRIES } from "@shared/constants/countries";
import { ENTITY_STAGES, type EntityStage } from "@shared/constants/enums";
import { findIndustries, INDUSTRY_SLUGS } from "@shared/constants/industries";
import { PAGE_SIZE } from "@shared/constants/limits";
import type { MatchPartName } from "@shared/constants/matching";
import type { AskedField, MatchQuestion } from "@shared/validators/match-question";
import { ANY, countriesAllowed } from "./engine/gates";
import type { Candidate, EntityFacts } from "./engine/match-types";
import { createScoringYield, type Own, scoreEach } from "./engine/rank-entity";
import { compareMatches, type Match, scoreMatch } from "./engine/ranking";
import { POINTS } from "./engine/scoring";

const COUNTRY_OPTIONS = 5;
const INDUSTRY_OPTIONS = 6;

/** A question is worth asking if its answer changes on average at least this number of the first ten matches. */
const GAIN_MIN = 1;

type Options = Pick<MatchQuestion, "field" | "options">;

const ANSWERS: Record<AskedField, (value: string) => Partial<EntityFacts>> = {
  country: (country) => ({ country }),
  industry: (industry) => ({ industry: [industry] }),
  stage: (stage) => ({ stage: stage as EntityStage }),
};

/** Returns the fields that one press can answer and that the profile does not say. */
export const listOpenFields = ({ country, industry, stage }: EntityFacts): AskedField[] => [
  ...(country === null ? (["country"] as const) : []),
  ...(industry?.length ? [] : (["industry"] as const)),
  ...(stage === null ? (["stage"] as const) : []),
];

/** The parts of a score, beside the rules, that can be better after a field is answered. */
const PARTS_TOUCHED: Record<AskedField, readonly MatchPartName[]> = {
  country: ["subject"],
  industry: ["award", "subject", "industry"],
  stage: [],
};

/** Returns the most points that a match can have after a field is answered. */
function findCeiling({ score, costs, points }: Match, field: AskedField): number {
  const rules = costs.reduce((sum, cost) => sum + (cost.gate === field ? cost.points : 0), 0);
  return PARTS_TOUCHED[field].reduce((sum, part) => sum + POINTS[part] - points[part], score + rules);
}

/**
 * Finds the question whose answer changes the first ten matches most, averaged over its likely answers. Each answer
 * is tried on the candidates with the same score as the list.
 * @param candidates opportunities that the entity is eligible for now
 * @param homeCountry the country of the person who asks
 * @returns null if no answer changes enough
 */
export async function findQuestion(
  own: Own,
  candidates: readonly Candidate[],
  homeCountry: string | null,
  now: Date,
): Promise<Options | null> {
  const matches: Match[] = [];
  for await (const match of scoreEach(own, candidates, now)) if (match.isEligible) matches.push(match);
  const firstNow = [...matches].sort(compareMatches).slice(0, PAGE_SIZE);
  let best: (Options & { gain: number }) | null = null;
  for (const field of listOpenFields(own.entity)) {
    const values = listOptions(field, candidates, homeCountry);
    const hopeful = matches
      .map((match) => ({ opportunity: match.opportunity, ceiling: findCeiling(match, field) }))
      .sort((a, b) => b.ceiling - a.ceiling);
    let changes = 0;
    for (const value of values) {
      const entity = { ...own.entity, ...ANSWERS[field](value) };
      const first = await findFirst({ ...own, entity }, hopeful, now);
      changes += firstNow.filter(({ opportunity }) => !first.has(opportunity.id)).length;
    }
    const gain = values.length > 1 ? changes / values.length : 0;
    if (gain >= GAIN_MIN && (best === null || gain > best.gain))
      best = { field, options: values.map((value) => ({ value })), gain };
  }
  return best && { field: best.field, options: best.options };
}

/**
 * Finds the ids of the first ten matches of an entity.
 * @param hopeful the candidates, sorted by the most points that each can have
 */
async function findFirst(
  { entity, probe }: Own,
  hopeful: readonly { opportunity: Candidate; ceiling: number }[],
  now: Date,
): Promise<Set<string>> {
  const yieldToEventLoop = createScoringYield();
  let first: Match[] = [];
  for (const { opportunity, ceiling } of hopeful) {
    const last = first[PAGE_SIZE - 1];
    // The candidates that follow cannot come before the last one.
    if (last && ceiling < last.score) break;
    const match = scoreMatch(entity, opportunity, probe, now);
    if (match.isEligible) first = [...first, match].sort(compareMatches).slice(0, PAGE_SIZE);
    await yieldToEventLoop();
  }
  return new Set(first.map(({ opportunity }) => opportunity.id));
}

function listOptions(
  field: AskedField,
  candidates: readonly Candidate[],
  homeCountry: string | null,
): readonly string[] {
  switch (field) {
    case "country":
      return listCountryOptions(candidates, homeCountry);
    case "industry":
      return listIndustryOptions(candidates);
    case "stage":
      return ENTITY_STAGES;
  }
}

/** A country is a likely answer if at least this share of the candidates is for it. */
const COMMON_SHARE = 0.05;

/** Lists the person's own country first, then the countries that most candidates are for. */
function listCountryOptions(candidates: readonly Candidate[], homeCountry: string | null): string[] {
  const counts = countEach(candidates, (candidate) => [
    ...countriesAllowed(candidate),
    candidate.stated.funderCountry,
  ]);
  const common = [...counts]
    .filter(([country, count]) => country !== ANY && count >= COMMON_SHARE * candidates.length)
    .sort(([, a], [, b]) => b - a)
    .map(([country]) => country);
  const all = [...(homeCountry === null ? [] : [homeCountry]), ...common, ...FILTER_COUNTRIES];
  return [...new Set(all)].slice(0, COUNTRY_OPTIONS);
}

/** Lists the industries that split the candidates best, that is those that nearest to half of them are for. */
function listIndustryOptions(candidates: readonly Candidate[]): string[] {
  const counts = countEach(candidates, ({ industryFocus, themes }) => {
    const stated = industryFocus.flatMap(findIndustries);
    return stated.length > 0 ? stated : [...themes];
  });
  const split = (slug: string) => {
    const count = counts.get(slug) ?? 0;
    return count * (candidates.length - count);
  };
  return INDUSTRY_SLUGS.filter((slug) => split(slug) > 0)
    .sort((a, b) => split(b) - split(a))
    .slice(0, INDUSTRY_OPTIONS);
}

/** Counts the candidates that have each word. */
function countEach(
  candidates: readonly Candidate[],
  listWords: (candidate: Candidate) => (string | null)[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const candidate of candidates)
    for (const word of new Set(listWords(candidate)))
      if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
