import type { FunderView } from "@shared/validators/catalogue";
import { expect, get, test } from "../support/fixtures";
import { openSpecScreen as openSpec, test as specTest } from "../support/spec-test";

// The directory's fields are tested in client/src/spec/directories.test.tsx.

specTest("2.11 a funder's description is cut after three lines @desktop", async ({ page, expectErrors }) => {
  expectErrors(/404.*\/api\/interactions\/next$/);
  const description = `Funds clean water. ${"And more. ".repeat(90)}`;
  await openSpec(page, "/funders", {
    "GET /api/funders": { body: [{ id: "f1", name: "Lake", description }] },
  });
  await expect(page.getByText("Funds clean water.")).toHaveCSS("-webkit-line-clamp", "3");
});

test("2.11 the funders of the catalogue keep to it too @desktop", async ({ page, member: _ }) => {
  const funders = await get<FunderView[]>(page.request, "/api/funders");
  const told = funders.filter(({ description, geographyFocus }) => description && geographyFocus.length > 0);
  const funder = told.toSorted((a, b) => b.industryFocus.length - a.industryFocus.length)[0]!;
  await page.goto(`/funders?search=${encodeURIComponent(funder.name)}`);
  const heading = page.getByRole("heading", { name: funder.name, exact: true });
  const card = page.getByRole("main").getByRole("listitem").filter({ has: heading });
  await expect(card.getByText(funder.geographyFocus.slice(0, 2).join(", "), { exact: true })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText(funder.industryFocus.slice(0, 3));
  await expect(card.getByText(funder.description!.slice(0, 40))).toBeVisible();
});
