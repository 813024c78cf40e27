import { countryName } from "@shared/constants/countries";
import { ALL_ENTITY_TYPES, ENTITY_STAGES, type EntityStage, type EntityType } from "@shared/constants/enums";
import {
  findIndustries,
  industryLabel,
  matchIndustry,
  TAGS_WITHOUT_INDUSTRY,
} from "@shared/constants/industries";
import { ALL_INDUSTRIES, ANY_STAGE, ROUNDS } from "@shared/constants/rounds";

/**
 * Who a programme is for, in our types. A small or medium-sized enterprise may be a start-up or a social enterprise,
 * and a cooperative is a social enterprise.
 */
const TYPES_OF: Record<string, readonly EntityType[]> = {
  startup: ["Startup"],
  sme: ["Startup", "Social Enterprise"],
  individual: ["Individual"],
  student: ["Individual"],
  researcher: ["Research"],
  university: ["Research"],
  nonprofit: ["Nonprofit"],
  social_enterprise: ["Social Enterprise"],
  cooperative: ["Social Enterprise"],
  community_group: ["Community Group"],
  school: ["School"],
  government: ["Government"],
};

const ROUND_STAGES = Object.fromEntries(ROUNDS.map(({ slug, stages }) => [slug, stages]));
const STAGE_LABELS: Record<string, string> = {
  any: ANY_STAGE,
  ...Object.fromEntries(ROUNDS.map(({ slug, label }) => [slug, label])),
};

const REGION_LABELS: Record<string, string> = {
  "*": "Global",
  africa: "Africa",
  europe: "Europe",
  asia: "Asia",
  "latin-america": "Latin America",
  caribbean: "Caribbean",
};

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const known = <T>(table: Record<string, T>, word: string): T => {
  const value = Object.hasOwn(table, word) ? table[word] : undefined;
  if (value === undefined) throw new Error(`The starter catalogue uses the unknown word "${word}".`);
  return value;
};

/** @throws Error for a word that the catalogue is not known to use */
export function entityTypesOf(tags: readonly string[]): EntityType[] {
  const types = new Set(tags.flatMap((tag) => known(TYPES_OF, tag)));
  return ALL_ENTITY_TYPES.filter((type) => types.has(type));
}

/**
 * None for "any", which is no rule.
 * @throws Error for a word that the catalogue is not known to use
 */
export function stagesOf(rounds: readonly string[]): EntityStage[] {
  if (rounds.includes("any")) return [];
  const stages = new Set(rounds.flatMap((round) => known(ROUND_STAGES, round)));
  return ENTITY_STAGES.filter((stage) => stages.has(stage));
}

/** The industries (labels) that tags speak of; `*` when one of them says that any will do. */
export function industriesInFocus(tags: readonly string[]): string[] {
  if (tags.some((tag) => TAGS_WITHOUT_INDUSTRY.includes(tag))) return ["*"];
  return [...new Set(tags.flatMap(findIndustries))].map(industryLabel);
}

/** Tags as a person reads them: by the label of the one industry that is meant, else by themselves. */
export function readableIndustries(tags: readonly string[]): string[] {
  const labels = tags.map((tag) => {
    if (tag === "any") return ALL_INDUSTRIES;
    const industry = matchIndustry(tag);
    return industry === undefined ? capitalised(tag) : industryLabel(industry);
  });
  return [...new Set(labels)];
}

export const readableStages = (rounds: readonly string[]) =>
  rounds.map((round) => known(STAGE_LABELS, round));

/** Country codes and region words as names, the widest first. */
export function readableGeographies(places: readonly string[]): string[] {
  const regions = places
    .filter((place) => Object.hasOwn(REGION_LABELS, place))
    .map((place) => known(REGION_LABELS, place));
  const countries = places.filter((place) => !Object.hasOwn(REGION_LABELS, place)).map(countryName);
  return [...regions, ...countries.sort((a, b) => a.localeCompare(b, "en"))];
}

export const readableFundingTypes = (types: readonly string[]) => types.map(capitalised);
