import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "@shared/words/language";

/** A new language is added in these files, as CONTRIBUTING.md says. */
const TOUCHED = [
  "client/index.html",
  "client/src/words/fr.ts",
  "server/words/fr.ts",
  "shared/words/fr.ts",
  "shared/words/language.ts",
];
/** These files read or hold texts in languages that the product need not be translated into: a new one works without them. */
const READERS =
  /^(server\/features\/(catalogue\/extraction|pitch-decks\/review\/language\.ts$)|server\/platform\/text\/guess-language\.ts$|shared\/questions\/standard-questions\.ts$)/;
const NAMES_FRENCH = /["'`-]fr["'`]|\bfr: |\bfr-FR\b/;

const listSources = () =>
  execFileSync("git", ["ls-files", "client", "server", "shared", ".config"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(tsx?|js|mjs|html|css)$/.test(file) && existsSync(file))
    .filter((file) => !/\.test\.|\.fixture\.|\/(test|fixtures|e2e)\/|^server\/seed\/data/.test(file));

it("a language besides English is named in five files only", () => {
  const dictionaries = TOUCHED.filter((file) => file.endsWith("/fr.ts"));
  const filesWithFrench = listSources().filter(
    (file) => !READERS.test(file) && NAMES_FRENCH.test(readFileSync(file, "utf8")),
  );
  expect([...new Set([...filesWithFrench, ...dictionaries])].sort()).toEqual(TOUCHED);
});

/** `left-1/2` with a shift by half is the middle in either direction. */
const PHYSICAL_CLASS =
  /(?<=["'`\s:!(-])(?:[mp][lr]-(?:\d|auto|\[)|(?:left|right)-(?!1\/2)(?:\d|auto|\[)|text-(?:left|right)\b|border-[lr]\b|rounded-[tb]?[lr]\b)/;

it("the layout names the start and the end of a line, which lie on other sides in Arabic", () => {
  const files = listSources().filter((file) => file.startsWith("client/src/") && file.endsWith(".tsx"));
  expect(files.filter((file) => PHYSICAL_CLASS.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("each language has a text for a page whose code does not load", () => {
  const page = readFileSync("client/index.html", "utf8");
  expect(LANGUAGES.filter((language) => !page.includes(`id="start-failed-in-${language}"`))).toEqual([]);
});
