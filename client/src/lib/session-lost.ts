import { useSyncExternalStore } from "react";

/**
 * A session can end while somebody is writing. The page then stays mounted, with what was typed, and a dialog asks
 * for the password over it; this store says whether that dialog is open.
 */
let lost = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  if (lost === next) return;
  lost = next;
  for (const listener of listeners) listener();
}

export const reportSessionLost = () => set(true);
export const clearSessionLost = () => set(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useSessionLost(): boolean {
  return useSyncExternalStore(subscribe, () => lost);
}
