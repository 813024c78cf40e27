import { RULE_FIELDS, type RuleField } from "@shared/constants/curation";
import { industryLabel } from "@shared/constants/industries";
import { DEFAULT_CURRENCY } from "@shared/constants/money";
import { regionLabel } from "@shared/constants/regions/regions";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import type { RuleValues } from "./opportunity-schemas";

export type StoredRules = Pick<AdminOpportunityDetailView, RuleField>;

export const NO_RULES: StoredRules = {
  eligibleEntityTypes: [],
  eligibleEntityTypesOpenEnded: false,
  eligibilityText: null,
  eligibleCountries: [],
  eligibleRegions: [],
  industryFocus: [],
  stageFocus: [],
  yearFoundedMin: null,
  yearFoundedMax: null,
  revenueMin: null,
  revenueMax: null,
  applicantLimit: null,
  coFunding: null,
  coFundingShare: null,
  consortiumMin: null,
  currency: DEFAULT_CURRENCY,
  deadlineTimezone: null,
  deadlineTime: null,
};

/** Reads the rules of an opportunity of another server, which may leave some out. */
export const readRules = (opportunity: Partial<Record<RuleField, unknown>>): StoredRules =>
  // Each rule has the value of an opportunity or of NO_RULES.
  Object.fromEntries(
    RULE_FIELDS.map((field) => [field, opportunity[field] ?? NO_RULES[field]]),
  ) as unknown as StoredRules;

/** The rules as the form has them: regions one on each line, figures as text. */
export const toRuleForm = (rules: StoredRules) => ({
  eligibleEntityTypes: rules.eligibleEntityTypes,
  eligibleEntityTypesOpenEnded: rules.eligibleEntityTypesOpenEnded,
  eligibilityText: rules.eligibilityText ?? "",
  eligibleCountries: rules.eligibleCountries,
  eligibleRegions: rules.eligibleRegions.map(regionLabel).join("\n"),
  industryFocus: rules.industryFocus.map(industryLabel),
  stageFocus: rules.stageFocus,
  yearFoundedMin: toText(rules.yearFoundedMin),
  yearFoundedMax: toText(rules.yearFoundedMax),
  revenueMin: toText(rules.revenueMin),
  revenueMax: toText(rules.revenueMax),
  applicantLimit: rules.applicantLimit ?? "",
  coFunding: rules.coFunding ?? "",
  coFundingShare: toText(rules.coFundingShare),
  consortiumMin: toText(rules.consortiumMin),
  currency: rules.currency,
  deadlineTimezone: rules.deadlineTimezone ?? "",
  deadlineTime: rules.deadlineTime ?? "",
});

/** A figure without empty decimals. Zero is a figure too: a call may be for those without revenue. */
const toText = (figure: string | number | null) =>
  figure === null ? "" : String(figure).replace(/\.0+$/, "");

/** Lists the rules of the form that differ from the stored ones. */
export function listChangedRules(stored: StoredRules, values: RuleValues): Partial<RuleValues> {
  const before = toRuleForm(stored);
  return Object.fromEntries(
    RULE_FIELDS.filter((field) => toComparable(values[field]) !== toComparable(before[field])).map(
      (field) => [field, values[field]],
    ),
  );
}

const toComparable = (value: string | number | boolean | readonly string[] | null) =>
  value === null ? "" : typeof value === "object" ? value.join("\n") : String(value);

/** The parts of the rules that are counted for people, each with its fields. */
const COUNTED: readonly (readonly RuleField[])[] = [
  ["eligibleEntityTypes"],
  ["eligibleCountries"],
  ["eligibleRegions"],
  ["industryFocus"],
  ["stageFocus"],
  ["yearFoundedMin", "yearFoundedMax"],
  ["revenueMin", "revenueMax"],
  ["applicantLimit"],
  ["coFunding", "coFundingShare"],
  ["consortiumMin"],
];

/** Counts the rules that are set in the form. */
export const countRules = (values: Partial<Record<RuleField, unknown>>): number =>
  COUNTED.filter((fields) =>
    fields.some((field) => {
      const value = values[field];
      return Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";
    }),
  ).length;
