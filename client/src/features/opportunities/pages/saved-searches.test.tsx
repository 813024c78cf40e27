import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { errorAnswer, fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { buildCard, formatMomentIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunitiesPage from "./opportunities-page";

const SAVED = "/api/saved-searches";
const view = (parts: Partial<SavedSearchView> = {}): SavedSearchView => ({
  id: testId(800),
  name: "Water in Ghana",
  search: "water",
  country: "GH",
  sort: "relevance",
  frequency: "daily",
  createdAt: formatMomentIn(-1),
  ...parts,
});

function open(path: string, saved: SavedSearchView[], routes: Parameters<typeof fakeFetch>[0] = {}) {
  const api = fakeFetch({
    "GET /api/entities": { body: [] },
    "GET /api/opportunities": {
      body: { opportunities: [buildCard()], pagination: { page: 1, total: 1, hasMore: false } },
    },
    [`GET ${SAVED}`]: { body: saved },
    ...routes,
  });
  return { ...api, ...renderWithProviders(<OpportunitiesPage />, { path }) };
}
const posted = (calls: FakeCall[]) => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
const saveButton = () => screen.queryByRole("button", { name: "Save this search" });
const settled = () => screen.findByRole("link", { name: "Clean Water Pilot Fund" });

describe("saving a search", () => {
  it("is offered only when something is searched for, among all opportunities", async () => {
    const first = open("/opportunities?sort=deadline", []);
    await settled();
    expect(saveButton()).not.toBeInTheDocument();
    first.unmount();
    const second = open("/opportunities?show=saved&search=water", []);
    await screen.findByRole("heading", { level: 1, name: "1 saved opportunity" });
    expect(saveButton()).not.toBeInTheDocument();
    second.unmount();
    open("/opportunities?country=GH", []);
    await settled();
    expect(saveButton()).toBeVisible();
  });

  it("keeps it under a name that is suggested, and says how often it is told", async () => {
    const { calls, routes, user } = open("/opportunities?search=solar+pumps&country=GH&sort=deadline", []);
    await settled();
    const kept = view({ name: "Solar", search: "solar pumps", country: "GH", sort: "deadline" });
    routes[`POST ${SAVED}`] = () => {
      routes[`GET ${SAVED}`] = { body: [kept] };
      return { status: 201, body: { ...kept, frequency: "weekly" } };
    };
    await user.click(saveButton()!);
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }));
    expect(dialog.getByText("“solar pumps” · Ghana · Sort: Deadline")).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("solar pumps, Ghana");
    await user.clear(dialog.getByLabelText(/^Name/));
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    expect(await dialog.findByText("Name is required")).toBeVisible();
    await user.type(dialog.getByLabelText(/^Name/), "Solar");
    await user.selectOptions(dialog.getByLabelText("Tell me"), "Once a week");
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    expect(await screen.findByText("Search saved")).toBeVisible();
    expect(screen.getByText("We tell you once a week what is new.")).toBeVisible();
    expect(posted(calls)).toEqual([
      { name: "Solar", search: "solar pumps", country: "GH", sort: "deadline", frequency: "weekly" },
    ]);
    // What is kept need not be saved again, and is found beside the search box.
    await waitFor(() => expect(screen.getByRole("button", { name: "Saved searches" })).toHaveFocus());
    expect(saveButton()).not.toBeInTheDocument();
  });

  it("puts a name that is taken on its field and keeps what was typed", async () => {
    const { user } = open("/opportunities?search=water", [], {
      [`POST ${SAVED}`]: errorAnswer("conflict", "You already have a saved search with this name", {
        name: ["You already have a saved search with this name"],
      }),
    });
    await settled();
    await user.click(saveButton()!);
    await user.click(await screen.findByRole("button", { name: "Save search" }));
    const dialog = within(screen.getByRole("dialog", { name: "Save this search" }));
    expect(await dialog.findByText("You already have a saved search with this name")).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveFocus();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("water");
  });
});

describe("saved searches", () => {
  it("are a press away, and set the filters", async () => {
    const other = view({
      id: testId(801),
      name: "Soon",
      search: '"seed" grant',
      country: "",
      sort: "deadline",
    });
    const { user, history } = open("/opportunities?search=water&country=GH", [view(), other]);
    await user.click(await screen.findByRole("button", { name: "Saved searches" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Saved searches" }));
    expect(dialog.getByRole("link", { name: /Water in Ghana/ })).toHaveAttribute("aria-current", "true");
    expect(dialog.getByText('"seed" grant · Sort: Deadline')).toBeVisible();
    await user.click(dialog.getByRole("link", { name: /Soon/ }));
    expect(history.at(-1)).toBe("/opportunities?search=%22seed%22+grant&sort=deadline");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("searchbox")).toHaveValue('"seed" grant');
    expect(screen.getByLabelText("Sort by")).toHaveValue("deadline");
  });

  it("are no button while there are none, or where the server knows none", async () => {
    const { routes, unmount } = open("/opportunities", []);
    await settled();
    expect(screen.queryByRole("button", { name: "Saved searches" })).not.toBeInTheDocument();
    unmount();
    open("/opportunities", [], { ...routes, [`GET ${SAVED}`]: errorAnswer("not_found", "Not found") });
    await settled();
    expect(screen.queryByRole("button", { name: "Saved searches" })).not.toBeInTheDocument();
  });
});
