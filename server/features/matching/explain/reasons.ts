import { GRANTS_GOV_SOURCE } from "../../catalogue/grants-gov/mapping";
import type { MatchFact } from "@shared/validators/news";
import type { MatchReason } from "@shared/validators/opportunities";
import { industryLabel } from "@shared/constants/industries";
import { translateLabel } from "@shared/words/labels";
import { amountRange, HIGH, type IndustryFit, MODERATE } from "../engine/fits";
import {
  countriesAllowed,
  INSULAR_AREAS,
  listCountries,
  regionsAllowed,
  type Verdict,
} from "../engine/gates";
import type { Match } from "../engine/ranking";
import { isInWorldRegion } from "../engine/world-regions";
import {
  countryName,
  nameRegion,
  industryWord,
  listed,
  listedUpTo,
  wordMoney,
  moneyRange,
  wordPlural,
  wordPurpose,
  quotedSubjects,
  quotedWithOwn,
  yearRange,
} from "./wording";
import { t } from "../../../platform/text/words";

const INDUSTRIES_NAMED_MAX = 3;

const metOf = (verdict: Verdict): boolean | null =>
  verdict === "met" ? true : verdict === "failed" ? false : null;

/**
 * Lists why an opportunity suits an entity or not, in the order in which people ask. Each label names the rule and
 * the fact. `met` is null if the opportunity or the profile does not say. Founding year and revenue are listed only
 * if the opportunity has such a rule, the kind only if its name shows it, and the subject only if the name narrows it to
 * one.
 */
export function listReasons(match: Match): MatchReason[] {
  const { gates } = match;
  return [
    { label: typeLabel(match), met: metOf(gates.type) },
    { label: countryLabel(match), met: metOf(gates.country) },
    { label: stageLabel(match), met: metOf(gates.stage) },
    ...(gates.foundedYear === "unstated" ? [] : [{ label: yearLabel(match), met: metOf(gates.foundedYear) }]),
    ...(gates.revenue === "unstated" ? [] : [{ label: revenueLabel(match), met: metOf(gates.revenue) }]),
    ...awardReason(match),
    ...subjectReason(match),
    { label: wordIndustry(match), met: match.industry.met },
    { label: amountLabel(match), met: match.amount.met },
    { label: deadlineLabel(match), met: metOf(gates.deadline) },
    { label: textLabel(match), met: match.text.met },
  ];
}

/** A fact that speaks for a match. It is put into words when it is read. */
export type ForFact = Exclude<MatchFact, { about: "score" }>;

/** Returns the label of a reason that is met. */
export function forFactInWords(fact: ForFact): string {
  switch (fact.about) {
    case "type":
      return t("Entity type: open to {who}", { who: wordPlural(fact.type) });
    case "country":
      return fact.country === null
        ? t("Country: open worldwide")
        : t("Country: {country} is eligible", { country: countryName(fact.country) });
    case "industry":
      if (fact.isOpenToAll) return t("Industry: open to all industries");
      return fact.industries === undefined
        ? t("Industry: one of yours")
        : t("Industry: {industries}, as in your profile", { industries: nameIndustries(fact.industries) });
    case "amount": {
      const { min, max, currency, sought } = fact;
      const range = moneyRange(min, max, currency);
      return t("Amount: {range}, you seek {amount}", { range, amount: wordMoney(sought, currency) });
    }
    case "text":
      return fact.isClose ? t("Text similarity: high") : t("Text similarity: moderate");
  }
}

/** Lists the known facts that speak for a match, at most one of each kind. */
export function listForFacts(match: Match): ForFact[] {
  const { entity, opportunity, gates, industry, amount, text } = match;
  const facts: ForFact[] = [];
  if (gates.type === "met") facts.push({ about: "type", type: entity.type });
  if (gates.country === "met" && !isCountryInferred(match)) {
    const country = countryMet(match);
    if (country !== undefined) facts.push({ about: "country", country });
  }
  if (industry.met === true && industry.from === "list") facts.push(industryFact(industry));
  const { currentFundingSought: sought } = entity;
  if (amount.met === true && sought !== null) {
    const [min, max] = amountRange(opportunity);
    facts.push({ about: "amount", min, max, currency: opportunity.currency, sought });
  }
  if (text.met === true) facts.push({ about: "text", isClose: true });
  return facts;
}

const industryFact = ({ kind, chosen }: IndustryFit): ForFact => ({
  about: "industry",
  isOpenToAll: kind === "any",
  industries: chosen,
});

const nameIndustries = (slugs: readonly string[]) =>
  listedUpTo(
    slugs.map((slug) => translateLabel(industryLabel(slug))),
    INDUSTRIES_NAMED_MAX,
  );

/**
 * Finds the country by which an entity meets the country rule. Null means any country; undefined means that the
 * profile names none.
 */
function countryMet({ entity, opportunity }: Match): string | null | undefined {
  if (countriesAllowed(opportunity).includes("*")) return null;
  return listCountries(entity).find((code) => meetsRule(code, opportunity)) ?? entity.country ?? undefined;
}

/** Whether the country rule, as `checkGates` reads it, is met in a country. */
function meetsRule(country: string, opportunity: Match["opportunity"]): boolean {
  const { isInsular, missionCountry, worldRegion } = opportunity.stated;
  if (isInsular) return INSULAR_AREAS.includes(country);
  const codes = countriesAllowed(opportunity);
  if (codes.length > 0) return codes.includes(country);
  if (missionCountry !== null) return country === missionCountry;
  return worldRegion !== null && isInWorldRegion(country, worldRegion);
}

/** Whether no country is listed, so that the words of the notice or its funder tell it. */
const isCountryInferred = ({ opportunity }: Match) => opportunity.eligibleCountries.length === 0;

function typeLabel({ entity: { type }, gates }: Match): string {
  if (gates.type === "met") return forFactInWords({ about: "type", type });
  const who = wordPlural(type);
  if (gates.type === "failed") return t("Entity type: not open to {who}", { who });
  return gates.type === "unknown"
    ? t("Entity type: may be open to {who}, see the eligibility text", { who })
    : t("Entity type: none recorded");
}

function countryLabel(match: Match): string {
  const { entity, opportunity, gates } = match;
  if (gates.country === "unstated") return t("Country: none recorded");
  if (gates.country === "unknown") return unknownCountryLabel(match);
  if (gates.country === "met") {
    const country = countryMet(match);
    if (country === undefined) return t("Country: add your country to find out");
    return country !== null && isCountryInferred(match)
      ? t("Country: {country}, inferred from the notice", { country: countryName(country) })
      : forFactInWords({ about: "country", country });
  }
  const codes = countriesAllowed(opportunity);
  const place = listCountries(entity).find((code) => codes.includes(code)) ?? entity.country;
  if (place === null) return t("Country: add your country to find out");
  const regions = regionsAllowed(opportunity);
  const isInCountry = codes.includes(place) || (codes.length === 0 && listCountries(entity).includes("US"));
  return regions.length > 0 && isInCountry
    ? t("Country: for {regions} only", { regions: listed(regions.map(nameRegion)) })
    : t("Country: {country} is not eligible", { country: countryName(place) });
}

function unknownCountryLabel({ entity, opportunity }: Match): string {
  if (entity.country === null) return t("Country: add your country to find out");
  const allowed = regionsAllowed(opportunity);
  const named = allowed.length > 0 ? allowed : opportunity.stated.states;
  if (named.length === 0) return t("Country: may be open to your country, see the eligibility text");
  const regions = listed(named.map(nameRegion));
  return entity.region === null
    ? t("Country: for {regions}; add your region to find out", { regions })
    : t("Country: for {regions}, see the eligibility text", { regions });
}

function stageLabel({ entity: { stage }, opportunity: { stageFocus }, gates }: Match): string {
  if (gates.stage === "unstated") return t("Stage: none asked for");
  const stages = stageFocus.includes("*") ? t("any stage") : listed(stageFocus.map(translateLabel));
  if (gates.stage === "unknown") return t("Stage: for {stages}; add your stage to find out", { stages });
  const own = stage === null ? stages : translateLabel(stage);
  return gates.stage === "met"
    ? t("Stage: open to {stages}", { stages: own })
    : t("Stage: for {stages}, yours is {stage}", { stages, stage: own });
}

function yearLabel({ entity: { foundedYear: year }, opportunity, gates }: Match): string {
  const range = yearRange(opportunity.yearFoundedMin, opportunity.yearFoundedMax);
  return gates.foundedYear === "unknown" || year === null
    ? t("Founding year: founded {range}; add your founding year to find out", { range })
    : t("Founding year: founded {range}, yours is {year}", { range, year });
}

function revenueLabel({ entity, opportunity, gates }: Match): string {
  const { revenueMin: min, revenueMax: max, currency } = opportunity;
  const range = moneyRange(min, max, currency);
  if (gates.revenue !== "unknown") {
    const amount = wordMoney(entity.annualRevenue ?? "0", currency);
    return t("Revenue: {range}, yours is {amount}", { range, amount });
  }
  return entity.annualRevenue === null
    ? t("Revenue: {range}; add your revenue to find out", { range })
    : t("Revenue: {range}, which is in another currency than your figures", { range });
}

function wordIndustry({ entity, opportunity, industry }: Match): string {
  const { kind, from, wanted, shared } = industry;
  // The words of a text can be about something else, so they are told as what they are.
  if (kind === "shared" && from === "text")
    return industry.met === true
      ? t("Industry: its text has words of {industries}, as your profile has", {
          industries: nameIndustries(industry.chosen),
        })
      : t("Industry: its text has words of {industries}; compare it with your work", {
          industries: nameIndustries(shared),
        });
  if (industry.met === true) return forFactInWords(industryFact(industry));
  if (kind === "none" || kind === "shared") {
    if (kind === "none" && from !== "list") return t("Industry: none of yours recognised in its text");
    const named = opportunity.industryFocus.slice(0, INDUSTRIES_NAMED_MAX);
    const industries = kind === "shared" ? nameIndustries(shared) : listed(named.map(industryWord));
    return industry.met === null
      ? t("Industry: {industries}; compare it with your work", { industries })
      : t("Industry: {industries}, which you have not chosen", { industries });
  }
  return wanted === 0 || (entity.industry ?? []).length > 0
    ? t("Industry: none recorded")
    : t("Industry: add your industries to find out");
}

/** Only the names of federal awards tell one kind from another, and not all of them. */
const awardReason = ({ award: { kind, met }, opportunity: { source } }: Match): MatchReason[] =>
  source === GRANTS_GOV_SOURCE && kind.isAssumed !== true
    ? [{ label: t("Kind of award: {kind}", { kind: wordPurpose(kind) }), met }]
    : [];

function subjectReason({ subject: { own, unclear, foreign, met } }: Match): MatchReason[] {
  if (own.length + unclear.length + foreign.length === 0) return [];
  const label =
    foreign.length > 0
      ? t("Subject: {subjects}, which is not in your profile", { subjects: quotedSubjects(foreign) })
      : own.length > 0
        ? t("Subject: {subjects}", { subjects: quotedWithOwn(own) })
        : t("Subject: {subjects}; compare it with your work", { subjects: quotedSubjects(unclear) });
  return [{ label, met }];
}

function amountLabel({ entity, opportunity, amount }: Match): string {
  const { currency } = opportunity;
  const [min, max] = amountRange(opportunity);
  if (min === null && max === null) return t("Amount: none recorded");
  const range = moneyRange(min, max, currency);
  const { currentFundingSought: sought } = entity;
  if (sought === null) return t("Amount: {range}; add what you seek to compare", { range });
  if (amount.met === null)
    return entity.annualRevenueCurrency === currency
      ? t("Amount: {range}", { range })
      : t("Amount: {range}, which is in another currency than your figures", { range });
  return forFactInWords({ about: "amount", min, max, currency, sought });
}

function deadlineLabel({ gates, time: { days } }: Match): string {
  if (days === null) return t("Deadline: none recorded");
  if (gates.deadline === "failed") return t("Deadline: it has passed");
  if (days === 0) return t("Deadline: less than a day left");
  return t.count(days, "Deadline: 1 day left", "Deadline: {n} days left");
}

function textLabel({ text: { share, similarity } }: Match): string {
  if (similarity === null) return t("Text similarity: not compared yet");
  return share >= MODERATE
    ? forFactInWords({ about: "text", isClose: share >= HIGH })
    : t("Text similarity: low");
}
