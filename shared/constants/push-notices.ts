/** Browsers that show push notices to one person. */
export const PUSH_DEVICES_PER_USER = 10;

/** A push notice that could not be brought for as long is dropped: its mail has been read by then. */
export const PUSH_NOTICE_HOURS = 24;

/** Seconds to wait after the first, second, … failed attempt. The last one is used until the notice is dropped. */
export const PUSH_RETRY_SECONDS = [30, 300, 1_800, 7_200] as const;

/** After as many notices in a row that could not be brought, the browser is given up. */
export const PUSH_FAILURES_MAX = 10;

/** The longest title and sentence of a push notice. Push services take 4 KB, encrypted. */
export const PUSH_TITLE_MAX = 120;
export const PUSH_TEXT_MAX = 200;
