import type { Page } from "playwright/test";
import { expect, test as realTest } from "../support/fixtures";
import { openSpecScreen, buildFunds, test } from "../support/spec-test";
import { buildApplication, buildEntity, listOpportunities } from "../support/story";

// The dashboard's texts are tested in client/src/spec/dashboard.test.tsx and verify-email-banner.test.tsx.

const buildCard = (page: Page, label: string) =>
  page.getByRole("region", { name: "Overview" }).locator("[data-card]").filter({ hasText: label });
const buildMatches = (page: Page) => page.getByRole("region", { name: "Top opportunity matches" });

test("2.4 a click anywhere on a match's card opens /opportunities/{id} @desktop", async ({ page }) => {
  await openSpecScreen(page, "/", {
    "GET /api/opportunities/matched": { body: { opportunities: buildFunds(4) } },
  });
  await buildMatches(page)
    .getByRole("article")
    .nth(1)
    .click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL("/opportunities/o2");
});

realTest.describe("2.4 the dashboard before the real server @desktop", () => {
  realTest("says of a newcomer's figures that there are none yet", async ({ page, member: _ }) => {
    await page.goto("/");
    await expect(buildCard(page, "Your applications")).toHaveText("Your applications00 in draft");
    await expect(buildCard(page, "Total funded")).toHaveText("Total funded$0$0 this month");
    await expect(buildMatches(page).getByText("No recommendations")).toBeVisible();
  });

  realTest("counts drafts and awards, and asks for thin profiles", async ({ page, member: _ }) => {
    const entity = await buildEntity(page.request);
    const [first, second] = await listOpportunities(page.request);
    await buildApplication(page.request, entity.id, first!);
    await buildApplication(page.request, entity.id, second!, { status: "funded", awardedAmount: "125000" });
    await page.goto("/");
    await expect(buildCard(page, "Your applications")).toHaveText("Your applications21 in draft");
    await expect(buildCard(page, "Total funded")).toHaveText("Total funded$125K$125K this month");
    await expect(page.getByRole("heading", { name: "1 action item this week" })).toBeVisible();
    await page.getByRole("link", { name: "Complete your profile for better matches" }).click();
    await expect(page.getByRole("dialog", { name: "Complete profile" })).toBeVisible();
  });
});
