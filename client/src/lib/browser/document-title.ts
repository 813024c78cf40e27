import { useEffect } from "react";
import { BRAND } from "../brand";
import { createStore } from "../store";

const current = createStore("");

/** Sets the tab's title to "title · product"; the route announcer reads it out. Pass undefined while it is not known. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} · ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}`;
    current.set(title || BRAND.name);
  }, [title]);
}

/** The present screen's title without the product name. */
export const useCurrentTitle = current.use;
