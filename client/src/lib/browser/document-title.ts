import { useEffect, useSyncExternalStore } from "react";
import { BRAND } from "../brand";

let current = "";
const listeners = new Set<() => void>();

/** Sets the tab's title to "title · product"; the route announcer reads it out. Pass undefined while it is not known. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} · ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}`;
    current = title || BRAND.name;
    for (const listener of listeners) listener();
  }, [title]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The present screen's title without the product name. */
export function useCurrentTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
}
