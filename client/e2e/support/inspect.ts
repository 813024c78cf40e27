import { AxeBuilder } from "@axe-core/playwright";
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
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    // Legacy mode only leaves out frames of other sites, of which there are none, and needs no second page per look.
    const { violations } = await new AxeBuilder({ page })
      // All rules are asked; what passed is only not told at length, which takes as long as the asking.
      .options({ resultTypes: ["violations"] })
      .setLegacyMode(true)
      .analyze();
    for (const { id, nodes } of violations)
      found.push(`${colorScheme} ${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }
  if (isMobile) found.push(...(await whatScrollsSideways(page)));
  expect.soft(found, what).toEqual([]);
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
