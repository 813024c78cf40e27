import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OpportunityCardView } from "@shared/validators/opportunities";
import { errorAnswer, fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { buildCard, buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunitiesPage from "./opportunities-page";

/** jsdom has no layout. While `isMarkerVisible` is true, every observed element counts as on screen. */
let isMarkerVisible = false;
let thresholds: unknown[] = [];
class FakeObserver {
  readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(callback: FakeObserver["callback"], options: { threshold: number }) {
    this.callback = callback;
    thresholds.push(options.threshold);
  }
  observe(target: Element) {
    if (isMarkerVisible) queueMicrotask(() => act(() => this.callback([{ target, isIntersecting: true }])));
  }
  unobserve() {}
  disconnect() {}
}

const LIST = "GET /api/opportunities";

/** Fakes a server with these opportunities, two to a page. */
function serve(all: OpportunityCardView[]) {
  return fakeFetch({
    "GET /api/entities": { body: [] },
    [LIST]: ({ path }) => {
      const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
      return {
        body: {
          opportunities: all.slice((page - 1) * 2, page * 2),
          pagination: { page, total: all.length, hasMore: page * 2 < all.length },
        },
      };
    },
  });
}
const listRequests = (calls: FakeCall[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith("/api/opportunities?"));
const buildCards = (count: number, parts: Partial<OpportunityCardView> = {}) =>
  Array.from({ length: count }, (_, n) => buildCard({ id: testId(n + 1), name: `Fund ${n + 1}`, ...parts }));

const renderPage = (path = "/opportunities") => renderWithProviders(<OpportunitiesPage />, { path });
const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name });
const queryExportButton = () => screen.queryByRole("button", { name: "Export" });

beforeEach(() => {
  isMarkerVisible = false;
  thresholds = [];
  vi.stubGlobal("IntersectionObserver", FakeObserver);
});

describe("the list of opportunities", () => {
  it("the list shows that it loads, and then how many there are", async () => {
    const { calls } = serve(buildCards(3));
    renderPage();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Loading...");
    expect(await findHeading("3 funding opportunities")).toBeVisible();
    expect(listRequests(calls)[0]).toBe("/api/opportunities?page=1&limit=10");
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await waitFor(() => expect(thresholds.at(-1)).toBe(0.1));
    expect(queryExportButton()).toBeVisible();
  });

  it("the list loads more while the end marker is on screen, and then shows that this is the end", async () => {
    isMarkerVisible = true;
    serve(buildCards(7));
    renderPage();
    expect(await screen.findByText("You've reached the end of the list")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(7);
  });

  it("the list fetches a page only after the page before is shown", async () => {
    isMarkerVisible = true;
    const countCards = () => screen.queryAllByRole("article").length;
    const shownWhenAsked: number[] = [];
    const all = buildCards(11);
    fakeFetch({
      "GET /api/entities": { body: [] },
      [LIST]: ({ path }) => {
        shownWhenAsked.push(countCards());
        const isFirst = path.includes("page=1&");
        const opportunities = isFirst ? all.slice(0, 10) : all.slice(10);
        return { body: { opportunities, pagination: { page: 1, total: 11, hasMore: isFirst } } };
      },
    });
    renderPage();
    expect(await screen.findByText("You've reached the end of the list")).toBeVisible();
    expect(countCards()).toBe(11);
    expect(shownWhenAsked).toEqual([0, 10]);
  });

  it("the list searches the text in the address, and tells screen readers the count", async () => {
    const { calls } = serve(buildCards(2));
    const { user, history } = renderPage("/opportunities?search=water");
    await findHeading("2 funding opportunities");
    expect(listRequests(calls)[0]).toBe("/api/opportunities?page=1&limit=10&search=water");
    expect(screen.getByRole("searchbox")).toHaveValue("water");
    expect(screen.getByText("2 funding opportunities", { selector: "[role=status]" })).toBeInTheDocument();
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "solar{Enter}");
    await waitFor(() => expect(history?.at(-1)).toBe("/opportunities?search=solar"));
    expect(listRequests(calls).at(-1)).toContain("search=solar");
  });

  it("the list filters by country in the client, loads more until it is filled, and keeps the choice in the address", async () => {
    isMarkerVisible = true;
    const all = buildCards(6, { eligibleCountries: ["US"] });
    all[5] = buildCard({ id: testId(6), name: "Ghana only", eligibleCountries: ["GH"] });
    const { calls } = serve(all);
    const { user, history } = renderPage();
    await user.selectOptions(screen.getByLabelText("Country"), "Ghana");
    expect(await screen.findByRole("link", { name: "Ghana only" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(history?.at(-1)).toBe("/opportunities?country=GH");
    expect(calls.every(({ path }) => !path.includes("country"))).toBe(true);
    await user.selectOptions(screen.getByLabelText("Country"), "All countries");
    expect(history?.at(-1)).toBe("/opportunities");
  });

  it("the list stops after ten pages without a match and loads more only on request", async () => {
    isMarkerVisible = true;
    const { calls } = serve(buildCards(60, { eligibleCountries: ["US"] }));
    const { user } = renderPage("/opportunities?country=GH");
    await user.click(await screen.findByRole("button", { name: "Keep looking" }));
    await waitFor(() => expect(listRequests(calls)).toHaveLength(20));
    expect(await screen.findByRole("button", { name: "Keep looking" })).toBeVisible();
  });

  it("the list sorts loaded opportunities in the client, and keeps the choice in the address", async () => {
    serve([
      buildCard({ id: testId(1), name: "Later", deadline: "2099-02-01" }),
      buildCard({ id: testId(2), name: "Sooner", deadline: "2099-01-01" }),
    ]);
    const listNames = () =>
      screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    const { user, history, unmount } = renderPage();
    await findHeading("2 funding opportunities");
    await user.selectOptions(screen.getByLabelText("Sort by"), "deadline");
    expect(listNames()).toEqual(["Sooner", "Later"]);
    const sorted = history.at(-1)!;
    expect(sorted).toBe("/opportunities?sort=deadline");
    unmount();

    renderPage(`${sorted}&country=GH`);
    await findHeading("2 funding opportunities");
    expect(screen.getByLabelText("Sort by")).toHaveValue("deadline");
    expect(screen.getByLabelText("Country")).toHaveValue("GH");
    expect(listNames()).toEqual(["Sooner", "Later"]);
  });

  it("the list says that nothing was found and offers to clear the filters", async () => {
    serve([]);
    const { user, history } = renderPage("/opportunities?search=nothing");
    expect(
      await screen.findByRole("heading", { name: "No opportunities found matching your criteria" }),
    ).toBeVisible();
    expect(queryExportButton()).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(history?.at(-1)).toBe("/opportunities");
  });

  it("the list says that it could not be fetched and tries again", async () => {
    const api = fakeFetch({ [LIST]: errorAnswer("unavailable", "The database is away") });
    const { user } = renderPage();
    expect(await screen.findByText("Failed to fetch opportunities")).toBeVisible();
    expect(screen.getByText("The database is away")).toBeVisible();
    expect(queryExportButton()).not.toBeInTheDocument();
    api.routes[LIST] = {
      body: { opportunities: buildCards(1), pagination: { page: 1, total: 1, hasMore: false } },
    };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Fund 1" })).toBeVisible();
  });

  it("the list keeps the cards when a further page fails, and fetches it again on request", async () => {
    isMarkerVisible = true;
    const first = {
      body: { opportunities: buildCards(2), pagination: { page: 1, total: 3, hasMore: true } },
    };
    const api = fakeFetch({
      [`${LIST}?page=1&limit=10`]: first,
      [`${LIST}?page=2&limit=10`]: errorAnswer("internal", "Something broke"),
    });
    const { user } = renderPage();
    expect(await screen.findByText("Something broke")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(2);
    api.routes[`${LIST}?page=2&limit=10`] = {
      body: {
        opportunities: [buildCard({ id: testId(3), name: "Fund 3" })],
        pagination: { page: 2, total: 3, hasMore: false },
      },
    };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Fund 3" })).toBeVisible();
  });
});

describe("the views of saved and hidden opportunities", () => {
  const saved = { kind: "saved", reason: null } as const;

  it("the view is part of the address and of the request", async () => {
    const { calls } = serve(buildCards(1, { feedback: saved }));
    const { user, history } = renderPage("/opportunities?show=saved");
    expect(await findHeading("1 saved opportunity")).toBeVisible();
    expect(listRequests(calls)).toEqual(["/api/opportunities?page=1&limit=10&show=saved"]);
    await user.selectOptions(screen.getByLabelText("Show"), "Show: All");
    expect(history?.at(-1)).toBe("/opportunities");
  });

  it.each([
    ["saved", "Nothing saved yet"],
    ["dismissed", "Nothing hidden"],
  ])("an empty %s list says so, and leads back", async (view, title) => {
    serve([]);
    const { user, history } = renderPage(`/opportunities?show=${view}`);
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all opportunities" }));
    expect(history?.at(-1)).toBe("/opportunities");
  });

  it("an opportunity leaves the list of saved ones at the press, and the heading counts it", async () => {
    const api = serve(buildCards(2, { feedback: saved }));
    api.routes[`DELETE /api/opportunities/${testId(1)}/feedback`] = {};
    const { user } = renderPage("/opportunities?show=saved");
    await findHeading("2 saved opportunities");
    await user.click(screen.getByRole("button", { name: "Save for later: Fund 1" }));
    expect(await findHeading("1 saved opportunity")).toBeVisible();
    expect(screen.getByText("No longer saved")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Fund 1" })).not.toBeInTheDocument();
  });

  it("a hidden opportunity shows the reason and can be brought back", async () => {
    const api = serve(buildCards(1, { feedback: { kind: "dismissed", reason: "amount" } }));
    api.routes[`DELETE /api/opportunities/${testId(1)}/feedback`] = {};
    const { user } = renderPage("/opportunities?show=dismissed");
    expect(await screen.findByText("You hid this: The amount does not suit us")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Bring back: Fund 1" }));
    expect(await screen.findByRole("heading", { name: "Nothing hidden" })).toBeVisible();
  });
});

describe("the entity that matches are for", () => {
  const [one, two] = [
    buildEntityView({ id: testId(501), name: "Volta Clean Water" }),
    buildEntityView({ id: testId(502), name: "شركة الشروق" }),
  ];
  const serveFor = (entities: unknown[]) => {
    const api = serve(buildCards(1));
    api.routes["GET /api/entities"] = { body: entities };
    return api;
  };
  const findEntityChoice = () => screen.findByLabelText("Matches for");

  it("the entity is kept in the address and in the tab, and keeps the filters", async () => {
    const { calls } = serveFor([one, two]);
    const first = renderPage("/opportunities?country=GH");
    await first.user.selectOptions(await findEntityChoice(), two.name);
    expect(first.history?.at(-1)).toBe(`/opportunities?country=GH&entity=${two.id}`);
    await waitFor(() => expect(listRequests(calls).at(-1)).toContain(`entityId=${two.id}`));
    await first.user.selectOptions(screen.getByLabelText("Sort by"), "deadline");
    expect(first.history?.at(-1)).toBe(`/opportunities?country=GH&sort=deadline&entity=${two.id}`);
    first.unmount();

    const second = renderPage("/opportunities");
    await waitFor(() => expect(second.history?.at(-1)).toBe(`/opportunities?entity=${two.id}`));
    expect(await findEntityChoice()).toHaveValue(two.id);
    expect(await screen.findByRole("link", { name: "Fund 1" })).toHaveAttribute(
      "href",
      `/opportunities/${testId(1)}?entity=${two.id}`,
    );
    await second.user.selectOptions(await findEntityChoice(), "All my entities");
    await waitFor(() => expect(second.history?.at(-1)).toBe("/opportunities"));
    second.unmount();
    renderPage("/opportunities");
    expect(await findEntityChoice()).toHaveValue("");
  });

  it("an id that is not one of the user's entities counts as all entities", async () => {
    const { calls } = serveFor([one, two]);
    renderPage(`/opportunities?entity=${testId(999)}`);
    expect(await findEntityChoice()).toHaveValue("");
    await findHeading("1 funding opportunities");
    expect(listRequests(calls)).toEqual(["/api/opportunities?page=1&limit=10"]);
  });

  it("a user with one entity has no choice", async () => {
    const { calls } = serveFor([one]);
    renderPage(`/opportunities?entity=${one.id}`);
    await findHeading("1 funding opportunities");
    expect(screen.queryByLabelText("Matches for")).not.toBeInTheDocument();
    expect(listRequests(calls)).toEqual(["/api/opportunities?page=1&limit=10"]);
  });
});
