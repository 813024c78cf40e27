import { type Page, expect } from "playwright/test";
import { getCountryNames } from "@shared/constants/country-names";
import { addWritingRules, pickLanguage, setLanguageSource } from "@shared/words/language";
import { type Dictionary, fill, withoutContext, createWords } from "@shared/words/words";
import * as server from "../../../server/words/fr";
import * as screens from "../../src/words/fr";
import { renderSkippedParts, listViolations, listSidewaysScrollers, resize } from "./inspect";

/** What the dictionaries of the product hold, so that tests of the French screens need not be written in French. */
const DICTIONARIES: readonly Dictionary[] = [
  ...[screens.words, screens.shownLabels, screens.messages],
  ...[server.words, server.labels, server.messages],
  getCountryNames("fr"),
];
addWritingRules("fr", screens.rules);
const shown = createWords<Record<string, string>>({ fr: screens.words as unknown as Record<string, string> });

/** The French of a text of the screens. */
export function translate(english: string, values: Record<string, string> = {}): string {
  if (!(english in screens.words)) throw new Error(`There is no French for “${english}”`);
  setLanguageSource(() => pickLanguage(["fr"]));
  return fill(shown.raw(english), values);
}

type English = { texts: string[]; patterns: RegExp[] };
let knownEnglish: English | undefined;

/** Every text of the product that reads otherwise in French. */
const englishTexts = () => (knownEnglish ??= differingTexts());

function differingTexts(): English {
  const all = DICTIONARIES.flatMap((dictionary) => Object.entries(dictionary));
  // A French word may be the English one of something else: "Candidature" and "Type" say nothing.
  const frenchTexts = new Set(all.flatMap(([, words]) => words));
  const differing = all
    .map(([english, words]) => ({ english: withoutContext(english), words: [words].flat() }))
    .filter(({ english, words }) => !words.includes(english) && !frenchTexts.has(english))
    .map(({ english }) => english);
  const patterns = differing
    .filter(
      (english) =>
        english.includes("{") && (english.replace(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? []).length > 1,
    )
    .map(
      (english) =>
        new RegExp(
          `^${english
            .split(/\{\w+\}/)
            .map(escaped)
            .join(".+")}$`,
          "s",
        ),
    );
  return { texts: differing.filter((english) => !english.includes("{")), patterns };
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Expects no English text of the product on the page; names and texts of users and funders may be in any language. */
export async function expectFrench(page: Page, what: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect.soft(await findEnglishTexts(page), `English on ${what}`).toEqual([]);
}

const PHONE = { width: 390, height: 844 };

/**
 * Expects a screen that is French on a desktop and on a phone, on which every control has a name and the longer words fit the narrowest
 * phone. Both themes are checked in the English tests only.
 */
export async function expectFrenchScreen(page: Page, what: string): Promise<void> {
  await expectFrench(page, what);
  await renderSkippedParts(page);
  expect.soft(await listViolations(page), what).toEqual([]);
  const before = page.viewportSize()!;
  await resize(page, PHONE);
  await expectFrench(page, `${what} on a phone`);
  expect.soft(await listSidewaysScrollers(page, undefined, before), what).toEqual([]);
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
  const { texts, patterns } = englishTexts();
  const known = new Set(texts);
  return shown.filter((text) => known.has(text) || patterns.some((pattern) => pattern.test(text)));
}
