import type { Page } from "playwright/test";
import type { OpportunityView } from "@shared/validators/opportunities";
import { expect, get } from "../support/fixtures";
import { openSpecScreen, test } from "../support/spec-test";
import { expectScreen } from "../support/steps";
import { listOpportunities } from "../support/story";

// The page's texts are tested in client/src/spec/opportunity-detail.test.tsx; the new tab of the application page in ../opportunities.e2e.ts.

const findSection = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true });

test("2.6 Back leads somebody who came straight to an opportunity to the list @desktop", async ({ page }) => {
  await openSpecScreen(page, "/opportunities/o1");
  await expectScreen(page, "/opportunities/o1", "Water Fund");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expectScreen(page, "/opportunities", "0 funding opportunities");
});

test("2.6 an opportunity of the catalogue has its own criteria and documents @desktop", async ({
  page,
  member: _,
}) => {
  const [listed] = await listOpportunities(page.request);
  const known = await get<OpportunityView>(page.request, `/api/opportunities/${listed!.id}`);
  await page.goto(`/opportunities/${known.id}`);
  await expectScreen(page, `/opportunities/${known.id}`, known.name);
  const needed = [
    known.businessPlanRequired,
    known.pitchDeckRequired,
    known.financialProjectionsRequired,
    known.legalEntityRequired,
    known.registeredBusinessRequired,
  ].filter(Boolean).length;
  await expect(findSection(page, "Required Documents").getByRole("listitem")).toHaveCount(needed);
  await expect(findSection(page, "Funder Information")).toContainText(known.funderName ?? "Various");
  const stages = page
    .getByRole("main")
    .getByRole("term")
    .filter({ hasText: "Stages" })
    .locator("xpath=following-sibling::dd");
  if (known.stageFocus.length > 0) await expect(stages.getByRole("listitem")).toHaveText(known.stageFocus);
});
