import type { Page } from "playwright/test";
import { expect, test as realTest } from "../support/fixtures";
import { type SpecCall, specOpportunity } from "../support/spec-api";
import { callsTo, held, listing, open, specFunds, test } from "../support/spec-test";
import { cardsIn, expectScreen, visit } from "../support/steps";

// Filters in the address, coming back to the same place, and tries after a failure are in ../opportunities.e2e.ts.

const LIST = "GET /api/opportunities";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const names = (page: Page) => cardsIn(page).getByRole("heading");
const show = (page: Page, all: Record<string, unknown>[]) => open(page, "/opportunities", listing(all));
/** What was asked of the list, in order. */
const asked = (calls: readonly SpecCall[]) => callsTo(calls, LIST).map(({ query }) => `?${query}`);

test.describe("2.5 the opportunities list @desktop", () => {
  test("2.5 the headline is '{total} funding opportunities', 'Loading...' while loading", async ({
    page,
  }) => {
    const answer = held();
    const { routes } = await open(page, "/opportunities", {
      [LIST]: () =>
        answer.released.then(() => ({
          body: { opportunities: specFunds(3), pagination: { page: 1, total: 4321, hasMore: false } },
        })),
    });
    await expect(headline(page)).toHaveText("Loading...");
    answer.release();
    await expect(headline(page)).toHaveText("4321 funding opportunities");
    Object.assign(routes, listing(specFunds(1)));
    await page.reload();
    await expect(headline(page)).toHaveText("1 funding opportunities");
  });

  test("7.3 the list is asked for by page, limit=10 and search", async ({ page }) => {
    const { calls } = await show(page, specFunds(3));
    await expect(cardsIn(page)).toHaveCount(3);
    const search = page.getByPlaceholder("Search opportunities...", { exact: true });
    await search.fill("clean water");
    await search.press("Enter");
    await expect
      .poll(() => asked(calls))
      .toEqual([
        // An empty value becomes no parameter.
        "?page=1&limit=10",
        "?page=1&limit=10&search=clean+water",
      ]);
  });

  test("2.5 the country filter and the sort have these choices", async ({ page }) => {
    await show(page, specFunds(1));
    const options = (label: string) =>
      page
        .getByLabel(label)
        .getByRole("option")
        .evaluateAll((all) => all.map((each) => [each.textContent, (each as HTMLOptionElement).value]));
    await expect(page.getByLabel("Country")).toHaveValue("");
    expect(await options("Country")).toEqual([
      ["All countries", ""],
      ["Ghana", "GH"],
      ["Nigeria", "NG"],
      ["Kenya", "KE"],
      ["South Africa", "ZA"],
      ["United States", "US"],
      ["United Kingdom", "GB"],
    ]);
    expect((await options("Sort by")).map(([text]) => text)).toEqual(["Relevance", "Deadline", "Amount"]);
  });

  test("2.5 the country filter is applied on the client", async ({ page }) => {
    const { calls } = await show(page, [
      specOpportunity({ id: "gh", name: "Ghana only", eligibleCountries: ["GH"] }),
      specOpportunity({ id: "us", name: "Elsewhere", eligibleCountries: ["US", "KE"] }),
      specOpportunity({ id: "any", name: "Global", eligibleCountries: ["*"] }),
    ]);
    await page.getByLabel("Country").selectOption("Ghana");
    await expect(names(page)).toHaveText(["Ghana only", "Global"]);
    await page.getByLabel("Country").selectOption("Kenya");
    await expect(names(page)).toHaveText(["Elsewhere", "Global"]);
    await page.getByLabel("Country").selectOption("All countries");
    await expect(names(page)).toHaveCount(3);
    expect(asked(calls)).toEqual(["?page=1&limit=10"]);
  });

  test("2.5 the sort is applied on the client", async ({ page }) => {
    const { calls } = await show(page, [
      specOpportunity({ id: "1", name: "Small, late", maxAmount: "900", deadline: "2026-09-01" }),
      specOpportunity({ id: "2", name: "Large, open", maxAmount: "80000", deadline: null }),
      specOpportunity({ id: "3", name: "Medium, soon", maxAmount: "10000", deadline: "2026-04-01" }),
    ]);
    await page.getByLabel("Sort by").selectOption("Deadline");
    await expect(names(page)).toHaveText(["Medium, soon", "Small, late", "Large, open"]);
    await page.getByLabel("Sort by").selectOption("Amount");
    await expect(names(page)).toHaveText(["Large, open", "Medium, soon", "Small, late"]);
    await page.getByLabel("Sort by").selectOption("Relevance");
    await expect(names(page)).toHaveText(["Small, late", "Large, open", "Medium, soon"]);
    expect(asked(calls)).toEqual(["?page=1&limit=10"]);
  });

  test("2.5 cards are in a 2-column grid, and clicking one opens /opportunities/{id}", async ({ page }) => {
    await show(page, specFunds(3));
    await expect(cardsIn(page)).toHaveCount(3);
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((n) => cardsIn(page).nth(n).boundingBox()),
    );
    expect(second!.y).toBe(first!.y);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width - 1);
    expect(third!.x).toBe(first!.x);
    expect(third!.y).toBeGreaterThan(first!.y);
    await cardsIn(page)
      .nth(2)
      .click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL("/opportunities/o3");
  });

  test("9 the match percentage is a fixed 95, shown as 'N% match'", async ({ page }) => {
    await show(page, specFunds(2));
    await expect(cardsIn(page).getByText(/% match$/)).toHaveText(["95% match", "95% match"]);
  });

  test("2.5 without opportunities it says 'No opportunities found matching your criteria'", async ({
    page,
  }) => {
    await show(page, []);
    const nothing = page.getByRole("heading", { name: "No opportunities found matching your criteria" });
    await expect(nothing).toBeVisible();
    await expect(headline(page)).toHaveText("0 funding opportunities");
    await expect(page.getByText("You've reached the end of the list")).toBeHidden();
  });

  test("2.5 it says so too when the country filter leaves none", async ({ page }) => {
    await show(page, specFunds(2, { eligibleCountries: ["US"] }));
    await page.getByLabel("Country").selectOption("Ghana");
    await expect(
      page.getByRole("heading", { name: "No opportunities found matching your criteria" }),
    ).toBeVisible();
  });

  test("8 a failed fetch says 'Failed to fetch opportunities', and is not tried again by itself", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/opportunities\?/);
    const { calls } = await open(page, "/opportunities", {
      [LIST]: { status: 500, body: { message: "The catalogue is away." } },
    });
    const failure = page.getByRole("alert");
    await expect(failure).toContainText("Failed to fetch opportunities");
    await expect(failure).toContainText("The catalogue is away.");
    expect(asked(calls)).toHaveLength(1);
  });
});

test.describe("2.5 infinite scroll @desktop", () => {
  test("2.5 the next page is loaded when the end marker is 10% visible", async ({ page }) => {
    const { calls } = await show(page, specFunds(25));
    await expect(cardsIn(page)).toHaveCount(10);
    expect(asked(calls)).toEqual(["?page=1&limit=10"]);
    /** Brings so many pixels of what is below the cards onto the screen. */
    const showBelowCards = (pixels: number) =>
      page.getByRole("main").evaluate(async (main, shown) => {
        const marker = main.querySelector("[role=list]")!.nextElementSibling!;
        const { top, height } = marker.getBoundingClientRect();
        scrollBy(0, top - innerHeight + shown * height);
        // The browser tells of what is visible after the frame.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }, pixels);
    await showBelowCards(0.05);
    expect(asked(calls)).toHaveLength(1);
    await showBelowCards(0.15);
    await expect(cardsIn(page)).toHaveCount(20);
    expect(asked(calls)).toEqual(["?page=1&limit=10", "?page=2&limit=10"]);
  });

  test("2.5 it says 'Loading more opportunities...', and at the end that one has reached it", async ({
    page,
  }) => {
    const answer = held();
    const pages = listing(specFunds(12))[LIST] as (call: SpecCall) => object;
    await open(page, "/opportunities", {
      [LIST]: async (call) => {
        if (call.query.get("page") === "2") await answer.released;
        return pages(call);
      },
    });
    await expect(cardsIn(page)).toHaveCount(10);
    await page.mouse.wheel(0, 10_000);
    await expect(page.getByText("Loading more opportunities...", { exact: true })).toBeVisible();
    answer.release();
    await expect(cardsIn(page)).toHaveCount(12);
    await expect(page.getByText("You've reached the end of the list", { exact: true })).toBeVisible();
    await expect(page.getByText("Loading more opportunities...")).toBeHidden();
  });

  test("7 what was read is not read again on coming back", async ({ page }) => {
    const { calls } = await show(page, specFunds(3));
    await expect(cardsIn(page)).toHaveCount(3);
    await visit(page, "/toolkit");
    await expectScreen(page, "/toolkit", "Funding Toolkit");
    await visit(page, "/opportunities");
    await expect(cardsIn(page)).toHaveCount(3);
    expect(asked(calls)).toHaveLength(1);
  });
});

realTest(
  "2.5 before the real server a newcomer's cards show no match figure @desktop",
  async ({ page, member: _ }) => {
    const asking = page.waitForRequest("**/api/opportunities?*");
    await page.goto("/opportunities");
    expect(new URL((await asking).url()).search).toBe("?page=1&limit=10");
    await expect(cardsIn(page)).toHaveCount(10);
    await expect(cardsIn(page).getByText(/% match$/)).toHaveCount(0);
  },
);
