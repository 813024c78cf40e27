import { expect } from "../support/fixtures";
import { openSpecScreen, test } from "../support/spec-test";
import { expectScreen } from "../support/steps";
import { buildApplication, buildEntity, listOpportunities } from "../support/story";

// The page's fields are tested in client/src/spec/application-detail.test.tsx; an application that does not exist in
// ../applications.e2e.ts.

test("2.8 Back leads somebody who came straight to an application to the applications @desktop", async ({
  page,
}) => {
  await openSpecScreen(page, "/applications/a1");
  await page.getByRole("main").getByRole("button", { name: "Back", exact: true }).click();
  await expectScreen(page, "/applications", "Your applications");
});

test("2.8 the days of a decision come back from the server @desktop", async ({ page, member: _ }) => {
  const { id } = await buildEntity(page.request, { type: "Nonprofit" });
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, id, opportunity!, {
    status: "rejected",
    submittedDate: "2026-02-03",
    decisionDate: "2026-03-31",
  });
  await page.goto(`/applications/${application.id}`);
  await expectScreen(page, `/applications/${application.id}`, opportunity!.name);
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ hasText: "Decision" })).toContainText("31 Mar 2026");
  await expect(main.getByText("Rejected", { exact: true })).toBeVisible();
  await expect(main.getByText("Nonprofit", { exact: true })).toBeVisible();
});
