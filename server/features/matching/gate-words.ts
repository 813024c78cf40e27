import { GATE_NAMES, type GateName } from "@shared/constants/matching";
import { questionsOf } from "@shared/constants/questionnaires/index";
import type { EntityFact } from "@shared/constants/questionnaires/entity-facts";
import type { MatchGate } from "@shared/validators/opportunities";
import { ANY, countriesAllowed, countriesOf, type Gates } from "./gates";
import type { EntityFacts, OpportunityRules } from "./match-types";
import { statedInWords } from "./stated-in-words";
import { countryName, listed, listedUpTo, moneyOf, moneyRange, yearRange } from "./wording";

const LABELS: Record<GateName, string> = {
  type: "Entity type",
  country: "Country",
  stage: "Stage",
  foundedYear: "Founding year",
  revenue: "Revenue",
  deadline: "Deadline",
};
const COUNTRIES_NAMED_MAX = 5;
/** That its source does not say who may apply, or where, is itself something to know; of the other rules most have none. */
const SHOWN_UNSTATED: readonly GateName[] = ["type", "country"];
const VERDICTS = { met: "met", failed: "not_met", unknown: "unknown", unstated: "unknown" } as const;

type Words = Pick<MatchGate, "opportunity" | "profile"> & { ask?: EntityFact[] };

/** The hard rules of an opportunity with the words behind each verdict, in the order in which people ask. */
export function gatesOf(entity: EntityFacts, opportunity: OpportunityRules, gates: Gates): MatchGate[] {
  return GATE_NAMES.flatMap((gate): MatchGate[] => {
    const verdict = gates[gate];
    if (verdict === "unstated" && !SHOWN_UNSTATED.includes(gate)) return [];
    const { ask = [], ...words } = WORDS[gate](entity, opportunity);
    const asked = verdict === "unknown" ? questionNames(entity, ask) : [];
    return [{ gate, label: LABELS[gate], verdict: VERDICTS[verdict], ...words, ask: asked }];
  });
}

/** The names of the questions that ask for facts, as the questionnaire of this kind of entity has them. */
function questionNames({ type }: EntityFacts, facts: readonly EntityFact[]): string[] {
  const questions = questionsOf(type);
  return facts.flatMap((fact) => questions.find(({ entity }) => entity === fact)?.fieldName ?? []);
}

const WORDS: Record<GateName, (entity: EntityFacts, opportunity: OpportunityRules) => Words> = {
  type: typeWords,
  country: countryWords,
  stage: ({ stage }, { stageFocus }) => ({
    opportunity: stageFocus.includes(ANY) ? "Any stage" : listed(stageFocus),
    profile: stage,
    ask: stage === null ? ["stage"] : [],
  }),
  foundedYear: ({ foundedYear }, { yearFoundedMin, yearFoundedMax }) => ({
    opportunity: `Founded ${yearRange(yearFoundedMin, yearFoundedMax)}`,
    profile: foundedYear === null ? null : `Founded in ${foundedYear}`,
    ask: foundedYear === null ? ["foundedYear"] : [],
  }),
  revenue: revenueWords,
  deadline: (_entity, { deadline }) => ({
    opportunity: deadline === null ? null : `Open until the end of ${deadline}`,
    profile: null,
  }),
};

const IS_FOR = {
  "small businesses": "Only for small businesses (SBIR, STTR)",
  tribes: "Only for federally recognised tribes and their organisations",
  "state governments": "Only for the governments of States",
  "present holders": "Only for those who have it already, whom its text names",
} as const;

function typeWords({ type }: EntityFacts, opportunity: OpportunityRules): Words {
  const { isFor, limitedTo, profession } = statedInWords(opportunity);
  const { eligibleEntityTypes: types, eligibleEntityTypesOpenEnded: isOpenEnded } = opportunity;
  const others = isOpenEnded ? [...types, "others described in the text"] : types;
  const listedTypes = types.includes(ANY)
    ? "Open to any type of organisation"
    : others.length === 0
      ? null
      : `Open to: ${others.join(", ")}`;
  const allowed = isFor === null ? listedTypes : IS_FOR[isFor];
  const limit = limitedTo === null ? null : `Its name says “${limitedTo}”: its text says who that is`;
  const people = profession !== null && type === "Individual" ? `Its name says “${profession}”` : null;
  return { opportunity: [allowed, limit, people].filter(Boolean).join(". ") || null, profile: type };
}

function countryWords(entity: EntityFacts, opportunity: OpportunityRules): Words {
  const own = countriesOf(entity);
  const { region } = entity;
  const where = own.map(countryName).join(", ");
  const stated = statedInWords(opportunity);
  const regions = opportunity.eligibleRegions.length > 0 ? opportunity.eligibleRegions : stated.states;
  const isRegionAsked = regions.length > 0 && (opportunity.eligibleRegions.length > 0 || own.includes("US"));
  return {
    opportunity: placesOf(opportunity, isRegionAsked ? regions : []),
    profile: [where, isRegionAsked ? region : null].filter(Boolean).join(": ") || null,
    ask: [
      ...(entity.country === null ? (["country"] as const) : []),
      ...(isRegionAsked && region === null ? (["region"] as const) : []),
    ],
  };
}

/** Where an opportunity says that applicants must be; null where it does not say. */
function placesOf(opportunity: OpportunityRules, regions: readonly string[]): string | null {
  const { eligibleRegions, funderName } = opportunity;
  const { domesticBecause, missionCountry } = statedInWords(opportunity);
  const places = countriesAllowed(opportunity);
  if (places.length === 0 && missionCountry !== null)
    return `Given by ${funderName ?? "an embassy"}, so for work in ${countryName(missionCountry)}`;
  const named = places.includes(ANY) ? "Worldwide" : listedUpTo(places.map(countryName), COUNTRIES_NAMED_MAX);
  const where = domesticBecause === null ? named : `${named}: ${domesticBecause}`;
  const only = regions.join(", ");
  if (only === "") return where || null;
  const join = eligibleRegions.length > 0 ? [where, only] : [where, `its name speaks of ${only}`];
  return join.filter(Boolean).join(eligibleRegions.length > 0 ? ": " : "; ");
}

function revenueWords(entity: EntityFacts, opportunity: OpportunityRules): Words {
  const { revenueMin, revenueMax, currency } = opportunity;
  const { annualRevenue, annualRevenueCurrency } = entity;
  const profile =
    annualRevenue === null
      ? null
      : annualRevenueCurrency === null
        ? `${annualRevenue}, in a currency that is not given`
        : moneyOf(annualRevenue, annualRevenueCurrency);
  return {
    opportunity: `Revenue ${moneyRange(revenueMin, revenueMax, currency)}`,
    profile,
    ask: [
      ...(annualRevenue === null ? (["annualRevenue"] as const) : []),
      ...(annualRevenueCurrency === null ? (["annualRevenueCurrency"] as const) : []),
    ],
  };
}
