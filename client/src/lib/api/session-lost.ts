import { useSyncExternalStore } from "react";

/**
 * A session can end while somebody is writing. The page then stays mounted, with what was typed, and a dialog asks
 * for the password over it, until it is put away; the next call that is refused asks again.
 */
let state: "here" | "asking" | "put-away" = "here";
const listeners = new Set<() => void>();

function set(next: typeof state) {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

export const reportSessionLost = () => set("asking");
/** The person does not want to sign in now. Nothing that works by itself may ask again. */
export const putSignInAway = () => set("put-away");
export const clearSessionLost = () => set("here");
/** The server knows who is there: signed in again in another tab, say. */
export const reportSessionFound = () => state === "put-away" && set("here");

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isLost = () => state !== "here";
const isAsking = () => state === "asking";

/** Whether the session has ended, as far as is known. */
export function useSessionLost(): boolean {
  return useSyncExternalStore(subscribe, isLost, isLost);
}

/** Whether the dialog that asks for the password is open. */
export function useSignInAsked(): boolean {
  return useSyncExternalStore(subscribe, isAsking, isAsking);
}
