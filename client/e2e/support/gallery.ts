import { mkdir } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import { PHONE_AGENT } from "./browser";
import { test } from "./fixtures";
import { renderSkippedParts } from "./inspect";

/** What the galleries share: the window sizes and how a screenshot is taken. */

const FOLDER = "gallery";
const DEVICES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};
const MAX_HEIGHT = 5_000;
/** `GALLERY_LOOKS="phone dark,desktop light"` takes these looks only. */
const WANTED = process.env.GALLERY_LOOKS?.split(",");

export type Camera = {
  /** "phone dark" */
  look: string;
  /** Takes a screenshot of the window; with `whole`, a second one of the whole page. */
  shoot: (page: Page, name: string, options?: { whole?: boolean }) => Promise<void>;
};

/** Declares the same screenshots for every window size and both themes. */
export function inEveryLook(declare: (camera: Camera) => void): void {
  for (const [device, viewport] of Object.entries(DEVICES))
    for (const colorScheme of ["light", "dark"] as const) {
      const look = `${device} ${colorScheme}`;
      if (WANTED && !WANTED.includes(look)) continue;
      const isMobile = device !== "desktop";
      test.describe(look, () => {
        test.use({
          viewport,
          colorScheme,
          isMobile,
          hasTouch: isMobile,
          ...(isMobile && { userAgent: PHONE_AGENT }),
          // Without motion nothing is caught half faded in.
          contextOptions: { reducedMotion: "reduce" },
        });
        test.setTimeout(300_000);
        test.beforeEach(({ page, expectErrors }) => {
          // Many screens here fail on purpose.
          expectErrors(/./);
          page.setDefaultTimeout(15_000);
          // A half-filled form asks before it is left.
          page.on("dialog", (asked) => void asked.accept());
        });

        declare({
          look,
          shoot: async (page, name, { whole = false } = {}) => {
            await mkdir(FOLDER, { recursive: true });
            const file = `${FOLDER}/${name}-${device}-${colorScheme}`;
            await page.screenshot({ path: `${file}.png` });
            if (!whole) return;
            await renderSkippedParts(page);
            // A long list looks the same further down.
            const height = Math.min(
              MAX_HEIGHT,
              await page.evaluate(() => document.documentElement.scrollHeight),
            );
            const clip = { x: 0, y: 0, width: viewport.width, height };
            await page.screenshot({ path: `${file}-full.png`, fullPage: true, clip });
          },
        });
      });
    }
}

/** An address, optionally with a button to press or steps to do there first. */
export type Screen =
  string | { path: string; press?: string | RegExp; act?: (page: Page) => Promise<unknown>; whole?: boolean };

/** Opens each screen and takes its screenshot. A screen that fails is reported and the others are still taken. */
export async function shootAll(
  page: Page,
  { shoot }: Camera,
  screens: Record<string, Screen>,
  nameOf = (name: string) => name,
): Promise<void> {
  const missed: string[] = [];
  for (const [name, screen] of Object.entries(screens)) {
    const { path, press, act, whole } =
      typeof screen === "string" ? { path: screen, whole: true } : { whole: false, ...screen };
    try {
      // Leave the product and clear its storage, so that drafts of the screen before do not come up in the next one.
      await page.goto("/api/health");
      await page.evaluate(() => localStorage.clear());
      await page.goto(path);
      await waitUntilSettled(page);
      if (press !== undefined) await findButton(page, press).click();
      await act?.(page);
      if (press !== undefined || act) await waitUntilSettled(page);
    } catch (reason) {
      missed.push(`${name}: ${String(reason).split("\n").slice(0, 4).join(" ")}`);
    }
    await shoot(page, nameOf(name), { whole });
  }
  if (missed.length > 0) throw new Error(`Not as they should be:\n${missed.join("\n")}`);
}

/** A screen has settled when nothing has moved for this long. */
const STILL_MS = 500;
const PATIENCE_MS = 5_000;

/** Waits until no request is open and nothing on the screen moves. */
export async function waitUntilSettled(page: Page): Promise<void> {
  // A screen that sends requests again and again never becomes idle.
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS }).catch(() => {});
  // "networkidle" is reached only once per page: code and data loaded after a press show only as changes of the page.
  await page.evaluate(
    ([still, patience]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, still);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, still);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(end, patience);
      }),
    [STILL_MS, PATIENCE_MS] as const,
  );
}

/** Finds the first button of this name, in the top dialog if there is one. */
export const findButton = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name }).first();

/** Opens the pipeline of applications where it is folded. */
export async function openPipeline(page: Page): Promise<void> {
  const fold = findButton(page, "Funding pipeline");
  if (await fold.isVisible()) await fold.click();
  await page.getByRole("heading", { name: "By status" }).waitFor();
}
