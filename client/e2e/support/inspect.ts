import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { type Page, expect } from "playwright/test";

/** The smaller copy of axe: the whole one, which the package exports as text, is more than a megabyte with every page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const NARROW = { width: 320, height: 700 };
const SCHEMES = ["light", "dark"] as const;
/** All that another theme changes is colours (client/src/styles), so that only these rules can find something else there. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Resizes the window and waits until the page knows its new width, which on a busy machine is later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Not innerWidth: on a phone that grows with content that is too wide.
  await page.waitForFunction((width) => matchMedia(`(width: ${width}px)`).matches, size.width);
}

/** Renders skipped parts too: axe would read the outdated styles of a part that is out of sight. */
export const renderSkippedParts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-place] { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });

/**
 * Expects no accessibility violation in either theme: by all rules in the present one, and by those on colours in the other. On a phone, or
 * in a window that is made `narrow` for it, also nothing that scrolls sideways at 320 px.
 */
export async function inspect(
  page: Page,
  what: string,
  { isMobile = false, narrow = isMobile }: { isMobile?: boolean; narrow?: boolean },
): Promise<void> {
  const found: string[] = [];
  await renderSkippedParts(page);
  // Inspect the present theme first: each change of the theme takes half a second on a big page.
  const present = await page.locator("html").getAttribute("data-theme");
  const order = present === "dark" ? SCHEMES.toReversed() : SCHEMES;
  for (const [at, colorScheme] of order.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The page knows it a frame later: an expectation of the element itself would ask again only after a tenth of a second.
    const readTheme = () => page.locator("html").getAttribute("data-theme");
    await expect.poll(readTheme, { intervals: [20] }).toBe(colorScheme);
    for (const violation of await listViolations(page, at > 0 ? COLOUR_RULES : undefined))
      found.push(`${colorScheme} ${violation}`);
  }
  if (narrow) found.push(...(await listSidewaysScrollers(page)));
  expect.soft(found, what).toEqual([]);
}

/**
 * Waits until the page is at rest and lists the violations of axe's rules.
 * @param rules the rules that are asked, in place of all
 */
export async function listViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Load axe once per page: it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // Inherited colours begin to change a frame later.
    for (let framesAtRest = 0; framesAtRest < 2; framesAtRest += 1) {
      await new Promise(requestAnimationFrame);
      const now = moving();
      if (now.length > 0) framesAtRest = -1;
      await Promise.allSettled(now.map(({ finished }) => finished));
    }
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Details of passed rules are left out, because collecting them takes as long as the checks.
    const options: axe.RunOptions = { resultTypes: ["violations"], ...(only && { runOnly: only }) };
    const { violations } = await run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, rules);
}

/** Lists elements that are wider than a window of this size. Leaves the window as it was, or with another size. */
export async function listSidewaysScrollers(
  page: Page,
  size = NARROW,
  after = page.viewportSize()!,
): Promise<string[]> {
  await renderSkippedParts(page);
  await resize(page, size);
  const found = await page.evaluate(async (width) => {
    // Lengths that depend on the window's width are measured again in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const root = document.scrollingElement!;
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    // Tabs with long words may, in one line that shows the chosen one and says with an arrow that there is more.
    const isWholeTabRow = (element: Element) => {
      const { left, right, height } = element.getBoundingClientRect();
      const chosen = element
        .querySelector("[aria-current=page], [aria-selected=true]")
        ?.getBoundingClientRect();
      return (
        element.matches("[data-tab-row]") &&
        height < 60 &&
        chosen !== undefined &&
        chosen.left >= left &&
        chosen.right <= right &&
        element.parentElement?.querySelector("button[aria-hidden=true] > svg")?.checkVisibility() === true
      );
    };
    const inside = [...document.querySelectorAll("*")].filter(
      (element) => scrolls(element) && !isWholeTabRow(element),
    );
    return [
      ...(root.scrollWidth > width ? [`the page is ${root.scrollWidth} px wide at ${width} px`] : []),
      ...inside.map((element) => `scrolls sideways at ${width} px: ${element.outerHTML.slice(0, 200)}`),
    ];
  }, size.width);
  await resize(page, after);
  return found;
}
