import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { openSpecScreen, buildFunds, test } from "../support/spec-test";

// The dashboard's texts are tested in client/src/spec/dashboard.test.tsx and verify-email-banner.test.tsx.

const buildMatches = (page: Page) => page.getByRole("region", { name: "Top opportunity matches" });

test("2.4 a click anywhere on a match's card opens /opportunities/{id} @desktop", async ({ page }) => {
  await openSpecScreen(page, "/", {
    "GET /api/opportunities/matched": { body: { opportunities: buildFunds(4) } },
  });
  await buildMatches(page)
    .getByRole("article")
    .nth(1)
    .click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL("/opportunities/o2");
});
