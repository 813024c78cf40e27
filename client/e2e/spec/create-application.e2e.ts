import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { openSpecScreen, test } from "../support/spec-test";
import { buildEntity, listOpportunities } from "../support/story";

// What the panel asks for, sends and says is tested in client/src/spec/create-application.test.tsx.

const findPanel = (page: Page) => page.getByRole("dialog", { name: "Create Application" });

test("2.6 and 9 Apply Now opens the panel, 448 px wide at the right edge, on a phone as wide as the screen", async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSpecScreen(page, "/opportunities/o1");
  await page.getByRole("button", { name: "Apply Now", exact: true }).click();
  await expect(findPanel(page).getByLabel("Entity")).toBeVisible();
  await expect(findPanel(page).getByLabel("Asking amount")).toBeVisible();
  const { width } = page.viewportSize()!;
  const edges = async () => {
    const box = (await findPanel(page).boundingBox())!;
    return [box.width, box.x + box.width];
  };
  await expect.poll(edges).toEqual([isMobile ? width : 448, width]);
});

test("7.3 an application is read back as it was saved @desktop", async ({ page, member: _ }) => {
  const entity = await buildEntity(page.request, { name: "Volta Clean Water" });
  const opportunity = (await listOpportunities(page.request)).find(({ maxAmount }) => !Number(maxAmount))!;
  await page.goto(`/opportunities/${opportunity.id}`);
  await page.getByRole("button", { name: "Start Application" }).click();
  await expect(findPanel(page).getByLabel("Entity")).toHaveValue(entity.id);
  const asked = String(Number(opportunity.minAmount ?? 0) + 1234.5);
  await findPanel(page).getByLabel("Asking amount").fill(asked);
  const answer = page.waitForResponse("**/api/applications");
  await findPanel(page).getByRole("button", { name: "Save" }).click();
  expect(await (await answer).json()).toMatchObject({
    status: "draft",
    askingAmount: Number(asked).toFixed(2),
    opportunityId: opportunity.id,
  });
});
