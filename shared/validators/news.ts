import { z } from "zod";
import type { EntityType } from "../constants/enums";
import { type FollowedFact, NEWS_PAGE, NEWS_PAGE_MAX, type NewsKind } from "../constants/news";
import { pageNumber } from "./fields";
import { message } from "../words/messages";
import { say } from "./say";

const moment = z.iso.datetime({ precision: 3, ...say("Must be a time") });

/** A page of news: `before` is the `createdAt` of the last one that is known; no two of one person have the same. */
export const newsListQuery = z.object({
  before: moment.optional(),
  limit: pageNumber(NEWS_PAGE, NEWS_PAGE_MAX),
});
export type NewsListQuery = z.infer<typeof newsListQuery>;

/** Which news were read; all without `ids`. With `until`, the `createdAt` of the newest that was seen, none that came after it. */
export const readNewsSchema = z.object({
  ids: z
    .array(z.uuid(say("Unknown id")), say("Must be a list of ids"))
    .max(NEWS_PAGE_MAX, say(message("At most {n} at a time", { n: NEWS_PAGE_MAX })))
    .optional(),
  until: moment.optional(),
});
export type ReadNewsInput = z.infer<typeof readNewsSchema>;

/** An opportunity as news names it; as it was when the news was made. */
export type NewsOpportunity = {
  id: string;
  name: string;
  funderName: string | null;
  /** `YYYY-MM-DD` in `deadlineTimezone`. */
  deadline: string | null;
  deadlineTimezone: string | null;
};

/** The columns of a fact that is followed. Amounts are decimal strings. */
export type FactValues = {
  deadline: { deadline: string | null; deadlineTimezone: string | null };
  amount: { minAmount: string | null; maxAmount: string | null; currency: string };
  eligibility: {
    eligibleEntityTypes: string[];
    eligibleCountries: string[];
    eligibleRegions: string[];
    stageFocus: string[];
    yearFoundedMin: number | null;
    yearFoundedMax: number | null;
    revenueMin: string | null;
    revenueMax: string | null;
  };
};
export type FactChange = {
  [F in FollowedFact]: { fact: F; before: FactValues[F]; after: FactValues[F] };
}[FollowedFact];

/**
 * What speaks most for a match. A country that is null is every one; amounts are decimal strings; `score` where nothing else is known to
 * speak for it.
 */
export type MatchFact =
  | { about: "type"; type: EntityType }
  | { about: "country"; country: string | null }
  | { about: "industry"; isOpenToAll: boolean }
  | { about: "amount"; min: string | null; max: string | null; currency: string; sought: string }
  | { about: "text"; isClose: boolean }
  | { about: "score" };

/** What each kind of news tells, as facts. */
export type NewsDataOf = {
  /** An application that was not sent yet is due. `daysLeft` from the morning on which it was told. */
  deadline: {
    opportunity: NewsOpportunity;
    applicationId: string;
    entityName: string;
    daysLeft: number;
  };
  /** A next step with a funder that the person set themselves. `date` is `YYYY-MM-DD`. */
  next_action: { funderId: string; funderName: string; entityName: string; action: string; date: string };
  change: { opportunity: NewsOpportunity; changes: FactChange[] };
  /** `reason` is the part of the score that speaks most for it, in the reader's words. */
  match: { opportunity: NewsOpportunity; entityName: string; score: number; reason: string };
  saved_search: {
    opportunity: NewsOpportunity;
    searchId: string;
    searchName: string;
    /** On the last find of a morning whose search found more than are told. */
    hasMore?: boolean;
  };
};
type NewsData = { [K in NewsKind]: { kind: K } & NewsDataOf[K] }[NewsKind];

/** The same as it is kept: `reason` is a fact that has no words yet; in what was told long ago it is in English. */
export type KeptNewsOf = Omit<NewsDataOf, "match"> & {
  match: Omit<NewsDataOf["match"], "reason"> & { reason: MatchFact | string };
};
export type KeptNews = { [K in NewsKind]: { kind: K } & KeptNewsOf[K] }[NewsKind];

export type NewsView = {
  id: string;
  createdAt: string;
  isRead: boolean;
} & NewsData;

/** A page of news, newest first. `unread` counts those of all pages. */
export type NewsListView = { news: NewsView[]; unread: number; hasMore: boolean };
/** How many are not read after some were. */
export type NewsReadView = { unread: number };
