import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
// Loads the code of the dialogs before the first test.
import "@/features/admin/components/admin-dialogs";
import { clearToasts } from "@/lib/toast";
import { filterCalls, listChanges, buildSpecOpportunity, type SpecRoutes } from "@/test/spec-api";
import { expectFailure, expectToast, fill, loadScreens } from "@/test/spec-screen";
import { openAdmin } from "./admin-screen";

// Undo, paging and shortcuts are in the admin page's own tests.

loadScreens("/admin/verification");

const PENDING = "GET /api/admin/opportunities/pending";
const ACTIVE = "GET /api/admin/opportunities";
const CREATE = "POST /api/admin/opportunities";
const [first, second] = [
  buildSpecOpportunity(),
  buildSpecOpportunity({ id: "o2", name: "Soil Fund", deadline: "2027-03-31" }),
];
const buildList = (...opportunities: object[]) => ({ body: { opportunities } });
const REFUSAL = { status: 409, body: { message: "It was decided already." } };

const rows = () =>
  within(screen.getByRole("region", { name: /pending$|active opportunit/ })).queryAllByRole("listitem");
const names = () => rows().map((row) => within(row).getByRole("heading").textContent);
const listButtons = (row: HTMLElement) =>
  within(row)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

type Spec = ReturnType<typeof openAdmin>;
const press = async ({ user }: Spec, name: string) => user.click(await screen.findByRole("button", { name }));
const findDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

async function openPending(routes: SpecRoutes = {}) {
  const spec = openAdmin({ [PENDING]: buildList(first, second), ...routes });
  await screen.findByText("2 pending");
  return spec;
}
async function openActive(routes: SpecRoutes = {}) {
  const spec = openAdmin({ [ACTIVE]: buildList(first, second), ...routes }, "?tab=active");
  await screen.findByText(/^\d+ active opportunities$/, { selector: "h2" });
  return spec;
}

describe("2.14 pending opportunities by the specification", () => {
  it("2.14 each pending opportunity has Verify, Edit and Reject", async () => {
    await openPending();
    expect(names()).toEqual(["Water Fund", "Soil Fund"]);
    for (const row of rows()) expect(listButtons(row)).toEqual(["Verify", "Edit", "Reject"]);
  });

  it.each([
    ["Verify Water Fund", "/api/admin/opportunities/o1/verify", "Opportunity Verified"],
    ["Reject Water Fund", "/api/admin/opportunities/o1/reject", "Opportunity Rejected"],
  ])("7.5 %s sends so, takes it from the list and reads that anew", async (button, path, title) => {
    const spec = await openPending();
    spec.routes[`POST ${path}`] = () => {
      spec.routes[PENDING] = buildList(second);
      return {};
    };
    await press(spec, button);
    await expectToast(title);
    await waitFor(() => expect(names()).toEqual(["Soil Fund"]));
    expect(listChanges(spec.calls)).toEqual([{ method: "POST", path, body: undefined }]);
    await waitFor(() => expect(filterCalls(spec.calls, PENDING)).toHaveLength(2));
  });

  it.each([
    ["Verification Failed", "Verify Water Fund", "verify", "Failed to verify opportunity"],
    ["Rejection Failed", "Reject Water Fund", "reject", "Failed to reject opportunity"],
  ])("8 %s is told in the server's words, or its own", async (title, button, decision, fallback) => {
    const route = `POST /api/admin/opportunities/o1/${decision}`;
    const spec = await openPending({ [route]: { status: 500 } });
    await press(spec, button);
    await expectFailure(title, fallback);
    await waitFor(() => expect(rows()).toHaveLength(2));
    spec.routes[route] = REFUSAL;
    await press(spec, button);
    await expectFailure(title, "It was decided already.");
  });

  it("7.5 an edit sends six fields, an empty deadline as null", async () => {
    const spec = await openPending({ "PATCH /api/admin/opportunities/o2": {} });
    await press(spec, "Edit Soil Fund");
    const dialog = await findDialog("Edit opportunity");
    await fill(spec.user, await dialog.findByLabelText(/^Name/), "Soil Fund II");
    await spec.user.selectOptions(dialog.getByLabelText(/^Funding type/), "prize");
    expect(dialog.getByLabelText("Deadline")).toHaveValue("2027-03-31");
    await fill(spec.user, dialog.getByLabelText("Deadline"), "");
    await press(spec, "Save changes");
    await expectToast("Opportunity Updated");
    const body = {
      name: "Soil Fund II",
      description: "Grants for clean water.",
      fundingType: "prize",
      minAmount: "5000",
      maxAmount: "50000",
      deadline: null,
    };
    expect(listChanges(spec.calls)).toEqual([{ method: "PATCH", path: "/api/admin/opportunities/o2", body }]);
    await waitFor(() => expect(filterCalls(spec.calls, PENDING)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("8 Update Failed is told in the server's words, or its own", async () => {
    const route = "PATCH /api/admin/opportunities/o1";
    const spec = await openPending({ [route]: { status: 500 } });
    await press(spec, "Edit Water Fund");
    const dialog = await findDialog("Edit opportunity");
    await fill(spec.user, await dialog.findByLabelText(/^Name/), "Lake Fund");
    await press(spec, "Save changes");
    await expectFailure("Update Failed", "Failed to update opportunity");
    spec.routes[route] = REFUSAL;
    await press(spec, "Save changes");
    await expectFailure("Update Failed", "It was decided already.");
  });
});

describe("2.14 active opportunities by the specification", () => {
  it("2.14 the tab shows how many are verified, Add Opportunity, and Edit and Delete on each", async () => {
    const { calls } = await openActive();
    expect(screen.getByRole("heading", { name: "2 active opportunities" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Add Opportunity" })).toBeVisible();
    expect(rows()).toHaveLength(2);
    for (const row of rows()) expect(listButtons(row)).toEqual(["Edit", "Delete"]);
    expect(filterCalls(calls, ACTIVE).map(({ query }) => query.toString())).toEqual([""]);
  });

  it("2.14 a long list that comes whole is one page", async () => {
    const many = Array.from({ length: 51 }, (_, n) =>
      buildSpecOpportunity({ id: `o${n}`, name: `Fund ${n}` }),
    );
    await openActive({ [ACTIVE]: buildList(...many) });
    expect(screen.getByText("51 active opportunities", { selector: "h2" })).toBeVisible();
    expect(screen.getByText("Fund 50", { selector: "h3" })).toBeVisible();
    expect(screen.queryByLabelText("Pages")).not.toBeInTheDocument();
  });

  it("4 a verified opportunity can be edited", async () => {
    const spec = await openActive({ "PATCH /api/admin/opportunities/o1": {} });
    await press(spec, "Edit Water Fund");
    const dialog = await findDialog("Edit opportunity");
    await fill(spec.user, await dialog.findByLabelText("Minimum amount"), "7500");
    await press(spec, "Save changes");
    await expectToast("Opportunity Updated");
    expect(listChanges(spec.calls)[0]!.body).toMatchObject({
      minAmount: "7500",
      maxAmount: "50000",
      deadline: null,
    });
    await waitFor(() => expect(filterCalls(spec.calls, ACTIVE)).toHaveLength(2));
  });

  it("7.5 deleting asks first, sends so and reads the list anew", async () => {
    const spec = await openActive();
    spec.routes["DELETE /api/admin/opportunities/o1"] = () => {
      spec.routes[ACTIVE] = buildList(second);
      return {};
    };
    await press(spec, "Delete Water Fund");
    expect(await screen.findByRole("alertdialog")).toHaveTextContent('"Water Fund"');
    expect(listChanges(spec.calls)).toEqual([]);
    await press(spec, "Delete");
    await expectToast("Opportunity Deleted");
    await waitFor(() => expect(names()).toEqual(["Soil Fund"]));
    const deleted = { method: "DELETE", path: "/api/admin/opportunities/o1", body: undefined };
    expect(listChanges(spec.calls)).toEqual([deleted]);
  });

  it("8 Delete Failed is told in the server's words, or its own", async () => {
    const route = "DELETE /api/admin/opportunities/o1";
    const spec = await openActive({ [route]: { status: 500 } });
    await press(spec, "Delete Water Fund");
    await press(spec, "Delete");
    await expectFailure("Delete Failed", "Failed to delete opportunity");
    spec.routes[route] = REFUSAL;
    await press(spec, "Delete");
    await expectFailure("Delete Failed", "It was decided already.");
  });
});

/** Opens the dialog for a new opportunity and fills in valid values. */
async function fillNew(spec: Spec, given: Record<string, string> = {}) {
  await press(spec, "Add Opportunity");
  const dialog = await findDialog("Add Opportunity");
  const set = (label: string, text: string) =>
    fill(spec.user, dialog.getByLabelText(new RegExp(`^${label}`)), text);
  const fields = {
    Name: "Lake Fund",
    Description: "For lakes.",
    "Minimum amount": "1000",
    "Maximum amount": "2000",
    ...given,
  };
  for (const [label, text] of Object.entries(fields)) await set(label, text);
  return { set, create: () => press(spec, "Create opportunity") };
}

describe("2.14 adding an opportunity by the specification", () => {
  it("9 a new opportunity begins as a grant, with the funding types of 3.10", async () => {
    const spec = await openActive();
    await press(spec, "Add Opportunity");
    const dialog = await findDialog("Add Opportunity");
    const type = dialog.getByLabelText<HTMLSelectElement>(/^Funding type/);
    expect(type).toHaveValue("grant");
    expect([...type.options].map(({ value }) => value)).toEqual([
      "grant",
      "equity",
      "loan",
      "prize",
      "accelerator",
      "fellowship",
      "other",
    ]);
  });

  it("7.5 adding sends eight fields, an empty deadline as null, and reads the list anew", async () => {
    const spec = await openActive({ [CREATE]: { status: 201 } });
    const { create } = await fillNew(spec, {
      Funder: "Lake Trust",
      "Application page": "https://example.org/lakes",
    });
    await create();
    await expectToast("Opportunity Created");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
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
    expect(listChanges(spec.calls)).toEqual([{ method: "POST", path: "/api/admin/opportunities", body }]);
    await waitFor(() => expect(filterCalls(spec.calls, ACTIVE)).toHaveLength(2));
  });

  it("5 a new opportunity needs a name, a description, and amounts above 0 in their order", async () => {
    const spec = await openActive();
    const { set, create } = await fillNew(spec);
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
      await set(label, wrong);
      await create();
      await expectFailure(title, description);
      // The next toast is the same one, so this one has to go first.
      act(clearToasts);
      await set(label, right);
    }
    expect(listChanges(spec.calls)).toEqual([]);
  });

  it("8 Creation Failed is told in the server's words, or its own", async () => {
    const spec = await openActive({ [CREATE]: { status: 500 } });
    const { create } = await fillNew(spec);
    await create();
    await expectFailure("Creation Failed", "Failed to create opportunity");
    spec.routes[CREATE] = REFUSAL;
    await create();
    await expectFailure("Creation Failed", "It was decided already.");
  });
});
