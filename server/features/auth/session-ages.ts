const HOUR = 60 * 60 * 1000;

/** A session ends after this time without a request. */
export const IDLE_MS = 7 * 24 * HOUR;
const ABSOLUTE_MS = 30 * 24 * HOUR;
const ADMIN_ABSOLUTE_MS = 12 * HOUR;

/** How long after its beginning a session of this user ends, even if it is in use. */
export const getAbsoluteMs = (isAdmin: boolean): number => (isAdmin ? ADMIN_ABSOLUTE_MS : ABSOLUTE_MS);
