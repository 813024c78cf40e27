import type { EntityType } from "@shared/constants/enums";
import { COUNTRY_CODES, countryName } from "@shared/constants/countries";
import { GRANTS_GOV_SOURCE } from "../../lib/grants-gov/mapping";
import type { EntityFacts, OpportunityRules } from "./match-types";
import { statesNamedIn } from "./regions";

/** What the name and the funder of an opportunity say about who may apply, where its structured facts do not. */
export type StatedInWords = {
  /** Whom it is for, and nobody else: by law, or in its own name. */
  isFor: "small businesses" | "tribes" | "state governments" | "present holders" | null;
  /** The profession of the people that it is for. */
  profession: string | null;
  /** Its kind of award, and the types that such awards mostly go to: others may apply, and seldom get one. */
  aimedAt: { award: string; types: readonly EntityType[] } | null;
  /** It is only for some that its text names: its own words for that. */
  limitedTo: string | null;
  /** Only organisations of the United States may apply: why that is sure. */
  domesticBecause: string | null;
  /** An embassy gives it, for work in this country (two-letter code). */
  missionCountry: string | null;
  /** It is about these states of the United States. */
  states: string[];
  /** The country whose government gives it, when that is sure. */
  funderCountry: string | null;
};

const codesByName = new Map(COUNTRY_CODES.map((code) => [countryName(code).toLowerCase(), code]));

/** 15 U.S.C. 638: for-profit firms of the United States. */
const SMALL_BUSINESS =
  /\b(?:SBIR|STTR|R4[1-4]|SB1)\b|small business (?:innovation research|technology transfer)/i;
/** Notices that help small businesses to those programmes are for others. */
const ABOUT_SMALL_BUSINESS = /assistance|partnership|outreach|support center|FAST\b/i;

const TRIBAL =
  /\btrib(?:al|es?)\b|\bindian country\b|\balaska native\b|\bnative american research centers\b/i;
const TRIBAL_FUNDERS = /\bindian health service\b|\bbureau of indian\b/i;
/** The words by which an organisation says that it belongs to a tribe or works for one. */
const OF_A_TRIBE =
  /\btrib(?:al(?:ly)?|es?)\b|\b(?:alaska native|native american|american indian|first nations?|indian (?:country|nation|reservation))\b/i;

/** Only whoever has it already: one named organisation, or the centers of a network. */
const PRESENT_HOLDERS = /\b(?:single|sole)[- ]source\b|\brenewal for the continuation\b|\bNIST MEP\b/i;
const LIMITED =
  /limited competition|administrative supplements?|competing (?:continuation|revision)s?|\brenewals?\b/i;
/** Awards to people of one profession, with the words by which a person shows it. */
const PROFESSIONS: readonly (readonly [name: RegExp, own: RegExp])[] = [
  [/\baudiologists?\b/i, /audiolog|\bAu\.?D\b/i],
  [/\bdentists?\b/i, /dent(?:al|ist)|\bD\.?(?:D\.?S|M\.?D)\b/i],
  [/\bnurses?\b/i, /nurs/i],
  [/\bveterinarians?\b/i, /veterinar/i],
  [/\bpharmacists?\b/i, /pharmac/i],
  [/\bclinical scientists?\b|\bclinicians?\b/i, /clinic|physician|surgeon|medical doctor|\bM\.?D\b/i],
];
const STATE_GOVERNMENTS =
  /^State governments(?:; Native American tribal governments \(Federally recognized\))?(?:$|\n)/;

/** Agencies that by their laws give inside the United States, but for what their names below say. */
const DOMESTIC_FUNDERS =
  /health resources and services administration|indian health service|bureau of indian|substance abuse and mental health|administration for children|department of education|housing and urban development|national park service|fish and wildlife service|national endowment for|museum and library|americorps|department of commerce|economic development administration/i;
const ABROAD =
  /global|international|foreign|world|africa|asia|latin america|mexic|caribbean|pepfar|elephant|rhino|tiger|\bapes?\b|turtle|neotropical|traffick/i;
/** Awards of the National Institutes of Health that no foreign institution may have: training, most career awards, AREA. */
const DOMESTIC_AWARDS =
  /\b(?:T15|T3[2-5]|TL[14]|F3[0-3]|K0[1-8]|K1[28]|K2[2-6]|K76|K99|R00|R15|R36|KL2)\b|Ruth L\. Kirschstein/;
/** Awards of the National Institutes of Health that train people, and those that pay for research. */
const TRAINING_AWARDS = /\b(?:[TFK]\d\d|TL[14]|KL2|R25|R36)\b|Ruth L\. Kirschstein/;
const RESEARCH_AWARDS = /\b(?:R(?:0\d|1\d|2[1-4]|3[3-57]|50|6[1-3])|U[0156]\d|UG\d|UH\d|P[0-6]\d|DP\d|S10)\b/;
const RESEARCH_FUNDERS = /national science foundation/i;
const STATE_PROGRAMMES =
  /\b(?:Core State|State (?:Veterans|Awards?|Occupational|Injury|Governments?|Agenc(?:y|ies)|Partnerships?|Offices?))\b/;
const MISSION =
  /\b(?:U\.?S\.?|United States) (?:Mission|Embassy|Consulate(?: General)?)(?: to| in)? (?:the )?([\p{L}' -]+)/iu;

const known = new WeakMap<object, StatedInWords>();

/** Reads what is sure, and nothing else: words that only might mean a limit say nothing. Read once for each row. */
export function statedInWords(opportunity: OpportunityRules): StatedInWords {
  const before = known.get(opportunity);
  if (before) return before;
  const stated = read(opportunity);
  known.set(opportunity, stated);
  return stated;
}

function read(opportunity: OpportunityRules): StatedInWords {
  const { name, funderName, source, eligibleCountries } = opportunity;
  const isFederal = source === GRANTS_GOV_SOURCE;
  const isAmerican = isFederal || (eligibleCountries.length === 1 && eligibleCountries[0] === "US");
  const isFor = forWhom(opportunity, isFederal);
  return {
    isFor,
    profession: PROFESSIONS.map(([profession]) => profession.exec(name)?.[0]).find(Boolean) ?? null,
    aimedAt: isFederal ? aimedAt(opportunity) : null,
    limitedTo: LIMITED.exec(name)?.[0] ?? null,
    domesticBecause: isFederal ? domesticBecause(opportunity, isFor) : null,
    missionCountry: missionCountryOf(funderName ?? "") ?? missionCountryOf(name),
    states: isAmerican ? statesNamedIn(name) : [],
    funderCountry: isFederal ? "US" : null,
  };
}

function forWhom(
  { name, funderName, applicants }: OpportunityRules,
  isFederal: boolean,
): StatedInWords["isFor"] {
  if (PRESENT_HOLDERS.test(name)) return "present holders";
  if (!isFederal) return null;
  if (TRIBAL.test(name) || TRIBAL_FUNDERS.test(funderName ?? "")) return "tribes";
  if (STATE_GOVERNMENTS.test(applicants ?? "")) return "state governments";
  return SMALL_BUSINESS.test(name) && !ABOUT_SMALL_BUSINESS.test(name) ? "small businesses" : null;
}

function domesticBecause(
  { name, funderName }: OpportunityRules,
  isFor: StatedInWords["isFor"],
): string | null {
  if (isFor === "small businesses") return "SBIR and STTR are for small businesses of the United States";
  if (isFor === "tribes") return "it is for tribes of the United States";
  if (ABROAD.test(name)) return null;
  const award = DOMESTIC_AWARDS.exec(name)?.[0];
  if (award !== undefined) return `awards of its kind (${award}) are for the United States`;
  const states = STATE_PROGRAMMES.exec(name)?.[0];
  if (states !== undefined) return `it is for the States (“${states}”)`;
  return DOMESTIC_FUNDERS.test(funderName ?? "") ? `${funderName} gives inside the United States` : null;
}

function aimedAt({ name, funderName }: OpportunityRules): StatedInWords["aimedAt"] {
  const training = TRAINING_AWARDS.exec(name)?.[0];
  if (training !== undefined)
    return { award: `a training award (${training})`, types: ["Research", "Individual"] };
  const research = RESEARCH_AWARDS.exec(name)?.[0];
  if (research !== undefined) return { award: `a research award (${research})`, types: ["Research"] };
  return RESEARCH_FUNDERS.test(funderName ?? "") ? { award: "a research award", types: ["Research"] } : null;
}

function missionCountryOf(text: string): string | null {
  const place = MISSION.exec(text)?.[1]?.trim().toLowerCase();
  if (place === undefined) return null;
  for (const [name, code] of codesByName) if (place === name || place.startsWith(`${name} `)) return code;
  return null;
}

/** What an entity says of itself. */
const ownWords = ({ name, mission, description }: EntityFacts) =>
  [name, mission, description].filter(Boolean).join("\n");

/** Whether an entity's own words speak of a tribe. */
export const isOfATribe = (entity: EntityFacts): boolean => OF_A_TRIBE.test(ownWords(entity));

/** Whether an entity calls itself part of a State, as its departments do; a city that only lies in one does not. */
export const isOfAState = (entity: EntityFacts): boolean =>
  /\b(?:state|commonwealth)\b/i.test(entity.name) ||
  /\b(?:state (?:agency|department|government|office|programme?)|(?:agency|department|government) of the state)\b/i.test(
    ownWords(entity),
  );

/** Whether a person's own words show the profession that a name speaks of. Null where a person says nothing. */
export function hasProfession(entity: EntityFacts, profession: string): boolean | null {
  if (!entity.mission && !entity.description) return null;
  return PROFESSIONS.some(([name, own]) => name.test(profession) && own.test(ownWords(entity)));
}
