import { expect, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildApplication, buildEntity, listOpportunities } from "./support/story";

test("Ctrl K leads to an application and to an opportunity, also while something is typed @desktop", async ({
  page,
  member: _,
}) => {
  const entity = await buildEntity(page.request, { name: "Blue Heron" });
  const [first, second] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, first!);
  await page.goto("/opportunities");
  await page.getByRole("searchbox").first().focus();

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Where to" });
  await expect(field).toBeFocused();
  await inspect(page, "the quick switcher", { narrow: true });
  await page.keyboard.type("blue heron");
  const own = page.getByRole("group", { name: "Applications" }).getByRole("option");
  await expect(own).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/applications/${application.id}`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(first!.name);

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type(second!.name);
  const found = page
    .getByRole("group", { name: "Opportunities" })
    .getByRole("option", { name: second!.name });
  await expect(found).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[role=option][aria-selected=true]")).toHaveCount(1);
  await inspect(page, "the quick switcher with results", { narrow: true });
  await found.click();
  await expect(page).toHaveURL(`/opportunities/${second!.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second!.name);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Opened last" }).getByRole("option").first()).toHaveText(
    first!.name,
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the switcher opens by its button on a phone @phone", async ({ page, member: _ }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Go to…" }).click();
  await inspect(page, "the quick switcher", { isMobile: true });
  await page.getByRole("combobox", { name: "Where to" }).fill("calen");
  await page.getByRole("option", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
});
