import { useSyncExternalStore, type CSSProperties } from "react";

/**
 * How many pixels of the window's edge a toast takes, 0 without one. Dialogs leave them free, so that none of their buttons is covered. Each
 * sets it on itself: on the whole document, every card of a long list would be styled anew for each toast.
 */
let room = 0;
const listeners = new Set<() => void>();

export function setToastRoom(pixels: number): void {
  if (pixels === room) return;
  room = pixels;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For a dialog's `style`: `--toast-room` for its classes. */
export function useToastRoom(): CSSProperties {
  const pixels = useSyncExternalStore(
    subscribe,
    () => room,
    () => room,
  );
  return { "--toast-room": `${pixels}px` } as CSSProperties;
}
