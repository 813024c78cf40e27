import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { specApplication, specOpportunity } from "../support/spec-api";
import { callsTo, open, test } from "../support/spec-test";
import { expectScreen } from "../support/steps";
import { buildApplication, buildEntity, listOpportunities } from "../support/story";

// The search, both empty lists and what their buttons lead to are in ../applications.e2e.ts.

const STATUSES = [
  ["draft", "Draft"],
  ["in_progress", "In Progress"],
  ["submitted", "Submitted"],
  ["under_review", "Under Review"],
  ["accepted", "Accepted"],
  ["rejected", "Rejected"],
  ["funded", "Funded"],
  ["completed", "Completed"],
] as const;

const history = (page: Page) => page.getByRole("region", { name: "Application history" });
const rows = (page: Page) => history(page).getByRole("listitem");

/** The list with these applications. */
async function openList(page: Page, ...given: Record<string, unknown>[]) {
  const body = given.map((each, index) => specApplication({ id: `a${index}`, ...each }));
  const spec = await open(page, "/applications", { "GET /api/applications": { body } });
  await expect(rows(page)).toHaveCount(given.length);
  return spec;
}

/** One application for each status. */
const ofEach = STATUSES.map(([status]) => ({ status }));

test.describe("2.7 the page @desktop", () => {
  test("2.7 'Your applications' with a 'New application' button to the opportunities", async ({ page }) => {
    await openList(page, {});
    await expectScreen(page, "/applications", "Your applications");
    await page.getByRole("link", { name: "New application" }).click();
    await expectScreen(page, "/opportunities", "0 funding opportunities");
  });

  test("7.3 the page reads GET /api/applications, once", async ({ page }) => {
    const { calls } = await openList(page, {});
    const reads = callsTo(calls, "GET /api/applications");
    expect(reads.map(({ query }) => query.toString())).toEqual([""]);
  });
});

test.describe("2.7 the stat cards @desktop", () => {
  test("2.7 Drafts are the drafts; Submitted are submitted and under review; Funded are funded and accepted", async ({
    page,
  }) => {
    await openList(page, ...ofEach, { status: "draft" }, { status: "draft" });
    await expect(page.getByRole("main")).toContainText(/Drafts3Submitted2Funded2\$0 cash value/);
  });

  test("2.7 Funded sums the awarded amounts of what is funded or accepted as its cash value", async ({
    page,
  }) => {
    await openList(
      page,
      { status: "funded", awardedAmount: "1000000.00" },
      { status: "accepted", awardedAmount: "500000" },
      { status: "funded" },
      { status: "rejected", awardedAmount: "700000" },
    );
    await expect(page.getByText("$1.5M cash value", { exact: true })).toBeVisible();
  });
});

test.describe("2.7 the status filter @desktop", () => {
  test("2.7 and 4 it has All status and six statuses, without in_progress and completed", async ({
    page,
  }) => {
    await openList(page, {});
    await expect(history(page).getByLabel("Status").getByRole("option")).toHaveText([
      "All status",
      "Draft",
      "Submitted",
      "Under Review",
      "Accepted",
      "Funded",
      "Rejected",
    ]);
  });

  test("2.7 each status leaves those that have it", async ({ page }) => {
    await openList(page, ...ofEach);
    for (const [status, label] of STATUSES) {
      if (status === "in_progress" || status === "completed") continue;
      await history(page).getByLabel("Status").selectOption(label);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).getByText(label, { exact: true })).toBeVisible();
    }
    await history(page).getByLabel("Status").selectOption("All status");
    await expect(rows(page)).toHaveCount(STATUSES.length);
  });

  test("2.7 search and status hold at the same time", async ({ page }) => {
    await openList(
      page,
      { status: "draft", opportunity: specOpportunity({ name: "Lake Prize" }) },
      { status: "funded", opportunity: specOpportunity({ name: "Lake Loan" }) },
      { status: "funded" },
    );
    await history(page).getByLabel("Search applications").fill("lake");
    await history(page).getByLabel("Status").selectOption("Funded");
    await expect(rows(page).getByRole("heading")).toHaveText(["Lake Loan"]);
  });
});

test.describe("2.7 a row @desktop", () => {
  test("2.7 a row has the opportunity's name, else 'Untitled Opportunity'", async ({ page }) => {
    // What has lost its opportunity keeps its name as the title.
    await openList(
      page,
      { opportunity: specOpportunity({ name: "Lake Prize" }), title: "Another title" },
      { opportunity: null, title: "Wells for all" },
      { opportunity: null, title: null, entity: null },
    );
    await expect(rows(page).getByRole("heading")).toHaveText([
      "Lake Prize",
      "Wells for all",
      "Untitled Opportunity",
    ]);
  });

  test("2.7 and 4 a row has the label of its status", async ({ page }) => {
    await openList(page, ...ofEach);
    for (const [index, [, label]] of STATUSES.entries())
      await expect(rows(page).nth(index).getByText(label, { exact: true })).toBeVisible();
  });

  test("2.7 a row has the requested amount in thousands, '$25k fund requested'", async ({ page }) => {
    await openList(page, { askingAmount: "25000" }, { askingAmount: "25000.00" }, { askingAmount: "1250" });
    for (const [index, shown] of ["$25k", "$25k", "$1.25k"].entries())
      await expect(rows(page).nth(index).getByText(`${shown} fund requested`, { exact: true })).toBeVisible();
  });

  test("2.7 a row without an amount says 'No amount specified'", async ({ page }) => {
    await openList(page, { askingAmount: null });
    await expect(rows(page).getByText("No amount specified", { exact: true })).toBeVisible();
  });

  test("2.7 a row has the entity's name, else 'No entity'", async ({ page }) => {
    await openList(page, {}, { entity: null });
    await expect(rows(page).nth(0).getByText("Sunrise Labs", { exact: true })).toBeVisible();
    await expect(rows(page).nth(1).getByText("No entity", { exact: true })).toBeVisible();
  });

  test("2.7 a row has the day it was submitted, else the day it was created", async ({ page }) => {
    const createdAt = "2026-01-05T12:00:00.000Z";
    await openList(page, { createdAt, submittedDate: "2026-02-03" }, { createdAt, submittedDate: null });
    await expect(rows(page).nth(0).getByText("3 Feb 2026", { exact: true })).toBeVisible();
    await expect(rows(page).nth(0).getByText("5 Jan 2026", { exact: true })).toHaveCount(0);
    await expect(rows(page).nth(1).getByText("5 Jan 2026", { exact: true })).toBeVisible();
  });

  test("2.7 a row's View button leads to the application", async ({ page }) => {
    await openList(page, { id: "a1" });
    const view = rows(page).getByRole("link", { name: /^View/ });
    await expect(view).toHaveText("View");
    await view.click();
    await expectScreen(page, "/applications/a1", "Wells for all");
  });

  test("2.7 a new draft stands there as it was created", async ({ page, member: _ }) => {
    const { id } = await buildEntity(page.request, { name: "Volta Clean Water" });
    const [opportunity] = await listOpportunities(page.request);
    await buildApplication(page.request, id, opportunity!);
    await page.goto("/applications");
    const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(new Date());
    for (const text of ["Draft", "Volta Clean Water", today])
      await expect(rows(page).getByText(text, { exact: true })).toBeVisible();
    await expect(rows(page).getByRole("heading")).toHaveText(opportunity!.name);
  });
});
