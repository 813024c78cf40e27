import { useEffect } from "react";
import { BRAND } from "../brand";
import { createStore } from "../store";

const currentTitle = createStore("");

/**
 * Sets the tab's title to "title · product", which the route announcer reads out. Pass undefined while the
 * title is not known.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} · ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}`;
    currentTitle.set(title || BRAND.name);
  }, [title]);
}

/** The current screen's title without the product name. */
export const useCurrentTitle = currentTitle.use;
