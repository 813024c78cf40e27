import type { ResourceType } from "../constants/enums";
import type { OpportunityCardView } from "./opportunities";

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

/**
 * Compares what a funder looks for with what one of the person's entities states. Null means that this side
 * does not say.
 */
export type FunderFitFact = {
  fact: "industry" | "stage" | "geography" | "cheque";
  label: string;
  verdict: "met" | "not_met" | "unknown";
  funder: string | null;
  entity: string | null;
  /** A further remark about the verdict. */
  note: string | null;
};

export type FunderFitView = { entityId: string; entityName: string; facts: FunderFitFact[] };

export type FunderOpportunityView = Pick<
  OpportunityCardView,
  | "id"
  | "name"
  | "fundingType"
  | "minAmount"
  | "maxAmount"
  | "currency"
  | "deadline"
  | "deadlineTimezone"
  | "deadlineTime"
  | "closesAt"
> & {
  /** The score of the person's best entity, 0–100. Null when none is eligible. */
  matchScore: number | null;
  /** Is true when the person hid it as not for them. */
  isPutAway: boolean;
};

/** Everything about one funder, and how well it suits the person. */
export type FunderProfileView = FunderView & {
  /** Percent as a decimal string. */
  typicalEquity: string | null;
  portfolioCount: number | null;
  activePortfolioCount: number | null;
  exitsCount: number | null;
  crunchbaseUrl: string | null;
  linkedinUrl: string | null;
  twitterUrl: string | null;
  source: string | null;
  /** The address of its entry in the Research Organization Registry. */
  rorId: string | null;
  /** Its entries in public registers, such as `GB-CHC-200051`. */
  orgIds: string[];
  /** The number that the United States give to whoever they pay. */
  uei: string | null;
  /** Other names that sources use for it. */
  aliases: string[];
  /** The organisation that it is a part of. */
  parent: { id: string; name: string } | null;
  /** The open, published opportunities, the best match first. */
  opportunities: FunderOpportunityView[];
  hasMoreOpportunities: boolean;
  fits: FunderFitView[];
  /** Is true when the person has more entities than are compared. */
  hasMoreEntities: boolean;
};

export type ResourceView = {
  id: string;
  title: string;
  description: string | null;
  /** Markdown. It is null in the list, whatever `hasContent` says. */
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
