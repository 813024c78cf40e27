import { expect, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildEntity, listOpportunities } from "./support/story";

test("a member reads the amounts of a call in the currency of the organisation's country too @desktop", async ({
  page,
  member,
}) => {
  void member;
  await buildEntity(page.request, { country: "DE" });
  const found = await listOpportunities(page.request);
  const inDollars = found.find(({ currency, maxAmount }) => currency === "USD" && Number(maxAmount) > 0);
  await page.goto(`/opportunities?search=${encodeURIComponent(`"${inDollars!.name}"`)}`);
  const card = page.getByRole("article").filter({ hasText: inDollars!.name }).first();
  await expect(card).toContainText(
    /about €.* \(1 USD = 0.8874 EUR, rate of the European Central Bank of 6 Oct 2026\)/,
  );
  await inspect(page, "cards with converted amounts", { narrow: true });
  await page.goto(`/opportunities/${inDollars!.id}`);
  await expect(page.getByRole("paragraph").filter({ hasText: /^(up to |from )?about €/ })).toBeVisible();
  await expect(
    page.getByText("1 USD = 0.8874 EUR, rate of the European Central Bank of 6 Oct 2026", { exact: true }),
  ).toBeVisible();
  await inspect(page, "an opportunity with converted amounts", { narrow: true });
});
