import { mkdir } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import { PHONE_AGENT } from "./browser";
import { test } from "./fixtures";
import { paintAll } from "./inspect";

/** What the galleries share: in which windows they look, and how a picture is taken. */

const FOLDER = "gallery";
const DEVICES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};
const MAX_HEIGHT = 5_000;
/** `GALLERY_LOOKS="phone dark,desktop light"` takes these alone. */
const WANTED = process.env.GALLERY_LOOKS?.split(",");

export type Camera = {
  /** "phone dark" */
  look: string;
  /** A picture of what the window shows; with `whole`, another one of all of the page. */
  shoot: (page: Page, name: string, options?: { whole?: boolean }) => Promise<void>;
};

/** Declares the same pictures in every window and both themes. */
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
          // Nothing is caught half-way in.
          contextOptions: { reducedMotion: "reduce" },
        });
        test.setTimeout(300_000);
        test.beforeEach(({ page, expectErrors }) => {
          // Many screens here are made to fail.
          expectErrors(/./);
          page.setDefaultTimeout(15_000);
          // Forms that are left half filled in ask whether they may be.
          page.on("dialog", (asked) => void asked.accept());
        });

        declare({
          look,
          shoot: async (page, name, { whole = false } = {}) => {
            await mkdir(FOLDER, { recursive: true });
            const file = `${FOLDER}/${name}-${device}-${colorScheme}`;
            await page.screenshot({ path: `${file}.png` });
            if (!whole) return;
            await paintAll(page);
            // A list of hundreds is the same all the way down.
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

/** An address, or one with what is done there first: a button to press, or more than that. */
export type Screen =
  string | { path: string; press?: string | RegExp; act?: (page: Page) => Promise<unknown>; whole?: boolean };

/** Opens each screen and takes its picture. One that cannot be reached is told and the others are taken all the same. */
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
      // The screen before is left for good, with what it kept of what was typed there.
      await page.goto("/api/health");
      await page.evaluate(() => localStorage.clear());
      await page.goto(path);
      await settled(page);
      if (press !== undefined) await button(page, press).click();
      await act?.(page);
      if (press !== undefined || act) await settled(page);
    } catch (reason) {
      missed.push(`${name}: ${String(reason).split("\n").slice(0, 4).join(" ")}`);
    }
    await shoot(page, nameOf(name), { whole });
  }
  if (missed.length > 0) throw new Error(`Not as they should be:\n${missed.join("\n")}`);
}

/** How long nothing has moved on a screen that is at rest, and after what time one that never is has its picture taken all the same. */
const STILL_MS = 500;
const PATIENCE_MS = 5_000;

/** Nothing is on its way any more, and what came is on the screen. */
export async function settled(page: Page): Promise<void> {
  // A screen that asks for something again and again is never at rest.
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS }).catch(() => {});
  // That state is reached once: what a press brings later, code that was not there yet included, shows in the page alone.
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

/** The first button of that name, in the dialog on top if there is one. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name }).first();

/** Opens the picture of all applications where it is folded. */
export async function openPipeline(page: Page): Promise<void> {
  const fold = button(page, "Funding pipeline");
  if (await fold.isVisible()) await fold.click();
  await page.getByRole("heading", { name: "By status" }).waitFor();
}
