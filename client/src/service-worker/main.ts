import { keptAddress } from "@shared/offline/kept-answers";
import { SHELL_ADDRESS } from "@shared/offline/names";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { findRead } from "./find-read";
import { firstOf } from "./first-of";
import "./push";
import { worker } from "./worker";

/**
 * The service worker opens the product without a network. server/cli/build-service-worker.ts builds it, and lib/offline/register-worker.ts
 * registers it once somebody is signed in.
 */
declare const BUILD_FILES: readonly (string | { url: string; revision: string | null })[];
/** The files with the words of each language but English. A browser gets those of its own. */
declare const DICTIONARIES: Readonly<Record<string, string>>;

const NO_SCREENS = [/^\/(api|common-grants|embed|mcp|oauth)(\/|$)/, /^\/\.well-known\//];

const language = new URL(worker.location.href).searchParams.get("language") ?? "";
const dictionary = DICTIONARIES[language];

precacheAndRoute([...BUILD_FILES, ...(dictionary ? [{ url: dictionary, revision: null }] : [])]);
cleanupOutdatedCaches();

// A page always comes from the server, asked for once: without preloading, which asks a second time for what is no screen. Only without an answer the shell stands for it, which holds nobody's data.
registerRoute(
  new NavigationRoute(({ request }) => firstOf(fetch(request), () => matchPrecache(SHELL_ADDRESS)), {
    denylist: NO_SCREENS,
  }),
);

// The same for what was read. Whatever else the page asks for passes by this worker.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptAddress(url.href) !== undefined,
  ({ request }) => firstOf(fetch(request), () => findRead(request.url)),
);

// A worker that waits would open an older build than the server has.
worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
