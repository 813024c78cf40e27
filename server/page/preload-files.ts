import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { type Response, Router } from "express";
import { LANDING, type ScreenEntry, SCREENS } from "@shared/screens";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, pickLanguage } from "@shared/words/language";
import { bringsSession } from "../features/auth/session";

const SHELL = "app/shell/shell.tsx";
const LOGIN = SCREENS.find(({ path }) => path === "/login")!;

/** A chunk of Vite's manifest, by the source it was made from; only the fields that are read here. */
type Chunk = {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** The name that .config/chunks.ts gives the entry file, and .config/fonts.ts the fonts of every page. */
const ENTRY = "first";
const BASIC = /-basic-.*\.woff2$/;
/** Accents need these besides. */
const LATIN = /-(basic|latin)-(?!ext).*\.woff2$/;
/**
 * Every page first asks for the current user. The credentials mode matches lib/api-client.ts, so that the browser uses
 * the preloaded answer for that request.
 */
const USER = "</api/auth/user>; rel=preload; as=fetch; crossorigin=use-credentials";
/** Blocks the first paint. */
const START = "</start.js>; rel=preload; as=script";
/** What the words of the screens wait for (client/src/words/index.ts). */
const dictionaryOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? [] : [`words/${language}.ts`, "../../shared/constants/country-names.ts"];

/** The files that a page needs. */
export type PreloadFiles = {
  styles: readonly string[];
  code: readonly string[];
  fonts: readonly string[];
};

/**
 * Finds the files of each screen, so that the browser can preload them all at once. Otherwise it would discover them
 * one after another: the page's code asks for the user, the answer decides on the screen, the screen's code imports its
 * parts. Whether somebody is signed in is guessed from the cookie, which is only wrong for a session that has ended.
 * @param folder the folder of the built page
 */
export function createPreloadRouter(folder: string): Router {
  const router = Router();
  const manifestFile = join(folder, ".vite/manifest.json");
  if (!existsSync(manifestFile)) return router;
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
  const findFiles = createFileFinder(manifest, (file) => getSentSize(join(folder, file)));
  const fonts = inLanguages((language) => listFonts(manifest, language === DEFAULT_LANGUAGE ? BASIC : LATIN));
  for (const screen of SCREENS) {
    const { path, file } = screen;
    const filesFor = (...sources: readonly string[]) =>
      inLanguages((language) => findFiles([...sources, ...dictionaryOf(language)]));
    const files = { visitor: filesFor(getVisitorFile(screen)), member: filesFor(SHELL, file) };
    router.get(path, (req, res, next) => {
      const who = bringsSession(req) ? "member" : "visitor";
      (res.locals as Locals).getPreloadFiles = (language = pickLanguage(req.acceptsLanguages())) => ({
        ...files[who][language],
        fonts: fonts[language],
      });
      res.vary("Cookie").vary("Accept-Language");
      next();
    });
  }
  return router;
}

/** Visitors see the landing page or a screen in a form of its own, or are sent to sign in. */
function getVisitorFile({ path, access, file, visitorFile }: ScreenEntry): string {
  if (path === LANDING.path) return LANDING.file;
  return visitorFile ?? (access === "member" ? LOGIN.file : file);
}

type Locals = { getPreloadFiles?: (language?: Language) => PreloadFiles };
/**
 * Returns the preload files that `createPreloadRouter` found for this answer; undefined where there is no screen.
 * @param language where the caller knows it better than the browser's headers
 */
export const getPreloadFiles = (res: Response, language?: Language): PreloadFiles | undefined =>
  (res.locals as Locals).getPreloadFiles?.(language);

/**
 * Formats the Link header that preloads the files. A rendered page needs no call for the user, and its styles go before
 * its code.
 */
export const formatLinkHeader = (
  { styles, code, fonts }: PreloadFiles,
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
 * Creates a function that finds the files of some sources and of the page itself, with all their imports. Small files
 * come first: every file is needed, and a browser has only six connections, which large files would block.
 */
function createFileFinder(manifest: Manifest, bytes: (file: string) => number) {
  const page = Object.keys(manifest).filter((key) => manifest[key]?.name === ENTRY);
  const collectImports = (keys: readonly string[], into: Map<string, Chunk>): Map<string, Chunk> => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk || into.has(key)) continue;
      into.set(key, chunk);
      collectImports(chunk.imports ?? [], into);
    }
    return into;
  };
  return (sources: readonly string[]): Pick<PreloadFiles, "styles" | "code"> => {
    const loaded = [
      ...collectImports([...page, ...sources.map((source) => posix.join("src", source))], new Map()).values(),
    ];
    const code = loaded.map(({ file }) => ({ file, size: bytes(file) })).sort((a, b) => a.size - b.size);
    return {
      styles: loaded.flatMap(({ css = [] }) => css).map(toAddress),
      code: code.map(({ file }) => toAddress(file)),
    };
  };
}

/** Returns the size as sent: the build compresses every file that is not small already (server/cli/build.ts). */
const getSentSize = (file: string) =>
  statSync(`${file}.br`, { throwIfNoEntry: false })?.size ??
  statSync(file, { throwIfNoEntry: false })?.size ??
  0;

const toAddress = (file: string) => `/${file}`;

const listFonts = (manifest: Manifest, wanted: RegExp) =>
  Object.values(manifest)
    .filter(({ name }) => name === ENTRY)
    .flatMap(({ assets = [] }) => assets.filter((file) => wanted.test(file)))
    .map(toAddress);
