import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useCurrentTitle } from "@/lib/document-title";
import { useScrollRestoration } from "./scroll-restoration";

/** What a full page load would do by itself: scroll, move the focus, and tell screen readers where one is. */
export function RouteEffects() {
  const [path] = useLocation();
  const title = useCurrentTitle();
  const before = useRef(path);
  useScrollRestoration(path);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const main = document.getElementById("main");
    // A field that asked for the focus keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [path]);

  return (
    <p role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
