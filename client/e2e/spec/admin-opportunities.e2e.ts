import type { Page } from "playwright/test";
import { openActive, ownWord, signInAsAdmin } from "../support/curation";
import { expect } from "../support/fixtures";
import { specOpportunity, type SpecRoutes } from "../support/spec-api";
import { changes } from "../support/spec-api";
import { callsTo, expectFailure, expectTold } from "../support/spec-test";
import { openAdmin, test } from "./admin-screen";

// What the real server does with them, undo, paging and shortcuts are in ../admin.e2e.ts.

const PENDING = "GET /api/admin/opportunities/pending";
const ACTIVE = "GET /api/admin/opportunities";
const [first, second] = [
  specOpportunity(),
  specOpportunity({ id: "o2", name: "Soil Fund", deadline: "2027-03-31" }),
];
const listOf = (...opportunities: object[]) => ({ body: { opportunities } });
const SAID = { status: 409, body: { message: "It was decided already." } };

const openPending = (page: Page, routes: SpecRoutes = {}) =>
  openAdmin(page, { [PENDING]: listOf(first, second), ...routes });
const openList = (page: Page, routes: SpecRoutes = {}) =>
  openAdmin(page, { [ACTIVE]: listOf(first, second), ...routes }, "?tab=active");
const rows = (page: Page) => page.getByRole("tabpanel").locator("[data-rows]").getByRole("listitem");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.describe("2.14 pending opportunities by the specification @desktop", () => {
  test("2.14 each has Verify, Edit and Reject", async ({ page }) => {
    await openPending(page);
    await expect(rows(page)).toHaveCount(2);
    for (const row of await rows(page).all())
      await expect(row.getByRole("button")).toHaveText(["Verify", "Edit", "Reject"]);
    await expect(rows(page).first().getByRole("heading")).toHaveText("Water Fund");
  });

  for (const [button, path, title] of [
    ["Verify Water Fund", "/api/admin/opportunities/o1/verify", "Opportunity Verified"],
    ["Reject Water Fund", "/api/admin/opportunities/o1/reject", "Opportunity Rejected"],
  ] as const)
    test(`7.5 ${button} sends so, takes it from the list and reads that anew`, async ({ page }) => {
      const { calls, routes } = await openPending(page);
      routes[`POST ${path}`] = () => {
        routes[PENDING] = listOf(second);
        return {};
      };
      await press(page, button);
      await expectTold(page, title);
      await expect(rows(page).getByRole("heading")).toHaveText(["Soil Fund"]);
      expect(changes(calls)).toEqual([{ method: "POST", path, body: undefined }]);
      await expect.poll(() => callsTo(calls, PENDING)).toHaveLength(2);
    });

  for (const [what, title, fallback] of [
    ["verify", "Verification Failed", "Failed to verify opportunity"],
    ["reject", "Rejection Failed", "Failed to reject opportunity"],
  ] as const)
    test(`8 ${title} is told in the server's words, or its own`, async ({ page, expectErrors }) => {
      expectErrors(/(409|500).*\/(verify|reject)$/);
      const route = `POST /api/admin/opportunities/o1/${what}`;
      const { routes } = await openPending(page, { [route]: { status: 500 } });
      const button = what === "verify" ? "Verify Water Fund" : "Reject Water Fund";
      await press(page, button);
      await expectFailure(page, title, fallback);
      await expect(rows(page)).toHaveCount(2);
      routes[route] = SAID;
      await press(page, button);
      await expectFailure(page, title, "It was decided already.");
    });

  test("7.5 an edit sends six fields, an empty deadline as null", async ({ page }) => {
    const { calls } = await openPending(page, { "PATCH /api/admin/opportunities/o2": {} });
    await press(page, "Edit Soil Fund");
    const dialog = page.getByRole("dialog", { name: "Edit opportunity" });
    await dialog.getByLabel("Name").fill("Soil Fund II");
    await dialog.getByLabel("Funding type").selectOption("prize");
    await dialog.getByLabel("Deadline").fill("");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expectTold(page, "Opportunity Updated");
    const body = {
      name: "Soil Fund II",
      description: "Grants for clean water.",
      fundingType: "prize",
      minAmount: "5000",
      maxAmount: "50000",
      deadline: null,
    };
    expect(changes(calls)).toEqual([{ method: "PATCH", path: "/api/admin/opportunities/o2", body }]);
    await expect.poll(() => callsTo(calls, PENDING)).toHaveLength(2);
    await expect(dialog).toBeHidden();
  });

  test("8 Update Failed is told in the server's words, or its own", async ({ page, expectErrors }) => {
    expectErrors(/(409|500).*\/opportunities\/o1$/);
    const route = "PATCH /api/admin/opportunities/o1";
    const { routes } = await openPending(page, { [route]: { status: 500 } });
    await press(page, "Edit Water Fund");
    await page.getByRole("dialog").getByLabel("Name").fill("Lake Fund");
    await press(page, "Save changes");
    await expectFailure(page, "Update Failed", "Failed to update opportunity");
    routes[route] = SAID;
    await press(page, "Save changes");
    await expectFailure(page, "Update Failed", "It was decided already.");
  });
});

test.describe("2.14 active opportunities by the specification @desktop", () => {
  test("2.14 shows how many are verified, Add Opportunity, and Edit and Delete on each", async ({ page }) => {
    const { calls } = await openList(page);
    await expect(page.getByRole("heading", { name: "2 active opportunities" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Opportunity" })).toBeVisible();
    for (const row of await rows(page).all())
      await expect(row.getByRole("button")).toHaveText(["Edit", "Delete"]);
    expect(callsTo(calls, ACTIVE).map(({ query }) => String(query))).toEqual([""]);
  });

  test("2.14 a long list that comes whole is one page", async ({ page }) => {
    const many = Array.from({ length: 120 }, (_, n) => specOpportunity({ id: `o${n}`, name: `Fund ${n}` }));
    await openList(page, { [ACTIVE]: listOf(...many) });
    await expect(page.getByRole("heading", { name: "120 active opportunities" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  });

  test("4 a verified one can be edited", async ({ page }) => {
    const { calls } = await openList(page, { "PATCH /api/admin/opportunities/o1": {} });
    await press(page, "Edit Water Fund");
    await page.getByRole("dialog").getByLabel("Minimum amount").fill("7500");
    await press(page, "Save changes");
    await expectTold(page, "Opportunity Updated");
    expect(changes(calls)[0]!.body).toMatchObject({ minAmount: "7500", maxAmount: "50000", deadline: null });
    await expect.poll(() => callsTo(calls, ACTIVE)).toHaveLength(2);
  });

  test("7.5 deleting asks first, sends so and reads the list anew", async ({ page }) => {
    const { calls, routes } = await openList(page);
    routes["DELETE /api/admin/opportunities/o1"] = () => {
      routes[ACTIVE] = listOf(second);
      return {};
    };
    await press(page, "Delete Water Fund");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText('"Water Fund"');
    expect(changes(calls)).toEqual([]);
    await question.getByRole("button", { name: "Delete" }).click();
    await expectTold(page, "Opportunity Deleted");
    await expect(rows(page).getByRole("heading")).toHaveText(["Soil Fund"]);
    const deleted = { method: "DELETE", path: "/api/admin/opportunities/o1", body: undefined };
    expect(changes(calls)).toEqual([deleted]);
  });

  test("8 Delete Failed is told in the server's words, or its own", async ({ page, expectErrors }) => {
    expectErrors(/(409|500).*\/opportunities\/o1$/);
    const route = "DELETE /api/admin/opportunities/o1";
    const { routes } = await openList(page, { [route]: { status: 500 } });
    await press(page, "Delete Water Fund");
    await press(page, "Delete");
    await expectFailure(page, "Delete Failed", "Failed to delete opportunity");
    routes[route] = SAID;
    await press(page, "Delete");
    await expectFailure(page, "Delete Failed", "It was decided already.");
  });
});

/** The dialog for a new one, filled in so that it could be sent, unless told otherwise. */
async function fillNew(page: Page, given: Record<string, string> = {}) {
  await press(page, "Add Opportunity");
  const dialog = page.getByRole("dialog", { name: "Add Opportunity" });
  const fields = {
    Name: "Lake Fund",
    Description: "For lakes.",
    "Minimum amount": "1000",
    "Maximum amount": "2000",
    ...given,
  };
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  return { dialog, create: () => dialog.getByRole("button", { name: "Create opportunity" }).click() };
}

const CREATE = "POST /api/admin/opportunities";

test.describe("2.14 adding an opportunity by the specification @desktop", () => {
  test("9 begins as a grant, with the funding types of 3.10", async ({ page }) => {
    await openList(page);
    await press(page, "Add Opportunity");
    const type = page.getByRole("dialog").getByLabel("Funding type");
    await expect(type).toHaveValue("grant");
    const values = await type
      .getByRole("option")
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(["grant", "equity", "loan", "prize", "accelerator", "fellowship", "other"]);
  });

  test("7.5 sends eight fields, an empty deadline as null, and reads the list anew", async ({ page }) => {
    const { calls } = await openList(page, { [CREATE]: { status: 201 } });
    const { dialog, create } = await fillNew(page, {
      Funder: "Lake Trust",
      "Application page": "https://example.org/lakes",
    });
    await create();
    await expectTold(page, "Opportunity Created");
    await expect(dialog).toBeHidden();
    const body = {
      name: "Lake Fund",
      description: "For lakes.",
      fundingType: "grant",
      funderName: "Lake Trust",
      minAmount: "1000",
      maxAmount: "2000",
      deadline: null,
      applicationUrl: "https://example.org/lakes",
    };
    expect(changes(calls)).toEqual([{ method: "POST", path: "/api/admin/opportunities", body }]);
    await expect.poll(() => callsTo(calls, ACTIVE)).toHaveLength(2);
  });

  test("5 a name, a description, amounts above 0 and their order are required", async ({ page }) => {
    const { calls } = await openList(page);
    const { dialog, create } = await fillNew(page);
    const missing = [
      "Required Fields Missing",
      "Please fill in name, description, and funding type",
    ] as const;
    const [noMin, noMax] = ["Minimum", "Maximum"].map((end) => `${end} amount must be greater than 0`);
    for (const [label, wrong, right, title, description] of [
      ["Name", " ", "Lake Fund", ...missing],
      ["Description", "", "For lakes.", ...missing],
      ["Minimum amount", "0", "", "Invalid Amount", noMin],
      ["Minimum amount", "", "1000", "Invalid Amount", noMin],
      ["Maximum amount", "0", "2000", "Invalid Amount", noMax],
      [
        "Minimum amount",
        "2001",
        "1000",
        "Invalid Range",
        "Minimum amount cannot be greater than maximum amount",
      ],
    ] as const) {
      await dialog.getByLabel(label).fill(wrong);
      await create();
      await expectFailure(page, title, description);
      await dialog.getByLabel(label).fill(right);
    }
    expect(changes(calls)).toEqual([]);
  });

  test("8 Creation Failed is told in the server's words, or its own", async ({ page, expectErrors }) => {
    expectErrors(/(409|500).*\/opportunities$/);
    const { routes } = await openList(page, { [CREATE]: { status: 500 } });
    const { create } = await fillNew(page);
    await create();
    await expectFailure(page, "Creation Failed", "Failed to create opportunity");
    routes[CREATE] = SAID;
    await create();
    await expectFailure(page, "Creation Failed", "It was decided already.");
  });
});

test("5 nothing without amounts reaches the real server @desktop", async ({ page }) => {
  await signInAsAdmin(page.request);
  const name = `Yew ${ownWord()}`;
  await openActive(page, name);
  await (await fillNew(page, { Name: name, "Maximum amount": "" })).create();
  await expectFailure(page, "Invalid Amount", "Maximum amount must be greater than 0");
  const found = await page.request.get(`/api/admin/opportunities?search=${encodeURIComponent(name)}`);
  expect((await found.json()).pagination.total).toBe(0);
});
