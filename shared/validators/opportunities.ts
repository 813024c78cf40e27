import { z } from "zod";
import type { ApplicantLimit, CoFunding, FundingType, VerificationStatus } from "../constants/enums";
import { PAGE_SIZE, PAGE_SIZE_MAX, SEARCH_MAX } from "../constants/limits";
import { type GateName, LIST_VIEWS, type MatchPartName } from "../constants/matching";
import { LIST_SORTS } from "../constants/saved-searches";
import { facetFields, onlyWithAll } from "./facets";
import type { Licence } from "./sources";
import type { FeedbackView } from "./feedback";
import { countryField, pageNumber } from "./fields";
import { say } from "./say";

/** A search is never an error. Characters that cannot be searched for are removed. */
export const searchText = z
  .string(say("Must be given once"))
  .transform((text) =>
    text
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, SEARCH_MAX)
      // This comes after the cut, which may split a character.
      .replace(/\p{Cs}/gu, "")
      .trim(),
  )
  .optional()
  .default("");

/** The id of an opportunity, or its readable name, as public addresses have it. */
export const idOrSlugParams = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,100}$/i, say("Unknown id")),
});

const listFields = z.object({
  page: pageNumber(1),
  limit: pageNumber(PAGE_SIZE, PAGE_SIZE_MAX),
  search: searchText,
  show: z.enum(LIST_VIEWS, say("Must be all, saved or dismissed")).default("all"),
  /** Sorts saved or dismissed opportunities by deadline, instead of the last marked first. */
  sort: z.enum(["deadline"], say("Must be deadline")).optional(),
  /** Scores are for this entity of the caller instead of the best of all. */
  entityId: z.uuid(say("Must be an id")).optional(),
  /** Sorts the whole list. */
  order: z.enum(LIST_SORTS, say("Must be relevance, deadline or amount")).default("relevance"),
  /** Only what accepts applicants from this country, or names no countries. */
  country: countryField.optional(),
  ...facetFields,
});
const NOT_WITH_MARKS = say("Not with what was saved or dismissed");
export const opportunityListQuery = listFields
  .refine(({ show, sort }) => show !== "all" || sort === undefined, {
    path: ["sort"],
    ...say("Only with what was saved or dismissed"),
  })
  .refine(({ show, order }) => show === "all" || order === "relevance", {
    path: ["order"],
    ...NOT_WITH_MARKS,
  })
  .refine(({ show, country }) => show === "all" || country === undefined, {
    path: ["country"],
    ...NOT_WITH_MARKS,
  })
  .refine(...onlyWithAll);
/** The query of the counts: the filters of the list without what only changes its order. */
export const facetsQuery = listFields.pick({ search: true, country: true }).extend(facetFields);
export type FacetsQuery = z.infer<typeof facetsQuery>;
/** The query of matches and of one opportunity. */
export const matchQuery = listFields.pick({ entityId: true });
export type OpportunityListQuery = z.infer<typeof opportunityListQuery>;

/** `met: null` means unknown, because the opportunity or the profile does not say. */
export type MatchReason = { label: string; met: boolean | null };

/** One part of a score in whole points, at most `max`. The points of all parts add up to the score. */
export type MatchPart = {
  /** "experience" is what turns the points into the percentage: it is 0 or less, of at most 0. */
  part: MatchPartName | "experience";
  label: string;
  points: number;
  max: number;
  /** Explains the points, with every figure that is needed to compute them by hand. */
  how: string;
};

/** One hard rule with the words behind its verdict. A rule that the opportunity does not have is left out. */
export type MatchGate = {
  gate: GateName;
  label: string;
  verdict: "met" | "not_met" | "unknown";
  /** The words of the opportunity. Null when its source says nothing, which excludes nobody. */
  opportunity: string | null;
  /** The words of the profile. Null while it says nothing. */
  profile: string | null;
  /**
   * The answers to these questions of the profile (named as in layer 1) settle an unknown verdict. The list
   * is empty when no answer can.
   */
  ask: string[];
};

export type OpportunityCardView = {
  id: string;
  name: string;
  slug: string;
  funderName: string | null;
  description: string | null;
  fundingType: FundingType;
  minAmount: string | null;
  maxAmount: string | null;
  currency: string;
  /** `YYYY-MM-DD` in `deadlineTimezone`. */
  deadline: string | null;
  deadlineTimezone: string | null;
  /** `HH:MM` in `deadlineTimezone`; null when the day ends first. */
  deadlineTime: string | null;
  /** The moment at which it closes. Null without a deadline. */
  closesAt: string | null;
  deadlineNote: string | null;
  openDate: string | null;
  eligibleCountries: string[];
  eligibleEntityTypes: string[];
  featured: boolean;
  createdAt: string;
  /** The score of the caller's best entity, 0–100. Null while there is nothing to compare with. */
  matchScore: number | null;
  feedback: FeedbackView | null;
};

/** All facts behind a score. */
export type MatchDetails = {
  matchReasons: MatchReason[];
  matchParts: MatchPart[];
  matchGates: MatchGate[];
};

export type MatchedOpportunityView = OpportunityCardView &
  MatchDetails & {
    matchScore: number;
    matchedEntityId: string;
  };

/** What the home needs of a saved opportunity. */
type SavedDeadlineView = Pick<
  OpportunityCardView,
  "id" | "name" | "deadlineTimezone" | "deadlineTime" | "closesAt" | "feedback"
> & { deadline: string };
/** Those with a deadline: open ones first, the soonest before the others. */
export type SavedDeadlinesView = { opportunities: SavedDeadlineView[] };

export type Pagination = { page: number; total: number; hasMore: boolean };
export type OpportunityListView = { opportunities: OpportunityCardView[]; pagination: Pagination };
/** Open opportunities about the same things as one, the nearest first. */
export type SimilarListView = { opportunities: OpportunityCardView[] };
export type MatchedListView = { opportunities: MatchedOpportunityView[] };

/** What everybody may know of one opportunity. */
export type OpportunityFactsView = Omit<OpportunityCardView, "matchScore" | "feedback"> & {
  /** The id that was asked for, if that opportunity was merged into this one. */
  mergedId?: string;
  /** Whether the last day for applications has passed, or its hour. */
  closed: boolean;
  funderType: string | null;
  funderLogoUrl: string | null;
  funderWebsite: string | null;
  applicationUrl: string | null;
  equityStakeMin: string | null;
  equityStakeMax: string | null;
  investmentType: string | null;
  eligibleEntityTypesOpenEnded: boolean;
  /** ISO 3166-2 codes of parts of these countries, or words where there is none. */
  eligibleRegions: string[];
  eligibilityText: string | null;
  industryFocus: string[];
  stageFocus: string[];
  yearFoundedMin: number | null;
  yearFoundedMax: number | null;
  revenueMin: string | null;
  revenueMax: string | null;
  /** The only applicants, where meeting the rules is not enough. */
  applicantLimit: ApplicantLimit | null;
  /** Whether applicants must pay a part of the costs. Null when the source does not say. */
  coFunding: CoFunding | null;
  /** The smallest share of the costs that applicants must bring, in percent. */
  coFundingShare: string | null;
  /** How many organisations must apply together at least, the applicant included. */
  consortiumMin: number | null;
  businessPlanRequired: boolean;
  pitchDeckRequired: boolean;
  financialProjectionsRequired: boolean;
  legalEntityRequired: boolean;
  registeredBusinessRequired: boolean;
  programStartDate: string | null;
  programEndDate: string | null;
  durationWeeks: number | null;
  applicationFrequency: string | null;
  nextCohortDate: string | null;
  mentorSupport: boolean;
  officeSpace: boolean;
  investorNetwork: boolean;
  demoDay: boolean;
  communityAccess: boolean;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  source: string | null;
  /** The id of the source in the list of sources. Null for single pages, which are not in it by an id. */
  sourceId: string | null;
  sourceUrl: string | null;
  attribution: string | null;
  /** The licence of the source. Null when it states none that we know of. */
  licence: Licence | null;
  /** When an administrator confirmed it. Null when nobody has; another server may not say. */
  confirmedAt?: string | null;
  verificationStatus: VerificationStatus;
  lastSyncedAt: string | null;
};

/** One opportunity, and how it suits the caller. */
export type OpportunityView = OpportunityFactsView & {
  matchScore: number | null;
  matchedEntityId: string | null;
  feedback: FeedbackView | null;
  /** The language of its text, as a tag of BCP 47, if a provider can translate it into the reader's. */
  translatableFrom?: string;
} & MatchDetails;
