import { openActive, makeUniqueWord, signInAsAdmin } from "../support/curation";
import { expect, test } from "../support/fixtures";
import { expectFailure } from "../support/spec-test";

// The rest of the specification is in client/src/spec/admin-opportunities.test.tsx; undo, paging and shortcuts are in ../admin.e2e.ts.

test("5 nothing without amounts reaches the real server @desktop", async ({ page }) => {
  await signInAsAdmin(page.request);
  const name = `Yew ${makeUniqueWord()}`;
  await openActive(page, name);
  await page.getByRole("button", { name: "Add Opportunity" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Opportunity" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Description").fill("For lakes.");
  await dialog.getByLabel("Minimum amount").fill("1000");
  await dialog.getByRole("button", { name: "Create opportunity" }).click();
  await expectFailure(page, "Invalid Amount", "Maximum amount must be greater than 0");
  const found = await page.request.get(`/api/admin/opportunities?search=${encodeURIComponent(name)}`);
  expect((await found.json()).pagination.total).toBe(0);
});
