import { expect } from "../support/fixtures";
import { SPEC_USER } from "../support/spec-api";
import { openSpecScreen, test } from "../support/spec-test";
import { expectScreen, findMainNav } from "../support/steps";

// Routes and the shell's texts are tested in client/src/spec/routes-and-shell.test.tsx.

test("2.2 the mobile layout applies below 768 px: a top bar with logo and settings, a floating bar below @desktop", async ({
  page,
}) => {
  const banner = page.getByRole("banner");
  const links = findMainNav(page).getByRole("link");
  await page.setViewportSize({ width: 767, height: 700 });
  await openSpecScreen(page, "/opportunities");
  await expectScreen(page, "/opportunities", "0 funding opportunities");
  await expect(banner.getByRole("link", { name: /, home$/ })).toBeVisible();
  await expect(banner.getByRole("link", { name: "Settings" })).toBeVisible();
  await expect(page.getByText(SPEC_USER.email)).toBeHidden();
  await expect(links).toHaveText(["Home", "Opportunities", "Applications", "Tools"]);
  const bar = (await findMainNav(page).boundingBox())!;
  await expect(findMainNav(page)).toHaveCSS("position", "fixed");
  // The bar floats, so there is space on every side.
  expect(bar.x).toBeGreaterThan(0);
  expect(bar.x + bar.width).toBeLessThan(767);
  expect(bar.y).toBeGreaterThan(350);
  expect(bar.y + bar.height).toBeLessThan(700);

  await page.setViewportSize({ width: 768, height: 700 });
  await expect(page.getByText(SPEC_USER.email)).toBeVisible();
  await expect(links).toHaveText(["Home", "Opportunities", "Applications", "Toolkit"]);
  await expect(links.last()).toHaveAccessibleName("Toolkit");
  const rail = (await findMainNav(page).boundingBox())!;
  expect(rail.x).toBe(0);
  expect(rail.height).toBeGreaterThan(rail.width);
});
