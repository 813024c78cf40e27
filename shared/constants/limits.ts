/**
 * Every number that the spec or the trust page fixes. Times are in milliseconds unless the name says
 * otherwise.
 */

export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;
export const MATCHES_MAX = 100;
export const DASHBOARD_MATCHES = 4;
/** How many opportunities are compared at once. */
export const COMPARED_MAX = 3;
/** How many opportunities like one a member is shown. */
export const SIMILAR_MAX = 6;
export const SEARCH_MAX = 200;

/**
 * Is shown only when an answer has no score field at all, which happens with another server. Ours always
 * sends a figure or null.
 */
export const FALLBACK_MATCH_DASHBOARD = 85;
export const FALLBACK_MATCH_LIST = 95;

export const DRAFT_STALE_DAYS = 7;
/** The home shows what is to be attended to within this many days. */
export const ACTION_ITEM_DAYS = 7;
export const PROFILE_ACTION_BELOW = 50;
export const STRENGTH_PANEL_BELOW = 75;
/** Below this score the best match does not suit its entity well. */
export const POOR_MATCH_BELOW = 30;
export const SCORE_BANDS = { excellent: 90, good: 75, fair: 50 } as const;
export const RESEND_COOLDOWN_SECONDS = 60;
export const VERIFY_REDIRECT_MS = 2000;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** How long the second step of a sign-in may take. */
export const SECOND_STEP_MINUTES = 5;
/** How long a person who has shown that it is them is not asked again. */
export const CONFIRMED_MINUTES = 10;
/** How long whoever has lost the second step waits until it is removed, and how long it then can be. */
export const FACTOR_REMOVAL_DAYS = 3;
export const FACTOR_REMOVAL_OPEN_DAYS = 14;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
export const NAME_MAX = 200;
export const PERSON_NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const URL_MAX = 2048;
export const TEXT_MAX = 5_000;
export const LONG_TEXT_MAX = 20_000;
/** Limits a whole narrative or AI draft. Even in a three-byte script it fits into a request. */
export const NARRATIVE_MAX = 30_000;
export const LIST_MAX = 50;
export const LIST_ITEM_MAX = 200;
/** A call that demands more partners than this is misread. */
export const CONSORTIUM_MAX = 50;
export const INTEGER_MAX = 2_147_483_647;

export const ENTITIES_PER_USER = 1_000;
export const APPLICATIONS_PER_USER = 5_000;

export const JSON_BODY_BYTES = 100_000;
export const JSON_DEPTH_MAX = 20;
/** The largest file, of a pitch deck and of a document. */
export const FILE_BYTES_MAX = 10_485_760;
export const DOCUMENT_BYTES_MAX = 26_214_400;
export const EMBEDDING_DIMENSIONS = 1536;
/** The dimensions of the sparse vectors of terms, so many that two terms hardly ever share one. */
export const TERM_DIMENSIONS = 1_000_000_000;

export const TOAST_MS = 5_000;
export const TOAST_REMOVE_MS = 1_000_000;
export const NAV_TOOLTIP_MS = 200;
export const MOBILE_BELOW_PX = 768;
export const DETAIL_COUNTRIES_MAX = 5;

export const VERIFY_TOKEN_HOURS = 24;
export const RESET_TOKEN_MINUTES = 60;
export const EMAIL_CHANGE_HOURS = 24;
