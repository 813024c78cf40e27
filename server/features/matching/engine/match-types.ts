import type { Entity, Opportunity } from "@shared/schema/index";
import type { ApplicantForm } from "./applicant-forms";
import type { Designation } from "./designations";
import type { ListedKinds } from "./listed-kinds";

/**
 * The facts of an entity that matching uses. Amounts are decimal strings in `annualRevenueCurrency`, the
 * currency of the whole profile.
 */
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
> & {
  /** What its profile says of its kind: the name of a public agency, or the kind of a community group. */
  ownKind?: string | null;
};

/** An entity with what it answered to the questionnaire in its own words (see `own-answers.ts`). */
export type EntityWithAnswers = EntityFacts & { answers: string | null };

/**
 * The reason why only organisations of the United States may apply: a law, the kind of award, its name, or
 * the remit of its funder.
 */
export type DomesticReason =
  | { why: "small businesses" | "tribes" }
  | { why: "award"; award: string }
  | { why: "states" | "words"; words: string }
  | { why: "funder"; funder: string };

/** What the words of an opportunity state about eligibility, beside its structured facts. */
export type StatedInWords = {
  /** The only group that may apply, by law or by the opportunity's name. */
  isFor: "small businesses" | "tribes" | "state governments" | "present holders" | "those invited" | null;
  /** The profession that applicants must have. */
  profession: string | null;
  /** The designation that applicants must have, by its name. */
  designation: Designation | null;
  /** The words that limit it to some applicants, whom only its text names. */
  limitedTo: string | null;
  /** True if these words are not in its name but in its text. */
  isLimitInText: boolean;
  /** The only schools that a State means by its words about applicants. */
  schoolsMeant: "colleges" | "public schools" | null;
  /** The reason why only organisations of the United States may apply, if that is sure. */
  domesticBecause: DomesticReason | null;
  /** The country (two-letter code) of the embassy that funds it, for work there. */
  missionCountry: string | null;
  /** True if only the name of the opportunity tells that country. */
  isCountryInName: boolean;
  /** The legal forms that may apply; empty if the source admits others or does not say. */
  forms: ApplicantForm[];
  /** The legal forms that it lists beside others that it admits; empty if it admits no others. */
  formsBesideOthers: ApplicantForm[];
  /** The only kinds of applicants that its text lists in words; null if the list has others. */
  listed: ListedKinds | null;
  /** True if the only others that it names in words are organisations of tribes. */
  areOthersTribal: boolean;
  /** True if its words name the colleges of tribes. */
  namesTribalColleges: boolean;
  /** The part of the world that its name speaks of, where its funder pays for work abroad: "South Asia". */
  worldRegion: string | null;
  /** True if it is a self-help fund for people of that country only. */
  isSelfHelp: boolean;
  /** The states of the United States that it is about. */
  states: string[];
  /** The states of the regional office that gives it, and gives only there. */
  officeStates: readonly string[];
  /** The counties and other places inside a State that it is limited to. */
  places: string[];
  /** True if it is for the insular areas: the Pacific territories, the Virgin Islands and the associated states. */
  isInsular: boolean;
  /** The country whose government funds it, if that is sure. */
  funderCountry: string | null;
  /** The words which say that it is for work outside that country, or with others. */
  abroad: string | null;
  /** The country of the international city where the funder sits: "Mission to the United Nations-Geneva". */
  seatCountry: string | null;
};

/** The facts of an opportunity that matching uses: its hard rules, and the traits that are rated. */
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
  | "applicantLimit"
  | "coFunding"
  | "coFundingShare"
  | "consortiumMin"
  | "deadline"
  | "deadlineTimezone"
  | "deadlineTime"
> & {
  /** The beginning of the source's own text about who may apply. */
  applicants: string | null;
  /** The instant of the deadline's hour, or at which its day ends; null without a deadline. */
  closesAt: Date | null;
  /** Read once from its words, and used for every entity. */
  stated: StatedInWords;
};

/** An opportunity compared with one entity. */
export type Candidate = OpportunityRules & {
  /** How near their texts are (see `text-nearness.ts`); null if one of them has no vector yet. */
  similarity: number | null;
  /** The industries (slugs) that its text mentions; empty until its text has been read for them. */
  themes: readonly string[];
};

/** The data of an entity that opportunities are compared with. Without a vector every similarity is null. */
export type Probe = {
  vector: number[] | null;
  /** The terms of its texts, as `describeTerms` gives them. */
  terms: string | null;
  /** The model that made the vector. Only vectors of the same model are compared. */
  model: string;
  /** The industries (slugs) that the entity's own words mention. */
  themes: readonly string[];
};
