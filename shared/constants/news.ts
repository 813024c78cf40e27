import type { NotificationKind } from "./reminders";

/** What a person's news can be about, in the order in which a mail tells it. */
export const NEWS_KINDS = ["deadline", "next_action", "change", "match", "saved_search"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** The switch of the preferences that ends the mails of a kind of news. In the app it is told whatever the switch says. */
export const SWITCH_OF_NEWS = {
  deadline: "notifyDeadlines",
  next_action: "notifyDeadlines",
  change: "notifyChanges",
  match: "notifyNewOpportunities",
  saved_search: "notifySavedSearches",
} as const satisfies Record<NewsKind, NotificationKind>;

/** The facts of a call whose change is told to those who follow it. */
export const FOLLOWED_FACTS = ["deadline", "amount", "eligibility"] as const;
export type FollowedFact = (typeof FOLLOWED_FACTS)[number];

/** How often the new finds of a saved search are told. */
export const SEARCH_FREQUENCIES = ["daily", "weekly", "off"] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

export const SAVED_SEARCHES_MAX = 30;
/** News in one answer. */
export const NEWS_PAGE_MAX = 50;
export const NEWS_PAGE = 20;
/** Of new matches, and of the finds of one saved search, so many are told in a morning. */
export const NEWS_FINDS_MAX = 10;
