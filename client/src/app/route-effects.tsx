import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useCurrentTitle } from "@/lib/browser/document-title";
import { useScrollRestoration } from "./scroll-restoration";

/** Does what a page load would do: scrolls, moves the focus, and announces the screen to screen readers. */
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
    // A field with autofocus keeps the focus, and so does anything the user went to while the code was loading.
    const isTaken = isNew ? main?.contains(activeElement) : activeElement !== document.body;
    if (!isTaken) main?.focus({ preventScroll: true });
    // The main part of a screen may come later with its code; the title is set at the same time.
  }, [path, title]);

  return (
    <p role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
