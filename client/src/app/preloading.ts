import { useIsFetching, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { matchRoute, useRouter, type RouterObject } from "wouter";
import { currentUserKey } from "@/lib/api/current-user";
import { fetchPageQuery } from "@/lib/api/page-queries";
import type { LoadOnce } from "@/lib/load-once";
import { paths } from "@/lib/paths";
import { registerPreloader } from "@/lib/api/preload";
import { whenIdle } from "@/lib/browser/when-idle";
import { shell } from "./lazy-shell";
import { findScreen, type Screen } from "./routes";

type Part = { load: LoadOnce<unknown> };

/** A chunk that cannot be fetched now is fetched, and complained about, when its screen is opened. */
const load = (part: { load: () => Promise<unknown> } | undefined) => void part?.load().catch(() => undefined);

const savesData = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

const screenAt = (parser: RouterObject["parser"], path: string) =>
  findScreen(parser, path.split(/[?#]/)[0] ?? path);

/** Fetches the code and the data of the screen of a link. With a query its data is other than what the screen shows by itself. */
async function preloadScreen(client: QueryClient, parser: RouterObject["parser"], href: string) {
  const screen = screenAt(parser, href);
  if (!screen) return;
  const { pageQueries } = await screen.load();
  // A visitor's calls would be refused.
  if (!pageQueries || href.includes("?") || !client.getQueryData(currentUserKey)) return;
  const [, params] = matchRoute<{ id?: string }>(parser, screen.path, href);
  await Promise.all(pageQueries(params?.id ?? "").map((query) => fetchPageQuery(client, query)));
}

/**
 * Fetches the likely next screens' code once this one has what it shows, and a link's screen and what that shows first when it is pointed
 * at. Shows nothing: a component of its own, so that the screens are not rendered anew with every request.
 */
export function Preloading({ screen, isAdmin }: { screen: Screen | undefined; isAdmin: boolean }) {
  const { parser } = useRouter();
  const client = useQueryClient();
  const isQuiet = useIsFetching() === 0;
  useEffect(
    () =>
      registerPreloader((path) => {
        // The screen itself tells of a failure when it is opened.
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
 * Whether the code of the first screen is here; until then the loading screen stays. Left to Suspense, the screen would come later than
 * its code: React keeps what stands in for something suspended for 300 ms. True for good once it was: later screens have their own way.
 * @param parts what the screen consists of, null while that is not known; the same ones while nothing changes
 */
export function useFirstCode(parts: readonly Part[] | null): boolean {
  const [isHere, setHere] = useState(() => parts?.every(({ load }) => load.loaded !== undefined) ?? false);
  useEffect(() => {
    if (!parts || isHere) return;
    let isOver = false;
    // What could not be fetched is complained about by the screen itself. A whole screen is drawn in slices: on a slow phone it takes
    // longer than a press should wait.
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
