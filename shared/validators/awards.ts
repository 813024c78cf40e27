import { z } from "zod";
import {
  AWARD_LINKS,
  type AwardLink,
  type AwardSource,
  NOT_STATED,
  RECIPIENT_TYPES,
  type RecipientType,
} from "../constants/awards";
import { PAGE_SIZE, PAGE_SIZE_MAX } from "../constants/limits";
import { say } from "./say";
import { countryField, currencyField, lineText, pageNumber, wordField, yearField } from "./fields";

const REGION_MAX = 200;

/**
 * Which of a funder's awards to list. Each narrows the list; without any it is whole. `unknown` asks for those whose source does not
 * say the kind or the region.
 */
export const awardListQuery = z.object({
  page: pageNumber(1),
  limit: pageNumber(PAGE_SIZE, PAGE_SIZE_MAX),
  currency: currencyField.optional(),
  recipientType: wordField([...RECIPIENT_TYPES, NOT_STATED], "Unknown kind of organisation").optional(),
  country: countryField.optional(),
  region: lineText(REGION_MAX).optional(),
  year: yearField.optional(),
  linkedBy: wordField(AWARD_LINKS, "Unknown link").optional(),
  /** `1` for the last three years. */
  recent: z.literal("1", say("Must be 1")).optional(),
});
export type AwardListQuery = z.infer<typeof awardListQuery>;

export type AwardView = {
  id: string;
  recipientName: string;
  recipientType: RecipientType | null;
  recipientCountry: string | null;
  recipientRegion: string | null;
  /** A decimal string in `currency`. */
  amount: string;
  currency: string;
  /** A calendar date. */
  awardedOn: string;
  title: string | null;
  url: string | null;
  /** The funder as the source names it. */
  funderName: string;
  linkedBy: AwardLink;
  source: AwardSource;
  licence: string;
};

/** The newest first. */
export type AwardListView = {
  awards: AwardView[];
  pagination: { page: number; total: number; hasMore: boolean };
};

/** The amounts are decimal strings; a quarter of the awards is below `lower`, a quarter above `upper`. Null with too few awards. */
type AwardSizeView = {
  currency: string;
  awards: number;
  usual: { lower: string; median: string; upper: string } | null;
};

/** The organisations of the last three years that are like one of the caller's entities: of its kind, in its country. */
export type AlikeView = {
  entityId: string;
  entityName: string;
  recipientType: RecipientType;
  /** Null when the entity states none. Organisations of every country are counted then. */
  country: string | null;
  recipients: number;
};

/** The past awards of a funder in figures. Each figure has its rows in the list of awards. */
export type AwardSummaryView = {
  awards: number;
  recipients: number;
  firstYear: number;
  lastYear: number;
  /** Is true when the funder may have more awards. Only the newest are counted then. */
  isCut: boolean;
  recent: { awards: number; recipients: number };
  /** How many awards are this funder's only because the names are the same. */
  linkedByName: number;
  /** The currency of the most awards first. */
  sizes: AwardSizeView[];
  /** Null stands for those of unknown kind. */
  recipientTypes: { recipientType: RecipientType | null; awards: number }[];
  /** The places with the most awards first, without those of unknown place. */
  places: { country: string; region: string | null; awards: number }[];
  alike: AlikeView[];
  sources: { source: AwardSource; licence: string; awards: number; readAt: string }[];
};

/** Null when no past award of the funder is known. */
export type FunderAwardsView = { summary: AwardSummaryView | null };

/** The funder of an opportunity in the directory, and whom it has funded. Null when it is not in the directory. */
export type OpportunityFunderView = {
  funder: { id: string; name: string } | null;
  summary: AwardSummaryView | null;
};
