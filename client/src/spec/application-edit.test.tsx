import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { filterCalls, holdAnswer, buildSpecApplication, type SpecRoutes } from "@/test/spec-api";
import { expectFailure, expectToast, fill, loadScreens, openScreen, visit } from "@/test/spec-screen";

// Cancelling an edit is tested in client/e2e/applications.e2e.ts.

loadScreens("/applications", "/applications/:id");

const LIST = "GET /api/applications";
const GET = "GET /api/applications/a1";
const PATCH = "PATCH /api/applications/a1";

const button = (name: string) => screen.getByRole("button", { name });
const queryButton = (name: string) => screen.queryByRole("button", { name });
const field = (name: string) => screen.getByLabelText(name);
const untilRead = () => screen.findByRole("button", { name: "Edit Application" });

/** Opens the edit mode of the application. */
async function beginEdit({ user, calls, ...spec }: ReturnType<typeof openScreen>) {
  await user.click(await untilRead());
  await screen.findByLabelText("Status");
  const write = (name: string, text: string) => fill(user, field(name), text);
  const save = () => user.click(button("Save Changes"));
  const sent = () => filterCalls(calls, PATCH).map(({ body }) => body);
  return { ...spec, user, calls, write, save, sent };
}

/** Opens an application in its edit mode. */
function openEdit(given: Record<string, unknown> = {}) {
  const body = buildSpecApplication(given);
  const saved: SpecRoutes[string] = (call) => ({ body: { ...body, ...(call.body as object) } });
  return beginEdit(openScreen("/applications/a1", { [GET]: { body }, [PATCH]: saved }));
}

describe("2.8 editing an application", () => {
  it("2.8 editing is a mode: Save Changes and Cancel take the place of Edit Application and Generate AI Draft", async () => {
    const { user } = await openEdit();
    expect(button("Save Changes")).toBeVisible();
    expect(queryButton("Edit Application")).not.toBeInTheDocument();
    expect(queryButton("Generate AI Draft")).not.toBeInTheDocument();
    await user.click(button("Cancel"));
    expect(await untilRead()).toBeVisible();
    expect(button("Generate AI Draft")).toBeVisible();
    expect(queryButton("Save Changes")).not.toBeInTheDocument();
  });

  it("2.8 an edit begins with status, notes, submittedDate and awardedAmount as they are", async () => {
    await openEdit({
      status: "accepted",
      notes: "Ask Kofi.",
      submittedDate: "2026-02-03T00:00:00.000Z",
      awardedAmount: "20000",
    });
    expect(field("Status")).toHaveValue("accepted");
    expect(field("Notes")).toHaveValue("Ask Kofi.");
    expect(field("Submitted date")).toHaveValue("2026-02-03");
    expect(field("Awarded amount")).toHaveValue("20000");
  });

  it("4 any status may be set", async () => {
    const { user, save, sent } = await openEdit({ status: "rejected" });
    const options = within(field("Status")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Draft",
      "In Progress",
      "Submitted",
      "Under Review",
      "Accepted",
      "Rejected",
      "Funded",
      "Completed",
    ]);
    await user.selectOptions(field("Status"), "Draft");
    await save();
    await untilRead();
    expect(sent()).toEqual([{ status: "draft", notes: "" }]);
  });
});

describe("5 what an edit sends", () => {
  it("5 status and notes are sent always, submittedDate and awardedAmount not when they are not set", async () => {
    // Another server may leave out fields that are not set.
    const { save, sent } = await openEdit({
      notes: "Ask Kofi.",
      submittedDate: undefined,
      awardedAmount: undefined,
    });
    await save();
    await untilRead();
    expect(sent()).toEqual([{ status: "draft", notes: "Ask Kofi." }]);
  });

  it("7.3 status, notes, submittedDate and awardedAmount are sent when they are set", async () => {
    const { user, write, save, sent } = await openEdit();
    await user.selectOptions(field("Status"), "Funded");
    await write("Notes", "They called.");
    await write("Submitted date", "2026-02-03");
    await write("Awarded amount", "20000");
    await save();
    await untilRead();
    expect(sent()).toEqual([
      { status: "funded", notes: "They called.", submittedDate: "2026-02-03", awardedAmount: "20000" },
    ]);
    expect(screen.getByText("They called.")).toBeVisible();
  });

  it("7 an edit is seen whatever the PATCH answers, and the list is refreshed", async () => {
    const spec = openScreen("/applications", { [LIST]: { body: [buildSpecApplication()] } });
    await screen.findByRole("link", { name: /^View the application/ });
    visit("/applications/a1");
    const { calls, routes, write, save } = await beginEdit(spec);
    routes[PATCH] = () => {
      routes[GET] = { body: buildSpecApplication({ notes: "They called." }) };
      return { status: 200 };
    };
    await write("Notes", "They called.");
    await save();
    await expectToast("Application updated successfully");
    await untilRead();
    expect(screen.getByText("They called.")).toBeVisible();
    expect(filterCalls(calls, GET)).toHaveLength(2);
    expect(filterCalls(calls, LIST)).toHaveLength(2);
  });

  it("7 an edit that is answered with the stored columns alone keeps the opportunity and the entity", async () => {
    const { routes, write, save } = await openEdit();
    const { opportunity: _, entity: __, ...columns } = buildSpecApplication({ notes: "They called." });
    routes[PATCH] = { body: columns };
    await write("Notes", "They called.");
    await save();
    await untilRead();
    expect(screen.getByText("They called.")).toBeVisible();
    expect(screen.getByText("Sunrise Labs")).toBeVisible();
    expect(screen.getByRole("link", { name: "View Opportunity: Water Fund" })).toBeVisible();
  });
});

describe("8 what is said of an edit", () => {
  it("8 a saved edit is the toast 'Application updated successfully'", async () => {
    const { save } = await openEdit();
    await save();
    const toast = await expectToast("Application updated successfully");
    expect(toast).not.toHaveAttribute("data-variant", "destructive");
  });

  it("8 a failed edit is the toast 'Failed to update application', and what is typed stays", async () => {
    const { routes, write, save } = await openEdit();
    routes[PATCH] = { status: 500 };
    await write("Notes", "They called.");
    await save();
    await expectFailure("Failed to update application");
    routes[PATCH] = { status: 500, body: { message: "The database is away" } };
    await save();
    await expectFailure("Failed to update application", "The database is away");
    expect(field("Notes")).toHaveValue("They called.");
  });

  it("8 an edit that is being saved is not sent twice", async () => {
    const { released, release } = holdAnswer();
    const { routes, save, sent } = await openEdit();
    routes[PATCH] = async () => {
      await released;
      return { body: buildSpecApplication() };
    };
    await save();
    await waitFor(() => expect(button("Save Changes")).toHaveAttribute("aria-busy", "true"));
    await save();
    release();
    await untilRead();
    expect(sent()).toHaveLength(1);
  });
});
