import { countryName } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import { listQuestions } from "@shared/constants/questionnaires";
import type { Answers, AnswerRule } from "@shared/constants/questionnaires/questions";
import type { EntityType } from "@shared/constants/enums";
import { DEFAULT_LANGUAGE, type Language } from "@shared/words/language";
import { formatAmount, formatNumber, formatPercent, joinWords } from "./format";
import { clampText, cleanText, toOneLine } from "../../../platform/ai/text";
import type { DraftEntity, DraftFact, DraftFacts, DraftOpportunity, DraftRule } from "../types";

/** The most of each kind of input that a draft looks at, in characters or entries. */
export const INPUT_LIMITS = {
  name: 200,
  line: 300,
  prose: 2_500,
  description: 6_000,
  listItems: 30,
  listItem: 120,
  facts: 120,
  /** All answers of a profile together; what does not fit is left out from the end. */
  profile: 40_000,
} as const;

/** A fact that has a value: clean, cut to size, with countries and industries in words. */
export type PreparedFact = {
  fieldName: string;
  label: string;
  rule: AnswerRule;
  value: string | number | boolean | readonly string[];
};
export type PreparedFacts = {
  opportunity: DraftOpportunity;
  entity: { name: string; type: EntityType; facts: readonly PreparedFact[] };
  askingAmount: string;
  askingCurrency: string;
  language: Language;
  rules: readonly DraftRule[];
  /** Currency of the amounts in the profile, when the profile names it. */
  profileCurrency: string | undefined;
};

const COUNTRY_FIELDS = ["country", "countriesOperating", "expansionCountries"];
/** Kinds of answers that are written in sentences. */
export const PROSE_RULES: readonly AnswerRule[] = ["prose", "brief"];

/** The answers of a profile (see `mergeAnswers`) as facts, in the order of the questionnaire. */
export function factsFromAnswers(type: EntityType, answers: Answers): DraftFact[] {
  return listQuestions(type).map(({ fieldName, label }) => ({ fieldName, label, value: answers[fieldName] }));
}

/** Cleans and cuts everything a draft is made of; facts without a value are left out. */
export function prepareFacts(facts: DraftFacts): PreparedFacts {
  const prepared = prepareAnswers(facts.entity);
  const currency = prepared.find((fact) => fact.fieldName === "annualRevenueCurrency")?.value;
  return {
    opportunity: prepareOpportunity(facts.opportunity),
    entity: { name: line(facts.entity.name, INPUT_LIMITS.name), type: facts.entity.type, facts: prepared },
    askingAmount: line(facts.askingAmount, INPUT_LIMITS.name),
    askingCurrency: line(facts.askingCurrency, INPUT_LIMITS.name),
    language: facts.language ?? DEFAULT_LANGUAGE,
    rules: facts.rules ?? [],
    profileCurrency: typeof currency === "string" ? currency : undefined,
  };
}

/** A fact's value as a person would write it. */
export function readableValue(fact: PreparedFact, currency: string | undefined): string {
  const { value, rule } = fact;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return joinWords(value);
  if (rule === "amount") return formatAmount(String(value), currency);
  if (rule === "share" || rule === "rate") return formatPercent(value);
  if (rule === "count") return formatNumber(value);
  return String(value);
}

/** Cleans and cuts the answers of a profile; those without a value are left out. */
export function prepareAnswers(entity: DraftEntity): PreparedFact[] {
  const rules = new Map(listQuestions(entity.type).map(({ fieldName, rule }) => [fieldName, rule]));
  const prepared: PreparedFact[] = [];
  let size = 0;
  for (const { fieldName, label, value } of entity.facts) {
    if (value === undefined || value === null || prepared.length === INPUT_LIMITS.facts) continue;
    const rule = rules.get(fieldName) ?? ruleOf(value);
    const clean = prepareValue(fieldName, rule, value);
    size += String(clean).length;
    if (clean === "" || (typeof clean === "object" && clean.length === 0)) continue;
    if (size > INPUT_LIMITS.profile) break;
    prepared.push({ fieldName, label: line(label, INPUT_LIMITS.line), rule, value: clean });
  }
  return prepared;
}

/** For a fact that no questionnaire asks for. */
function ruleOf(value: NonNullable<DraftFact["value"]>): AnswerRule {
  if (typeof value === "boolean") return "yesNo";
  if (typeof value === "number") return "count";
  return typeof value === "object" ? "list" : "prose";
}

function prepareValue(
  fieldName: string,
  rule: AnswerRule,
  value: NonNullable<DraftFact["value"]>,
): PreparedFact["value"] {
  if (typeof value === "number" || typeof value === "boolean") return value;
  const inWords = (text: string) => {
    if (COUNTRY_FIELDS.includes(fieldName)) return countryName(text);
    return fieldName === "industry" ? industryLabel(text) : text;
  };
  if (typeof value === "object") return list(value).map(inWords);
  return PROSE_RULES.includes(rule)
    ? prose(value, INPUT_LIMITS.prose)
    : inWords(line(value, INPUT_LIMITS.line));
}

function prepareOpportunity(given: DraftOpportunity): DraftOpportunity {
  const text = (value: string | null | undefined, max: number) => (value ? prose(value, max) || null : null);
  return {
    name: line(given.name, INPUT_LIMITS.name),
    funderName: given.funderName === null ? null : line(given.funderName, INPUT_LIMITS.name) || null,
    fundingType: given.fundingType,
    description: text(given.description, INPUT_LIMITS.description),
    minAmount: given.minAmount,
    maxAmount: given.maxAmount,
    currency: given.currency,
    equityStakeMin: given.equityStakeMin ?? null,
    equityStakeMax: given.equityStakeMax ?? null,
    deadline: given.deadline,
    eligibleEntityTypes: list(given.eligibleEntityTypes),
    eligibleEntityTypesOpenEnded: given.eligibleEntityTypesOpenEnded,
    eligibleCountries: list(given.eligibleCountries),
    eligibilityText: text(given.eligibilityText, INPUT_LIMITS.prose),
    industryFocus: list(given.industryFocus),
    stageFocus: list(given.stageFocus),
    requirements: list(given.requirements),
    durationWeeks: given.durationWeeks ?? null,
    support: list(given.support ?? []),
    applicationUrl: given.applicationUrl === null ? null : line(given.applicationUrl, INPUT_LIMITS.line),
    callLimits: quotes(given.callLimits),
    callAiRules: quotes(given.callAiRules),
    callCriteria: quotes(given.callCriteria),
  };
}

// Cut first, then cleaned: cleaning shortens, and a text of any size costs the same.
function line(text: string, max: number): string {
  return clampText(toOneLine(text.slice(0, max * 2)), max);
}

function prose(text: string, max: number): string {
  return clampText(cleanText(text.slice(0, max * 2)), max);
}

const quotes = (words: readonly string[] = []): string[] =>
  words.slice(0, INPUT_LIMITS.listItems).map((one) => line(one, INPUT_LIMITS.line));

function list(items: readonly string[]): string[] {
  return items
    .slice(0, INPUT_LIMITS.listItems)
    .map((item) => line(item, INPUT_LIMITS.listItem))
    .filter((item) => item !== "");
}
