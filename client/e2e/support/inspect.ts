import axe from "axe-core";
import { type Page, expect } from "playwright/test";

const NARROW = { width: 320, height: 700 };
const SCHEMES = ["light", "dark"] as const;

/** Has what is skipped while it is out of sight painted too: what a style asks of it is else told as it last was in sight. */
export const paintAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-place] { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });

/** No accessibility violation in either theme; no rule is switched off. On a phone, also nothing that scrolls sideways at 320 px. */
export async function inspect(page: Page, what: string, { isMobile }: { isMobile: boolean }): Promise<void> {
  const found: string[] = [];
  await paintAll(page);
  // As it is first: the last screen was left in the other theme, and each change takes a big page half a second.
  const present = await page.locator("html").getAttribute("data-theme");
  for (const colorScheme of present === "dark" ? SCHEMES.toReversed() : SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    for (const violation of await violationsOn(page)) found.push(`${colorScheme} ${violation}`);
  }
  if (isMobile) found.push(...(await whatScrollsSideways(page)));
  expect.soft(found, what).toEqual([]);
}

/** What the page breaks of axe's rules, of which all are asked, once everything on it has come to rest. */
export async function violationsOn(page: Page): Promise<string[]> {
  // A page is taught them once: they are half a megabyte to read.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // What takes its colour from what is around it begins to change a frame later.
    for (let framesAtRest = 0; framesAtRest < 2; framesAtRest += 1) {
      await new Promise(requestAnimationFrame);
      const now = moving();
      if (now.length > 0) framesAtRest = -1;
      await Promise.allSettled(now.map(({ finished }) => finished));
    }
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // What passed is only not told at length, which takes as long as the asking.
    const { violations } = await run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  });
}

/** What is wider than a window of this size. */
export async function whatScrollsSideways(page: Page, size = NARROW): Promise<string[]> {
  const before = page.viewportSize()!;
  await paintAll(page);
  await page.setViewportSize(size);
  const found = await page.evaluate(async (width) => {
    // Lengths that follow the window's width are measured anew with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const root = document.scrollingElement!;
    const inside = [...document.querySelectorAll("*")].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...(root.scrollWidth > width ? [`the page is ${root.scrollWidth} px wide at ${width} px`] : []),
      ...inside.map((element) => `scrolls sideways at ${width} px: ${element.outerHTML.slice(0, 200)}`),
    ];
  }, size.width);
  await page.setViewportSize(before);
  return found;
}
