import { type ReactNode, useEffect } from "react";

/** A part of the page that links lead to. */
export const Anchor = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="scroll-mt-24 rounded-card">
    {children}
  </div>
);

/** How long a part may take to appear. A person who waits longer has scrolled elsewhere. */
const WAIT_MS = 10_000;

/** Scrolls to the part that the address names and focuses it, once it is there: some parts load after the page. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id === "" || show(id)) return;
    const observer = new MutationObserver(() => {
      if (show(id)) end();
    });
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const timer = setTimeout(end, WAIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    return end;
  }, []);
}

function show(id: string): boolean {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: "start" });
  part?.focus({ preventScroll: true });
  return part !== null;
}
