import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { specApplication } from "../support/spec-api";
import { callsTo, expectFailure, expectTold, held, open, test } from "../support/spec-test";
import { buildApplication, buildEntity, listOpportunities } from "../support/story";

// That a cancelled edit is gone only when that was meant is in ../applications.e2e.ts.

const PATCH = "PATCH /api/applications/a1";

async function openEdit(page: Page, given: Record<string, unknown> = {}) {
  const body = specApplication(given);
  const spec = await open(page, "/applications/a1", {
    "GET /api/applications/{id}": { body },
    [PATCH]: ({ body: changes }) => ({ body: { ...body, ...(changes as object) } }),
  });
  await page.getByRole("button", { name: "Edit Application" }).click();
  await expect(page.getByLabel("Status")).toBeVisible();
  return spec;
}
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const reading = (page: Page) => page.getByRole("button", { name: "Edit Application" });

test.describe("2.8 editing @desktop", () => {
  test("2.8 it is a mode: Save Changes and Cancel take the place of Edit Application and Generate AI Draft", async ({
    page,
  }) => {
    await openEdit(page, { narrative: "A long story. ".repeat(900) });
    await expect(save(page)).toBeInViewport();
    for (const name of ["Edit Application", "Generate AI Draft"])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Generate AI Draft" })).toBeVisible();
    await expect(save(page)).toHaveCount(0);
  });

  test("2.8 it begins with status, notes, submittedDate and awardedAmount as they are", async ({ page }) => {
    await openEdit(page, {
      status: "accepted",
      notes: "Ask Kofi.",
      submittedDate: "2026-02-03T00:00:00.000Z",
      awardedAmount: "20000",
    });
    await expect(page.getByLabel("Status")).toHaveValue("accepted");
    await expect(page.getByLabel("Notes")).toHaveValue("Ask Kofi.");
    await expect(page.getByLabel("Submitted date")).toHaveValue("2026-02-03");
    await expect(page.getByLabel("Awarded amount")).toHaveValue("20000");
  });

  test("4 any status may be set", async ({ page }) => {
    const { calls } = await openEdit(page, { status: "rejected" });
    await expect(page.getByLabel("Status").getByRole("option")).toHaveText([
      "Draft",
      "In Progress",
      "Submitted",
      "Under Review",
      "Accepted",
      "Rejected",
      "Funded",
      "Completed",
    ]);
    await page.getByLabel("Status").selectOption("Draft");
    await save(page).click();
    await expect(reading(page)).toBeVisible();
    expect(callsTo(calls, PATCH)[0]!.body).toEqual({ status: "draft", notes: "" });
  });
});

test.describe("5 what an edit sends @desktop", () => {
  test("5 status and notes always, submittedDate and awardedAmount not when they are not set", async ({
    page,
  }) => {
    // As from a server that leaves out what is not set.
    const { calls } = await openEdit(page, {
      notes: "Ask Kofi.",
      submittedDate: undefined,
      awardedAmount: undefined,
    });
    await save(page).click();
    await expect(reading(page)).toBeVisible();
    expect(callsTo(calls, PATCH).map(({ body }) => body)).toEqual([{ status: "draft", notes: "Ask Kofi." }]);
  });

  test("7.3 all four when they are set", async ({ page }) => {
    const { calls } = await openEdit(page);
    await page.getByLabel("Status").selectOption("Funded");
    await page.getByLabel("Notes").fill("They called.");
    await page.getByLabel("Submitted date").fill("2026-02-03");
    await page.getByLabel("Awarded amount").fill("20000");
    await save(page).click();
    await expect(reading(page)).toBeVisible();
    expect(callsTo(calls, PATCH).map(({ body }) => body)).toEqual([
      { status: "funded", notes: "They called.", submittedDate: "2026-02-03", awardedAmount: "20000" },
    ]);
    await expect(page.getByText("They called.", { exact: true })).toBeVisible();
  });

  test("7 the change is seen whatever the PATCH answers, and the list is refreshed", async ({ page }) => {
    const { calls, routes } = await openEdit(page);
    routes[PATCH] = () => {
      routes["GET /api/applications/{id}"] = { body: specApplication({ notes: "They called." }) };
      return { status: 200 };
    };
    await page.getByLabel("Notes").fill("They called.");
    await save(page).click();
    await expectTold(page, "Application updated successfully");
    await expect(page.getByText("They called.", { exact: true })).toBeVisible();
    expect(callsTo(calls, "GET /api/applications/a1")).toHaveLength(2);
  });

  test("7 an answer with the stored columns alone keeps the opportunity and the entity", async ({ page }) => {
    const { routes } = await openEdit(page);
    const { opportunity: _, entity: __, ...columns } = specApplication({ notes: "They called." });
    routes[PATCH] = { body: columns };
    await page.getByLabel("Notes").fill("They called.");
    await save(page).click();
    await expect(page.getByText("They called.", { exact: true })).toBeVisible();
    await expect(page.getByText("Sunrise Labs", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "View Opportunity: Water Fund" })).toBeVisible();
  });
});

test.describe("8 what is said of an edit @desktop", () => {
  test("8 success is the toast 'Application updated successfully'", async ({ page }) => {
    await openEdit(page);
    await save(page).click();
    await expectTold(page, "Application updated successfully");
    await expect(page.locator("[data-variant=destructive]")).toHaveCount(0);
  });

  test("8 failure is the toast 'Failed to update application', and what is typed stays", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/applications\//);
    const { routes } = await openEdit(page);
    routes[PATCH] = { status: 500 };
    await page.getByLabel("Notes").fill("They called.");
    await save(page).click();
    await expectFailure(page, "Failed to update application");
    routes[PATCH] = { status: 500, body: { message: "The database is away" } };
    await save(page).click();
    await expectFailure(page, "Failed to update application", "The database is away");
    await expect(page.getByLabel("Notes")).toHaveValue("They called.");
  });

  test("8 an edit that is being saved is not sent twice", async ({ page }) => {
    const { released, release } = held();
    const { calls, routes } = await openEdit(page);
    routes[PATCH] = async () => {
      await released;
      return { body: specApplication() };
    };
    await save(page).click();
    await expect(save(page)).toHaveAttribute("aria-busy", "true");
    await save(page).click();
    release();
    await expect(reading(page)).toBeVisible();
    expect(callsTo(calls, PATCH)).toHaveLength(1);
  });
});

test("2.8 the badge of the provider goes with a draft that is emptied @desktop", async ({
  page,
  member: _,
}) => {
  const { id } = await buildEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, id, opportunity!, {
    aiDraftNarrative: "Written for you.",
    aiProvider: "anthropic",
  });
  await page.goto(`/applications/${application.id}`);
  await expect(page.getByText("ANTHROPIC", { exact: true })).toBeVisible();
  await reading(page).click();
  await page.getByLabel("Draft", { exact: true }).fill("");
  await save(page).click();
  await expect(page.getByRole("button", { name: "Generate AI Draft" })).toBeVisible();
  await expect(page.getByText("ANTHROPIC", { exact: true })).toHaveCount(0);
});
