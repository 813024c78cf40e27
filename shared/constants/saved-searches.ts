/** How the list of opportunities can be sorted. */
export const LIST_SORTS = ["relevance", "deadline", "amount"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const SAVED_SEARCH_NAME_MAX = 80;
