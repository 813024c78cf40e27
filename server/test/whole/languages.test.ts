import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "@shared/words/language";

/** Where a new language is added: CONTRIBUTING.md says how. */
const TOUCHED = [
  "client/index.html",
  "client/src/words/fr.ts",
  "server/words/fr.ts",
  "shared/words/fr.ts",
  "shared/words/language.ts",
];
/** Pages and decks are read in more languages than the product speaks. */
const READERS = /^server\/features\/(catalogue\/extraction|pitch-decks\/review\/language\.ts$)/;
const NAMES_FRENCH = /["'`-]fr["'`]|\bfr: |\bfr-FR\b/;

const sources = () =>
  execFileSync("git", ["ls-files", "client", "server", "shared", ".config"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(tsx?|js|mjs|html|css)$/.test(file) && existsSync(file))
    .filter((file) => !/\.test\.|\.fixture\.|\/(test|fixtures|e2e)\/|^server\/seed\/data/.test(file));

it("a language besides English is known to five files", () => {
  const dictionaries = TOUCHED.filter((file) => file.endsWith("/fr.ts"));
  const naming = sources().filter(
    (file) => !READERS.test(file) && NAMES_FRENCH.test(readFileSync(file, "utf8")),
  );
  expect([...new Set([...naming, ...dictionaries])].sort()).toEqual(TOUCHED);
});

it("each language has its words for when the page's code does not come", () => {
  const page = readFileSync("client/index.html", "utf8");
  expect(LANGUAGES.filter((language) => !page.includes(`id="start-failed-in-${language}"`))).toEqual([]);
});
