import type { NotificationKind } from "./reminders";

/** The kinds of news that are mailed, in the order in which a mail lists them. */
export const MAILED_NEWS_KINDS = [
  "deadline",
  "next_action",
  "task",
  "document",
  "obligation",
  "change",
  "match",
  "saved_search",
  "comment",
] as const;
export type MailedNewsKind = (typeof MAILED_NEWS_KINDS)[number];
/** Answers of guests and amended calls are told in the app alone. */
export const NEWS_KINDS = [...MAILED_NEWS_KINDS, "guest", "call"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** The preference that stops the mails of a kind of news. The app shows the news in any case. */
export const SWITCH_OF_NEWS = {
  deadline: "notifyDeadlines",
  next_action: "notifyDeadlines",
  task: "notifyDeadlines",
  document: "notifyDeadlines",
  obligation: "notifyDeadlines",
  change: "notifyChanges",
  match: "notifyNewOpportunities",
  saved_search: "notifySavedSearches",
  comment: "notifyComments",
} as const satisfies Record<MailedNewsKind, NotificationKind>;

/**
 * Those who follow an opportunity are told when one of these facts changes. `publication` is whether it is in the catalogue.
 */
export const FOLLOWED_FACTS = ["publication", "deadline", "amount", "eligibility"] as const;
export type FollowedFact = (typeof FOLLOWED_FACTS)[number];

/** A person is told about new finds of a saved search this often. */
export const SEARCH_FREQUENCIES = ["daily", "weekly", "off"] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

export const SAVED_SEARCHES_MAX = 30;
/** Searches that are shared with the members of one entity. */
export const SHARED_SEARCHES_PER_ENTITY = 50;
/** Searches of others that a person is shown. */
export const SHARED_SEARCHES_SHOWN = 200;
/** At most this many news are in one answer. */
export const NEWS_PAGE_MAX = 50;
export const NEWS_PAGE = 20;
/** At most this many new matches, and finds of one saved search, are reported in one morning. */
export const NEWS_FINDS_MAX = 10;
