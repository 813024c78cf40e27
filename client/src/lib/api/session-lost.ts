import { createStore } from "../store";

/**
 * A session can end while somebody is writing. The page then stays mounted, with what was typed, and a dialog asks
 * for the password over it, until it is put away; the next call that is refused asks again.
 */
const session = createStore<"here" | "asking" | "put-away">("here");

export const reportSessionLost = () => session.set("asking");
/** The person does not want to sign in now. Nothing that works by itself may ask again. */
export const putSignInAway = () => session.set("put-away");
export const clearSessionLost = () => session.set("here");
/** The server knows who is there: signed in again in another tab, say. */
export const reportSessionFound = () => session.get() === "put-away" && session.set("here");

/** Whether the session has ended, as far as is known. */
export const useSessionLost = () => session.use() !== "here";

/** Whether the dialog that asks for the password is open. */
export const useSignInAsked = () => session.use() === "asking";
