import type { Page } from "playwright/test";
import { expect, test as base } from "./fixtures";
import { type SpecRoutes, serveSpec } from "./spec-api";

export { filterCalls, holdAnswer, serveList, buildFunds } from "./spec-api";

/** Requests beyond the specification, which the product does without when the answer is 404. The browser prints each as an error. */
const BEYOND =
  /404.*\/api\/(auth\/draft-key|public\/opportunities|news|saved-searches|calendar|exchange-rates|interactions\/next|tasks\/(next|people)|obligations\/next|entities\/[^/]+\/ai-consents|applications\/[^/]+\/(tasks|guests|documents|questions|budget)|opportunities\/[^/]+\/(view|funder|similar|effort|deadlines|translation))(\?|$)/;

/** The test for screens with a server of `serveSpec`. */
export const test = base.extend({
  knownErrors: async ({}, use) => use([/401.*\/api\/auth\/user$/, BEYOND]),
});

/** Opens a screen with a server that knows only the specification. */
export async function openSpecScreen(page: Page, path: string, routes: SpecRoutes = {}) {
  const served = await serveSpec(page, routes);
  await page.goto(path);
  return served;
}

/** Expects a toast with this title and description; there is at most one on the screen. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole("status").locator("[data-variant]");
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}
