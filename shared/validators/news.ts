import { z } from "zod";
import type { SuggestionDecision } from "../constants/comments";
import type { EntityType } from "../constants/enums";
import { type FollowedFact, NEWS_PAGE, NEWS_PAGE_MAX, type NewsKind } from "../constants/news";
import type { ObligationKind } from "../constants/obligations";
import { pageNumber } from "./fields";
import { message } from "../words/messages";
import { say } from "./say";

const moment = z.iso.datetime({ precision: 3, ...say("Must be a time") });

/**
 * A page of news. `before` is the `createdAt` of the last known item, and no two items of a person have the
 * same one.
 */
export const newsListQuery = z.object({
  before: moment.optional(),
  limit: pageNumber(NEWS_PAGE, NEWS_PAGE_MAX),
});
export type NewsListQuery = z.infer<typeof newsListQuery>;

/**
 * Marks these news as read, or all of them without `ids`. `until` is the `createdAt` of the newest item that
 * was seen, so that later ones stay unread.
 */
export const readNewsSchema = z.object({
  ids: z
    .array(z.uuid(say("Unknown id")), say("Must be a list of ids"))
    .max(NEWS_PAGE_MAX, say(message("At most {n} at a time", { n: NEWS_PAGE_MAX })))
    .optional(),
  until: moment.optional(),
});
export type ReadNewsInput = z.infer<typeof readNewsSchema>;

/** An opportunity as it was when the news was made. */
export type NewsOpportunity = {
  id: string;
  name: string;
  funderName: string | null;
  /** `YYYY-MM-DD` in `deadlineTimezone`. */
  deadline: string | null;
  deadlineTimezone: string | null;
  /** `HH:MM` in `deadlineTimezone`. Only reminders and changes tell it. */
  deadlineTime?: string | null;
};

/** The columns of a followed fact. Amounts are decimal strings. */
export type FactValues = {
  publication: { isPublished: boolean };
  deadline: {
    deadline: string | null;
    deadlineTimezone: string | null;
    /** Missing in changes from before hours were read. */
    deadlineTime?: string | null;
  };
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
 * The fact that speaks most for a match. A country that is null means every country. Amounts are decimal
 * strings. `score` is used when no other fact is known.
 */
export type MatchFact =
  | { about: "type"; type: EntityType }
  | { about: "country"; country: string | null }
  // News that were stored before do not name the industries.
  | { about: "industry"; isOpenToAll: boolean; industries?: string[] }
  | { about: "amount"; min: string | null; max: string | null; currency: string; sought: string }
  | { about: "text"; isClose: boolean }
  | { about: "score" };

/** The facts that each kind of news holds. */
export type NewsDataOf = {
  /** An unsent application is due. `daysLeft` counts from the morning of the news. */
  deadline: {
    opportunity: NewsOpportunity;
    applicationId: string;
    entityName: string;
    daysLeft: number;
  };
  /** A next step with a funder that the person has set. `date` is `YYYY-MM-DD`. */
  next_action: { funderId: string; funderName: string; entityName: string; action: string; date: string };
  /** An open task of the person, or of nobody, is due. `date` is `YYYY-MM-DD`. */
  task: {
    title: string;
    date: string;
    applicationId: string;
    applicationTitle: string | null;
    entityName: string;
  };
  /** A document of the library expires. `expiresOn` is `YYYY-MM-DD`, `daysLeft` counts from the morning of the news. */
  document: { documentId: string; name: string; entityName: string; expiresOn: string; daysLeft: number };
  /** A condition or a report of an award is due. `daysLeft` counts from the morning of the news; at -1 it is overdue. */
  obligation: {
    obligationKind: ObligationKind;
    title: string;
    dueDate: string;
    daysLeft: number;
    applicationId: string;
    applicationTitle: string | null;
    entityName: string;
  };
  /** Of an opportunity that left the catalogue, only the id and the name are told. */
  change: {
    opportunity: NewsOpportunity;
    changes: FactChange[];
    /** Is set when the call was open, and closed on a new deadline that had passed. */
    isClosed?: boolean;
  };
  /** `reason` is the part of the score that speaks most for the match, in the reader's words. */
  match: { opportunity: NewsOpportunity; entityName: string; score: number; reason: string };
  saved_search: {
    opportunity: NewsOpportunity;
    searchId: string;
    searchName: string;
    /** Is set on the last find of a morning when the search found more than are reported. */
    hasMore?: boolean;
  };
  /**
   * Somebody mentions the person in a comment on an application, or wrote in a thread that they are in, or decided on
   * a suggestion of theirs.
   */
  comment: {
    commentId: string;
    applicationId: string;
    isMention: boolean;
    /** Is set when it tells what became of a suggestion of the person. */
    decision?: SuggestionDecision;
    applicationTitle: string | null;
    entityName: string;
    /** Null once the account is deleted. */
    author: string | null;
    /** The beginning of the comment, or the words that a suggestion is about. */
    excerpt: string;
  };
  /** Somebody without an account answered what they were asked for. */
  guest: { name: string; applicationId: string; applicationTitle: string | null; entityName: string };
  /** The call of an application was amended. `lines` counts what it says otherwise now. */
  call: { applicationId: string; applicationTitle: string | null; entityName: string; lines: number };
};
type NewsData = { [K in NewsKind]: { kind: K } & NewsDataOf[K] }[NewsKind];

/**
 * The same as it is stored. `reason` is a fact without words. In old news it is an English text. Of a comment only the ids are stored, so
 * that news never says more than the comment does now.
 */
export type KeptNewsOf = Omit<NewsDataOf, "match" | "comment"> & {
  match: Omit<NewsDataOf["match"], "reason"> & { reason: MatchFact | string };
  comment: Pick<NewsDataOf["comment"], "commentId" | "applicationId" | "isMention" | "decision">;
};
export type KeptNews = { [K in NewsKind]: { kind: K } & KeptNewsOf[K] }[NewsKind];

export type NewsView = {
  id: string;
  createdAt: string;
  isRead: boolean;
} & NewsData;

/** A page of news, newest first. `unread` counts those of all pages. */
export type NewsListView = { news: NewsView[]; unread: number; hasMore: boolean };
/** The number of unread news after some were read. */
export type NewsReadView = { unread: number };
