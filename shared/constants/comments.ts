export const COMMENTS_PER_APPLICATION = 500;
export const COMMENT_MAX = 4_000;
/** The words that a comment is about. */
export const QUOTE_MAX = 500;
/** Characters on each side of the words, by which they are found among others that read the same. */
export const QUOTE_CONTEXT = 40;
/** What an editor decided about a suggestion. */
export const SUGGESTION_DECISIONS = ["accepted", "declined"] as const;
export type SuggestionDecision = (typeof SUGGESTION_DECISIONS)[number];
export const MENTIONS_MAX = 20;
