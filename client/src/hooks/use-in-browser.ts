import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Reads what only a browser knows, such as its storage or its clock. It is read anew on every rendering.
 * @param instead the answer on the server, and until its page is taken over
 */
export function useInBrowser<T>(read: () => T, instead: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => instead);
}
