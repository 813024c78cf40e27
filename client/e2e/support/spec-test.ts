import type { Page } from "playwright/test";
import { expect, test as base } from "./fixtures";
import { type SpecCall, type SpecRoutes, serveSpec, specOpportunity } from "./spec-api";

/** What the product asks for beyond the specification, and does without where the answer is 404. The browser prints each. */
const BEYOND =
  /404.*\/api\/(news|saved-searches|calendar|interactions\/next|opportunities\/[^/]+\/view)(\?|$)/;

/** For screens before a server of `serveSpec`. */
export const test = base.extend({
  knownErrors: async ({}, use) => use([/401.*\/api\/auth\/user$/, BEYOND]),
});

/** Nobody is signed in. */
export const VISITOR: SpecRoutes = {
  "GET /api/auth/user": { status: 401, body: { message: "Please sign in." } },
};

/** Opens a screen before a server of the specification. */
export async function open(page: Page, path: string, routes: SpecRoutes = {}) {
  const served = await serveSpec(page, routes);
  await page.goto(path);
  return served;
}

/** An answer that has to wait until it is released. */
export function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release: () => release() };
}

/** Those calls that went to a route, "GET /api/opportunities", whatever their query. */
export const callsTo = (calls: readonly SpecCall[], route: string): SpecCall[] =>
  calls.filter(({ method, path }) => `${method} ${path}` === route);

/** So many opportunities that differ in name and id: "Fund 1", o1. */
export const specFunds = (count: number, given: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, n) =>
    specOpportunity({ id: `o${n + 1}`, name: `Fund ${n + 1}`, ...given }),
  );

/** The list of these opportunities, in pages as they are asked for. */
export const listing = (all: Record<string, unknown>[]): SpecRoutes => ({
  "GET /api/opportunities": ({ query }: SpecCall) => {
    const [page, limit] = [Number(query.get("page")), Number(query.get("limit"))];
    return {
      body: {
        opportunities: all.slice((page - 1) * limit, page * limit),
        pagination: { page, total: all.length, hasMore: page * limit < all.length },
      },
    };
  },
});

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
