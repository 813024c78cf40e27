import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Scrolls to the top on a new screen and back to the old place on the way back. The browser's own restoration comes
 * before the screen is there, so it is switched off. Every history entry gets an id; positions are kept by it.
 */
const STORAGE_KEY = "scroll-positions";
const GIVE_UP_MS = 2000;
/** wouter sends these when it pushes or replaces. */
const PUSH_EVENT = "pushState";
const REPLACE_EVENT = "replaceState";

type Entry = { entryId?: string };

function entryId(): string {
  const state = (history.state ?? {}) as Entry;
  if (state.entryId) return state.entryId;
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  history.replaceState({ ...state, entryId: id }, "");
  return id;
}

function readStored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Scrolls once the page is tall enough, unless the person scrolls first. */
function restore(top: number): () => void {
  const end = performance.now() + GIVE_UP_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ["wheel", "touchstart", "keydown", "pointerdown"])
      window.removeEventListener(type, stop);
  };
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(top, reachable));
    if (reachable >= top || performance.now() > end) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    window.addEventListener(type, stop, { passive: true });
  }
  attempt();
  return stop;
}

export function useScrollRestoration(path: string): void {
  const positions = useRef<Map<string, number>>(null);
  const current = useRef("");
  const target = useRef<number | null>(null);

  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const stored = (positions.current = readStored());
    current.current = entryId();
    target.current = stored.get(current.current) ?? null;

    // Both run before React renders the next screen, so scrollY still belongs to the one being left.
    const leave = () => {
      stored.set(current.current, window.scrollY);
      current.current = entryId();
    };
    const handlePush = () => {
      leave();
      target.current = null;
    };
    const handlePop = () => {
      leave();
      target.current = stored.get(current.current) ?? null;
    };
    // A filter that goes into the address replaces the entry's state too: it is still the same entry.
    const handleReplace = () => {
      const state = (history.state ?? {}) as Entry;
      if (!state.entryId) history.replaceState({ ...state, entryId: current.current }, "");
    };
    const handleHide = () => {
      stored.set(current.current, window.scrollY);
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...stored].slice(-100)));
      } catch {
        // Without storage a reload starts at the top; nothing else depends on it.
      }
    };
    window.addEventListener(PUSH_EVENT, handlePush);
    window.addEventListener(REPLACE_EVENT, handleReplace);
    window.addEventListener("popstate", handlePop);
    window.addEventListener("pagehide", handleHide);
    return () => {
      window.removeEventListener(PUSH_EVENT, handlePush);
      window.removeEventListener(REPLACE_EVENT, handleReplace);
      window.removeEventListener("popstate", handlePop);
      window.removeEventListener("pagehide", handleHide);
    };
  }, []);

  const first = useRef(true);
  useEffect(() => {
    const top = target.current;
    const isFirst = first.current;
    first.current = false;
    target.current = null;
    if (top !== null && top > 0) return restore(top);
    if (!isFirst) window.scrollTo(0, 0);
  }, [path]);
}
