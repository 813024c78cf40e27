/** From where answers of a profile are proposed. */
export const PROFILE_SOURCES = ["website", "file", "deck", "document", "register"] as const;
export type ProfileSource = (typeof PROFILE_SOURCES)[number];

export const PROFILE_READING_STATUSES = ["waiting", "read", "failed"] as const;
export type ProfileReadingStatus = (typeof PROFILE_READING_STATUSES)[number];

/** The first page of a website, and so many that it links to. */
export const SITE_LINKED_PAGES_MAX = 4;
/** Pages of a file that are read. */
export const PROFILE_PAGES_MAX = 60;
/** Characters of all pages together. */
export const PROFILE_TEXT_MAX = 300_000;
export const PROFILE_QUOTE_MAX = 500;
/** Proposals that nobody looked at any more are deleted. */
export const PROFILE_READING_KEPT_DAYS = 14;
/** Decks and documents that can be chosen. */
export const PROFILE_FILES_MAX = 50;
/** No questionnaire has more questions. */
export const PROFILE_ANSWERS_MAX = 60;
/** The matches that are shown beside the proposals. */
export const PREVIEWED_MATCHES = 3;
