import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Response, Router } from "express";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, pickLanguage } from "@shared/words/language";
import { bringsSession } from "../features/auth/session";

const SHELL = "app/shell/shell.tsx";
const LANDING = "features/landing/pages/landing-page.tsx";
const LOGIN = "features/auth/pages/login-page.tsx";
/** The source of the screen at each address of client/src/app/routes.ts, which a test holds this against. */
const FOR_EVERYBODY = {
  "/login": LOGIN,
  "/signup": "features/auth/pages/signup-page.tsx",
  "/forgot-password": "features/auth/pages/forgot-password-page.tsx",
  "/reset-password": "features/auth/pages/reset-password-page.tsx",
  "/verify-email": "features/auth/pages/verify-email-page.tsx",
  "/unsubscribe": "features/auth/pages/unsubscribe-page.tsx",
  "/accessibility": "features/accessibility/pages/accessibility-page.tsx",
};
const FOR_MEMBERS = {
  "/": "features/dashboard/pages/dashboard-page.tsx",
  "/opportunities": "features/opportunities/pages/opportunities-page.tsx",
  "/opportunities/:id": "features/opportunities/pages/opportunity-detail-page.tsx",
  "/applications": "features/applications/pages/applications-page.tsx",
  "/applications/:id": "features/applications/pages/application-detail-page.tsx",
  "/toolkit": "features/toolkit/pages/toolkit-page.tsx",
  "/pitch-deck": "features/pitch-decks/pages/pitch-deck-page.tsx",
  "/funders": "features/funders/pages/funders-page.tsx",
  "/resources": "features/resources/pages/resources-page.tsx",
  "/news": "features/news/pages/news-page.tsx",
  "/settings": "features/settings/pages/settings-page.tsx",
  "/admin/verification": "features/admin/pages/admin-page.tsx",
};
export const SCREENS: Readonly<Record<string, string>> = { ...FOR_EVERYBODY, ...FOR_MEMBERS };

/** What the build notes of each chunk, by the source it was made from; of Vite's manifest only what is read here. */
type Chunk = {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** As .config/chunks.ts calls the file that every page begins with, and .config/fonts.ts the characters of every page. */
const FIRST = "first";
const BASIC = /-basic-.*\.woff2$/;
/** What accents need besides. */
const LATIN = /-(basic|latin)-(?!ext).*\.woff2$/;
/** Every page asks first who is there, with credentials as lib/api-client.ts sends them: the browser takes an early answer for the same request. */
const USER = "</api/auth/user>; rel=preload; as=fetch; crossorigin=use-credentials";
/** Nothing is painted before it ran. */
const START = "</start.js>; rel=preload; as=script";
const dictionaryOf = (language: Language) => (language === DEFAULT_LANGUAGE ? [] : [`words/${language}.ts`]);

/** What a page needs, in the order in which it does. */
export type EarlyFiles = {
  styles: readonly string[];
  code: readonly string[];
  fonts: readonly string[];
};

/**
 * Finds out which files a page's screen is made of. Else the browser would learn of them one after another: from the page's code who to ask,
 * from that answer which screen, from the screen's code its parts. Whether somebody is signed in is a guess by the cookie, wrong only for a session that has ended.
 * @param folder of the built page
 */
export function earlyFiles(folder: string): Router {
  const router = Router();
  const notes = join(folder, ".vite/manifest.json");
  if (!existsSync(notes)) return router;
  const manifest = JSON.parse(readFileSync(notes, "utf8")) as Manifest;
  const filesOf = fileFinder(manifest, (file) => bytesOf(join(folder, file)));
  const fonts = inLanguages((language) => fontsOf(manifest, language === DEFAULT_LANGUAGE ? BASIC : LATIN));
  for (const [path, screen] of Object.entries(SCREENS)) {
    // Visitors are led to the front door, or to sign in.
    const forVisitors = path === "/" ? LANDING : path in FOR_MEMBERS ? LOGIN : screen;
    const filesFor = (...sources: readonly string[]) =>
      inLanguages((language) => filesOf([...sources, ...dictionaryOf(language)]));
    const files = { visitor: filesFor(forVisitors), member: filesFor(SHELL, screen) };
    router.get(path, (req, res, next) => {
      const who = bringsSession(req) ? "member" : "visitor";
      (res.locals as Noted).early = (language = pickLanguage(req.acceptsLanguages())) => ({
        ...files[who][language],
        fonts: fonts[language],
      });
      res.vary("Cookie").vary("Accept-Language");
      next();
    });
  }
  return router;
}

type Noted = { early?: (language?: Language) => EarlyFiles };
/**
 * What `earlyFiles` has found for this answer; undefined where there is no screen.
 * @param language where it is known better than by what the browser says
 */
export const earlyFilesOf = (res: Response, language?: Language): EarlyFiles | undefined =>
  (res.locals as Noted).early?.(language);

/** Tells the browser of them with the first bytes of the page. A rendered one knows who is there, and its code gives way to its looks. */
export const linkHeader = (
  { styles, code, fonts }: EarlyFiles,
  { isRendered }: { isRendered: boolean },
): string =>
  [
    START,
    ...styles.map((file) => `<${file}>; rel=preload; as=style; crossorigin`),
    ...code.map((file) => `<${file}>; rel=modulepreload${isRendered ? "; fetchpriority=low" : ""}`),
    ...(isRendered ? [] : [USER]),
    ...fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(", ");

const inLanguages = <T>(make: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/**
 * The files of some sources and of the page itself, with all that they import. The small ones come first: they are needed as much, and
 * behind a large one would wait for a connection, of which a browser has six.
 */
function fileFinder(manifest: Manifest, bytes: (file: string) => number) {
  const page = Object.keys(manifest).filter((key) => manifest[key]?.name === FIRST);
  const below = (keys: readonly string[], into: Map<string, Chunk>): Map<string, Chunk> => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk || into.has(key)) continue;
      into.set(key, chunk);
      below(chunk.imports ?? [], into);
    }
    return into;
  };
  return (sources: readonly string[]): Pick<EarlyFiles, "styles" | "code"> => {
    const all = [...below([...page, ...sources.map((source) => `src/${source}`)], new Map()).values()];
    const code = all.map(({ file }) => ({ file, size: bytes(file) })).sort((a, b) => a.size - b.size);
    return {
      styles: all.flatMap(({ css = [] }) => css).map(addressOf),
      code: code.map(({ file }) => addressOf(file)),
    };
  };
}

/** As it is sent: the build compresses what is not small already (server/cli/build.ts). */
const bytesOf = (file: string) =>
  statSync(`${file}.br`, { throwIfNoEntry: false })?.size ??
  statSync(file, { throwIfNoEntry: false })?.size ??
  0;

const addressOf = (file: string) => `/${file}`;

const fontsOf = (manifest: Manifest, wanted: RegExp) =>
  Object.values(manifest)
    .filter(({ name }) => name === FIRST)
    .flatMap(({ assets = [] }) => assets.filter((file) => wanted.test(file)))
    .map(addressOf);
