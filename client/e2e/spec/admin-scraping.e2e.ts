import type { Page } from "playwright/test";
import { signInAsAdmin } from "../support/curation";
import { expect, get } from "../support/fixtures";
import type { SpecRoutes } from "../support/spec-api";
import { changes } from "../support/spec-api";
import { callsTo, expectFailure, expectTold } from "../support/spec-test";
import { openAdmin, test } from "./admin-screen";

// What scraping does at the real server, and that only administrators may, is in ../admin.e2e.ts.

const SOURCES = [
  { id: "echoing-green", name: "Echoing Green", description: "Fellowships for founders." },
  { id: "water-trust", name: "Water Trust", description: "Calls of the trust." },
];
const GRANTS_GOV = "POST /api/admin/scrape/grants-gov";
const SOURCE = "POST /api/admin/scrape/source/water-trust";
const CUSTOM = "POST /api/admin/scrape/custom-url";

const openScraping = (page: Page, routes: SpecRoutes = {}) =>
  openAdmin(page, { "GET /api/admin/scrape/sources": { body: SOURCES }, ...routes });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const customForm = (page: Page) => page.getByRole("form", { name: "Scrape a custom URL" });

test.describe("2.14 scraping by the specification @desktop", () => {
  test("6 the screen is open to any signed-in person, with two tabs", async ({ page }) => {
    const { calls } = await openScraping(page);
    await expect(page.getByRole("tab")).toHaveText(["Scraping & Verification", "Active Opportunities"]);
    await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("alert")).toHaveCount(0);
    const read = ["GET /api/admin/scrape/sources", "GET /api/admin/opportunities/pending"];
    for (const route of read)
      await expect.poll(() => callsTo(calls, route).map(({ query }) => String(query))).toEqual([""]);
  });

  test("2.14 offers the federal grants and every source that the server lists", async ({ page }) => {
    await openScraping(page);
    const known = page.getByRole("region", { name: "Scraping" }).getByRole("listitem");
    await expect(known.getByRole("heading")).toHaveText([/^Grants\.gov/, "Echoing Green", "Water Trust"]);
    await expect(known.nth(2)).toContainText("Calls of the trust.");
    await expect(known.getByRole("button")).toHaveText(["Scrape", "Scrape", "Scrape"]);
  });

  test("7.5 the federal grants are read with the limit 50, the answer is told and the lists are read anew", async ({
    page,
  }) => {
    const { calls } = await openScraping(page, { [GRANTS_GOV]: { body: { message: "Scraped 12 grants." } } });
    await press(page, "Scrape Grants.gov");
    await expectTold(page, "Scraping Complete", "Scraped 12 grants.");
    expect(changes(calls)).toEqual([
      { method: "POST", path: "/api/admin/scrape/grants-gov", body: { limit: 50 } },
    ]);
    await expect.poll(() => callsTo(calls, "GET /api/admin/opportunities/pending")).toHaveLength(2);
  });

  test("7.5 a configured source is read by its id, whatever the answer says", async ({ page }) => {
    const { calls } = await openScraping(page, { [SOURCE]: {} });
    await press(page, "Scrape Water Trust");
    await expectTold(page, "Scraping Complete");
    expect(changes(calls)).toEqual([
      { method: "POST", path: "/api/admin/scrape/source/water-trust", body: undefined },
    ]);
  });

  test("7.5 a custom URL is read with the name given to it, and says that this takes 30-60 seconds", async ({
    page,
  }) => {
    const { calls } = await openScraping(page, { [CUSTOM]: {} });
    const form = customForm(page);
    await expect(form.getByText("30-60 seconds")).toBeVisible();
    await form.getByLabel("URL").fill("https://example.org/calls");
    await form.getByLabel("Source name").fill("Example");
    await form.getByRole("button", { name: "Scrape URL" }).click();
    await expectTold(page, "Scraping Complete");
    expect(changes(calls)).toEqual([
      {
        method: "POST",
        path: "/api/admin/scrape/custom-url",
        body: { url: "https://example.org/calls", sourceName: "Example" },
      },
    ]);
    await expect(form.getByLabel("URL")).toHaveValue("");
  });

  test("2.14 a custom URL needs no source name", async ({ page }) => {
    const { calls } = await openScraping(page, { [CUSTOM]: {} });
    await expect(customForm(page).getByLabel("Source name")).not.toHaveAttribute("aria-required");
    await customForm(page).getByLabel("URL").fill("https://example.org/calls");
    await press(page, "Scrape URL");
    await expectTold(page, "Scraping Complete");
    expect(changes(calls)[0]!.body).toEqual({ url: "https://example.org/calls", sourceName: null });
  });

  test("5 a custom URL is required", async ({ page }) => {
    const { calls } = await openScraping(page);
    await press(page, "Scrape URL");
    await expectFailure(page, "URL Required", "Please enter a URL to scrape");
    expect(changes(calls)).toEqual([]);
  });

  for (const [what, route, button, fallback] of [
    ["federal grants", GRANTS_GOV, "Scrape Grants.gov", "Failed to scrape opportunities"],
    [
      "a configured source",
      SOURCE,
      "Scrape Water Trust",
      "Failed to scrape opportunities. Some websites may block scraping.",
    ],
    ["a custom URL", CUSTOM, "Scrape URL", "Failed to scrape custom URL"],
  ] as const)
    test(`8 a failure of ${what} is told in the server's words, or its own`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/(500|403).*\/api\/admin\/scrape/);
      const { routes } = await openScraping(page, { [route]: { status: 500 } });
      if (route === CUSTOM) await customForm(page).getByLabel("URL").fill("https://example.org/calls");
      await press(page, button);
      await expectFailure(page, "Scraping Failed", fallback);
      routes[route] = { status: 403, body: { message: "The site refuses to be read." } };
      await press(page, button);
      await expectFailure(page, "Scraping Failed", "The site refuses to be read.");
    });
});

test("2.14 every source that the real server lists has a button @desktop", async ({ page }) => {
  await signInAsAdmin(page.request);
  const sources = await get<{ name: string }[]>(page.request, "/api/admin/scrape/sources");
  await page.goto("/admin/verification");
  for (const { name } of sources)
    await expect(page.getByRole("button", { name: `Scrape ${name}`, exact: true })).toBeVisible();
});
