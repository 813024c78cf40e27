import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Scrolls to the top on a new screen and back to the old position on the way back. The browser's own restoration runs before the screen
 * is rendered, so it is switched off. Every history entry gets an id, and positions are stored under it.
 */
const STORAGE_KEY = "scroll-places";
const GIVE_UP_MS = 2000;
/** The position is final after this many frames without growth above it. */
const STILL_FRAMES = 3;
/** wouter sends these when it pushes or replaces. */
const PUSH_EVENT = "pushState";
const REPLACE_EVENT = "replaceState";

type Entry = { entryId?: string };

function getEntryId(): string {
  const state = (history.state ?? {}) as Entry;
  if (state.entryId) return state.entryId;
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  history.replaceState({ ...state, entryId: id }, "");
  return id;
}

/**
 * `top` is in pixels from the top of the page. In a list with guessed card heights that says little: there the position is the first item
 * in view (`data-place`) and its distance from the window's top.
 */
type Place = { top: number; item?: { name: string; offset: number } };

function readStored(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, Place][]);
  } catch {
    return new Map();
  }
}

function readPlace(): Place {
  const top = window.scrollY;
  for (const item of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const box = item.getBoundingClientRect();
    if (box.top >= window.innerHeight) break;
    if (box.bottom > 0) return { top, item: { name: item.dataset.place!, offset: box.top } };
  }
  return { top };
}

/** Scrolls once the item is rendered, or the page is tall enough, unless the user scrolls first. */
function restore({ top, item }: Place): () => void {
  const end = performance.now() + GIVE_UP_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ["wheel", "touchstart", "keydown", "pointerdown"])
      window.removeEventListener(type, stop);
  };
  let still = 0;
  /** Scrolls closer and tells whether the position is reached. */
  const approach = () => {
    const element = item && document.querySelector(`[data-place="${CSS.escape(item.name)}"]`);
    if (element) {
      const distance = element.getBoundingClientRect().top - item.offset;
      still = Math.abs(distance) < 1 ? still + 1 : 0;
      if (still === 0) window.scrollBy(0, distance);
      return still >= STILL_FRAMES;
    }
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(top, reachable));
    return !item && reachable >= top;
  };
  const attempt = () => {
    if (approach() || performance.now() > end) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    window.addEventListener(type, stop, { passive: true });
  }
  attempt();
  return stop;
}

export function useScrollRestoration(path: string): void {
  const places = useRef<Map<string, Place>>(null);
  const current = useRef("");
  const target = useRef<Place | null>(null);

  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const stored = (places.current = readStored());
    current.current = getEntryId();
    target.current = stored.get(current.current) ?? null;

    // Both run before React renders the next screen, so the position still belongs to the screen being left.
    const leave = () => {
      stored.set(current.current, readPlace());
      current.current = getEntryId();
    };
    const handlePush = () => {
      leave();
      target.current = null;
    };
    const handlePop = () => {
      leave();
      target.current = stored.get(current.current) ?? null;
    };
    // A filter that is written to the address replaces the entry's state too, but it is the same entry.
    const handleReplace = () => {
      const state = (history.state ?? {}) as Entry;
      if (!state.entryId) history.replaceState({ ...state, entryId: current.current }, "");
    };
    const handleHide = () => {
      stored.set(current.current, readPlace());
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
    const place = target.current;
    const isFirst = first.current;
    first.current = false;
    target.current = null;
    // A user who has scrolled a server-rendered page already stays there.
    const isScrolled = isFirst && window.scrollY > 0;
    if (place !== null && place.top > 0 && !isScrolled) return restore(place);
    if (!isFirst) window.scrollTo(0, 0);
  }, [path]);
}
