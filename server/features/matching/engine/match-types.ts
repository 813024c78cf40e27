import type { Entity, Opportunity } from "@shared/schema/index";

/** What matching knows of an entity. Amounts are decimal strings in `annualRevenueCurrency`, the currency of the whole profile. */
export type EntityFacts = Pick<
  Entity,
  | "id"
  | "name"
  | "mission"
  | "description"
  | "type"
  | "country"
  | "countriesOperating"
  | "region"
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
  | "name"
  | "funderName"
  | "source"
  | "featured"
  | "currency"
  | "minAmount"
  | "maxAmount"
  | "eligibleEntityTypes"
  | "eligibleEntityTypesOpenEnded"
  | "eligibleCountries"
  | "eligibleRegions"
  | "industryFocus"
  | "stageFocus"
  | "yearFoundedMin"
  | "yearFoundedMax"
  | "revenueMin"
  | "revenueMax"
  | "deadline"
> & {
  /** The beginning of the source's own words about who may apply. */
  applicants: string | null;
  /** The instant at which the day of the deadline ends; null without one. */
  closesAt: Date | null;
};

/** An opportunity beside one entity. */
export type Candidate = OpportunityRules & {
  /** The cosine of their vectors; null when one of them has none yet. */
  similarity: number | null;
  /** The industries (slugs) that its text speaks of; empty while nobody has read it for them. */
  themes: readonly string[];
};

/** What an entity is compared by. Without a vector every similarity is null. */
export type Probe = {
  vector: number[] | null;
  /** The model that made the vector: only those of the same one are compared. */
  model: string;
  /** The industries (slugs) that the entity's own words speak of. */
  themes: readonly string[];
};
