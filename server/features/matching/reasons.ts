import { countryName } from "@shared/constants/countries";
import type { EntityType } from "@shared/constants/enums";
import type { MatchReason } from "@shared/validators/opportunities";
import { countriesOf, type Verdict } from "./gates";
import { amountRange, type Match } from "./ranking";

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
const DAY_MS = 86_400_000;
const INDUSTRIES_NAMED_MAX = 3;
/** From here on a text is called close, or at least related. */
const TEXT = { close: 0.6, related: 0.3 } as const;

const metOf = (verdict: Verdict): boolean | null =>
  verdict === "met" ? true : verdict === "failed" ? false : null;

/**
 * Why an opportunity suits an entity or not, in the order in which people ask. Each label names the rule and the fact; `met` is null
 * where the opportunity or the profile does not say. Founding year and revenue are named only where the opportunity has such a rule.
 */
export function reasonsOf(match: Match, now: Date): MatchReason[] {
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
    { label: `Deadline: ${deadlineFact(match, now)}`, met: metOf(gates.deadline) },
    {
      label: `Text similarity: ${textFact(match)}`,
      met: match.text === null ? null : match.text >= TEXT.related,
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
  if (opportunity.eligibleCountries.includes("*")) return "open worldwide";
  const own = countriesOf(entity);
  const place = own.find((code) => opportunity.eligibleCountries.includes(code)) ?? entity.country;
  if (gates.country === "unstated") return "the source does not say where";
  if (place === null) return "add your country to find out";
  return `${countryName(place)} is ${gates.country === "met" ? "" : "not "}eligible`;
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
  const { yearFoundedMin: min, yearFoundedMax: max } = opportunity;
  const range =
    min !== null && max !== null
      ? `${min} to ${max}`
      : min !== null
        ? `${min} or later`
        : `${max} or earlier`;
  if (gates.foundedYear === "unknown") return `founded ${range}; add your founding year to find out`;
  return `founded ${range}, yours is ${entity.foundedYear}`;
}

function revenueFact({ entity, opportunity, gates }: Match): string {
  const { revenueMin: min, revenueMax: max, currency } = opportunity;
  const range = rangeOf(min, max, currency);
  if (gates.revenue !== "unknown")
    return `${range}, yours is ${moneyOf(entity.annualRevenue ?? "0", currency)}`;
  return entity.annualRevenue === null
    ? `${range}; add your revenue to find out`
    : `${range}, which is in another currency than your figures`;
}

function industryFact({ entity, opportunity, industry }: Match): string {
  if (industry.met === true)
    return opportunity.industryFocus.includes("*") ? "open to all industries" : "funds what you work in";
  if (industry.met === false)
    return `funds ${listed(opportunity.industryFocus.slice(0, INDUSTRIES_NAMED_MAX))}`;
  return opportunity.industryFocus.length === 0 || (entity.industry ?? []).length > 0
    ? "the source names none"
    : "add your industries to find out";
}

function amountFact({ entity, opportunity, amount }: Match): string {
  const { currency } = opportunity;
  const [min, max] = amountRange(opportunity);
  if (min === null && max === null) return "the source names none";
  const range = rangeOf(min, max, currency);
  const { currentFundingSought: sought } = entity;
  if (sought === null) return `${range}; add what you seek to compare`;
  if (amount.met === null)
    return entity.annualRevenueCurrency === currency
      ? range
      : `${range}, which is in another currency than your figures`;
  return `${range}, you seek ${moneyOf(sought, currency)}`;
}

function deadlineFact({ opportunity, gates }: Match, now: Date): string {
  const { closesAt } = opportunity;
  if (closesAt === null) return "no date named";
  if (gates.deadline === "failed") return "it has passed";
  const days = Math.floor((closesAt.getTime() - now.getTime()) / DAY_MS);
  return days === 0 ? "the last day" : `${days} ${days === 1 ? "day" : "days"} left`;
}

function textFact({ text }: Match): string {
  if (text === null) return "not compared yet";
  return text >= TEXT.close
    ? "close to your profile"
    : text >= TEXT.related
      ? "related to your profile"
      : "little in common with your profile";
}

const listed = (words: readonly string[]) => new Intl.ListFormat("en", { type: "disjunction" }).format(words);

function rangeOf(min: string | null, max: string | null, currency: string): string {
  if (min !== null && max !== null && min !== max)
    return `${moneyOf(min, currency)} to ${moneyOf(max, currency)}`;
  if (max !== null) return min === max ? moneyOf(max, currency) : `up to ${moneyOf(max, currency)}`;
  return `from ${moneyOf(min ?? "0", currency)}`;
}

const figures = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
/** For reading only: a figure of 13 digits is still exact as a number. */
function moneyOf(amount: string, currency: string): string {
  return `${currency} ${figures.format(Number(amount))}`;
}
