import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches, following changes.
 * @param inPicture what it is taken for where there is no window to ask (src/picture.tsx)
 */
export function useMediaQuery(query: string, inPicture = () => false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, inPicture);
}
