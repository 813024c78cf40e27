import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Page, expect } from "playwright/test";
import { pickLanguage, setLanguageSource } from "@shared/words/language";
import { type Dictionary, fill, wordsOf } from "@shared/words/words";
import { renderSkippedParts, listViolations, listSidewaysScrollers } from "./inspect";

/** Reads the product's dictionaries, so that tests of French screens need not repeat the French texts. */
const FOLDERS = ["client/src", "server", "shared/words"];

async function readAllDictionaries(): Promise<Dictionary> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        ({ name, parentPath }) =>
          name === "fr.ts" || (/^[\w-]+\.ts$/.test(name) && parentPath.endsWith("/fr")),
      )
      .map(({ name, parentPath }) => join(parentPath, name)),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<{ default?: Dictionary }>),
  );
  return Object.assign({}, ...modules.map((module) => module.default ?? {})) as Dictionary;
}
let loading: Promise<Dictionary> | undefined;
const loadDictionaries = () => (loading ??= readAllDictionaries());

/** Returns the French text as it stands on a screen; `area` is the folder of its dictionary. */
export async function translate(area: string, english: string, values: Record<string, string> = {}) {
  const { default: dictionary } = (await import(pathToFileURL(join(area, "fr.ts")).href)) as {
    default: Dictionary;
  };
  if (typeof dictionary[english] !== "string") throw new Error(`${area} has no French for “${english}”`);
  setLanguageSource(() => pickLanguage(["fr"]));
  return fill(
    wordsOf<Record<string, string>>({ fr: dictionary as Record<string, string> }).raw(english),
    values,
  );
}

type English = { texts: string[]; patterns: RegExp[] };
let knownEnglish: Promise<English> | undefined;

/** Collects every text of the product whose French differs. */
const listEnglishTexts = () =>
  (knownEnglish ??= loadDictionaries().then((all) => {
    // Leave out words that are the French of another text: "Candidature" and "Type" prove nothing.
    const frenchTexts = new Set(Object.values(all).flat());
    const differing = Object.entries(all).filter(
      ([english, words]) => ![words].flat().includes(english) && !frenchTexts.has(english),
    );
    const texts = differing.map(([english]) => english).filter((english) => !english.includes("{"));
    const patterns = differing
      .map(([english]) => english)
      .filter(
        (english) =>
          english.includes("{") && (english.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? []).length > 1,
      )
      .map(
        (english) =>
          new RegExp(
            `^${english
              .split(/\{\w+\}/)
              .map(escapeRegExp)
              .join(".+")}$`,
            "s",
          ),
      );
    return { texts, patterns };
  }));
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Expects no English text of the product on the page; names and texts of users and funders may be in any language. */
export async function expectFrench(page: Page, what: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect.soft(await findEnglishTexts(page), `English on ${what}`).toEqual([]);
}

/**
 * Expects a French screen on which the longer words fit the narrowest phone and every control has a name. Both themes are checked in the
 * English tests only.
 */
export async function expectFrenchScreen(
  page: Page,
  what: string,
  { isMobile }: { isMobile: boolean },
): Promise<void> {
  await expectFrench(page, what);
  if (isMobile) return expect.soft(await listSidewaysScrollers(page), what).toEqual([]);
  await renderSkippedParts(page);
  expect.soft(await listViolations(page), what).toEqual([]);
}

/** Lists the English texts on the page that have a French translation. */
export async function findEnglishTexts(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const said = new Set<string>([document.title.split(" · ")[0]!]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode as Text;
      if (!parentElement?.closest("script, style, body [lang=en]"))
        said.add(nodeValue.replace(/\s+/g, " ").trim());
    }
    for (const element of document.body.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
      for (const name of ["aria-label", "placeholder", "title", "alt"])
        if (!element.closest("body [lang=en]")) said.add(element.getAttribute(name) ?? "");
    return [...said].filter(Boolean);
  });
  const { texts, patterns } = await listEnglishTexts();
  const known = new Set(texts);
  return shown.filter((text) => known.has(text) || patterns.some((pattern) => pattern.test(text)));
}
