import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches, following changes.
 * @param onServer the answer where there is no window to ask
 */
export function useMediaQuery(query: string, onServer = () => false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}
