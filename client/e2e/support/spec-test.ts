import type { Page } from "playwright/test";
import { expect, test as base } from "./fixtures";
import { type SpecRoutes, serveSpec } from "./spec-api";

export { callsTo, held, listing, specFunds } from "./spec-api";

/** What the product asks for beyond the specification, and does without where the answer is 404. The browser prints each. */
const BEYOND =
  /404.*\/api\/(news|saved-searches|calendar|interactions\/next|opportunities\/[^/]+\/view)(\?|$)/;

/** For screens before a server of `serveSpec`. */
export const test = base.extend({
  knownErrors: async ({}, use) => use([/401.*\/api\/auth\/user$/, BEYOND]),
});

/** Opens a screen before a server of the specification. */
export async function open(page: Page, path: string, routes: SpecRoutes = {}) {
  const served = await serveSpec(page, routes);
  await page.goto(path);
  return served;
}

/** The toast on the screen, of which there is one at most, with its title and what is said below. */
export async function expectTold(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole("status").locator("[data-variant]");
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

/** The toast is one of a failure. */
export async function expectFailure(page: Page, title: string, description?: string): Promise<void> {
  await expectTold(page, title, description);
  await expect(page.getByRole("status").locator("[data-variant]")).toHaveAttribute(
    "data-variant",
    "destructive",
  );
}
