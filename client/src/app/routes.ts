import type { ComponentType } from "react";
import { matchRoute, type RouterObject } from "wouter";
import { LANDING, SCREENS as ENTRIES, type ScreenEntry } from "@shared/screens";
import type { PageQueries } from "@/lib/api/page-queries";
import type { LoadOnce } from "@/lib/load-once";
import { paths } from "@/lib/paths";
import { lazyScreen } from "./lazy-screen";
import { shell } from "./lazy-shell";

type Parser = RouterObject["parser"];
/** `pageQueries` are fetched when a link is hovered, and by the server when it renders the screen. */
type PageModule = { default: ComponentType; pageQueries?: PageQueries };

export type Screen = Pick<ScreenEntry, "path" | "access" | "next"> & {
  load: LoadOnce<PageModule>;
  Page: ComponentType;
  /** What visitors see at the same address. */
  forVisitors?: Screen;
};

const pages = import.meta.glob<PageModule>("../features/*/pages/*-page.tsx");

const createScreen = ({ file, visitorFile, ...entry }: ScreenEntry): Screen => ({
  ...entry,
  ...lazyScreen(() => pages[`../${file}`]!()),
  ...(visitorFile && {
    forVisitors: createScreen({ path: entry.path, access: "public", file: visitorFile }),
  }),
});

export const landing = createScreen(LANDING);

export const SCREENS: readonly Screen[] = ENTRIES.map(createScreen);

/** Finds the screen of an address; undefined for an unknown one. */
export function findScreen(parser: Parser, path: string): Screen | undefined {
  return SCREENS.find((screen) => matchRoute(parser, screen.path, path)[0]);
}

/** Loads the code of a screen, named by its path in `shared/screens.ts`, and of its frame. */
export async function loadScreen(path: string, { isSignedIn }: { isSignedIn: boolean }): Promise<PageModule> {
  const screen = path === paths.home && !isSignedIn ? landing : SCREENS.find((one) => one.path === path);
  const found = isSignedIn ? screen : (screen?.forVisitors ?? screen);
  if (!found) throw new Error(`There is no screen ${path}`);
  const [module] = await Promise.all([found.load(), isSignedIn && shell.load()]);
  return module;
}
