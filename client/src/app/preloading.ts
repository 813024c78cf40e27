import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRouter, type RouterObject } from "wouter";
import { useCurrentUser } from "@/lib/current-user";
import { paths } from "@/lib/paths";
import { registerPreloader } from "@/lib/preload";
import { findScreen, landing, type Screen } from "./routes";

/** A chunk that cannot be fetched now is fetched, and complained about, when its screen is opened. */
const load = (screen: Screen | undefined) => void screen?.load().catch(() => undefined);

const savesData = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1500);
  return () => clearTimeout(timer);
}

const screenAt = (parser: RouterObject["parser"], path: string) =>
  findScreen(parser, path.split(/[?#]/)[0] ?? path);

/** Fetches the likely next screens' code when idle, and a link's screen and what it shows first when it is pointed at. */
export function usePreloading(current: Screen | undefined): void {
  const { parser } = useRouter();
  const client = useQueryClient();
  const isAdmin = useCurrentUser().user?.isAdmin === true;
  useEffect(
    () =>
      registerPreloader((path) => {
        const screen = screenAt(parser, path);
        load(screen);
        screen?.prefetch?.(client);
      }),
    [client, parser],
  );
  useEffect(() => {
    if (!current || savesData()) return;
    return whenIdle(() => {
      const likely = isAdmin ? [...current.next, paths.adminVerification] : current.next;
      for (const path of likely) load(screenAt(parser, path));
    });
  }, [current, isAdmin, parser]);
}

const HINT_KEY = "signed-in-before";

/**
 * While the server is asked who is there, fetches the code of the screen that will most likely follow. A guess only:
 * a note in this browser of whether somebody was signed in last time.
 */
export function useEarlyLoading(found: Screen | undefined, user: object | null, isLoading: boolean): void {
  useEffect(() => {
    try {
      if (!isLoading) {
        if (user) localStorage.setItem(HINT_KEY, "1");
        else localStorage.removeItem(HINT_KEY);
        return;
      }
      const wasSignedIn = localStorage.getItem(HINT_KEY) === "1";
      if (found && (wasSignedIn || found.access !== "member")) load(found);
      else if (found?.path === landing.path) load(landing);
    } catch {
      // Storage may be switched off; the code then comes a moment later.
    }
  }, [found, user, isLoading]);
}
