import type { FundingType, ResourceType } from "../constants/enums";

export type FunderView = {
  id: string;
  name: string;
  description: string | null;
  logoUrl: string | null;
  funderType: string | null;
  averageCheckSize: string | null;
  minCheckSize: string | null;
  maxCheckSize: string | null;
  currency: string | null;
  country: string | null;
  geographyFocus: string[];
  industryFocus: string[];
  stageFocus: string[];
  website: string | null;
  verified: boolean;
  sourceUrl: string | null;
  attribution: string | null;
  lastSyncedAt: string | null;
};

/** What a funder says it looks for, beside what one of the person's entities says of itself. Null where somebody does not say. */
export type FunderFitFact = {
  fact: "industry" | "stage" | "geography" | "cheque";
  label: string;
  verdict: "met" | "not_met" | "unknown";
  funder: string | null;
  entity: string | null;
  /** What else there is to know about the verdict. */
  note: string | null;
};

export type FunderFitView = { entityId: string; entityName: string; facts: FunderFitFact[] };

export type FunderOpportunityView = {
  id: string;
  name: string;
  fundingType: FundingType;
  minAmount: string | null;
  maxAmount: string | null;
  currency: string;
  /** A calendar date in `deadlineTimezone`. */
  deadline: string | null;
  deadlineTimezone: string | null;
  /** The best of the person's entities, 0–100; null where none is eligible. */
  matchScore: number | null;
  /** The person has put it away as not for them. */
  isPutAway: boolean;
};

/** Everything about one funder, and how it suits the person. */
export type FunderProfileView = FunderView & {
  /** Percent, as a decimal string. */
  typicalEquity: string | null;
  portfolioCount: number | null;
  activePortfolioCount: number | null;
  exitsCount: number | null;
  crunchbaseUrl: string | null;
  linkedinUrl: string | null;
  twitterUrl: string | null;
  source: string | null;
  /** Open and on show, the best match first. */
  opportunities: FunderOpportunityView[];
  hasMoreOpportunities: boolean;
  fits: FunderFitView[];
  /** There are more entities than are compared. */
  hasMoreEntities: boolean;
};

export type ResourceView = {
  id: string;
  title: string;
  description: string | null;
  /** Markdown. The list leaves it out: there it is null, whatever `hasContent` says. */
  content: string | null;
  hasContent: boolean;
  resourceType: ResourceType;
  relevantFor: string[];
  fileUrl: string | null;
  publisher: string | null;
  sourceUrl: string | null;
  licence: string | null;
  lastSyncedAt: string | null;
};
