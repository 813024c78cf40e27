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
 * The entity types that a programme is for. A small or medium-sized enterprise may be a start-up or a social
 * enterprise, and a cooperative is a social enterprise.
 */
const TYPES_BY_TAG: Record<string, readonly EntityType[]> = {
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

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lookUp = <T>(table: Record<string, T>, word: string): T => {
  const value = Object.hasOwn(table, word) ? table[word] : undefined;
  if (value === undefined) throw new Error(`The starter catalogue uses the unknown word "${word}".`);
  return value;
};

/** @throws Error for a word that the catalogue is not known to use */
export function parseEntityTypes(tags: readonly string[]): EntityType[] {
  const types = new Set(tags.flatMap((tag) => lookUp(TYPES_BY_TAG, tag)));
  return ALL_ENTITY_TYPES.filter((type) => types.has(type));
}

/**
 * Returns no stage for "any", because it is no rule.
 * @throws Error for a word that the catalogue is not known to use
 */
export function parseStages(rounds: readonly string[]): EntityStage[] {
  if (rounds.includes("any")) return [];
  const stages = new Set(rounds.flatMap((round) => lookUp(ROUND_STAGES, round)));
  return ENTITY_STAGES.filter((stage) => stages.has(stage));
}

/**
 * Returns the labels of the industries that the tags name, or `*` if one of the tags stands for all
 * industries.
 */
export function industriesInFocus(tags: readonly string[]): string[] {
  if (tags.some((tag) => TAGS_WITHOUT_INDUSTRY.includes(tag))) return ["*"];
  return [...new Set(tags.flatMap(findIndustries))].map(industryLabel);
}

/** Words tags for people: the label of the industry if exactly one matches, otherwise the tag itself. */
export function readableIndustries(tags: readonly string[]): string[] {
  const labels = tags.map((tag) => {
    if (tag === "any") return ALL_INDUSTRIES;
    const industry = matchIndustry(tag);
    return industry === undefined ? capitalise(tag) : industryLabel(industry);
  });
  return [...new Set(labels)];
}

export const readableStages = (rounds: readonly string[]) =>
  rounds.map((round) => lookUp(STAGE_LABELS, round));

/** Country codes and regions as names, regions first. */
export function readableGeographies(places: readonly string[]): string[] {
  const regions = places
    .filter((place) => Object.hasOwn(REGION_LABELS, place))
    .map((place) => lookUp(REGION_LABELS, place));
  const countries = places.filter((place) => !Object.hasOwn(REGION_LABELS, place)).map(countryName);
  return [...regions, ...countries.sort((a, b) => a.localeCompare(b, "en"))];
}

export const readableFundingTypes = (types: readonly string[]) => types.map(capitalise);
