import type { ApplicantLimit } from "@shared/constants/enums";
import { GATE_NAMES, type GateName } from "@shared/constants/matching";
import { listQuestions } from "@shared/constants/questionnaires/index";
import type { EntityFact } from "@shared/constants/questionnaires/entity-facts";
import type { MatchGate } from "@shared/validators/opportunities";
import { longDay } from "@shared/words/days";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { type ApplicantForm, hasForms } from "../engine/applicant-forms";
import type { Designation } from "../engine/designations";
import {
  ANY,
  countriesAllowed,
  INSULAR_AREAS,
  kindsAllowed,
  listCountries,
  regionsAllowed,
  type Gates,
} from "../engine/gates";
import { findGroupStatus } from "../engine/group-status";
import type { EntityFacts, OpportunityRules } from "../engine/match-types";
import { findFederalRegion, findOfficeStates } from "../engine/regions";
import type { DomesticReason } from "../engine/match-types";
import {
  countryName,
  nameRegion,
  joined,
  listed,
  listedUpTo,
  wordMoney,
  moneyRange,
  plainFigure,
  yearRange,
} from "./wording";
import { t } from "../../../platform/text/words";

const LABELS = {
  type: "Entity type",
  country: "Country",
  stage: "Stage",
  foundedYear: "Founding year",
  revenue: "Revenue",
  coFunding: "Co-funding",
  consortium: "Partners",
  deadline: "Deadline",
} as const satisfies Record<GateName, string>;
const COUNTRIES_NAMED_MAX = 5;
/**
 * These two rules are shown even when the source says nothing, because a person wants to know that. Most
 * opportunities have none of the other rules.
 */
const SHOWN_UNSTATED: readonly GateName[] = ["type", "country"];
const VERDICTS = { met: "met", failed: "not_met", unknown: "unknown", unstated: "unknown" } as const;

type Words = Pick<MatchGate, "opportunity" | "profile"> & { ask?: EntityFact[] };

/**
 * Puts the hard rules of an opportunity and the facts behind each verdict into words, in the order in which people
 * ask.
 */
export function describeGates(entity: EntityFacts, opportunity: OpportunityRules, gates: Gates): MatchGate[] {
  return GATE_NAMES.flatMap((gate): MatchGate[] => {
    const verdict = gates[gate];
    if (verdict === "unstated" && !SHOWN_UNSTATED.includes(gate)) return [];
    const { ask = [], ...words } = WORDS[gate](entity, opportunity);
    const asked = verdict === "unknown" ? questionNames(entity, ask) : [];
    return [{ gate, label: t(LABELS[gate]), verdict: VERDICTS[verdict], ...words, ask: asked }];
  });
}

/** Returns the names of the questions that ask for these facts in the questionnaire of this type of entity. */
function questionNames({ type }: EntityFacts, facts: readonly EntityFact[]): string[] {
  const questions = listQuestions(type);
  return facts.flatMap((fact) => questions.find(({ entity }) => entity === fact)?.fieldName ?? []);
}

const WORDS: Record<GateName, (entity: EntityFacts, opportunity: OpportunityRules) => Words> = {
  type: typeWords,
  country: countryWords,
  stage: ({ stage }, { stageFocus }) => ({
    opportunity: stageFocus.includes(ANY) ? t("Any stage") : listed(stageFocus.map(translateLabel)),
    profile: stage && translateLabel(stage),
    ask: stage === null ? ["stage"] : [],
  }),
  foundedYear: ({ foundedYear }, { yearFoundedMin, yearFoundedMax }) => ({
    opportunity: t("Founded {range}", { range: yearRange(yearFoundedMin, yearFoundedMax) }),
    profile: foundedYear === null ? null : t("Founded in {year}", { year: foundedYear }),
    ask: foundedYear === null ? ["foundedYear"] : [],
  }),
  revenue: revenueWords,
  coFunding: (_entity, opportunity) => ({ opportunity: coFundingWords(opportunity), profile: null }),
  consortium: (_entity, { consortiumMin }) => ({
    opportunity: t("At least {n} organisations must apply together", { n: consortiumMin ?? 2 }),
    profile: null,
  }),
  deadline: (_entity, opportunity) => ({ opportunity: deadlineWords(opportunity), profile: null }),
};

function deadlineWords({ deadline, deadlineTime: hour }: OpportunityRules): string | null {
  if (deadline === null) return null;
  const date = longDay(deadline);
  return hour === null
    ? t("Open until the end of {date}", { date })
    : t("Open until {hour} on {date}", { hour, date });
}

const IS_FOR = {
  "small businesses": "Only for small businesses (SBIR, STTR)",
  tribes: "Only for federally recognised tribes and their organisations",
  "state governments": "Only for the governments of States",
  "present holders": "Only for those who have it already, whom its text names",
  "those invited": "Only for those who were invited to apply",
} as const;

const LIMITED_TO = {
  invited: "those invited",
  "current holders": "present holders",
} as const satisfies Record<ApplicantLimit, keyof typeof IS_FOR>;

const DESIGNATED = {
  colleges: "Its name says “{words}”, so it is for colleges and universities that are designated so",
  bodies: "Its name says “{words}”, so it is for these alone",
  partners: "Its name says “{words}”, so it is for members of that network alone",
  "community colleges": "Its name says “{words}”, so it is for two-year colleges",
} as const satisfies Record<Designation["of"], string>;

const SCHOOLS_MEANT = {
  colleges: "Of schools its text names only colleges and universities",
  "public schools": "Of schools its text names only some kinds of public ones",
} as const;

const GROUP_WORDS = {
  sponsor: "Nonprofits may apply: your fiscal sponsor may be one of them",
  registered: "Nonprofits may apply: check that your registration is the one that it asks for",
  association: "Nonprofits without 501(c)(3) status may apply: ask whether your group counts as one",
  unknown: "A group that is not registered as a nonprofit needs a fiscal sponsor that applies for it",
} as const;

function typeWords(entity: EntityFacts, opportunity: OpportunityRules): Words {
  const { type } = entity;
  const { stated, applicantLimit } = opportunity;
  const { isFor, limitedTo, isLimitInText, profession } = stated;
  const kinds = kindsAllowed(opportunity);
  const types =
    kinds === null ? typesOf(opportunity) : t("Its text lists only “{words}”", { words: kinds.words });
  const allowed = isFor === null ? types : t(IS_FOR[isFor]);
  const limit =
    limitedTo === null
      ? applicantLimit && LIMITED_TO[applicantLimit] !== isFor
        ? t(IS_FOR[LIMITED_TO[applicantLimit]])
        : null
      : isLimitInText
        ? t("Its text says “{words}”", { words: limitedTo })
        : t("Its name says “{words}”: its text says who that is", { words: limitedTo });
  const designated =
    stated.designation === null ? null : t(DESIGNATED[stated.designation.of], stated.designation);
  const schools =
    type === "School" && stated.schoolsMeant !== null ? t(SCHOOLS_MEANT[stated.schoolsMeant]) : null;
  const people =
    profession !== null && type === "Individual" ? t("Its name says “{words}”", { words: profession }) : null;
  const forms = hasForms(type) && stated.forms.length > 0 ? formWords(opportunity) : null;
  const group = findGroupStatus(entity, opportunity);
  const status = group === "none" || isFor !== null ? null : t(GROUP_WORDS[group ?? "unknown"]);
  return {
    opportunity:
      [allowed, status, designated, forms, schools, limit, people].filter(Boolean).join(". ") || null,
    profile: translateLabel(type),
  };
}

const FORM_NAMES = {
  state: "State governments",
  county: "county governments",
  city: "city and township governments",
  district: "special districts",
  "school district": "public school districts",
  "higher education": "colleges and universities",
  tribe: "tribal governments",
  "housing authority": "housing authorities",
  "501(c)(3)": "nonprofits with 501(c)(3) status",
  "other nonprofit": "other nonprofits",
} as const satisfies Record<ApplicantForm, string>;

/** Words the legal forms that its source lists, for the types that have several. */
const formWords = ({ stated }: OpportunityRules) =>
  t("Of these its source names {forms}", { forms: listed(stated.forms.map((form) => t(FORM_NAMES[form]))) });

/** Words the types that the source lists; null if it lists none. */
function typesOf({
  eligibleEntityTypes,
  eligibleEntityTypesOpenEnded: isOpenEnded,
}: OpportunityRules): string | null {
  if (eligibleEntityTypes.includes(ANY)) return t("Open to any type of organisation");
  const types = eligibleEntityTypes.map(translateLabel);
  if (isOpenEnded) types.push(t("others described in the text"));
  return types.length === 0 ? null : t("Open to: {types}", { types: types.join(listComma()) });
}

function countryWords(entity: EntityFacts, opportunity: OpportunityRules): Words {
  const own = listCountries(entity);
  const { region } = entity;
  const ownCountries = own.map(countryName).join(listComma());
  const stated = opportunity.stated;
  const allowed = regionsAllowed(opportunity);
  const regions = allowed.length > 0 ? allowed : stated.states;
  const isRegionAsked =
    (regions.length > 0 || stated.places.length > 0) &&
    (opportunity.eligibleRegions.length > 0 || own.includes("US"));
  const isPlaceAsked = isRegionAsked && stated.places.length > 0;
  const inside = isPlaceAsked ? t("its words name {places}", { places: listed(stated.places) }) : null;
  const clauses = [placesOf(opportunity, isRegionAsked ? regions : []), inside].filter(
    (clause) => clause !== null,
  );
  return {
    opportunity: clauses.length === 0 ? null : joined(clauses),
    profile: before(ownCountries, (isRegionAsked && region) || "") || null,
    ask: [
      ...(entity.country === null ? (["country"] as const) : []),
      ...(isRegionAsked && region === null ? (["region"] as const) : []),
    ],
  };
}

/** Joins two texts with a colon. Either may be empty. */
const before = (what: string, more: string) =>
  what && more ? t("{what}: {more}", { what, more }) : what || more;

/** Words where applicants must be; null if the opportunity does not say. */
function placesOf(opportunity: OpportunityRules, regions: readonly string[]): string | null {
  const { domesticBecause, missionCountry, worldRegion, officeStates, isInsular } = opportunity.stated;
  if (isInsular)
    return t("For the insular areas: {places}", { places: listed(INSULAR_AREAS.map(countryName)) });
  const places = countriesAllowed(opportunity);
  if (places.length === 0 && missionCountry !== null) return givenByMission(opportunity, missionCountry);
  if (places.length === 0 && worldRegion !== null)
    return t("Its name speaks of work in {place}", { place: namePartOfWorld(worldRegion) });
  const named = places.includes(ANY)
    ? t("Worldwide")
    : listedUpTo(places.map(countryName), COUNTRIES_NAMED_MAX);
  const where = domesticBecause === null ? named : before(named, reasonWords(domesticBecause));
  if (regions.length === 0) return where || null;
  const states = regions.map(nameRegion).join(listComma());
  if (opportunity.eligibleRegions.length > 0) return before(where, states);
  const { name, funderName } = opportunity;
  const isOfOffice = [...findOfficeStates(name), ...findFederalRegion(name, funderName ?? "")].length > 0;
  const only = isOfOffice
    ? t("its office serves {states}", { states })
    : officeStates.length > 0
      ? t("it gives only in {states}", { states })
      : t("its name speaks of {states}", { states });
  return where ? joined([where, only]) : only;
}

/** By what a name may say in small letters, with spaces for hyphens. */
const PARTS_OF_WORLD = {
  "south asia": "South Asia",
  "southeast asia": "South-East Asia",
  "south east asia": "South-East Asia",
  "sub saharan africa": "Sub-Saharan Africa",
  "east africa": "East Africa",
  "west africa": "West Africa",
  "southern africa": "Southern Africa",
  africa: "Africa",
  "latin america": "Latin America",
} as const;

function namePartOfWorld(words: string): string {
  const name = words.toLowerCase().replaceAll("-", " ");
  return name in PARTS_OF_WORLD ? t(PARTS_OF_WORLD[name as keyof typeof PARTS_OF_WORLD]) : words;
}

function givenByMission({ funderName: funder, stated }: OpportunityRules, code: string): string {
  const country = countryName(code);
  if (stated.isCountryInName) return t("Its name speaks of work in {country}", { country });
  return funder === null
    ? t("Given by an embassy, so for work in {country}", { country })
    : t("Given by {funder}, so for work in {country}", { funder, country });
}

function reasonWords(reason: DomesticReason): string {
  switch (reason.why) {
    case "small businesses":
      return t("SBIR and STTR are for small businesses of the United States");
    case "tribes":
      return t("it is for tribes of the United States");
    case "award":
      return t("awards of its kind ({award}) are for the United States", reason);
    case "words":
      return t("its text says “{words}”", reason);
    case "states":
      return t("it is for the States (“{words}”)", reason);
    case "funder":
      return t("{funder} gives inside the United States", reason);
  }
}

function coFundingWords({ coFunding, coFundingShare }: OpportunityRules): string {
  if (coFundingShare !== null)
    return t("You must bring at least {share} % of the costs", {
      share: plainFigure(Number(coFundingShare)),
    });
  return coFunding === "required"
    ? t("You must bring a part of the costs; its text says how much")
    : t("You need not bring a part of the costs");
}

function revenueWords(entity: EntityFacts, opportunity: OpportunityRules): Words {
  const { revenueMin, revenueMax, currency } = opportunity;
  const { annualRevenue, annualRevenueCurrency } = entity;
  const profile =
    annualRevenue === null
      ? null
      : annualRevenueCurrency === null
        ? t("{amount}, in a currency that is not given", { amount: plainFigure(annualRevenue) })
        : wordMoney(annualRevenue, annualRevenueCurrency);
  return {
    opportunity: t("Revenue {range}", { range: moneyRange(revenueMin, revenueMax, currency) }),
    profile,
    ask: [
      ...(annualRevenue === null ? (["annualRevenue"] as const) : []),
      ...(annualRevenueCurrency === null ? (["annualRevenueCurrency"] as const) : []),
    ],
  };
}
