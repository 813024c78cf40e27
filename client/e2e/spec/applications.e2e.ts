import { expect, test } from "../support/fixtures";
import { buildApplication, buildEntity, listOpportunities } from "../support/story";

// The list's fields are tested in client/src/spec/applications.test.tsx; the search and both empty lists in ../applications.e2e.ts.

test("2.7 a new draft stands in the list as it was created @desktop", async ({ page, member: _ }) => {
  const { id } = await buildEntity(page.request, { name: "Volta Clean Water" });
  const [opportunity] = await listOpportunities(page.request);
  await buildApplication(page.request, id, opportunity!);
  await page.goto("/applications");
  const row = page.getByRole("region", { name: "Application history" }).getByRole("listitem");
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(new Date());
  for (const text of ["Draft", "Volta Clean Water", today])
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  await expect(row.getByRole("heading")).toHaveText(opportunity!.name);
});
