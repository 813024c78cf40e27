import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { specApplication, specEntity, specOpportunity, type SpecRoutes } from "../support/spec-api";
import { callsTo, expectFailure, expectTold, held, open, test } from "../support/spec-test";
import { expectScreen, visit } from "../support/steps";
import { buildEntity, listOpportunities } from "../support/story";

// That somebody without an entity is sent to Settings, and that an existing application is warned of and led to, is in
// ../opportunities.e2e.ts.

const TWO = [
  specEntity(),
  specEntity({ id: "e2", name: "Ama Mensah", type: "Individual", profileCompletionScore: 0 }),
];

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Create Application" });
const amountIn = (page: Page) => panelOf(page).getByLabel("Asking amount");
const saveIn = (page: Page) => panelOf(page).getByRole("button", { name: "Save" });

async function apply(
  page: Page,
  routes: SpecRoutes = {},
  given: Record<string, unknown> = {},
  button = "Start Application",
) {
  const spec = await open(page, "/opportunities/o1", {
    "GET /api/opportunities/{id}": { body: specOpportunity(given) },
    ...routes,
  });
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(panelOf(page)).toBeVisible();
  return spec;
}

test("2.6 and 9 the panel is 448 px wide at the right edge, on a phone it takes the screen", async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await apply(page);
  const { width } = page.viewportSize()!;
  const edges = async () => {
    const box = (await panelOf(page).boundingBox())!;
    return [box.width, box.x + box.width];
  };
  await expect.poll(edges).toEqual([isMobile ? width : 448, width]);
});

test("2.6 Apply Now opens the panel too", async ({ page }) => {
  await apply(page, {}, {}, "Apply Now");
  await expect(panelOf(page).getByLabel("Entity")).toBeVisible();
  await expect(amountIn(page)).toBeVisible();
});

test.describe("2.6 the entity select @desktop", () => {
  test("2.6 each option shows name, type and profile percent", async ({ page }) => {
    await apply(page, { "GET /api/entities": { body: TWO } });
    const options = panelOf(page).getByLabel("Entity").getByRole("option");
    await expect(options).toHaveText([
      "Select an entity",
      "Sunrise Labs · Startup · 80% profile",
      "Ama Mensah · Individual · 0% profile",
    ]);
  });

  test("7.3 an entity and the opportunity are checked with GET /api/applications/check", async ({ page }) => {
    const { calls } = await apply(page, { "GET /api/entities": { body: TWO } });
    expect(callsTo(calls, "GET /api/applications/check")).toEqual([]);
    await panelOf(page).getByLabel("Entity").selectOption("e2");
    await expect.poll(() => callsTo(calls, "GET /api/applications/check").length).toBe(1);
    const [check] = callsTo(calls, "GET /api/applications/check");
    expect(Object.fromEntries(check!.query)).toEqual({ entityId: "e2", opportunityId: "o1" });
  });

  test("2.6 an application that exists is warned of with its status and a link to it", async ({ page }) => {
    await apply(page, {
      "GET /api/applications/check": {
        body: { exists: true, application: { id: "a7", status: "in_progress" } },
      },
    });
    await expect(panelOf(page).getByText("Application Already Exists")).toBeVisible();
    await expect(panelOf(page).getByText("Status: In Progress")).toBeVisible();
    await expect(panelOf(page).getByRole("link", { name: "View existing application" })).toHaveAttribute(
      "href",
      "/applications/a7",
    );
  });
});

test.describe("5 what the panel asks for @desktop", () => {
  test("5 'Please select an entity' where none is chosen", async ({ page }) => {
    const { calls } = await apply(page, { "GET /api/entities": { body: TWO } });
    await panelOf(page).getByLabel("Entity").focus();
    await amountIn(page).fill("6000");
    await amountIn(page).press("Enter");
    await expect(panelOf(page).getByText("Please select an entity")).toBeVisible();
    expect(callsTo(calls, "POST /api/applications")).toEqual([]);
  });

  test("5 'Please enter a valid asking amount' for what is no number greater than 0", async ({ page }) => {
    const { calls } = await apply(page, {}, { minAmount: null, maxAmount: null });
    const message = panelOf(page).getByText("Please enter a valid asking amount", { exact: true });
    for (const refused of ["0", "-5", "many", "0.00"]) {
      await amountIn(page).fill(refused);
      await amountIn(page).press("Enter");
      await expect(message).toBeVisible();
      await amountIn(page).fill("1");
      await expect(message).toBeHidden();
    }
    expect(callsTo(calls, "POST /api/applications")).toEqual([]);
  });

  test("5 the asking amount has the opportunity's minimum and maximum", async ({ page }) => {
    await apply(page, {}, { minAmount: "5000", maxAmount: "50000" });
    await expect(amountIn(page)).toHaveAttribute("min", "5000");
    await expect(amountIn(page)).toHaveAttribute("max", "50000");
  });

  test("5 the asking amount has the minimum 0 where the opportunity has none", async ({ page }) => {
    await apply(page, {}, { minAmount: null, maxAmount: null });
    await expect(amountIn(page)).toHaveAttribute("min", "0");
    await expect(amountIn(page)).not.toHaveAttribute("max");
  });

  test("5 Save is disabled while the entity or the amount is missing", async ({ page }) => {
    await apply(page, { "GET /api/entities": { body: TWO } });
    await expect(saveIn(page)).toBeDisabled();
    await amountIn(page).fill("6000");
    await expect(saveIn(page)).toBeDisabled();
    await panelOf(page).getByLabel("Entity").selectOption("e1");
    await expect(saveIn(page)).toBeEnabled();
    await amountIn(page).fill("");
    await expect(saveIn(page)).toBeDisabled();
  });

  test("5 Save is disabled while there is an application for the pair", async ({ page }) => {
    await apply(page, {
      "GET /api/entities": { body: TWO },
      "GET /api/applications/check": ({ query }) => ({
        body:
          query.get("entityId") === "e1"
            ? { exists: true, application: { id: "a7", status: "draft" } }
            : { exists: false },
      }),
    });
    await amountIn(page).fill("6000");
    await panelOf(page).getByLabel("Entity").selectOption("e1");
    await expect(saveIn(page)).toBeDisabled();
    await panelOf(page).getByLabel("Entity").selectOption("e2");
    await expect(saveIn(page)).toBeEnabled();
  });

  test("5 Save is disabled while it saves", async ({ page }) => {
    const { released, release } = held();
    const { calls } = await apply(page, {
      "POST /api/applications": async () => {
        await released;
        return { status: 201, body: specApplication() };
      },
    });
    await amountIn(page).fill("6000");
    await saveIn(page).click();
    await expect(saveIn(page)).toBeDisabled();
    await amountIn(page).press("Enter");
    release();
    await expect(page).toHaveURL("/applications");
    expect(callsTo(calls, "POST /api/applications")).toHaveLength(1);
  });
});

test.describe("2.6 saving @desktop", () => {
  const save = async (page: Page, answer: SpecRoutes[string], amount = "25000") => {
    const spec = await apply(page, { "POST /api/applications": answer });
    await amountIn(page).fill(amount);
    await saveIn(page).click();
    return spec;
  };

  test("7.3 POST /api/applications sends opportunityId, entityId and askingAmount as a string", async ({
    page,
  }) => {
    const { calls } = await save(page, { status: 201, body: specApplication() }, "25,000");
    await expect(page).toHaveURL("/applications");
    expect(callsTo(calls, "POST /api/applications").map(({ body }) => body)).toEqual([
      { opportunityId: "o1", entityId: "e1", askingAmount: "25000" },
    ]);
  });

  test("2.6 and 8 success is a toast, 'Success', and leads to the applications", async ({ page }) => {
    // Of the answer nothing is needed.
    await save(page, { status: 201 });
    await expectTold(page, "Success", "Application created successfully");
    await expectScreen(page, "/applications", "Your applications");
  });

  test("7 the list of applications is refreshed", async ({ page }) => {
    const { calls, routes } = await open(page, "/applications", {
      "POST /api/applications": () => {
        routes["GET /api/applications"] = { body: [specApplication()] };
        return { status: 201, body: specApplication() };
      },
    });
    await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
    await visit(page, "/opportunities/o1");
    await page.getByRole("button", { name: "Start Application" }).click();
    await amountIn(page).fill("25000");
    await saveIn(page).click();
    await expect(page.getByRole("link", { name: "View the application for Water Fund" })).toBeVisible();
    expect(callsTo(calls, "GET /api/applications")).toHaveLength(2);
  });

  test("8 failure is the toast 'Error' with the server's message, else 'Failed to create application'", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/applications$/);
    const { routes } = await save(page, { status: 500, body: { message: "The call has closed" } });
    await expectFailure(page, "Error", "The call has closed");
    await expect(amountIn(page)).toHaveValue("25000");
    routes["POST /api/applications"] = { status: 500 };
    await saveIn(page).click();
    await expectFailure(page, "Error", "Failed to create application");
  });

  test("7.3 what is saved is read back as it was asked for", async ({ page, member: _ }) => {
    const entity = await buildEntity(page.request, { name: "Volta Clean Water" });
    const opportunity = (await listOpportunities(page.request)).find(({ maxAmount }) => !Number(maxAmount))!;
    await page.goto(`/opportunities/${opportunity.id}`);
    await page.getByRole("button", { name: "Start Application" }).click();
    await expect(panelOf(page).getByLabel("Entity")).toHaveValue(entity.id);
    const asked = String(Number(opportunity.minAmount ?? 0) + 1234.5);
    await amountIn(page).fill(asked);
    const answer = page.waitForResponse("**/api/applications");
    await saveIn(page).click();
    expect(await (await answer).json()).toMatchObject({
      status: "draft",
      askingAmount: Number(asked).toFixed(2),
      opportunityId: opportunity.id,
    });
  });
});
