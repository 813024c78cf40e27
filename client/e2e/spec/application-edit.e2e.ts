import { expect } from "../support/fixtures";
import { buildSpecApplication } from "../support/spec-api";
import { openSpecScreen, test } from "../support/spec-test";
import { buildApplication, buildEntity, listOpportunities } from "../support/story";

// What an edit starts with, sends and says is tested in client/src/spec/application-edit.test.tsx; cancelling in ../applications.e2e.ts.

test("2.8 Save Changes is in view while a long application is edited @desktop", async ({ page }) => {
  await openSpecScreen(page, "/applications/a1", {
    "GET /api/applications/{id}": { body: buildSpecApplication({ narrative: "A long story. ".repeat(900) }) },
  });
  await page.getByRole("button", { name: "Edit Application" }).click();
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeInViewport();
});

test("2.8 the badge of the provider goes with a draft that is emptied @desktop", async ({
  page,
  member: _,
}) => {
  const { id } = await buildEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, id, opportunity!, {
    aiDraftNarrative: "Written for you.",
    aiProvider: "anthropic",
  });
  await page.goto(`/applications/${application.id}`);
  await expect(page.getByText("ANTHROPIC", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit Application" }).click();
  await page.getByLabel("Draft", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Generate AI Draft" })).toBeVisible();
  await expect(page.getByText("ANTHROPIC", { exact: true })).toHaveCount(0);
});
