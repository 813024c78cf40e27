import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";

const readToken = (part: string) => new URLSearchParams(part).get("token") ?? "";
const readFragment = () => readToken(window.location.hash.slice(1));

/** A mailed link to the page that is open already changes the fragment alone. */
function watchFragment(onChange: () => void) {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

const readKept = () =>
  ((window.history.state ?? {}) as { linkToken?: string }).linkToken ??
  readKeptToken(window.location.pathname);

/**
 * Returns the secret of a mailed link; "" without one. It stands in the fragment, which is sent to no server. Older
 * links, and the two whose form is given, have it in the query: from there it goes into the state of the history before
 * the page's first request, so that nothing that sends or copies the address has it, and a reload still works.
 */
export function useLinkToken(): string {
  const [path, navigate] = useLocation();
  const inQuery = readToken(useSearch());
  const inFragment = useSyncExternalStore(watchFragment, readFragment);
  const [kept, keep] = useState(readKept);
  if (inQuery && inQuery !== kept) keep(inQuery);
  useLayoutEffect(() => {
    if (!inQuery) return;
    const state = { ...(window.history.state as object | null), linkToken: inQuery };
    navigate(path, { replace: true, state });
  }, [inQuery, navigate, path]);
  return inFragment || inQuery || kept;
}

const buildKey = (path: string) => `link-token:${path}`;

/** Keeps a token in this tab, for the way through the login back to `path`. */
export function keepLinkToken(path: string, token: string): void {
  try {
    sessionStorage.setItem(buildKey(path), token);
  } catch {
    // Without storage the mail has to be opened again after the login.
  }
}

/** Returns what was kept for this path; "" without it. */
function readKeptToken(path: string): string {
  try {
    return sessionStorage.getItem(buildKey(path)) ?? "";
  } catch {
    return "";
  }
}
