import type { Page } from "playwright/test";
import type { ApplicationListItem } from "@shared/validators/applications";
import type { PitchDeckReviewView } from "@shared/validators/pitch-decks";
import { expect } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { serveSpec, buildSpecApplication, buildSpecOpportunity } from "./support/spec-api";
import { test } from "./support/spec-test";

/** The charts of the product with extreme data: sixty of everything, three currencies, amounts of 5 and of five thousand million. */

const formatDayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const STATUSES = ["draft", "submitted", "under_review", "funded", "rejected", "completed"] as const;
const CURRENCIES = ["USD", "EUR", "NGN"];

const buildApplication = (n: number, given: Partial<ApplicationListItem> = {}) => {
  const status = STATUSES[n % STATUSES.length]!;
  return buildSpecApplication({
    id: `a${n}`,
    status,
    askingAmount: String(1000 + n * 500),
    askingCurrency: CURRENCIES[n % CURRENCIES.length],
    awardedAmount: status === "funded" ? "700" : null,
    submittedDate: formatDayFromNow(-n * 6),
    decisionDate: formatDayFromNow(-n * 3),
    opportunity: buildSpecOpportunity({
      id: `o${n}`,
      name: n === 6 ? `A name ${"that goes on ".repeat(10)}and on` : `Fund ${n}`,
      deadline: formatDayFromNow(n),
    }),
    ...given,
  });
};
const buildSixtyApplications = () =>
  Array.from({ length: 60 }, (_, n) =>
    buildApplication(n, n === 0 ? { askingAmount: "5" } : n === 3 ? { askingAmount: "5000000000" } : {}),
  );

const serveApplications = (page: Page, applications: unknown[]) =>
  serveSpec(page, { "GET /api/applications": { body: applications } });

// The test counts days in the browser's time zone.
test.use({ timezoneId: "UTC" });

/** What the home asks for beyond the specification and beyond the other screens that these tests open. */
const UNKNOWN = /404.*\/api\/(events|tasks|obligations|opportunities\/saved)/;
test.beforeEach(({ expectErrors }) => expectErrors(UNKNOWN));

test("the funding pipeline stands beside the list, and above it on a phone", async ({ page, isMobile }) => {
  const { routes } = await serveApplications(page, buildSixtyApplications());
  // The chart covers all applications, not only those that the list shows.
  await page.goto("/applications?search=Fund+59");
  const section = page.getByRole("region", { name: "Funding pipeline" });
  const table = section.getByRole("table", { name: "Applications by status" });
  const list = page.getByRole("heading", { name: "Application history" });
  await expect(list).toBeInViewport();
  if (isMobile) await section.getByRole("button", { name: "Funding pipeline" }).tap();
  await expect(table.getByRole("row")).toHaveCount(13);
  await expect(section.getByText(/^60 applications for .+ \+ .+ \+ .+ in all\./)).toBeVisible();

  // Money is shown in one currency at a time; the number of applications covers all currencies.
  const drafts = table.getByRole("row").nth(2);
  await section.getByLabel("Amounts in").selectOption("NGN");
  await expect(drafts).toHaveText("10₦0₦0");
  await section.getByLabel("Amounts in").selectOption("USD");
  await expect(drafts).toHaveText(/^10\$[\d.]+K\$0$/);
  await section.getByText("Figures by month").click();
  await expect(section.getByRole("table", { name: /month by month/ }).getByRole("row")).toHaveCount(13);
  await inspect(page, "the funding pipeline", { isMobile });

  routes["GET /api/applications"] = { body: [buildApplication(1)] };
  await page.reload();
  await expect(list).toBeVisible();
  await expect(section).toBeHidden();
});

test("deadlines are a list, and on a wide screen also a calendar with arrow keys", async ({
  page,
  isMobile,
}) => {
  const drafts = [2, 2, 9, 40, 400].map((days, n) =>
    buildApplication(6 * n, {
      opportunity: buildSpecOpportunity({
        id: `o${n}`,
        name: `Fund ${n}`,
        deadline: formatDayFromNow(days),
      }) as never,
    }),
  );
  await serveApplications(page, drafts);
  await page.goto("/");
  const section = page.getByRole("region", { name: "Deadlines" });
  await expect(section.getByText(/^5 deadlines ahead, the next on/)).toBeVisible();
  await expect(section.getByRole("listitem").getByRole("link")).toHaveCount(4);
  const grid = section.getByRole("grid");
  if (isMobile) {
    await inspect(page, "the deadlines", { isMobile });
    await expect(grid).toBeHidden();
    await section.getByRole("button", { name: "Show all 5" }).tap();
    await expect(section.getByRole("listitem").getByRole("link")).toHaveCount(5);
    return;
  }
  // The arrow keys lead from today to the day after tomorrow, even into the next month.
  await grid.locator('[aria-current="date"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const chosen = grid.getByRole("button", { name: /: 2 deadlines$/ });
  await expect(chosen).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(section.getByRole("heading", { name: /^Deadlines on/ })).toBeVisible();
  await expect(section.getByRole("listitem").getByRole("link")).toHaveCount(2);
  await inspect(page, "the deadlines of a day", { isMobile });
  await page.keyboard.press("PageDown");
  await expect(chosen).toBeHidden();
  await section.getByRole("button", { name: "Previous month" }).click();
  await expect(chosen).toBeVisible();
  await section.getByRole("button", { name: "Show all upcoming" }).click();
  await section.getByRole("link", { name: /Fund 2/ }).click();
  await expect(page).toHaveURL("/applications/a12");
});

test("the scores of a deck are a line chart and a list with the same figures @desktop", async ({ page }) => {
  const reviews: Partial<PitchDeckReviewView>[] = [58, 55, null, 61, 48].map((overall, n) => ({
    id: `r${n}`,
    analysisVersion: 5 - n,
    aiProvider: "openai",
    createdAt: `${formatDayFromNow(-n)}T10:00:00.000Z`,
    overall,
    judgements: [],
  }));
  const deck = {
    ...{
      id: "d1",
      entityId: "e1",
      fileName: "seed.pdf",
      uploadedFileUrl: "https://files.example.org/seed.pdf",
    },
    ...{ status: "analyzed", aiScore: "58", aiProvider: "openai", aiAnalysis: {}, analysisVersion: 5 },
  };
  await serveSpec(page, {
    "GET /api/pitch-decks": { body: [deck] },
    "GET /api/pitch-decks/{id}/reviews": { body: reviews },
  });
  await page.goto("/pitch-deck?deck=d1");
  await expect(page.getByRole("heading", { name: "Score history" })).toBeVisible();
  await expect(page.getByText("From 48 to 58 over 4 analyses. At best 61.")).toBeVisible();
  const versions = page.getByRole("listitem").filter({ hasText: "Version" });
  await expect(versions).toHaveCount(5);
  await expect(versions.first()).toContainText("Score 58+3");
  await inspect(page, "the score history", { narrow: true });
});
