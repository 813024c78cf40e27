import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { errorAnswer, fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { buildCard, formatMomentIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunitiesPage from "./opportunities-page";

const SAVED = "/api/saved-searches";
const buildSearch = (parts: Partial<SavedSearchView> = {}): SavedSearchView => ({
  id: testId(800),
  name: "Water in Ghana",
  search: "water",
  country: "GH",
  sort: "relevance",
  facets: {},
  frequency: "daily",
  createdAt: formatMomentIn(-1),
  ...parts,
});

function openPage(path: string, saved: SavedSearchView[], routes: Parameters<typeof fakeFetch>[0] = {}) {
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
const listPosted = (calls: FakeCall[]) =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body);
const querySaveButton = () => screen.queryByRole("button", { name: "Save this search" });
const waitForList = () => screen.findByRole("link", { name: "Clean Water Pilot Fund" });

describe("saving a search", () => {
  it("saving is offered only for a search or filter among all opportunities", async () => {
    const first = openPage("/opportunities?sort=deadline", []);
    await waitForList();
    expect(querySaveButton()).not.toBeInTheDocument();
    first.unmount();
    const second = openPage("/opportunities?show=saved&search=water", []);
    await screen.findByRole("heading", { level: 1, name: "1 saved opportunity" });
    expect(querySaveButton()).not.toBeInTheDocument();
    second.unmount();
    openPage("/opportunities?country=GH", []);
    await waitForList();
    expect(querySaveButton()).toBeVisible();
  });

  it("saving suggests a name, and confirms how often the search sends news", async () => {
    const { calls, routes, user } = openPage(
      "/opportunities?search=solar+pumps&country=GH&sort=deadline",
      [],
    );
    await waitForList();
    const savedSearch = buildSearch({
      name: "Solar",
      search: "solar pumps",
      country: "GH",
      sort: "deadline",
    });
    routes[`POST ${SAVED}`] = () => {
      routes[`GET ${SAVED}`] = { body: [savedSearch] };
      return { status: 201, body: { ...savedSearch, frequency: "weekly" } };
    };
    await user.click(querySaveButton()!);
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
    expect(listPosted(calls)).toEqual([
      {
        name: "Solar",
        search: "solar pumps",
        country: "GH",
        sort: "deadline",
        facets: {},
        frequency: "weekly",
      },
    ]);
    // A saved search is not offered again, and is found beside the search box.
    await waitFor(() => expect(screen.getByRole("button", { name: "Saved searches" })).toHaveFocus());
    expect(querySaveButton()).not.toBeInTheDocument();
  });

  it("saving keeps the chosen filters and says what they are", async () => {
    const savedSearch = buildSearch({
      search: "",
      country: "",
      facets: { types: ["grant"], closes: ["30d"] },
    });
    const { calls, routes, user } = openPage("/opportunities?types=grant&closes=30d", [], {
      "GET /api/opportunities/facets": errorAnswer("not_found", "Not found"),
    });
    await waitForList();
    routes[`POST ${SAVED}`] = () => {
      routes[`GET ${SAVED}`] = { body: [savedSearch] };
      return { status: 201, body: savedSearch };
    };
    await user.click(querySaveButton()!);
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }));
    expect(dialog.getByText("Grant · In 8 to 30 days")).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("Grant, In 8 to 30 days");
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    expect(await screen.findByText("Search saved")).toBeVisible();
    expect(listPosted(calls)).toMatchObject([{ search: "", facets: savedSearch.facets }]);
    await waitFor(() => expect(querySaveButton()).not.toBeInTheDocument());
  });

  it("saving shows the error of a taken name on its field and keeps the typed name", async () => {
    const { user } = openPage("/opportunities?search=water", [], {
      [`POST ${SAVED}`]: errorAnswer("conflict", "You already have a saved search with this name", {
        name: ["You already have a saved search with this name"],
      }),
    });
    await waitForList();
    await user.click(querySaveButton()!);
    await user.click(await screen.findByRole("button", { name: "Save search" }));
    const dialog = within(screen.getByRole("dialog", { name: "Save this search" }));
    expect(await dialog.findByText("You already have a saved search with this name")).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveFocus();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("water");
  });
});

describe("saved searches", () => {
  it("a saved search opens with one press and sets the filters", async () => {
    const other = buildSearch({
      id: testId(801),
      name: "Soon",
      search: '"seed" grant',
      country: "",
      sort: "deadline",
      facets: { types: ["loan", "grant"] },
    });
    const { user, history } = openPage("/opportunities?search=water&country=GH", [buildSearch(), other]);
    await user.click(await screen.findByRole("button", { name: "Saved searches" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Saved searches" }));
    expect(dialog.getByRole("link", { name: /Water in Ghana/ })).toHaveAttribute("aria-current", "true");
    expect(dialog.getByText('"seed" grant · Loan · Grant · Sort: Deadline')).toBeVisible();
    await user.click(dialog.getByRole("link", { name: /Soon/ }));
    expect(history.at(-1)).toBe("/opportunities?search=%22seed%22+grant&sort=deadline&types=loan%2Cgrant");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("searchbox")).toHaveValue('"seed" grant');
    expect(screen.getByLabelText("Sort by")).toHaveValue("deadline");
  });

  it("the button of saved searches is hidden while there are none, or if the server does not support them", async () => {
    const { routes, unmount } = openPage("/opportunities", []);
    await waitForList();
    expect(screen.queryByRole("button", { name: "Saved searches" })).not.toBeInTheDocument();
    unmount();
    openPage("/opportunities", [], { ...routes, [`GET ${SAVED}`]: errorAnswer("not_found", "Not found") });
    await waitForList();
    expect(screen.queryByRole("button", { name: "Saved searches" })).not.toBeInTheDocument();
  });
});
