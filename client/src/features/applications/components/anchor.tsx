import { type ReactNode, useEffect } from "react";
import { showWords } from "./show-words";

/** A part of the page that links lead to. */
export const Anchor = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="scroll-mt-24 rounded-card empty:hidden">
    {children}
  </div>
);

/** How long a part may take to appear. A person who waits longer has scrolled elsewhere. */
const WAIT_MS = 10_000;

/**
 * Scrolls to the part that the address names and focuses it, once it is there: some parts load after the page. Words in
 * the address are shown in it.
 */
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
  if (part === null) return false;
  part.scrollIntoView({ block: "start" });
  part.focus({ preventScroll: true });
  const words = new URLSearchParams(location.search).get("words");
  if (words !== null) showWords(part, words);
  return true;
}
