import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { specOpportunity } from "../support/spec-api";
import { listing, open, specFunds, test } from "../support/spec-test";
import { cardsIn } from "../support/steps";

const NOW = new Date("2026-03-16T12:00:00Z");

const show = (page: Page, all: Record<string, unknown>[]) => open(page, "/opportunities", listing(all));
const names = (page: Page) => cardsIn(page).getByRole("heading");

test.describe("2.5 an opportunity's card @desktop", () => {
  const only = (page: Page) => cardsIn(page).first();

  test("2.5 it shows name, funding type, amounts, description and deadline", async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await show(page, [
      specOpportunity({ name: "Solar Prize", fundingType: "accelerator", deadline: "2026-04-01" }),
    ]);
    for (const text of [
      "Solar Prize",
      // In upper case, as all funding types.
      "ACCELERATOR",
      "$5K - $50K",
      "Grants for clean water.",
      "Due in 16 days",
    ])
      await expect(only(page).getByText(text, { exact: true })).toBeVisible();
  });

  test("2.5 the type is Grant and the currency USD where none is named", async ({ page }) => {
    await show(page, [
      { id: "o1", name: "Bare", minAmount: "2000", maxAmount: null },
      specOpportunity({ id: "o2", fundingType: null, currency: null }),
    ]);
    await expect(cardsIn(page).getByText("GRANT", { exact: true })).toHaveCount(2);
    await expect(cardsIn(page).first()).toContainText("From $2K");
    await expect(cardsIn(page).last()).toContainText("$5K - $50K");
    // Nor does sorting or filtering mind what is not there.
    await page.getByLabel("Country").selectOption("Ghana");
    await page.getByLabel("Sort by").selectOption("Amount");
    await expect(names(page)).toHaveText(["Water Fund", "Bare"]);
  });

  test("9 amounts of 1000 or more are in thousands without decimals, smaller ones in full", async ({
    page,
  }) => {
    const cases = [
      ["500", "999", "$500 - $999"],
      ["1000", "2499", "$1K - $2K"],
      ["999", "1500", "$999 - $2K"],
      ["250000", "2500000", "$250K - $2500K"],
      ["5000", null, "From $5K"],
      [null, "750", "Up to $750"],
      [5000, 50000, "$5K - $50K"],
    ] as const;
    await show(
      page,
      cases.map(([minAmount, maxAmount], n) => specOpportunity({ id: `o${n}`, minAmount, maxAmount })),
    );
    for (const [n, [, , shown]] of cases.entries())
      await expect.soft(cardsIn(page).nth(n).getByText(shown, { exact: true })).toBeVisible();
  });

  test("9 the deadline is 'Due in N days', N the rounded-up absolute day count, or 'No due date'", async ({
    page,
  }) => {
    await page.clock.setFixedTime(NOW);
    const cases = [
      ["2026-03-17", "Due in 1 days"],
      ["2026-03-18", "Due in 2 days"],
      ["2026-03-16", "Due in 1 days"],
      ["2026-03-15", "Due in 2 days"],
      ["2026-03-01", "Due in 16 days"],
      ["2027-03-16", "Due in 365 days"],
      [null, "No due date"],
    ] as const;
    await show(
      page,
      cases.map(([deadline], n) => specOpportunity({ id: `o${n}`, deadline })),
    );
    // Before what is near, a screen reader is told that it is.
    for (const [n, [, shown]] of cases.entries())
      await expect
        .soft(
          cardsIn(page)
            .nth(n)
            .getByText(new RegExp(`^(Closing soon: )?${shown}$`)),
        )
        .toBeVisible();
  });

  test("2.5 the description is clamped to 2 lines", async ({ page }) => {
    await show(page, specFunds(1, { description: "Clean water for every village on the lake. ".repeat(20) }));
    const description = only(page).getByText(/^Clean water for every/);
    await expect(description).toHaveCSS("-webkit-line-clamp", "2");
    const lines = await description.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  });
});
