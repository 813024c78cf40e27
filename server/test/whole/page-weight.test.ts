import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { TRANSLATED } from "@shared/words/language";
import { SCREENS } from "@shared/screens";

/** What a screen's JavaScript may weigh, gzipped: people pay for it by the megabyte, and wait for it. */
const FIRST_PAGE_MAX = 100_000;
const FURTHER_SCREEN_MAX = 40_000;
/** The fonts of an English page, which its text is shown in. */
const FONTS_MAX = 30_000;

const FOLDER = "dist/client";
type Chunk = { file: string; name?: string; imports?: string[]; assets?: string[] };
const manifest = JSON.parse(readFileSync(join(FOLDER, ".vite/manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;

/** The files of some sources with all that they import. */
function filesOf(keys: readonly string[], into = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows no ${key}`);
    if (into.has(chunk.file)) continue;
    into.add(chunk.file);
    filesOf(chunk.imports ?? [], into);
  }
  return into;
}
/** What every page begins with. */
const first = Object.keys(manifest).find((key) => manifest[key]?.name === "first") ?? "";
const source = (module: string) => `src/${module}`;
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(FOLDER, file)), { level: 9 }).length, 0);

it("the front door is light", () => {
  const landing = filesOf([first, source("features/landing/pages/landing-page.tsx")]);
  expect(weigh(landing)).toBeLessThan(FIRST_PAGE_MAX);
});

it("its fonts hold only what they show", () => {
  const fonts = (manifest[first]?.assets ?? []).filter((file) => file.includes("-basic-"));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  expect(bytes).toBeLessThan(FONTS_MAX);
});

it("each screen adds little to the first one after signing in", () => {
  const home = filesOf([
    first,
    source("app/shell/shell.tsx"),
    source(SCREENS.find(({ path }) => path === "/")!.file),
  ]);
  const heavy = SCREENS.flatMap(({ path, file }) => {
    const added = weigh([...filesOf([source(file)])].filter((sent) => !home.has(sent)));
    return added < FURTHER_SCREEN_MAX ? [] : [`${path}: ${added} bytes`];
  });
  expect(heavy).toEqual([]);
});

it("what every page runs tells the browser first of all to compile it as it arrives", () => {
  const names = ["base", "first", "common"];
  const hinted = Object.values(manifest).filter(({ name }) => names.includes(name ?? ""));
  expect(new Set(hinted.map(({ name }) => name))).toEqual(new Set(names));
  for (const { file } of hinted)
    expect(readFileSync(join(FOLDER, file), "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it("a dictionary imports no code, which would wait for it in turn, and readers of English fetch none", () => {
  const dictionaries = TRANSLATED.map((language) => source(`words/${language}.ts`));
  expect(dictionaries.map((key) => manifest[key]?.imports ?? [])).toEqual(TRANSLATED.map(() => []));
  const pages = SCREENS.map(({ file }) => source(file));
  const files = filesOf([first, source("app/shell/shell.tsx"), ...pages]);
  for (const key of dictionaries) expect(files).not.toContain(manifest[key]?.file);
});
