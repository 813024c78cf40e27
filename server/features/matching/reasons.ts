import type { EntityType } from "@shared/constants/enums";
import type { MatchReason } from "@shared/validators/opportunities";
import { amountRange, CLOSE, RELATED } from "./fits";
import { countriesAllowed, countriesOf, type Verdict } from "./gates";
import type { Match } from "./ranking";
import { statedInWords } from "./stated-in-words";
import { countryName, listed, moneyOf, moneyRange, yearRange } from "./wording";

const PLURALS: Record<EntityType, string> = {
  Startup: "startups",
  Nonprofit: "nonprofits",
  "Social Enterprise": "social enterprises",
  Individual: "individuals",
  Research: "research groups",
  School: "schools",
  "Community Group": "community groups",
  Government: "government bodies",
};
const INDUSTRIES_NAMED_MAX = 3;

const metOf = (verdict: Verdict): boolean | null =>
  verdict === "met" ? true : verdict === "failed" ? false : null;

/**
 * Why an opportunity suits an entity or not, in the order in which people ask. Each label names the rule and the fact; `met` is null
 * where the opportunity or the profile does not say. Founding year and revenue are named only where the opportunity has such a rule.
 */
export function reasonsOf(match: Match): MatchReason[] {
  const { gates } = match;
  return [
    { label: `Entity type: ${typeFact(match)}`, met: metOf(gates.type) },
    { label: `Country: ${countryFact(match)}`, met: metOf(gates.country) },
    { label: `Stage: ${stageFact(match)}`, met: metOf(gates.stage) },
    ...(gates.foundedYear === "unstated"
      ? []
      : [{ label: `Founding year: ${yearFact(match)}`, met: metOf(gates.foundedYear) }]),
    ...(gates.revenue === "unstated"
      ? []
      : [{ label: `Revenue: ${revenueFact(match)}`, met: metOf(gates.revenue) }]),
    { label: `Industry: ${industryFact(match)}`, met: match.industry.met },
    { label: `Amount: ${amountFact(match)}`, met: match.amount.met },
    { label: `Deadline: ${deadlineFact(match)}`, met: metOf(gates.deadline) },
    {
      label: `Text similarity: ${textFact(match)}`,
      met: match.text.met,
    },
  ];
}

function typeFact({ entity, gates }: Match): string {
  const who = PLURALS[entity.type];
  if (gates.type === "met") return `open to ${who}`;
  if (gates.type === "failed") return `not open to ${who}`;
  return gates.type === "unknown"
    ? `may be open to ${who}, see the eligibility text`
    : "the source does not say who may apply";
}

function countryFact({ entity, opportunity, gates }: Match): string {
  const verdict = gates.country;
  const stated = statedInWords(opportunity);
  const codes = countriesAllowed(opportunity);
  if (verdict === "unstated") return "the source does not say where";
  if (verdict === "unknown") {
    if (entity.country === null) return "add your country to find out";
    const { eligibleRegions } = opportunity;
    const regions = eligibleRegions.length > 0 ? eligibleRegions : stated.states;
    if (regions.length === 0) return "may be open to your country, see the eligibility text";
    return `for ${listed(regions)}${entity.region === null ? "; add your region to find out" : ", see the eligibility text"}`;
  }
  const own = countriesOf(entity);
  const place = own.find((code) => codes.includes(code)) ?? entity.country;
  if (verdict === "met" && codes.includes("*")) return "open worldwide";
  if (place === null) return "add your country to find out";
  if (verdict === "met") return `${countryName(place)} is eligible`;
  return codes.includes(place)
    ? `for ${listed(opportunity.eligibleRegions)} only`
    : `${countryName(place)} is not eligible`;
}

function stageFact({ entity, opportunity, gates }: Match): string {
  if (gates.stage === "unstated") return "none asked for";
  const stages = opportunity.stageFocus.includes("*") ? "any stage" : listed(opportunity.stageFocus);
  if (gates.stage === "unknown") return `for ${stages}; add your stage to find out`;
  return gates.stage === "met"
    ? `open to ${entity.stage ?? stages}`
    : `for ${stages}, yours is ${entity.stage}`;
}

function yearFact({ entity, opportunity, gates }: Match): string {
  const range = yearRange(opportunity.yearFoundedMin, opportunity.yearFoundedMax);
  if (gates.foundedYear === "unknown") return `founded ${range}; add your founding year to find out`;
  return `founded ${range}, yours is ${entity.foundedYear}`;
}

function revenueFact({ entity, opportunity, gates }: Match): string {
  const { revenueMin: min, revenueMax: max, currency } = opportunity;
  const range = moneyRange(min, max, currency);
  if (gates.revenue !== "unknown")
    return `${range}, yours is ${moneyOf(entity.annualRevenue ?? "0", currency)}`;
  return entity.annualRevenue === null
    ? `${range}; add your revenue to find out`
    : `${range}, which is in another currency than your figures`;
}

function industryFact({ entity, opportunity, industry }: Match): string {
  if (industry.kind === "any") return "open to all industries";
  if (industry.kind === "shared") return "funds what you work in";
  if (industry.kind === "none")
    return industry.from === "list"
      ? `funds ${listed(opportunity.industryFocus.slice(0, INDUSTRIES_NAMED_MAX))}`
      : "its text speaks of other fields than yours";
  return industry.wanted === 0 || (entity.industry ?? []).length > 0
    ? "the source names none"
    : "add your industries to find out";
}

function amountFact({ entity, opportunity, amount }: Match): string {
  const { currency } = opportunity;
  const [min, max] = amountRange(opportunity);
  if (min === null && max === null) return "the source names none";
  const range = moneyRange(min, max, currency);
  const { currentFundingSought: sought } = entity;
  if (sought === null) return `${range}; add what you seek to compare`;
  if (amount.met === null)
    return entity.annualRevenueCurrency === currency
      ? range
      : `${range}, which is in another currency than your figures`;
  return `${range}, you seek ${moneyOf(sought, currency)}`;
}

function deadlineFact({ gates, time: { days } }: Match): string {
  if (days === null) return "no date named";
  if (gates.deadline === "failed") return "it has passed";
  return days === 0 ? "the last day" : `${days} ${days === 1 ? "day" : "days"} left`;
}

function textFact({ text: { share, met } }: Match): string {
  if (met === null) return "not compared yet";
  return share >= CLOSE
    ? "close to your profile"
    : share >= RELATED
      ? "related to your profile"
      : "little in common with your profile";
}
