import { expect, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { listOpportunities } from "./support/story";

test("a visitor reads where the catalogue comes from, from the foot of the landing page @desktop", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Where the catalogue comes from" }).click();
  await expect(page).toHaveURL(/\/sources$/);
  await expect(page.getByRole("heading", { level: 1, name: "Where the catalogue comes from" })).toBeVisible();
  const grantsGov = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 2, name: /^Grants\.gov/ }),
  });
  await expect(grantsGov.getByText("United States", { exact: true })).toBeVisible();
  await expect(grantsGov.getByText("Public domain in the United States")).toBeVisible();
  await expect(grantsGov.getByText(/^This product uses the Grants\.gov API/)).toBeVisible();
  await expect(page.getByText(/Förderdatenbank/)).toBeVisible();
  await inspect(page, "the sources", { narrow: true });
});

test("a member follows an opportunity's source to what is known of it @desktop", async ({ page, member }) => {
  void member;
  const [opportunity] = await listOpportunities(page.request);
  await page.goto(`/opportunities/${opportunity!.id}`);
  const funder = page.getByRole("region", { name: "Funder Information" });
  await expect(funder.getByText("Not yet by an administrator here")).toBeVisible();
  await funder.getByRole("link", { name: "Grants.gov", exact: true }).click();
  await expect(page).toHaveURL(/\/sources#grants-gov$/);
  await expect(page.locator("#grants-gov")).toBeFocused();
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
});
