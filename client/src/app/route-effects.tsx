import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useCurrentTitle } from "@/lib/browser/document-title";
import { useScrollRestoration } from "./scroll-restoration";

/** What a full page load would do by itself: scroll, move the focus, and tell screen readers where one is. */
export function RouteEffects() {
  const [path] = useLocation();
  const title = useCurrentTitle();
  const before = useRef(path);
  const isDue = useRef(false);
  useScrollRestoration(path);

  useEffect(() => {
    const isNew = before.current !== path;
    before.current = path;
    if (!isNew && !isDue.current) return;
    const main = document.getElementById("main");
    isDue.current = !main;
    const { activeElement } = document;
    // A field that asked for the focus keeps it, and so does what somebody went to while the screen's code was on its way.
    const isTaken = isNew ? main?.contains(activeElement) : activeElement !== document.body;
    if (!isTaken) main?.focus({ preventScroll: true });
    // A screen whose code has to be fetched first has no main part yet; it is there when the screen gives its title.
  }, [path, title]);

  return (
    <p role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
