import type { FunderView } from "@shared/validators/catalogue";
import { expect, get, post, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { listOpportunities } from "./support/story";

test.slow();

const FUNDER = "U.S. National Science Foundation";

test("a funder's profile tells whom it funds, and each figure leads to its awards", async ({
  page,
  member: _,
  isMobile,
}) => {
  await post(page.request, "/api/entities", { name: "Orbit Lab", type: "Research", country: "US" });
  const funders = await get<FunderView[]>(page.request, "/api/funders");
  const { id } = funders.find(({ name }) => name === FUNDER)!;
  await page.goto(`/funders?search=science&profile=${id}`);
  const section = page.getByRole("dialog", { name: FUNDER }).getByRole("region", { name: "Who gets funded" });
  await expect(section.getByRole("button", { name: "Usually $280K - $752K" })).toBeVisible();
  await expect(section).toContainText("Known awards, 2019–2026");
  await expect(section).toContainText("to 104 organisations, the last in 2026");
  await expect(section).toContainText("NSF, U.S. public domain, read");
  await section.scrollIntoViewIfNeeded();
  await inspect(page, "whom a funder funds", { isMobile });

  const companies = section.getByRole("button", { name: "Companies" });
  await companies.click();
  const rows = page.getByRole("dialog", { name: "Companies" });
  await expect(rows.getByRole("listitem")).toHaveCount(6);
  await expect(rows).toContainText("ONYX AEROSPACE, INC.");
  await inspect(page, "the awards behind a figure", { isMobile });
  await page.keyboard.press("Escape");
  await expect(rows).toBeHidden();
  await expect(companies).toBeFocused();

  await section.getByRole("button", { name: "159 awards" }).click();
  const all = page.getByRole("dialog", { name: "159 awards" });
  await expect(all.getByRole("listitem")).toHaveCount(10);
  await all.getByRole("button", { name: "Show more of 159 awards" }).click();
  await expect(all.getByRole("listitem")).toHaveCount(20);
  await page.keyboard.press("Escape");
  await expect(all).toBeHidden();
  await expect(section).toBeVisible();
});

test("an opportunity tells what its funder usually gives, and to how many like the reader", async ({
  page,
  member: _,
  isMobile,
}) => {
  await post(page.request, "/api/entities", { name: "Orbit Lab", type: "Research", country: "US" });
  const [opportunity] = await listOpportunities(page.request, `"National Science Foundation"`);
  await page.goto(`/opportunities/${opportunity!.id}`);
  const section = page.getByRole("region", { name: "Who gets funded" });
  await expect(section).toContainText("Usually $280K - $752K");
  await section.scrollIntoViewIfNeeded();
  await inspect(page, "what a funder usually gives", { isMobile });
  await section.getByRole("button", { name: /organisations like Orbit Lab$/ }).click();
  const rows = page.getByRole("dialog", {
    name: "Universities and research institutes, United States, last three years",
  });
  await expect(rows.getByRole("listitem")).toHaveCount(10);
  await rows.getByRole("button", { name: "Close" }).last().click();
  await section.getByRole("link", { name: FUNDER }).click();
  await expect(page.getByRole("dialog", { name: FUNDER })).toBeVisible();
});
