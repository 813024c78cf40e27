import { useIsFetching, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { matchRoute, useRouter, type RouterObject } from "wouter";
import { currentUserKey } from "@/lib/api/current-user";
import { fetchPageQuery } from "@/lib/api/page-queries";
import type { LoadOnce } from "@/lib/load-once";
import { paths } from "@/lib/paths";
import { registerPreloader } from "@/lib/api/preload";
import { savesData, whenIdle } from "@/lib/browser/when-idle";
import { shell } from "./lazy-shell";
import { findScreen, type Screen } from "./routes";

type Part = { load: LoadOnce<unknown> };

/**
 * A chunk that cannot be fetched now is fetched again when its screen is opened, and that screen reports the failure.
 */
const load = (part: { load: () => Promise<unknown> } | undefined) => void part?.load().catch(() => undefined);

const screenAt = (parser: RouterObject["parser"], path: string) =>
  findScreen(parser, path.split(/[?#]/)[0] ?? path);

/**
 * Fetches the code and the data of a link's screen. An address with a query shows other data, which is not fetched.
 */
async function preloadScreen(client: QueryClient, parser: RouterObject["parser"], href: string) {
  const isMember = Boolean(client.getQueryData(currentUserKey));
  const found = screenAt(parser, href);
  const screen = isMember ? found : (found?.forVisitors ?? found);
  if (!screen) return;
  const { pageQueries } = await screen.load();
  // A visitor's calls for data of members would be refused.
  if (!pageQueries || href.includes("?") || (!isMember && screen.access === "member")) return;
  const [, params] = matchRoute<{ id?: string }>(parser, screen.path, href);
  await Promise.all(pageQueries(params?.id ?? "", "").map((query) => fetchPageQuery(client, query)));
}

/**
 * Fetches the code of the likely next screens when this one has its data. When a link is pointed at, it fetches that
 * screen and its first data. It renders nothing, and is a component of its own so that the screens are not rendered
 * again with every request.
 */
export function Preloading({ screen, isAdmin }: { screen: Screen | undefined; isAdmin: boolean }) {
  const { parser } = useRouter();
  const client = useQueryClient();
  const isQuiet = useIsFetching() === 0;
  useEffect(
    () =>
      registerPreloader((path) => {
        // The screen itself reports a failure when it is opened.
        preloadScreen(client, parser, path).catch(() => undefined);
      }),
    [client, parser],
  );
  useEffect(() => {
    if (!screen || !isQuiet || savesData()) return;
    return whenIdle(() => {
      if (screen.access === "guest") load(shell);
      const { next = [] } = screen;
      for (const path of isAdmin ? [...next, paths.adminVerification] : next) load(screenAt(parser, path));
    });
  }, [screen, isQuiet, isAdmin, parser]);
  return null;
}

/**
 * Returns true when the code of the first screen is loaded; until then the loading screen stays. Suspense alone would
 * delay the screen, because React keeps a fallback for 300 ms. Later screens do not need this, so the result stays
 * true.
 * @param parts the parts of the screen, null while they are unknown; the same object while nothing changes
 */
export function useFirstCode(parts: readonly Part[] | null): boolean {
  const [isHere, setHere] = useState(() => parts?.every(({ load }) => load.loaded !== undefined) ?? false);
  useEffect(() => {
    if (!parts || isHere) return;
    let isOver = false;
    // The screen itself reports a failure. The transition draws a large screen in slices, which on a slow phone would
    // delay a press for too long.
    void Promise.allSettled(parts.map((part) => part.load())).then(() =>
      startTransition(() => {
        if (!isOver) setHere(true);
      }),
    );
    return () => {
      isOver = true;
    };
  }, [parts, isHere]);
  return isHere;
}
