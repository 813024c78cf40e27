import type { Page } from "playwright/test";

/** Is rendered for nobody, and has no data in it. */
const PLAIN = "/verify-email";

/** Has the server send its pages without data, so that a screen asks the API for all of it, where a test answers in its place. */
export async function sendPlainPages(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith("/api/"),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== "document") return route.fallback();
      const response = await route.fetch({ url: new URL(PLAIN, request.url()).href });
      await route.fulfill({ response });
    },
  );
}
