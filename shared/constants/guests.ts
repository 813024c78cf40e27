/** What somebody without an account can be asked for. */
export const GUEST_KINDS = ["question", "document", "approval"] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];

export type GuestState = "asked" | "answered" | "returned" | "accepted";

/** Requests that were not accepted yet. */
export const GUEST_OPEN_PER_APPLICATION = 50;
export const GUEST_REQUESTS_PER_APPLICATION = 200;
/** How long a mailed link works. */
export const GUEST_DAYS = 14;
/** A request that nobody answered is deleted this long after its link and its day have passed. */
export const GUEST_KEPT_DAYS = 90;
/** The first reminder goes out this many days before the day, the second on the day itself. */
export const GUEST_REMINDER_DAYS = 2;
