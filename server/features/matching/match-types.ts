import type { Entity, Opportunity } from "@shared/schema/index";

/** What matching knows of an entity. Amounts are decimal strings in `annualRevenueCurrency`, the currency of the whole profile. */
export type EntityFacts = Pick<
  Entity,
  | "id"
  | "type"
  | "country"
  | "countriesOperating"
  | "industry"
  | "stage"
  | "foundedYear"
  | "annualRevenue"
  | "annualRevenueCurrency"
  | "currentFundingSought"
>;

/** What matching knows of an opportunity: its rules, and what it is soft about. */
export type OpportunityRules = Pick<
  Opportunity,
  | "id"
  | "featured"
  | "currency"
  | "minAmount"
  | "maxAmount"
  | "eligibleEntityTypes"
  | "eligibleEntityTypesOpenEnded"
  | "eligibleCountries"
  | "industryFocus"
  | "stageFocus"
  | "yearFoundedMin"
  | "yearFoundedMax"
  | "revenueMin"
  | "revenueMax"
  | "deadline"
> & {
  /** The instant at which the day of the deadline ends; null without one. */
  closesAt: Date | null;
};

/** An opportunity beside one entity. `similarity` is the cosine of their vectors; null when one of them has none yet. */
export type Candidate = OpportunityRules & { similarity: number | null };
