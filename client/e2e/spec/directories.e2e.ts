import type { Page } from "playwright/test";
import type { FunderView } from "@shared/validators/catalogue";
import { expect, get } from "../support/fixtures";
import { callsTo, held, open, test } from "../support/spec-test";
import { expectScreen } from "../support/steps";

// Resources are in resources.e2e.ts. What is said where nothing is found, or where there is nothing, is in ../shell.e2e.ts; all about a
// funder's profile is in ../funders.e2e.ts.

/** Notes of contacts and profiles are more than the specification knows. */
const BEYOND = /404.*\/api\/(interactions\/next|funders\/[^/]+)$/;
test.beforeEach(({ expectErrors }) => expectErrors(BEYOND));

/** What section 3.7 says that the client reads. */
const specFunder = (given: Record<string, unknown> = {}) => ({
  id: "f1",
  name: "Lake Foundation",
  description: "Funds clean water.",
  logoUrl: null,
  funderType: "foundation",
  averageCheckSize: "250000",
  geographyFocus: ["Kenya", "Ghana", "Uganda"],
  industryFocus: ["Water", "Health", "Energy", "Transport"],
  website: "https://lake.example.org/",
  ...given,
});

const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^View Profile/ }) });

async function openFunders(page: Page, ...given: Record<string, unknown>[]) {
  const body = given.map((each, index) => specFunder({ id: `f${index}`, ...each }));
  const spec = await open(page, "/funders", { "GET /api/funders": { body } });
  await expect(cards(page)).toHaveCount(given.length);
  return spec;
}

test("2.9 'Funding Toolkit', 'coming soon' and an 'Explore opportunities' button to the opportunities @desktop", async ({
  page,
}) => {
  await open(page, "/toolkit");
  await expectScreen(page, "/toolkit", "Funding Toolkit");
  await expect(page.getByText("coming soon", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Explore opportunities" }).click();
  await expectScreen(page, "/opportunities", "0 funding opportunities");
});

test.describe("2.11 the directory of funders @desktop", () => {
  test("2.11 the title and the subtitle", async ({ page }) => {
    await openFunders(page, {});
    await expectScreen(page, "/funders", "Funders & Investors");
    await expect(page.getByText("Research VCs, accelerators, and grant organizations")).toBeVisible();
  });

  test("7.4 the page reads GET /api/funders, once", async ({ page }) => {
    const { calls } = await openFunders(page, {});
    const reads = callsTo(calls, "GET /api/funders");
    expect(reads.map(({ query }) => query.toString())).toEqual([""]);
  });

  test("2.11 the search filters by name or description, whatever the case", async ({ page }) => {
    const { calls } = await openFunders(
      page,
      { name: "Lake Foundation", description: "Clean water.", industryFocus: ["Fintech"] },
      { name: "Sahel Ventures", description: "Seed money for LAKES and rivers." },
      { name: "Volta Capital", description: null },
    );
    const search = page.getByPlaceholder("Search funders by name or focus area...");
    const names = cards(page).getByRole("heading");
    await search.fill("lake");
    await expect(names).toHaveText(["Lake Foundation", "Sahel Ventures"]);
    await search.fill("VOLTA");
    await expect(names).toHaveText(["Volta Capital"]);
    await search.fill("fintech");
    await expect(names).toHaveCount(0);
    await search.fill("");
    await expect(names).toHaveCount(3);
    expect(callsTo(calls, "GET /api/funders")).toHaveLength(1);
  });

  test("2.11 and 9 six skeleton cards while loading", async ({ page }) => {
    const { released, release } = held();
    await open(page, "/funders", {
      "GET /api/funders": async () => {
        await released;
        return { body: [specFunder()] };
      },
    });
    const loading = page.getByRole("status").filter({ hasText: "Loading funders" });
    // The first child is what is read out.
    await expect(loading.locator("> div")).toHaveCount(6);
    release();
    await expect(cards(page)).toHaveCount(1);
    await expect(loading).toHaveCount(0);
  });
});

test.describe("2.11 a funder's card @desktop", () => {
  test("2.11 the avatar is the logo, else the first two letters of the name, upper-cased", async ({
    page,
  }) => {
    const logoUrl = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    await openFunders(page, { logoUrl }, { logoUrl: null, name: "élan Fund" });
    await expect(cards(page).nth(0).locator("img")).toHaveAttribute("src", logoUrl);
    await expect(cards(page).nth(0).getByText("LA", { exact: true })).toHaveCount(0);
    await expect(cards(page).nth(1).getByText("ÉL", { exact: true })).toBeVisible();
  });

  test("2.11 the name and a badge of the funderType", async ({ page }) => {
    await openFunders(page, { funderType: "vc" }, { funderType: "angel syndicate" }, { funderType: null });
    await expect(cards(page).nth(0).getByRole("heading")).toHaveText("Lake Foundation");
    await expect(cards(page).nth(0).getByText("VC", { exact: true })).toBeVisible();
    await expect(cards(page).nth(1).getByText("Angel syndicate", { exact: true })).toBeVisible();
  });

  test("2.11 the description in three lines, else 'No description available'", async ({ page }) => {
    await openFunders(
      page,
      { description: `Funds clean water. ${"And more. ".repeat(90)}` },
      { description: null },
      { description: "" },
    );
    const long = cards(page).nth(0).getByText("Funds clean water.");
    await expect(long).toHaveCSS("-webkit-line-clamp", "3");
    for (const index of [1, 2])
      await expect(
        cards(page).nth(index).getByText("No description available", { exact: true }),
      ).toBeVisible();
  });

  test("2.11 and 9 'Avg:' with millions as X.YM, thousands as XK, else the full number", async ({ page }) => {
    const cases = [
      ["1500000", "Avg: $1.5M"],
      ["2000000.00", "Avg: $2.0M"],
      ["250000", "Avg: $250K"],
      ["950", "Avg: $950"],
    ] as const;
    await openFunders(page, ...cases.map(([averageCheckSize]) => ({ averageCheckSize })), {
      averageCheckSize: null,
    });
    for (const [index, [, shown]] of cases.entries())
      await expect(cards(page).nth(index).getByText(shown, { exact: true })).toBeVisible();
    await expect(cards(page).last().getByText(/^Avg/)).toHaveCount(0);
  });

  test("2.11 and 9 the first two of geographyFocus joined, the first three of industryFocus as badges", async ({
    page,
  }) => {
    await openFunders(page, {}, { geographyFocus: null, industryFocus: null });
    const [full, bare] = [cards(page).nth(0), cards(page).nth(1)];
    await expect(full.getByText("Kenya, Ghana", { exact: true })).toBeVisible();
    await expect(full.getByText(/Uganda/)).toHaveCount(0);
    await expect(full.getByRole("listitem")).toHaveText(["Water", "Health", "Energy"]);
    await expect(bare.getByRole("listitem")).toHaveCount(0);
  });

  test("2.11 a website button opens a new tab, where there is a website", async ({ page }) => {
    await openFunders(page, {}, { website: null });
    const website = cards(page)
      .nth(0)
      .getByRole("link", { name: /^Website/ });
    await expect(website).toHaveAttribute("href", "https://lake.example.org/");
    await expect(website).toHaveAttribute("target", "_blank");
    await expect(website).toHaveAttribute("rel", /noopener/);
    await expect(cards(page).nth(1).getByRole("link")).toHaveCount(0);
  });

  test("2.11 'View Profile' shows what there is to know, also where the server tells no more", async ({
    page,
  }) => {
    await openFunders(page, { description: "Funds clean water." });
    const view = page.getByRole("button", { name: "View Profile of Lake Foundation" });
    await expect(view).toHaveText("View Profile");
    await view.click();
    const profile = page.getByRole("dialog", { name: "Lake Foundation" });
    await expect(profile.getByText("Funds clean water.")).toBeVisible();
    await expect(profile.getByText("Kenya, Ghana, Uganda")).toBeVisible();
    await expect(profile.getByText("$250,000", { exact: true })).toBeVisible();
    await expect(profile.getByRole("alert")).toHaveCount(0);
    await profile.getByRole("button", { name: "Close" }).last().click();
    await expect(profile).toBeHidden();
  });

  test("2.11 the funders of the catalogue keep to it too", async ({ page, member: _ }) => {
    const funders = await get<FunderView[]>(page.request, "/api/funders");
    const told = funders.filter(
      ({ description, geographyFocus }) => description && geographyFocus.length > 0,
    );
    const funder = told.toSorted((a, b) => b.industryFocus.length - a.industryFocus.length)[0]!;
    await page.goto(`/funders?search=${encodeURIComponent(funder.name)}`);
    const heading = page.getByRole("heading", { name: funder.name, exact: true });
    const card = cards(page).filter({ has: heading });
    await expect(card.getByText(funder.geographyFocus.slice(0, 2).join(", "), { exact: true })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveText(funder.industryFocus.slice(0, 3));
    await expect(card.getByText(funder.description!.slice(0, 40))).toBeVisible();
  });
});
