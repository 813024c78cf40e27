import { signInAsAdmin } from "../support/curation";
import { expect, get, test } from "../support/fixtures";

// The rest of the specification is in client/src/spec/admin-scraping.test.tsx; what scraping does is in ../admin.e2e.ts.

test("2.14 every source that the real server lists has a button @desktop", async ({ page }) => {
  await signInAsAdmin(page.request);
  const sources = await get<{ name: string }[]>(page.request, "/api/admin/scrape/sources");
  await page.goto("/admin/verification");
  for (const { name } of sources)
    await expect(page.getByRole("button", { name: `Scrape ${name}`, exact: true })).toBeVisible();
});
