import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  filterCalls,
  holdAnswer,
  buildSpecApplication,
  buildSpecEntity,
  buildSpecOpportunity,
  type SpecRoutes,
} from "@/test/spec-api";
import {
  expectFailure,
  expectScreen,
  expectToast,
  fill,
  loadScreens,
  openScreen,
  visit,
} from "@/test/spec-screen";

// A user without an entity is tested in the panel's own test.

loadScreens("/opportunities/:id", "/applications");

const CHECK = "GET /api/applications/check";
const LIST = "GET /api/applications";
const POST = "POST /api/applications";
const ENTITIES = "GET /api/entities";

const TWO = [
  buildSpecEntity(),
  buildSpecEntity({ id: "e2", name: "Ama Mensah", type: "Individual", profileCompletionScore: 0 }),
];

const panel = () => within(screen.getByRole("dialog", { name: "Create Application" }));
const entity = () => panel().getByLabelText(/^Entity/);
const amount = () => panel().getByLabelText(/^Asking amount/);
const save = () => panel().getByRole("button", { name: "Save" });
const untilPanel = async () => within(await screen.findByRole("dialog")).findByLabelText(/^Asking amount/);

/** Opens the panel for an opportunity with these columns. */
async function apply(routes: SpecRoutes = {}, given: Record<string, unknown> = {}) {
  const spec = openScreen("/opportunities/o1", {
    "GET /api/opportunities/{id}": { body: buildSpecOpportunity(given) },
    ...routes,
  });
  await spec.user.click(await screen.findByRole("button", { name: "Start Application" }));
  await untilPanel();
  return spec;
}

/** Opens the panel, types an amount and saves. */
async function applyAndSave(answer: SpecRoutes[string], asked = "25000") {
  const spec = await apply({ [POST]: answer });
  await spec.user.type(amount(), asked);
  await spec.user.click(save());
  return spec;
}

const untilApplications = () => waitFor(() => expect(location.pathname).toBe("/applications"));

it.each([
  ["beside the facts", 0],
  ["over a phone's navigation", 1],
])("2.6 Apply Now %s opens the panel too", async (_, index) => {
  const { user } = openScreen("/opportunities/o1");
  await user.click((await screen.findAllByRole("button", { name: "Apply Now" }))[index]!);
  expect(await untilPanel()).toBeVisible();
  expect(entity()).toBeVisible();
});

describe("2.6 the entity select", () => {
  it("2.6 each option of the entity select shows name, type and profile percent", async () => {
    await apply({ [ENTITIES]: { body: TWO } });
    const options = within(entity()).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Select an entity",
      "Sunrise Labs · Startup · 80% profile",
      "Ama Mensah · Individual · 0% profile",
    ]);
  });

  it("7.3 an entity and the opportunity are checked with GET /api/applications/check", async () => {
    const { calls, user } = await apply({ [ENTITIES]: { body: TWO } });
    expect(filterCalls(calls, CHECK)).toEqual([]);
    await user.selectOptions(entity(), "e2");
    await waitFor(() => expect(filterCalls(calls, CHECK)).toHaveLength(1));
    const [check] = filterCalls(calls, CHECK);
    expect(Object.fromEntries(check!.query)).toEqual({ entityId: "e2", opportunityId: "o1" });
  });

  it("2.6 an application that exists is warned of with its status and a link to it", async () => {
    await apply({
      [CHECK]: { body: { exists: true, application: { id: "a7", status: "in_progress" } } },
    });
    expect(await panel().findByText("Application Already Exists")).toBeVisible();
    expect(panel().getByText("Status: In Progress")).toBeVisible();
    expect(panel().getByRole("link", { name: "View existing application" })).toHaveAttribute(
      "href",
      "/applications/a7",
    );
  });
});

describe("5 what the panel asks for", () => {
  it("5 'Please select an entity' is said where none is chosen", async () => {
    const { calls, user } = await apply({ [ENTITIES]: { body: TWO } });
    await user.click(entity());
    await user.type(amount(), "6000{Enter}");
    expect(await panel().findByText("Please select an entity")).toBeVisible();
    expect(filterCalls(calls, POST)).toEqual([]);
  });

  it("5 'Please enter a valid asking amount' is said of what is no number greater than 0", async () => {
    const { calls, user } = await apply({}, { minAmount: null, maxAmount: null });
    for (const refused of ["0", "-5", "many", "0.00"]) {
      await fill(user, amount(), refused);
      await user.keyboard("{Enter}");
      const message = await panel().findByText("Please enter a valid asking amount");
      expect(message).toBeVisible();
      await fill(user, amount(), "1");
      await waitFor(() => expect(message).not.toBeInTheDocument());
    }
    expect(filterCalls(calls, POST)).toEqual([]);
  });

  it("5 the asking amount has the opportunity's minimum and maximum", async () => {
    await apply({}, { minAmount: "5000", maxAmount: "50000" });
    expect(amount()).toHaveAttribute("min", "5000");
    expect(amount()).toHaveAttribute("max", "50000");
  });

  it("5 the asking amount has the minimum 0 where the opportunity has none", async () => {
    await apply({}, { minAmount: null, maxAmount: null });
    expect(amount()).toHaveAttribute("min", "0");
    expect(amount()).not.toHaveAttribute("max");
  });

  it("5 Save is disabled while the entity or the amount is missing", async () => {
    const { user } = await apply({ [ENTITIES]: { body: TWO } });
    expect(save()).toBeDisabled();
    await user.type(amount(), "6000");
    expect(save()).toBeDisabled();
    await user.selectOptions(entity(), "e1");
    await waitFor(() => expect(save()).toBeEnabled());
    await user.clear(amount());
    expect(save()).toBeDisabled();
  });

  it("5 Save is disabled while there is an application for the pair", async () => {
    const { user } = await apply({
      [ENTITIES]: { body: TWO },
      [CHECK]: ({ query }) => ({
        body:
          query.get("entityId") === "e1"
            ? { exists: true, application: { id: "a7", status: "draft" } }
            : { exists: false },
      }),
    });
    await user.type(amount(), "6000");
    await user.selectOptions(entity(), "e2");
    await waitFor(() => expect(save()).toBeEnabled());
    await user.selectOptions(entity(), "e1");
    await waitFor(() => expect(save()).toBeDisabled());
    await user.selectOptions(entity(), "e2");
    await waitFor(() => expect(save()).toBeEnabled());
  });

  it("5 Save is disabled while it saves", async () => {
    const { released, release } = holdAnswer();
    const { calls, user } = await applyAndSave(async () => {
      await released;
      return { status: 201, body: buildSpecApplication() };
    });
    await waitFor(() => expect(save()).toBeDisabled());
    await user.type(amount(), "{Enter}");
    release();
    await untilApplications();
    expect(filterCalls(calls, POST)).toHaveLength(1);
  });
});

describe("2.6 saving an application", () => {
  it("7.3 POST /api/applications sends opportunityId, entityId and askingAmount as a string", async () => {
    const { calls } = await applyAndSave({ status: 201, body: buildSpecApplication() }, "25,000");
    await untilApplications();
    expect(filterCalls(calls, POST).map(({ body }) => body)).toEqual([
      { opportunityId: "o1", entityId: "e1", askingAmount: "25000" },
    ]);
  });

  it("2.6 and 8 a save is the toast 'Success', also after an empty answer, and leads to the applications", async () => {
    await applyAndSave({ status: 201 });
    await expectToast("Success", "Application created successfully");
    await expectScreen("/applications", "Your applications");
  });

  it("7 the list of applications is refreshed after a new one", async () => {
    const { calls, routes, user } = openScreen("/applications");
    routes[POST] = () => {
      routes[LIST] = { body: [buildSpecApplication()] };
      return { status: 201, body: buildSpecApplication() };
    };
    expect(await screen.findByRole("heading", { name: "No applications yet" })).toBeVisible();
    visit("/opportunities/o1");
    await user.click(await screen.findByRole("button", { name: "Start Application" }));
    await user.type(await untilPanel(), "25000");
    await user.click(save());
    expect(await screen.findByRole("link", { name: "View the application for Water Fund" })).toBeVisible();
    expect(filterCalls(calls, LIST)).toHaveLength(2);
  });

  it("8 a failed save is the toast 'Error' with the server's message, else 'Failed to create application'", async () => {
    const { routes, user } = await applyAndSave({ status: 500, body: { message: "The call has closed" } });
    await expectFailure("Error", "The call has closed");
    expect(amount()).toHaveValue("25000");
    routes[POST] = { status: 500 };
    await user.click(save());
    await expectFailure("Error", "Failed to create application");
  });
});
