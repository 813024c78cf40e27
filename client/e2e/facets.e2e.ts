import type { Page } from "playwright/test";
import type { FacetsView } from "@shared/validators/facets";
import { expect, get, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { findCards } from "./support/steps";

const openFilters = (page: Page) => page.getByRole("button", { name: /^Filters/ }).click();
/** Finds the column of a wide window or the sheet of a narrow one. */
const findFilters = (page: Page, isMobile: boolean) =>
  page.getByRole(isMobile ? "dialog" : "complementary", { name: "Filters" });
const findHeadline = (page: Page) => page.getByRole("heading", { level: 1 });
const expectCount = (page: Page, count: number) =>
  expect(findHeadline(page)).toHaveText(`${count} funding opportunities`);
const readCounts = (page: Page, query = "") =>
  get<FacetsView>(page.request, `/api/opportunities/facets${query}`);
const countOf = (view: FacetsView, facet: keyof FacetsView["facets"], value: string) =>
  view.facets[facet].options.find((option) => option.value === value)!.count;

test.describe("the counted filters of the list of opportunities", () => {
  test("the counted filters list as many as they say, stand in the address, and Back takes the last choice back", async ({
    page,
    member: _,
    isMobile,
  }) => {
    const before = await readCounts(page);
    const loans = countOf(before, "types", "loan");
    await page.goto("/opportunities");
    await expectCount(page, before.total);
    await openFilters(page);
    const filters = findFilters(page, isMobile);
    await filters.getByRole("checkbox", { name: `Loan ${loans}` }).check();
    await expect(page).toHaveURL("/opportunities?types=loan");
    const withLoans = await readCounts(page, "?types=loan");
    const undated = countOf(withLoans, "closes", "none");
    await filters.getByRole("checkbox", { name: `No deadline ${undated}` }).check();
    await expect(page).toHaveURL("/opportunities?types=loan&closes=none");
    if (isMobile) await filters.getByRole("button", { name: `Show ${undated} opportunities` }).click();
    await expectCount(page, undated);
    await page.goBack();
    await expect(page).toHaveURL("/opportunities?types=loan");
    await expectCount(page, loans);
    await page.reload();
    await expectCount(page, loans);
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await expect(page).toHaveURL("/opportunities");
    await expectCount(page, before.total);
  });

  test("the counted filters pass the accessibility checks, also when they leave nothing", async ({
    page,
    member: _,
    isMobile,
  }) => {
    await page.goto("/opportunities?countries=KE&themes=health");
    await openFilters(page);
    const filters = findFilters(page, isMobile);
    await filters.getByRole("button", { name: /^Source/ }).click();
    await filters
      .getByRole("button", { name: /^Show \d+ more/ })
      .first()
      .click();
    await expect(filters.getByRole("searchbox")).toBeVisible();
    await inspect(page, "the open filters", { isMobile, narrow: true });

    await page.goto("/opportunities?types=prize&statuses=soon");
    await expect(page.getByText("No opportunity passes all these filters.")).toBeVisible();
    await inspect(page, "filters that leave nothing", { isMobile, narrow: true });
    const { facets } = await readCounts(page, "?types=prize&statuses=soon");
    await page.getByRole("button", { name: `Without Kind of funding: ${facets.types.without}` }).click();
    await expect(page).toHaveURL("/opportunities?statuses=soon");
    await expectCount(page, facets.types.without);
    await expect(findCards(page).first()).toBeVisible();
  });

  test("the counted filters can be used with the keyboard alone @desktop", async ({ page, member: _ }) => {
    await page.goto("/opportunities");
    const opener = page.getByRole("button", { name: "Filters" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const filters = findFilters(page, false);
    const open = filters.getByRole("checkbox", { name: /^Open now/ });
    await expect(open).toBeVisible();
    // After the button come the view, the country and the sort, and then the heading of the first filter.
    for (let press = 0; press < 4; press++) await page.keyboard.press("Tab");
    await expect(filters.getByRole("button", { name: "Status" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(open).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/opportunities?statuses=open");
    await expect(open).toBeFocused();
    await expect(open).toBeChecked();
  });
});
