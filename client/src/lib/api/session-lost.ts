import { createStore } from "../store";

/**
 * A session can end while the user is writing. The page then stays mounted with the typed text, and a dialog
 * over it asks for the password until the user closes it. The next refused call opens it again. While the user signs out,
 * a refused call is no surprise.
 */
const session = createStore<"here" | "asking" | "put-away" | "leaving">("here");

export function reportSessionLost(): void {
  if (session.get() !== "leaving") session.set("asking");
}
export const reportSigningOut = () => session.set("leaving");
/** Remembers that the user does not want to sign in now. Nothing that runs by itself may ask again. */
export const putSignInAway = () => session.set("put-away");
export const clearSessionLost = () => session.set("here");
/** Reports that the server knows the user again, for example after a sign-in in another tab. */
export const reportSessionFound = () => session.get() === "put-away" && session.set("here");

/** Returns true if the session is known to have ended, or is about to. */
export const useSessionEnded = () => session.use() !== "here";

/** Returns true if the session is known to have ended without a sign-out. */
export const useSessionLost = () => !["here", "leaving"].includes(session.use());

/** Returns true if the dialog that asks for the password is open. */
export const useSignInAsked = () => session.use() === "asking";
