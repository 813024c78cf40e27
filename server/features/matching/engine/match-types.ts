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

/** By law, by the kind of award, by its name, or by what its funder may do. */
export type DomesticReason =
  | { why: "small businesses" | "tribes" }
  | { why: "award"; award: string }
  | { why: "states"; words: string }
  | { why: "funder"; funder: string };

/** What the name and the funder of an opportunity say about who may apply, where its structured facts do not. */
export type StatedInWords = {
  /** Whom it is for, and nobody else: by law, or in its own name. */
  isFor: "small businesses" | "tribes" | "state governments" | "present holders" | null;
  /** The profession of the people that it is for. */
  profession: string | null;
  /** It is only for some that its text names: its own words for that. */
  limitedTo: string | null;
  /** Only organisations of the United States may apply: why that is sure. */
  domesticBecause: DomesticReason | null;
  /** An embassy gives it, for work in this country (two-letter code). */
  missionCountry: string | null;
  /** Its name says that it helps the people of the place to help themselves: for nobody from elsewhere. */
  isSelfHelp: boolean;
  /** It is about these states of the United States. */
  states: string[];
  /** The country whose government gives it, when that is sure. */
  funderCountry: string | null;
  /** It is for work elsewhere than in that country, or with others: its own words for that. */
  abroad: string | null;
  /** The country in whose international city it is given: "Mission to the United Nations-Geneva". */
  seatCountry: string | null;
};

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
  /** Read once from its name and its funder, for every entity that it is shown beside. */
  stated: StatedInWords;
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
