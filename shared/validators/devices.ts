/** The number of sessions that are listed: the ones used last. */
export const SESSIONS_SHOWN = 50;

/** Whether a text can be the id of a session: a hash, because the session's own id would sign anybody in. */
export const isSessionId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export type DeviceKind = "desktop" | "phone" | "tablet";

/** What a browser says of itself. What is not known is null. */
export type DeviceView = {
  /** A name such as "Firefox". */
  browser: string | null;
  /** A name such as "Windows". */
  system: string | null;
  kind: DeviceKind | null;
};

/** A place where the person is signed in. */
export type SessionView = {
  id: string;
  device: DeviceView;
  /** The code of the country that the sign-in came from; null where no proxy says it. */
  country: string | null;
  signedInAt: string;
  /** Up to five minutes early: not every request is noted. */
  lastSeenAt: string;
  /** Whether it is the session that asks. */
  current: boolean;
};
