import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { TRANSLATED } from "@shared/words/language";
import { SCREENS } from "@shared/screens";

/** The largest size of a screen's JavaScript after gzip. Users wait for it, and some pay by the megabyte. */
const FIRST_PAGE_MAX = 100_000;
const FURTHER_SCREEN_MAX = 40_000;
/** The largest size of the fonts of an English page. */
const FONTS_MAX = 30_000;

const FOLDER = "dist/client";
type Chunk = { file: string; name?: string; imports?: string[]; assets?: string[] };
const manifest = JSON.parse(readFileSync(join(FOLDER, ".vite/manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;

/** Collects the files of some sources with everything that they import. */
function collectFiles(keys: readonly string[], into = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}`);
    if (into.has(chunk.file)) continue;
    into.add(chunk.file);
    collectFiles(chunk.imports ?? [], into);
  }
  return into;
}
/** Every page loads this chunk first. */
const firstKey = Object.keys(manifest).find((key) => manifest[key]?.name === "first") ?? "";
const source = (module: string) => `src/${module}`;
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(FOLDER, file)), { level: 9 }).length, 0);

it("the landing page loads less than 100 kB of JavaScript", () => {
  const landing = collectFiles([firstKey, source("features/landing/pages/landing-page.tsx")]);
  expect(weigh(landing)).toBeLessThan(FIRST_PAGE_MAX);
});

it("the fonts of an English page contain only the characters that it needs", () => {
  const fonts = (manifest[firstKey]?.assets ?? []).filter((file) => file.includes("-basic-"));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  expect(bytes).toBeLessThan(FONTS_MAX);
});

it("each screen adds less than 40 kB of JavaScript after sign-in", () => {
  const home = collectFiles([
    firstKey,
    source("app/shell/shell.tsx"),
    source(SCREENS.find(({ path }) => path === "/")!.file),
  ]);
  const heavy = SCREENS.flatMap(({ path, file }) => {
    const added = weigh([...collectFiles([source(file)])].filter((sent) => !home.has(sent)));
    return added < FURTHER_SCREEN_MAX ? [] : [`${path}: ${added} bytes`];
  });
  expect(heavy).toEqual([]);
});

it("the files that every page runs begin with the compile hint", () => {
  const names = ["base", "first", "common"];
  const hinted = Object.values(manifest).filter(({ name }) => names.includes(name ?? ""));
  expect(new Set(hinted.map(({ name }) => name))).toEqual(new Set(names));
  for (const { file } of hinted)
    expect(readFileSync(join(FOLDER, file), "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it("dictionaries import no code, and English pages load no dictionary", () => {
  const dictionaries = TRANSLATED.map((language) => source(`words/${language}.ts`));
  expect(dictionaries.map((key) => manifest[key]?.imports ?? [])).toEqual(TRANSLATED.map(() => []));
  const pages = SCREENS.map(({ file }) => source(file));
  const files = collectFiles([firstKey, source("app/shell/shell.tsx"), ...pages]);
  for (const key of dictionaries) expect(files).not.toContain(manifest[key]?.file);
});
