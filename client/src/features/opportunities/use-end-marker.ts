import { useEffect, useRef } from "react";

const VISIBLE_SHARE = 0.1;

/**
 * Calls `onReached` when a tenth of the marker is on screen. `round` changes with every loaded page. The
 * marker is then observed again, which reports its current state, so that a marker that is still on screen
 * (in a short or filtered list) loads the next page too.
 */
export function useEndMarker(onReached: () => void, { enabled, round }: { enabled: boolean; round: number }) {
  const marker = useRef<HTMLDivElement>(null);
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
  });
  useEffect(() => {
    const element = marker.current;
    if (!enabled || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled, round]);
  return marker;
}
