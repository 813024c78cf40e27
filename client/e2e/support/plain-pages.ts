import type { Page } from "playwright/test";

/** A page that is never server-rendered and has no data in it. */
const PLAIN = "/verify-email";

/** Makes the server send pages without data, so that a screen requests all of it and a test can answer. */
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
