import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildApplicationItem, buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import ApplicationsPage from "../pages/applications-page";

const { opportunity } = buildApplicationItem();
const buildNamed = (id: number, name: string, parts: Parameters<typeof buildApplicationItem>[0] = {}) =>
  buildApplicationItem({ id: testId(id), version: 3, opportunity: { ...opportunity!, name }, ...parts });

const PATH = `/api/applications/${testId(701)}`;

async function show(path: string, { role, people = [] }: { role?: "viewer"; people?: unknown[] } = {}) {
  const applications = [buildNamed(701, "Water Fund"), buildNamed(702, "Sun Fund", { status: "submitted" })];
  const fake = fakeFetch({
    "GET /api/applications": { body: applications },
    "GET /api/entities": {
      body: [buildEntityView({ id: testId(500), isShared: true, ...(role && { role }) })],
    },
    "GET /api/tasks/people": { body: { people } },
  });
  const page = renderWithProviders(<ApplicationsPage />, { path });
  await screen.findByRole("heading", { name: "Application history" });
  const store = (status: "accepted") => {
    const moved = { ...applications[0]!, status, version: 4 };
    fake.routes["GET /api/applications"] = { body: [moved, applications[1]] };
    return { body: moved };
  };
  return { ...fake, ...page, store };
}
const findColumn = async (name: string) => within(await screen.findByRole("region", { name }));
const listWrites = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === "PATCH").map(({ path, body }) => ({ path, body }));

describe("the board of applications", () => {
  it("is chosen beside the list, and has a column for each status", async () => {
    const { user } = await show("/applications");
    expect(screen.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
    await user.click(screen.getByRole("button", { name: "Board" }));
    expect((await findColumn("Draft")).getByRole("link", { name: "Water Fund" })).toBeVisible();
    expect((await findColumn("Submitted")).getByRole("link", { name: "Sun Fund" })).toBeVisible();
    expect((await findColumn("Funded")).getByText("Nothing here")).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "Status" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "List" }));
    expect(screen.queryByRole("region", { name: "Draft" })).not.toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Status" })).toBeVisible();
  });

  it("moves a card by its button, which keeps the focus, with the version of the save", async () => {
    const { user, calls, routes, store } = await show("/applications?view=board");
    routes[`PATCH ${PATH}`] = () => store("accepted");
    await user.click(await screen.findByRole("button", { name: "Move Water Fund to another status" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Move to…" }));
    expect(dialog.getByRole("button", { name: "Draft" })).toBeDisabled();
    await user.click(dialog.getByRole("button", { name: "Accepted" }));
    expect(await screen.findByText("Water Fund is now Accepted")).toBeVisible();
    const column = await findColumn("Accepted");
    expect(column.getByRole("link", { name: "Water Fund" })).toBeVisible();
    await waitFor(() => expect(column.getByRole("button", { name: /^Move Water Fund/ })).toHaveFocus());
    expect(listWrites(calls)).toEqual([{ path: PATH, body: { status: "accepted", version: 3 } }]);
  });

  it("has what else tells of the status of a moved card read anew when it is next shown", async () => {
    const { user, client, routes, store } = await show("/applications?view=board");
    const kept = [
      ["/api/obligations", "next"],
      ["/api/questions", "library", { search: "" }],
    ];
    for (const queryKey of kept) client.setQueryData(queryKey, {});
    routes[`PATCH ${PATH}`] = () => store("accepted");
    await user.click(await screen.findByRole("button", { name: "Move Water Fund to another status" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Move to…" }));
    await user.click(dialog.getByRole("button", { name: "Accepted" }));
    expect(await screen.findByText("Water Fund is now Accepted")).toBeVisible();
    await waitFor(() => {
      for (const queryKey of kept) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    });
  });

  it("moves a card by dragging it to another column, and not to its own", async () => {
    const { calls, routes, store } = await show("/applications?view=board");
    routes[`PATCH ${PATH}`] = () => store("accepted");
    const drag = async (to: string) => {
      const card = (await screen.findByRole("link", { name: "Water Fund" })).closest("li")!;
      const dataTransfer = { setData: () => undefined, effectAllowed: "" };
      fireEvent.dragStart(card, { dataTransfer });
      const column = screen.getByRole("region", { name: to });
      fireEvent.dragOver(column);
      fireEvent.drop(column);
    };
    await drag("Draft");
    await drag("Accepted");
    expect(await (await findColumn("Accepted")).findByRole("link", { name: "Water Fund" })).toBeVisible();
    await waitFor(() => expect(listWrites(calls)).toHaveLength(1));
  });

  it("puts a card back when the save is refused, and reads the newer state", async () => {
    const { user, calls, routes } = await show("/applications?view=board");
    routes[`PATCH ${PATH}`] = errorAnswer("conflict", "This application was changed meanwhile");
    await user.click(await screen.findByRole("button", { name: "Move Water Fund to another status" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Accepted" }));
    expect(await screen.findByText("Failed to move the application")).toBeVisible();
    expect(screen.getByText("This application was changed meanwhile")).toBeVisible();
    expect((await findColumn("Draft")).getByRole("link", { name: "Water Fund" })).toBeVisible();
    expect(calls.filter(({ path }) => path === "/api/applications")).toHaveLength(2);
  });

  it("offers no move to a viewer", async () => {
    await show("/applications?view=board", { role: "viewer" });
    const card = (await screen.findByRole("link", { name: "Water Fund" })).closest("li")!;
    await waitFor(() => expect(within(card).queryByRole("button")).not.toBeInTheDocument());
    expect(card).toHaveAttribute("draggable", "false");
  });
});

describe("the filter by person", () => {
  const people = [
    { id: testId(1), name: "Ama Mensah", isCaller: true, applicationIds: [testId(702)] },
    { id: testId(2), name: "Kofi Boateng", isCaller: false, applicationIds: [testId(701)] },
  ];

  it("shows the applications in which somebody has open tasks, as a list and as a board", async () => {
    const { user } = await show("/applications", { people });
    await user.selectOptions(screen.getByRole("combobox", { name: "Person" }), "Kofi Boateng");
    expect(screen.getByText("Water Fund")).toBeVisible();
    expect(screen.queryByText("Sun Fund")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Board" }));
    expect((await findColumn("Draft")).getByRole("link", { name: "Water Fund" })).toBeVisible();
    expect(screen.queryByText("Sun Fund")).not.toBeInTheDocument();
  });

  it("is that of the exported table too", async () => {
    const { user, calls } = await show(`/applications?person=${testId(2)}`, { people });
    await user.click(screen.getByRole("button", { name: "Export" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/^The applications that pass your filters/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: /^Download/ }));
    await waitFor(() => expect(calls.at(-1)?.path).toContain(`person=${testId(2)}`));
  });

  it("comes from the address, and is missing where nobody has a task", async () => {
    const { unmount } = await show(`/applications?person=${testId(1)}`, { people });
    expect(screen.getByRole("combobox", { name: "Person" })).toHaveDisplayValue("Ama Mensah (you)");
    expect(screen.queryByText("Water Fund")).not.toBeInTheDocument();
    unmount();
    await show(`/applications?person=${testId(1)}`);
    expect(screen.getByText("Water Fund")).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "Person" })).not.toBeInTheDocument();
  });
});
