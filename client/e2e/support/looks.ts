import { type Page, expect } from "playwright/test";
import { renderSkippedParts, listSidewaysScrollers, resize } from "./inspect";

/** Checks a screen under the device settings of its users: contrast theme, zoom, reduced motion, finger. */

/** A desktop's window at 200 % zoom. */
const ENLARGED = { width: 640, height: 400 };
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** The smallest sizes by WCAG 2.2 (2.5.8) and for a finger. */
const LEAST_TARGET = { pointer: 24, finger: 44 };

/** How many elements of each kind stayed visible in a contrast theme. */
export type Seen = Record<string, number>;

/** Checks the open screen in a contrast theme, enlarged, without motion, and for a pointer and a finger. Leaves the window as it was. */
export async function expectUsableSettings(page: Page, what: string, seen: Seen): Promise<void> {
  const found: string[] = [];
  await renderSkippedParts(page);
  found.push(...(await listTooSmallControls(page, LEAST_TARGET.pointer)));

  // Reduce motion first, so that colours change with the theme at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const { faults, counts } = await findLostInForcedColours(page);
  found.push(...faults, ...(await listMovingElements(page)));
  for (const [kind, count] of Object.entries(counts)) seen[kind] = (seen[kind] ?? 0) + count;
  await page.emulateMedia({ forcedColors: "none" });

  found.push(...(await listSidewaysScrollers(page, ENLARGED, PHONE)));
  found.push(...(await listTooSmallControls(page, LEAST_TARGET.finger)));
  await resize(page, DESKTOP);
  expect.soft(found, what).toEqual([]);
}

/**
 * Lists controls that stay smaller than this many pixels. They are measured again for two seconds, because a page that is
 * just filled or resized may still be laid out as before.
 */
async function listTooSmallControls(page: Page, least: number): Promise<string[]> {
  let found: string[] = [];
  await expect
    .poll(async () => (found = await measureTooSmallControls(page, least)), { timeout: 2000 })
    .toEqual([])
    .catch(() => undefined);
  return found;
}

/** Lists controls smaller than this many pixels now. A link within a sentence is as high as its line. */
const measureTooSmallControls = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(async (least) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const pressed = "a[href], button, summary, select, textarea, input:not([type=hidden], [type=file])";
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const isWithinText =
        getComputedStyle(element).display === "inline" &&
        element.parentElement?.textContent.trim() !== element.textContent.trim();
      if (isWithinText || !element.checkVisibility() || element.getAttribute("href") === "#main") return [];
      // The label counts for its box, the frame for its field, and the card for its covering link.
      const covered = getComputedStyle(element, "::after").position === "absolute" && element.offsetParent;
      const framed = element.matches("input:not([type=checkbox], [type=radio])") && element.parentElement;
      const { width, height } = (
        covered ||
        element.closest("label") ||
        (framed && getComputedStyle(framed).display === "flex" ? framed : element)
      ).getBoundingClientRect();
      const name = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 50);
      return Math.min(width, height) < least - 0.5
        ? [`${Math.round(width)} × ${Math.round(height)} px, not ${least}: ${element.tagName} ${name}`]
        : [];
    });
  }, least);

/** Lists animations that ignore the setting for reduced motion. */
const listMovingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(", ").map(parseFloat));
    return [...document.querySelectorAll("*")].flatMap((element) => {
      const { animationDuration, transitionDuration, animationIterationCount } = getComputedStyle(element);
      const isStill =
        longest(animationDuration) < 0.001 &&
        longest(transitionDuration) < 0.001 &&
        !animationIterationCount.includes("infinite");
      return isStill ? [] : [`moves: ${element.outerHTML.slice(0, 120)}`];
    });
  });

/** Lists elements whose state is lost in a contrast theme, which replaces all of our fills, and counts those that keep it. */
const findLostInForcedColours = (page: Page): Promise<{ faults: string[]; counts: Seen }> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const faults: string[] = [];
    const counts: Record<string, number> = {};
    const style = (element: Element | null | undefined) => getComputedStyle(element ?? document.body);
    const fill = (element: Element | null | undefined) => style(element).backgroundColor;
    const paper = document.createElement("i");
    paper.style.background = "Canvas";
    document.body.append(paper);
    const canvas = fill(paper);
    paper.remove();
    const each = (kind: string, selector: string, isTold: (element: HTMLElement) => boolean) => {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility()) continue;
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (!isTold(element))
          faults.push(`lost in a contrast theme: ${kind} ${element.outerHTML.slice(0, 160)}`);
      }
    };

    each("ticked boxes", "[type=checkbox]:not([role]):checked", (box) => {
      const mark = box.parentElement?.querySelector("svg");
      return fill(box) !== canvas && style(mark).color !== fill(box) && style(mark).opacity === "1";
    });
    each("switches", "[role=switch]", (input) => {
      const [, track, knob] = input.parentElement?.children ?? [];
      return fill(knob) !== fill(track) && parseFloat(style(track).borderTopWidth) > 0;
    });
    each("chosen radio buttons", "label:has(> [type=radio]:checked)", (label) => {
      const other = label.parentElement?.querySelector("label:not(:has(:checked))");
      return fill(label) !== fill(other) && style(label).color !== fill(label);
    });
    each("progress bars", "[role=progressbar]", (bar) => {
      return fill(bar.firstElementChild) !== fill(bar) && parseFloat(style(bar).borderTopWidth) > 0;
    });
    each("chosen tabs", "[role=tab][aria-selected=true]", (tab) => {
      const other = tab.parentElement?.querySelector("[aria-selected=false]");
      return style(tab).borderBottomColor !== style(other).borderBottomColor;
    });
    each("present places", ":is(nav, header) a[aria-current]", (link) => {
      return fill(link) !== canvas && style(link.querySelector("svg")).color !== fill(link);
    });
    // The browser puts a strip of the page's colour behind the figure of a day whose own colours it replaces.
    each("days that stand out", ":is(td, td *).bg-link.text-on-primary", (day) => {
      return style(day).forcedColorAdjust === "none" && style(day).color !== fill(day);
    });
    each("edges of dialogs", "[role=dialog], [role=alertdialog]", (dialog) => {
      return parseFloat(style(dialog).borderTopWidth) > 0;
    });
    each("main buttons", "main :is(a, button):is(.bg-primary, .bg-accent, .bg-raised)", (button) => {
      return fill(button) !== canvas || parseFloat(style(button).borderTopWidth) > 0;
    });
    return { faults, counts };
  });
